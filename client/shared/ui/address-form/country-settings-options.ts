import { __, sprintf } from '@wordpress/i18n';

import type { CountryDefaults } from '../../data/countries';
import * as ids from './country-settings';
import type { Choices } from './country-settings';

interface Select {
	/** Id of the setting. */
	name: string;
	label: string;
	options: Array< { value: string; label: string } >;
	/** Returns the choices after a value was chosen. */
	withChange: ( value: string ) => Choices;
}

const same = ( ...values: string[] ) => values.map( ( value ) => ( { value, label: value } ) );

const separators = () => [
	{ value: ',', label: __( 'Comma', 'storewright' ) },
	{ value: '.', label: __( 'Point', 'storewright' ) },
];

/** A list with the value that holds in it, whatever that is. */
const withValue = ( options: Select[ 'options' ], value = '' ): Select[ 'options' ] =>
	options.some( ( option ) => option.value === value )
		? options
		: [ ...options, { value, label: value.trim() === '' ? __( 'Space', 'storewright' ) : value } ];

/**
 * Returns the fields in which the owner changes what the country says.
 *
 * @param defaults The country's.
 * @param values   What the settings will hold.
 */
export function selectsOf( defaults: CountryDefaults, values: Choices ): Select[] {
	const select = ( name: string, label: string, options: Select[ 'options' ] ): Select => ( {
		name,
		label,
		options: withValue( options, values[ name ] ),
		withChange: ( value ) => ( { [ name ]: value } ),
	} );
	const [ shop, cart ] = [ ids.SHOWN_SHOP, ids.SHOWN_CART ];
	return [
		{
			...select(
				ids.CURRENCY,
				__( 'Currency', 'storewright' ),
				defaults.currencies.map( ( { code, name, symbol } ) => ( {
					value: code,
					/* translators: 1: name of a currency, 2: its symbol or code. */
					label: sprintf( __( '%1$s (%2$s)', 'storewright' ), name, symbol ),
				} ) )
			),
			withChange: ( code ) => {
				const decimals = defaults.currencies.find( ( currency ) => currency.code === code )?.decimals;
				return {
					[ ids.CURRENCY ]: code,
					...( decimals !== undefined && { [ ids.DECIMALS ]: String( decimals ) } ),
				};
			},
		},
		select( ids.POSITION, __( 'Currency position', 'storewright' ), [
			{ value: 'left', label: __( 'Left', 'storewright' ) },
			{ value: 'right', label: __( 'Right', 'storewright' ) },
			{ value: 'left_space', label: __( 'Left with space', 'storewright' ) },
			{ value: 'right_space', label: __( 'Right with space', 'storewright' ) },
		] ),
		select( ids.THOUSAND, __( 'Thousand separator', 'storewright' ), [
			...separators(),
			{ value: '’', label: __( 'Apostrophe', 'storewright' ) },
			{ value: '', label: __( 'None', 'storewright' ) },
		] ),
		select( ids.DECIMAL, __( 'Decimal separator', 'storewright' ), separators() ),
		select( ids.DECIMALS, __( 'Number of decimals', 'storewright' ), same( '0', '1', '2', '3', '4' ) ),
		select( ids.WEIGHT, __( 'Weight unit', 'storewright' ), same( 'kg', 'g', 'lbs', 'oz' ) ),
		select( ids.LENGTH, __( 'Dimensions unit', 'storewright' ), same( 'm', 'cm', 'mm', 'in', 'yd' ) ),
		select( ids.INCLUDE_TAX, __( 'Prices entered with tax', 'storewright' ), [
			{ value: 'yes', label: __( 'Yes, prices include tax', 'storewright' ) },
			{ value: 'no', label: __( 'No, tax is added', 'storewright' ) },
		] ),
		{
			...select( shop, __( 'Display prices', 'storewright' ), [
				{ value: 'incl', label: __( 'Including tax', 'storewright' ) },
				{ value: 'excl', label: __( 'Excluding tax', 'storewright' ) },
			] ),
			withChange: ( value ) => ( { [ shop ]: value, [ cart ]: value } ),
		},
	];
}
