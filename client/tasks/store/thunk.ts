import type { DataRegistry } from '@wordpress/data';

import type { Action } from './reducer';
import type * as selectors from './selectors';

type Bound< F > = F extends ( state: never, ...args: infer A ) => infer R ? ( ...args: A ) => R : never;

interface Tools {
	dispatch: < R >( action: Action | Thunk< R > ) => R;
	select: { [ K in keyof typeof selectors ]: Bound< ( typeof selectors )[ K ] > };
	registry: DataRegistry;
}

/** An action of the store that does more than to change its state. */
export type Thunk< R > = ( tools: Tools ) => R;
