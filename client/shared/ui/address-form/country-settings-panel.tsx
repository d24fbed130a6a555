import { Button, SelectControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { countriesStore, type CountryDefaults } from '../../data/countries';
import { usePageData } from '../../data/page-data';
import { useQuery } from '../../data/use-query';
import { formatMoney } from '../../format/money';
import fieldStyles from '../field/field.module.scss';
import {
	currencyName,
	currencyOf,
	dayName,
	INCLUDE_TAX,
	LENGTH,
	usualChoices,
	valuesAfter,
	WEIGHT,
	type Choices,
} from './country-settings';
import { selectsOf } from './country-settings-options';
import styles from './address-form.module.scss';

interface CountrySettingsProps {
	/** Code of the country that is chosen in the form. */
	country: string;
	choices: Choices;
	onChoose: ( choices: Choices ) => void;
}

/** Renders how the shop will write prices and measures in the chosen country, and lets the owner change that. */
export const CountrySettings = ( props: CountrySettingsProps ) =>
	props.country === '' ? null : <KnownCountry key={ props.country } { ...props } />;

const KnownCountry = ( props: CountrySettingsProps ) => {
	const read = useQuery( countriesStore, 'getCountryDefaults', { country: props.country } );
	return (
		<div className={ styles.settings }>
			{ read.status === 'ready' && read.data.settings.length > 0 && (
				<Panel { ...props } defaults={ read.data } />
			) }
		</div>
	);
};

const Panel = ( { choices, onChoose, defaults }: CountrySettingsProps & { defaults: CountryDefaults } ) => {
	const { currency: current, locale } = usePageData();
	const [ isOpen, setOpen ] = useState( false );
	const id = useInstanceId( Panel, 'storewright-country-settings' );
	const values = valuesAfter( defaults, choices );
	const currency = currencyOf( defaults, choices, current );
	const usual = usualChoices( defaults );
	const isUsual = Object.entries( usual ).every( ( [ name, value ] ) => values[ name ] === value );
	return (
		<>
			<p className={ styles.summary } role="status">
				<strong>
					{ sprintf(
						/* translators: 1: name of a currency in plural, such as euros; 2: an amount, such as 1.234,50 €. */
						__( 'Prices in %1$s, as %2$s', 'storewright' ),
						currencyName( currency.code, locale ),
						formatMoney( '1234.5', currency )
					) }
				</strong>
				<span>{ measuresText( values, defaults.week_start, locale ) }</span>
			</p>
			<Button
				__next40pxDefaultSize
				variant="link"
				className={ styles.change }
				aria-expanded={ isOpen }
				aria-controls={ id }
				onClick={ () => setOpen( ! isOpen ) }
			>
				{ __( 'Change', 'storewright' ) }
				<span className="screen-reader-text"> { __( 'currency, units and tax', 'storewright' ) }</span>
			</Button>
			<div id={ id } className={ styles.selects } hidden={ ! isOpen }>
				{ isOpen &&
					selectsOf( defaults, values ).map( ( { name, label, options, withChange } ) => (
						<div key={ name } className={ fieldStyles.field }>
							<SelectControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								label={ label }
								name={ name }
								value={ values[ name ] ?? '' }
								options={ options }
								onChange={ ( value ) => onChoose( { ...choices, ...withChange( value ) } ) }
							/>
						</div>
					) ) }
				{ isOpen && ! isUsual && (
					<Button __next40pxDefaultSize variant="tertiary" onClick={ () => onChoose( usual ) }>
						{ __( 'Use the defaults of this country', 'storewright' ) }
					</Button>
				) }
			</div>
		</>
	);
};

const measuresText = ( values: Choices, weekStart: number, locale: string ): string => {
	const measures = sprintf(
		/* translators: 1: unit of weights, 2: unit of lengths, 3: day of the week. */
		__( 'Weights in %1$s, lengths in %2$s. Weeks start on %3$s.', 'storewright' ),
		values[ WEIGHT ] ?? '',
		values[ LENGTH ] ?? '',
		dayName( weekStart, locale )
	);
	const tax =
		values[ INCLUDE_TAX ] === 'yes'
			? __( 'Prices include tax.', 'storewright' )
			: __( 'Tax is added to prices.', 'storewright' );
	return `${ tax } ${ measures }`;
};
