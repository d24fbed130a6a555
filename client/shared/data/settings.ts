/** The store's settings: `wc/v3/settings/{group}`. */
import { register } from '@wordpress/data';

import { createQueryStore, type Fetching, type QueryThunk } from './query-store';
import { request } from './request';
import { useQuery } from './use-query';

/** Values by the settings' ids. */
export type SettingValues = Readonly< Record< string, unknown > >;

/** A value to be saved, and the one that it takes the place of. */
export interface SettingChange {
	id: string;
	value: unknown;
	/** The setting's value when the owner began: where it holds another value by now, nothing is saved. */
	expected: unknown;
}

interface Item {
	id: string;
	value: unknown;
}

const valuesOf = ( items: readonly Item[] ): SettingValues =>
	Object.fromEntries( items.map( ( { id, value } ) => [ id, value ] ) );

/**
 * Path of the values of a group; the server preloads this very path for screens that start with them.
 *
 * @param group Such as 'general'.
 */
export const settingsPath = ( group: string ) => `/wc/v3/settings/${ group }?_fields=id,value`;

const fetches = {
	/** The values of a group. */
	getSettings: async ( { query: { group }, signal }: Fetching< { group: string } > ) =>
		valuesOf( await request< Item[] >( { path: settingsPath( group ), signal } ) ),
};

const isLoaded = ( select: unknown, group: string ): boolean =>
	( select as { hasFinishedResolution: ( selector: string, args: unknown[] ) => boolean } ).hasFinishedResolution(
		'getSettings',
		[ { group } ]
	);

/** A change of a setting of any group. */
export interface GroupedChange extends SettingChange {
	group_id: string;
}

const actions = {
	/**
	 * Saves changes of several groups, all or none.
	 *
	 * @param changes What is to be saved.
	 * @throws {RequestError} Nothing was saved. With status 409 somebody else was faster: see `conflictsOf()`.
	 */
	saveSettingsOfGroups:
		( changes: readonly GroupedChange[] ): QueryThunk< typeof fetches > =>
		async ( { dispatch, select } ) => {
			const groups = [ ...new Set( changes.map( ( change ) => change.group_id ) ) ];
			const bare = ( { id, value, expected }: GroupedChange ) => ( { id, value, expected } );
			const { update } = await request< { update: Item[] } >( {
				path: batchPath( groups ),
				method: 'POST',
				data: { update: groups.length === 1 ? changes.map( bare ) : changes, atomic: true },
			} );
			for ( const group of groups ) {
				// Asking for a group that nobody has asked for would fetch it.
				const known = isLoaded( select, group ) ? select.getSettings( { group } ) : undefined;
				const saved = update.filter( ( _, at ) => changes[ at ]?.group_id === group );
				if ( known ) {
					dispatch.receiveResult( 'getSettings', { group }, { ...known, ...valuesOf( saved ) } );
				}
			}
		},

	/**
	 * Saves all changes or none.
	 *
	 * @param group   Such as 'general'.
	 * @param changes What is to be saved.
	 * @throws {RequestError} Nothing was saved. With status 409 somebody else was faster: see `conflictsOf()`.
	 */
	saveSettings:
		( group: string, changes: readonly SettingChange[] ): QueryThunk< typeof fetches > =>
		async ( { dispatch, select } ) => {
			const { update } = await request< { update: Item[] } >( {
				path: `/wc/v3/settings/${ group }/batch`,
				method: 'POST',
				data: { update: changes, atomic: true },
			} );
			const values = { ...select.getSettings( { group } ), ...valuesOf( update ) };
			dispatch.receiveResult( 'getSettings', { group }, values );
		},
};

/** The path of changes of a group, or of several groups at once. */
const batchPath = ( groups: readonly string[] ) =>
	groups.length === 1 ? `/wc/v3/settings/${ groups[ 0 ] }/batch` : '/wc/v3/settings/batch';

/** The store of settings. */
export const settingsStore = createQueryStore( 'storewright/settings', fetches, { actions } );

register( settingsStore );

/**
 * Returns the values of a group of settings.
 *
 * @param group Such as 'general'.
 */
export const useSettings = ( group: string ) => useQuery( settingsStore, 'getSettings', { group } );
