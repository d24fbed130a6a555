/** The lists of the payments settings: `wc-admin/settings/payments`. */
import { register } from '@wordpress/data';

import type { PaymentsSettingsProviders } from '../../../../generated/rest';
import { PLUGINS_CHANGED } from '../../../../shared/data/plugins/changed';
import { createQueryStore, type Fetching, type QueryThunk } from '../../../../shared/data/query-store';
import { request } from '../../../../shared/data/request';
import { useQuery } from '../../../../shared/data/use-query';
import { GATEWAYS, paymentsStore } from '../store';

export type Lists = PaymentsSettingsProviders;
export type Provider = Lists[ 'providers' ][ number ];
export type Suggestion = Lists[ 'suggestions' ][ number ];
export type Incentive = NonNullable< Provider[ '_incentive' ] >;
export type Method = NonNullable< Provider[ 'onboarding' ] >[ 'recommended_payment_methods' ][ number ];

export const BASE = '/wc-admin/settings/payments';

/** Stands among the providers for all payment methods without one. */
export const OFFLINE_GROUP = '_wc_offline_payment_methods_group';

/** Where incentives are dismissed. */
const PLACE = 'wc_settings_payments';

interface Place {
	/** Code of the country that providers are suggested for. */
	location: string;
}

const read = ( { location }: Place, signal?: AbortSignal ) =>
	request< Lists >( {
		path: `${ BASE }/providers?location=${ encodeURIComponent( location ) }`,
		...( signal && { signal } ),
	} );

const fetches = {
	/** Returns what is listed for a country. */
	getLists: ( { query, signal }: Fetching< Place > ) => read( query, signal ),
};

type Thunk< R = void > = QueryThunk< typeof fetches, R >;

const post = ( path: string, data: object = {} ) => request( { path: `${ BASE }/${ path }`, method: 'POST', data } );

const reload =
	( location: string ): Thunk =>
	async ( { dispatch } ) => {
		dispatch.receiveResult( 'getLists', { location }, await read( { location } ) );
	};

/** Changes something and reads the lists anew; the shop's ways to pay are asked for again when they are next needed. */
const changes =
	( location: string, change: () => Promise< unknown > ): Thunk =>
	async ( { dispatch, registry } ) => {
		await change();
		registry.dispatch( paymentsStore ).removeResult( 'getGateways', {} );
		await dispatch( reload( location ) );
	};

const inOrder = < Item extends { id: string } >( items: readonly Item[], ids: readonly string[] ): Item[] => {
	const left = ids.flatMap( ( id ) => items.filter( ( item ) => item.id === id ) );
	return items.map( ( item ) => ( ids.includes( item.id ) ? ( left.shift() ?? item ) : item ) );
};

/** Names of the lists whose entries can be put into another order. */
export type SortedList = 'providers' | 'offline_payment_methods';

const actions = {
	/**
	 * Reads the lists anew.
	 *
	 * @param location Code of the country that they are for.
	 */
	reload,

	/**
	 * Keeps where the business is.
	 *
	 * @param location Code of the country.
	 */
	chooseLocation: ( location: string ) => changes( location, () => post( 'country', { location } ) ),

	/**
	 * Has customers choose a payment method, or no longer.
	 *
	 * @param location Code of the country that the lists are for.
	 * @param id       The payment method.
	 * @param enabled  Whether customers can choose it.
	 */
	enable: ( location: string, id: string, enabled: boolean ) =>
		changes( location, () => request( { path: `${ GATEWAYS }/${ id }`, method: 'PUT', data: { enabled } } ) ),

	/**
	 * Puts entries of a list into another order, and back where that can't be saved.
	 *
	 * @param location Code of the country that the lists are for.
	 * @param list     Which of the lists.
	 * @param ids      Ids of its entries in the new order.
	 */
	arrange:
		( location: string, list: SortedList, ids: readonly string[] ): Thunk =>
		async ( { dispatch, select } ) => {
			const before = select.getLists( { location } );
			if ( before ) {
				const after = { ...before, [ list ]: inOrder( before[ list ], ids ) };
				dispatch.receiveResult( 'getLists', { location }, after );
			}
			try {
				await post( 'providers/order', {
					order_map: Object.fromEntries( ids.map( ( id, place ) => [ id, place ] ) ),
				} );
			} catch ( error ) {
				if ( before ) {
					dispatch.receiveResult( 'getLists', { location }, before );
				}
				throw error;
			}
		},

	/**
	 * Notes that a suggested provider was installed.
	 *
	 * @param location Code of the country that the lists are for.
	 * @param id       The suggestion.
	 */
	attach: ( location: string, id: string ) => changes( location, () => post( `suggestion/${ id }/attach` ) ),

	/**
	 * Recommends a suggested provider no longer.
	 *
	 * @param location Code of the country that the lists are for.
	 * @param id       The suggestion.
	 */
	hide: ( location: string, id: string ) => changes( location, () => post( `suggestion/${ id }/hide` ) ),

	/**
	 * Shows an incentive no longer.
	 *
	 * @param location  Code of the country that the lists are for.
	 * @param id        The suggestion.
	 * @param incentive The incentive.
	 */
	dismissIncentive: ( location: string, id: string, incentive: string ) =>
		changes( location, () => post( `suggestion/${ id }/incentive/${ incentive }/dismiss`, { context: PLACE } ) ),
};

/** The store of the payments settings' lists. */
export const settingsStore = createQueryStore( 'storewright/payments-settings', fetches, {
	actions,
	outdatedBy: { hook: PLUGINS_CHANGED, selectors: [ 'getLists' ] },
} );

register( settingsStore );

/**
 * What is listed for a country.
 *
 * @param location Its code.
 */
export const useLists = ( location: string ) => useQuery( settingsStore, 'getLists', { location } );
