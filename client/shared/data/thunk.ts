import type { DataRegistry } from '@wordpress/data';

type Bound< F > = F extends ( state: never, ...args: infer A ) => infer R ? ( ...args: A ) => R : never;

interface ThunkArgs< Action, Selectors > {
	dispatch: < R >( action: Action | Thunk< Action, Selectors, R > ) => R;
	select: { [ K in keyof Selectors ]: Bound< Selectors[ K ] > };
	registry: DataRegistry;
}

/** An action of a store that also reads the state, sends requests or dispatches other actions. */
export type Thunk< Action, Selectors, R > = ( tools: ThunkArgs< Action, Selectors > ) => R;
