/** What the owner's answers change of the store, told before it is done. */
import { __ } from '@wordpress/i18n';

import type { StoreProfiler } from '../generated/rest';
import type { CountryDefault, CountryDefaults } from '../shared/data/countries';
import type { GroupedChange } from '../shared/data/settings';
import { countryOf } from '../shared/ui/address-form/address';
import { defaultChanges, SHOWN_CART, SHOWN_SHOP, valuesAfter } from '../shared/ui/address-form/country-settings';
import { selectsOf } from '../shared/ui/address-form/country-settings-options';
import type { PlaceOption } from '../shared/ui/address-form/place-options';
import type { Answers } from './machine';
import type { Confirmed } from './store';

/** A line of what changes, or stays. */
export interface Line {
	id: string;
	label: string;
	/** What is set now. */
	from: string;
	/** What it will be; null where it stays. */
	to: string | null;
}

const COUNTRY = 'woocommerce_default_country';

/**
 * The store's name as it will be stored: as it was typed, with single spaces.
 *
 * @param answers The owner's.
 */
export const nameIn = ( { store_name: name }: Pick< Answers, 'store_name' > ): string =>
	name.replace( /[\r\n\t ]+/g, ' ' ).trim();

/**
 * Whether the settings that follow from the country are set, too: with the first one, or a move to another.
 *
 * @param store   What is set already.
 * @param country The country that was chosen.
 */
export const setsUpCountry = ( store: StoreProfiler[ 'store' ], country: string ): boolean =>
	! store.is_country_set || countryOf( store.country ) !== countryOf( country );

/** Those answers that something may be set for already. */
export type OwnAnswers = Partial< Pick< Answers, 'store_name' | 'country' > >;

/**
 * The name and the country, where the owner answered with other ones than are set.
 *
 * @param answers The owner's.
 * @param store   What is set.
 */
export const ownAnswers = ( answers: Answers, store: StoreProfiler[ 'store' ] ): OwnAnswers => ( {
	...( store.may_rename && nameIn( answers ) !== store.name && { store_name: answers.store_name } ),
	...( answers.country !== ( store.is_country_set ? store.country : '' ) && { country: answers.country } ),
} );

/** Returns how a setting is called, and what its values are. */
function namer( defaults: CountryDefaults ) {
	const selects = selectsOf( defaults, valuesAfter( defaults, {} ) );
	return ( { id }: CountryDefault ) => {
		const select = selects.find( ( { name } ) => name === ( id === SHOWN_CART ? SHOWN_SHOP : id ) );
		const label = id === SHOWN_CART ? __( 'Display prices in cart and checkout', 'storewright' ) : select?.label;
		const text = ( value: string ) => select?.options.find( ( option ) => option.value === value )?.label ?? value;
		return { label: label ?? id, text };
	};
}

/**
 * What changes, and what stays though it is another one than usual in the country.
 *
 * @param answers  The owner's.
 * @param store    What is set already.
 * @param places   Every country, with its states.
 * @param defaults What is usual in the chosen country; null where that is not set up.
 */
export function linesOf(
	answers: Answers,
	store: StoreProfiler[ 'store' ],
	places: readonly PlaceOption[],
	defaults: CountryDefaults | null
): { changes: Line[]; kept: Line[] } {
	const changes: Line[] = [];
	const name = nameIn( answers );
	if ( store.may_rename && name !== store.name ) {
		changes.push( { id: 'store_name', label: __( 'Store name', 'storewright' ), from: store.name, to: name } );
	}
	const placeName = ( value: string ) => places.find( ( place ) => place.value === value )?.label ?? value;
	if ( answers.country !== store.country ) {
		changes.push( {
			id: COUNTRY,
			label: __( 'Country / Region', 'storewright' ),
			from: placeName( store.country ),
			to: placeName( answers.country ),
		} );
	}
	const kept: Line[] = [];
	if ( defaults ) {
		const nameOf = namer( defaults );
		for ( const setting of defaults.settings.filter( ( { usual, value } ) => usual !== value ) ) {
			const { label, text } = nameOf( setting );
			const line = { id: setting.id, label, from: text( setting.value ) };
			if ( setting.is_chosen ) {
				kept.push( { ...line, to: null } );
			} else {
				changes.push( { ...line, to: text( setting.usual ) } );
			}
		}
	}
	return { changes, kept };
}

/**
 * What is to be saved, each with what was there before.
 *
 * @param answers  The owner's.
 * @param store    What is set already.
 * @param defaults As for `linesOf()`.
 */
export function confirmed(
	answers: Answers,
	store: StoreProfiler[ 'store' ],
	defaults: CountryDefaults | null
): Confirmed {
	const name = nameIn( answers );
	const place: GroupedChange[] =
		answers.country === store.country
			? []
			: [ { group_id: 'general', id: COUNTRY, value: answers.country, expected: store.country } ];
	return {
		settings: [ ...place, ...( defaults ? defaultChanges( defaults, {} ) : [] ) ],
		...( store.may_rename && name !== store.name && { store_name: { value: name, expected: store.name } } ),
		plugins: answers.plugins,
	};
}
