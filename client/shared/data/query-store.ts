/** Stores of the server's answers to queries: each query is sent once, and again only after it was invalidated. */
import {
	combineReducers,
	createReduxStore,
	type DataRegistry,
	type ReduxStoreConfig,
	type StoreDescriptor,
} from '@wordpress/data';
import { addAction } from '@wordpress/hooks';

import { createPendingQueries } from './pending-queries';

/** Arguments of a function that sends a query; without a type argument, there is nothing to choose. */
export interface Fetching< Query extends object = Readonly< Record< string, never > > > {
	query: Query;
	/** For `request()`: the answer may come to be of no use. */
	signal: AbortSignal;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Each function says itself which query it takes.
type Fetch = ( fetching: Fetching< any > ) => Promise< unknown >;

/** Functions that send a query to the server, by the name of the selector of its answers. */
export type Fetches = Readonly< Record< string, Fetch > >;

export type QueryOf< F > = F extends ( fetching: Fetching< infer Query > ) => unknown ? Query : never;
export type DataOf< F > = F extends ( ...args: never[] ) => Promise< infer Data > ? Data : never;

interface QueryState {
	/** The answers, by the selector's name and the query's key. */
	results: Readonly< Record< string, Readonly< Record< string, unknown > > > >;
}

type Action =
	| { type: 'RESULT_RECEIVED'; selector: string; key: string; data: unknown }
	| { type: 'RESULT_REMOVED'; selector: string; key: string }
	| { type: 'RESULTS_CHANGED'; selector: string; change: ( data: unknown ) => unknown };

export type QuerySelectors< F > = {
	[ K in keyof F ]: ( state: QueryState, query: QueryOf< F[ K ] > ) => DataOf< F[ K ] > | undefined;
};

export interface QueryActions< F > {
	/** Takes an answer that is known otherwise, such as from saving. */
	receiveResult: < K extends keyof F & string >(
		selector: K,
		query: QueryOf< F[ K ] >,
		data: DataOf< F[ K ] >
	) => Action;
	/** Changes all answers to a selector's queries, as far as they are there, to what is known otherwise. */
	changeResults: < K extends keyof F & string >(
		selector: K,
		change: ( data: DataOf< F[ K ] > ) => DataOf< F[ K ] >
	) => Action;
	/** Removes an answer and has it asked for again when it is next needed. */
	removeResult: < K extends keyof F & string >(
		selector: K,
		query: QueryOf< F[ K ] >
	) => ( tools: { dispatch: QueryTools< F >[ 'dispatch' ] } ) => void;
}

/** Arguments of the thunks of a query store. */
export interface QueryTools< F > {
	dispatch: ( < R >( action: { type: string } | ( ( tools: QueryTools< F > ) => R ) ) => R ) &
		Pick< QueryActions< F >, 'receiveResult' | 'changeResults' > & {
			invalidateResolution: ( selector: keyof F & string, args: readonly unknown[] ) => void;
		};
	select: { [ K in keyof F ]: ( query: QueryOf< F[ K ] > ) => DataOf< F[ K ] > | undefined };
	registry: DataRegistry;
}

/** A thunk of a query store. */
export type QueryThunk< F, R = void > = ( tools: QueryTools< F > ) => Promise< R >;

/** A query's key: the same for all objects with the same content. */
export const keyOf = ( query: object ): string =>
	JSON.stringify( Object.entries( query ).sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) ) );

const requestKey = ( selector: string, query: object ): string => `${ selector } ${ keyOf( query ) }`;

function results( state: QueryState[ 'results' ] = {}, action: Action ): QueryState[ 'results' ] {
	switch ( action.type ) {
		case 'RESULT_RECEIVED':
			return { ...state, [ action.selector ]: { ...state[ action.selector ], [ action.key ]: action.data } };
		case 'RESULT_REMOVED': {
			const { [ action.key ]: removed, ...others } = state[ action.selector ] ?? {};
			return { ...state, [ action.selector ]: others };
		}
		case 'RESULTS_CHANGED': {
			const changed = Object.entries( state[ action.selector ] ?? {} ).map( ( [ key, data ] ) => [
				key,
				action.change( data ),
			] );
			return { ...state, [ action.selector ]: Object.fromEntries( changed ) };
		}
		default:
			return state;
	}
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- As createReduxStore() has it.
type ActionCreators = Record< string, ( ...args: any[] ) => any >;

/** A query store; `fetches` is there for the types alone. */
export type QueryStore< F, A, S = object > = StoreDescriptor<
	ReduxStoreConfig< QueryState, QueryActions< F > & A, QuerySelectors< F > & S >
> & { readonly fetches?: F };

interface QueryStoreConfig< A, S, K = string > {
	/** An action of `@wordpress/hooks` after which answers are read again; they stay until the new ones are there. */
	outdatedBy?: { hook: string; selectors: readonly K[] };
	/** Actions beside `receiveResult`, `changeResults` and `removeResult`. */
	actions?: A;
	/** State beside the answers. */
	reducers?: Readonly< Record< string, ( state: undefined, action: { type: string } ) => unknown > >;
	/** Selectors of that state. */
	selectors?: S;
}

interface Invalidating {
	invalidateResolutionForStoreSelector: ( selector: string ) => void;
}

/**
 * Creates a store with a selector for each function of `fetches`. A selector takes the query, returns undefined until the
 * answer is there, and has it fetched; see `useQuery()`.
 *
 * @param name    Such as 'storewright/settings'.
 * @param fetches Functions that send a query.
 * @param config  What the store has beside the answers.
 */
export function createQueryStore< F extends Fetches, A extends ActionCreators = object & ActionCreators, S = object >(
	name: string,
	fetches: F,
	config: QueryStoreConfig< A, S, keyof F & string > = {}
): QueryStore< F, A, S > {
	const names = Object.keys( fetches );
	const pending = createPendingQueries();

	const listening = new WeakSet< DataRegistry >();
	const listen = ( registry: DataRegistry ) => {
		if ( config.outdatedBy === undefined || listening.has( registry ) ) {
			return;
		}
		listening.add( registry );
		const { hook, selectors: outdated } = config.outdatedBy;
		addAction( hook, name, () => {
			const store = registry.dispatch( name ) as unknown as Invalidating;
			outdated.forEach( ( selector ) => store.invalidateResolutionForStoreSelector( selector ) );
		} );
	};

	const selectors = Object.fromEntries(
		names.map( ( selector ) => [
			selector,
			( state: QueryState, query: object ) => state.results[ selector ]?.[ keyOf( query ) ],
		] )
	);

	const resolvers = Object.fromEntries(
		names.map( ( selector ) => [
			selector,
			( query: object ) =>
				async ( { dispatch, registry }: QueryTools< Fetches > ) => {
					listen( registry );
					const data = await pending.send(
						registry,
						requestKey( selector, query ),
						( signal ) => ( fetches[ selector ] as Fetch )( { query, signal } ),
						() => dispatch.invalidateResolution( selector, [ query ] )
					);
					dispatch.receiveResult( selector, query as never, data as never );
				},
		] )
	);

	const actions = {
		watchQuery:
			( selector: string, query: object ) =>
			( { registry }: QueryTools< Fetches > ) =>
				pending.watch( registry, requestKey( selector, query ) ),
		unwatchQuery:
			( selector: string, query: object ) =>
			( { registry }: QueryTools< Fetches > ) =>
				pending.unwatch( registry, requestKey( selector, query ) ),
		receiveResult: ( selector: string, query: object, data: unknown ): Action => ( {
			type: 'RESULT_RECEIVED',
			selector,
			key: keyOf( query ),
			data,
		} ),
		changeResults: ( selector: string, change: ( data: unknown ) => unknown ): Action => ( {
			type: 'RESULTS_CHANGED',
			selector,
			change,
		} ),
		removeResult:
			( selector: string, query: object ) =>
			( { dispatch }: QueryTools< Fetches > ) => {
				dispatch( { type: 'RESULT_REMOVED', selector, key: keyOf( query ) } as Action );
				dispatch.invalidateResolution( selector, [ query ] );
			},
		...config.actions,
	};

	return createReduxStore( name, {
		reducer: combineReducers( { ...config.reducers, results } ),
		actions,
		selectors: { ...selectors, ...config.selectors },
		resolvers,
	} ) as unknown as QueryStore< F, A, S >;
}
