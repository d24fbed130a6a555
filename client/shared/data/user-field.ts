/** Fields of `wp/v2/users/me` in which values of the user are kept by name. */
import type { DataRegistry } from '@wordpress/data';

import type { Fetching, QueryThunk } from './query-store';
import { request } from './request';

export type UserValues< V > = Readonly< Record< string, V > >;

/** New values by name, or a function that makes them of those that the user has by then. The others stay. */
export type UserChange< V > = UserValues< V > | ( ( before: UserValues< V > ) => UserValues< V > );

/** The only query there is. */
const ALL = {} as never;

type User< V > = Record< string, UserValues< V > >;

/** What is read and written of a field. */
export const userFieldPath = ( field: string ): string => `/wp/v2/users/me?context=edit&_fields=${ field }`;

/** Reads a field's values. */
export async function readUserField< V >( field: string, signal: AbortSignal ): Promise< UserValues< V > > {
	const user = await request< User< V > >( { path: userFieldPath( field ), signal } );
	return user[ field ] ?? {};
}

/** What the server has as far as is known, the changes that it does not have yet in their order, and when the last one was sent. */
interface Unsaved< V > {
	stored: UserValues< V > | undefined;
	changes: Array< ( before: UserValues< V > ) => UserValues< V > >;
	last: Promise< unknown >;
}

/**
 * An action that shows new values at once and saves them. Values are sent one after the other, so that the server ends with those that
 * were chosen last; what the server answers meanwhile hides no change that is yet to be sent.
 *
 * @param field    The field's name.
 * @param selector The selector of its values, in the same store.
 * @return The action. It throws a RequestError where values could not be saved; those before are shown again.
 */
export function createUserFieldWriter< V, S extends string >( field: string, selector: S ) {
	const unsaved = new WeakMap< DataRegistry, Unsaved< V > >();
	return (
			change: UserChange< V >
		): QueryThunk< Record< S, ( fetching: Fetching ) => Promise< UserValues< V > > > > =>
		async ( { dispatch, select, registry } ) => {
			const state = unsaved.get( registry ) ?? { stored: undefined, changes: [], last: Promise.resolve() };
			unsaved.set( registry, state );
			const values = typeof change === 'function' ? change : () => change;
			const show = () => {
				// The others are not known where nobody has asked for them.
				if ( state.stored !== undefined ) {
					const shown = state.changes.reduce(
						( before, next ) => ( { ...before, ...next( before ) } ),
						state.stored
					);
					dispatch.receiveResult( selector, ALL, shown as never );
				}
			};
			const write = async () => {
				try {
					const data = { [ field ]: values( state.stored ?? {} ) };
					const user = await request< User< V > >( { path: userFieldPath( field ), method: 'POST', data } );
					state.stored = user[ field ] ?? {};
				} finally {
					state.changes = state.changes.filter( ( other ) => other !== values );
					show();
				}
			};
			if ( state.changes.length === 0 ) {
				state.stored = undefined;
			}
			state.stored ??= select[ selector ]( ALL );
			state.changes.push( values );
			show();
			const written = state.last.then( write );
			state.last = written.catch( () => undefined );
			return written;
		};
}
