/** Ways to pay: what is suggested, and what the shop has. */
import { createReduxStore, register } from '@wordpress/data';

import type { PaymentBankAccounts, PaymentGateway, PaymentGatewaySuggestion } from '../../../generated/rest';
import { request, toRequestError } from '../../../shared/data/request';
import type { Thunk } from '../../../shared/data/thunk';
import { useRead } from '../../../shared/data/use-read';
import { withPartInOrder } from '../../../shared/ui/sortable/order';

export type Suggestion = PaymentGatewaySuggestion;
export type Gateway = PaymentGateway;
export type BankAccounts = PaymentBankAccounts;
export type BankAccount = BankAccounts[ 'accounts' ][ number ];

/** What is to be changed of a way to pay. */
export interface GatewayChange {
	enabled?: boolean;
	settings?: Readonly< Record< string, string | readonly string[] > >;
}

interface State {
	suggestions?: readonly Suggestion[];
	gateways?: readonly Gateway[];
	/** How many saves are under way. */
	saves: number;
}

type Action =
	| { type: 'SUGGESTIONS_RECEIVED'; suggestions: readonly Suggestion[] }
	| { type: 'GATEWAYS_RECEIVED'; gateways: readonly Gateway[] }
	| { type: 'GATEWAY_RECEIVED'; gateway: Gateway }
	| { type: 'SAVE_STARTED' }
	| { type: 'SAVE_ENDED' };

type PaymentsThunk< R = void > = Thunk< Action, typeof selectors, Promise< R > >;

/** The very paths that the server preloads. */
export const SUGGESTIONS = '/wc-admin/payment-gateway-suggestions';
export const GATEWAYS = '/wc/v3/payment_gateways';
export const ORDER = `${ GATEWAYS }/order`;
export const ACCOUNTS = `${ GATEWAYS }/bacs/accounts`;

function reducer( state: State = { saves: 0 }, action: Action ): State {
	switch ( action.type ) {
		case 'SUGGESTIONS_RECEIVED':
			return { ...state, suggestions: action.suggestions };
		case 'GATEWAYS_RECEIVED':
			return { ...state, gateways: action.gateways };
		case 'GATEWAY_RECEIVED':
			return {
				...state,
				gateways: ( state.gateways ?? [] ).map( ( known ) =>
					known.id === action.gateway.id ? action.gateway : known
				),
			};
		case 'SAVE_STARTED':
			return { ...state, saves: state.saves + 1 };
		case 'SAVE_ENDED':
			return { ...state, saves: state.saves - 1 };
		default:
			return state;
	}
}

const selectors = {
	/** What is suggested to this store; undefined until it was read. */
	getSuggestions: ( state: State ): readonly Suggestion[] | undefined => state.suggestions,
	/** What the shop has; undefined until it was read. */
	getGateways: ( state: State ): readonly Gateway[] | undefined => state.gateways,
	/** Whether something is being saved. */
	isSaving: ( state: State ): boolean => state.saves > 0,
};

const readSuggestions =
	(): PaymentsThunk =>
	async ( { dispatch } ) => {
		const suggestions = await request< Suggestion[] >( { path: SUGGESTIONS } );
		dispatch( { type: 'SUGGESTIONS_RECEIVED', suggestions } );
	};

const readGateways =
	(): PaymentsThunk =>
	async ( { dispatch } ) => {
		const gateways = await request< Gateway[] >( { path: GATEWAYS } );
		dispatch( { type: 'GATEWAYS_RECEIVED', gateways } );
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
		whileSaving( async ( { dispatch } ) => {
			const gateway = await request< Gateway >( {
				path: `${ GATEWAYS }/${ id }`,
				method: 'PUT',
				data: change,
			} );
			dispatch( { type: 'GATEWAY_RECEIVED', gateway } );
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
			const before = select.getGateways() ?? [];
			const wanted = ids.flatMap( ( id ) => before.filter( ( gateway ) => gateway.id === id ) );
			dispatch( { type: 'GATEWAYS_RECEIVED', gateways: withPartInOrder( before, wanted ) } );
			try {
				const gateways = await request< Gateway[] >( { path: ORDER, method: 'PUT', data: { ids, known } } );
				dispatch( { type: 'GATEWAYS_RECEIVED', gateways } );
			} catch ( error ) {
				dispatch( { type: 'GATEWAYS_RECEIVED', gateways: before } );
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
			dispatch( { type: 'SUGGESTIONS_RECEIVED', suggestions } );
		},
};

/** The store of ways to pay. */
export const paymentsStore = createReduxStore( 'storewright/payments-task', {
	reducer,
	actions,
	selectors,
	resolvers: { getSuggestions: readSuggestions, getGateways: readGateways },
} );

register( paymentsStore );

export const useSuggestions = () => useRead< readonly Suggestion[] >( paymentsStore, 'getSuggestions' );
export const useGateways = () => useRead< readonly Gateway[] >( paymentsStore, 'getGateways' );

/** The bank accounts as they are stored. */
export const readAccounts = () => request< BankAccounts >( { path: ACCOUNTS } );
