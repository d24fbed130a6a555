import type { DataRegistry } from '@wordpress/data';

type Bound< F > = F extends ( state: never, ...args: infer A ) => infer R ? ( ...args: A ) => R : never;

interface Tools< Action, Selectors > {
	dispatch: < R >( action: Action | Thunk< Action, Selectors, R > ) => R;
	select: { [ K in keyof Selectors ]: Bound< Selectors[ K ] > };
	registry: DataRegistry;
}

/** An action of a store that does more than to change its state. */
export type Thunk< Action, Selectors, R > = ( tools: Tools< Action, Selectors > ) => R;
