/** Ways to pay: what is suggested, and what the shop has. */
import { register } from '@wordpress/data';

import type { PaymentBankAccounts, PaymentGateway, PaymentGatewaySuggestion } from '../../../generated/rest';
import { PLUGINS_CHANGED } from '../../../shared/data/plugins/changed';
import { createQueryStore, type Fetching, type QueryThunk } from '../../../shared/data/query-store';
import { request, toRequestError } from '../../../shared/data/request';
import { useQuery } from '../../../shared/data/use-query';
import { withPartInOrder } from '../../../shared/ui/sortable/order';

export type Suggestion = PaymentGatewaySuggestion;
export type Gateway = PaymentGateway;
export type BankAccounts = PaymentBankAccounts;
export type BankAccount = BankAccounts[ 'accounts' ][ number ];

/** Changes of a payment gateway. */
export interface GatewayChange {
	enabled?: boolean;
	description?: string;
	settings?: Readonly< Record< string, string | readonly string[] > >;
}

/** The very paths that the server preloads. */
export const SUGGESTIONS = '/wc-admin/payment-gateway-suggestions';
export const GATEWAYS = '/wc/v3/payment_gateways';
export const ORDER = `${ GATEWAYS }/order`;
export const ACCOUNTS = `${ GATEWAYS }/bacs/accounts`;

const fetches = {
	/** Returns what is suggested to this store. */
	getSuggestions: ( { signal }: Fetching ) => request< readonly Suggestion[] >( { path: SUGGESTIONS, signal } ),
	/** Returns what the shop has. */
	getGateways: ( { signal }: Fetching ) => request< readonly Gateway[] >( { path: GATEWAYS, signal } ),
};

type PaymentsThunk< R = void > = QueryThunk< typeof fetches, R >;

/** Counts the saves that are under way. */
function saves( state = 0, { type }: { type: string } ): number {
	switch ( type ) {
		case 'SAVE_STARTED':
			return state + 1;
		case 'SAVE_ENDED':
			return state - 1;
		default:
			return state;
	}
}

const readSuggestions =
	(): PaymentsThunk =>
	async ( { dispatch } ) => {
		const suggestions = await request< Suggestion[] >( { path: SUGGESTIONS } );
		dispatch.receiveResult( 'getSuggestions', {}, suggestions );
	};

const readGateways =
	(): PaymentsThunk =>
	async ( { dispatch } ) => {
		const gateways = await request< Gateway[] >( { path: GATEWAYS } );
		dispatch.receiveResult( 'getGateways', {}, gateways );
	};

const whileSaving =
	< R >( save: PaymentsThunk< R > ): PaymentsThunk< R > =>
	async ( { dispatch } ) => {
		dispatch( { type: 'SAVE_STARTED' } );
		try {
			return await dispatch( save );
		} finally {
			dispatch( { type: 'SAVE_ENDED' } );
		}
	};

const actions = {
	/**
	 * Reads both anew: a plugin has been installed.
	 *
	 * @throws {RequestError} One of them could not be read.
	 */
	reload:
		(): PaymentsThunk =>
		async ( { dispatch } ) => {
			await Promise.all( [ dispatch( readSuggestions() ), dispatch( readGateways() ) ] );
		},

	/**
	 * Saves settings of a way to pay: all or none.
	 *
	 * @param id     Such as 'bacs'.
	 * @param change What is to be saved.
	 * @throws {RequestError} Nothing was saved.
	 */
	saveGateway: ( id: string, change: GatewayChange ) =>
		whileSaving( async ( { dispatch, select } ) => {
			const gateway = await request< Gateway >( {
				path: `${ GATEWAYS }/${ id }`,
				method: 'PUT',
				data: change,
			} );
			const known = select.getGateways( {} ) ?? [];
			const gateways = known.map( ( one ) => ( one.id === gateway.id ? gateway : one ) );
			dispatch.receiveResult( 'getGateways', {}, gateways );
			// That it is set up now is said by the suggestions too. Of no account where they can't be read.
			void dispatch( readSuggestions() ).catch( () => undefined );
		} ),

	/**
	 * Puts ways to pay into another order, and back where that can't be saved.
	 *
	 * @param ids   Their ids in the new order.
	 * @param known The same as they were seen.
	 * @throws {RequestError} They are where they were; with status 409 where somebody else had put them.
	 */
	arrangeGateways: ( ids: readonly string[], known: readonly string[] ) =>
		whileSaving( async ( { dispatch, select } ) => {
			const before = select.getGateways( {} ) ?? [];
			const wanted = ids.flatMap( ( id ) => before.filter( ( gateway ) => gateway.id === id ) );
			dispatch.receiveResult( 'getGateways', {}, withPartInOrder( before, wanted ) );
			try {
				const gateways = await request< Gateway[] >( { path: ORDER, method: 'PUT', data: { ids, known } } );
				dispatch.receiveResult( 'getGateways', {}, gateways );
			} catch ( error ) {
				dispatch.receiveResult( 'getGateways', {}, before );
				if ( toRequestError( error ).status === 409 ) {
					await dispatch( readGateways() ).catch( () => undefined );
				}
				throw error;
			}
		} ),

	/**
	 * Puts bank accounts in the place of those that were seen.
	 *
	 * @param wanted  The accounts.
	 * @param version Of those that were seen.
	 * @throws {RequestError} Nothing was saved; with status 409 somebody else was faster.
	 */
	saveAccounts: ( wanted: readonly BankAccount[], version: string ) =>
		whileSaving( () =>
			request< BankAccounts >( { path: ACCOUNTS, method: 'PUT', data: { accounts: wanted, version } } )
		),

	/**
	 * Takes the suggested providers off the list, or puts them back.
	 *
	 * @throws {RequestError} It stays as it was.
	 */
	dismissSuggestions:
		( dismissed: boolean ): PaymentsThunk =>
		async ( { dispatch } ) => {
			const suggestions = await request< Suggestion[] >( {
				path: `${ SUGGESTIONS }/dismiss`,
				method: 'POST',
				data: { dismissed },
			} );
			dispatch.receiveResult( 'getSuggestions', {}, suggestions );
		},
};

/** The store of ways to pay. */
export const paymentsStore = createQueryStore( 'storewright/payments-task', fetches, {
	actions,
	outdatedBy: { hook: PLUGINS_CHANGED, selectors: [ 'getSuggestions', 'getGateways' ] },
	reducers: { saves },
	selectors: {
		/** Whether something is being saved. */
		isSaving: ( state: { saves: number } ): boolean => state.saves > 0,
	},
} );

register( paymentsStore );

export const useSuggestions = () => useQuery( paymentsStore, 'getSuggestions', {} );
export const useGateways = () => useQuery( paymentsStore, 'getGateways', {} );

/** The bank accounts as they are stored. */
export const readAccounts = () => request< BankAccounts >( { path: ACCOUNTS } );
