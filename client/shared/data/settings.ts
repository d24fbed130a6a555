/** The store's settings: `wc/v3/settings/{group}`. */
import { createReduxStore, register } from '@wordpress/data';

import { request } from './request';
import type { Thunk } from './thunk';
import { useRead } from './use-read';

/** Values by the settings' ids. */
export type SettingValues = Readonly< Record< string, unknown > >;

/** A value to be saved, and the one that it takes the place of. */
export interface SettingChange {
	id: string;
	value: unknown;
	/** What the setting held when the owner began: where it holds another value by now, nothing is saved. */
	expected: unknown;
}

interface Item {
	id: string;
	value: unknown;
}

type State = Readonly< Record< string, SettingValues > >;

interface Action {
	type: 'SETTINGS_RECEIVED';
	group: string;
	values: SettingValues;
}

type SettingsThunk< R > = Thunk< Action, typeof selectors, Promise< R > >;

const valuesOf = ( items: readonly Item[] ): SettingValues =>
	Object.fromEntries( items.map( ( { id, value } ) => [ id, value ] ) );

/**
 * Path of the values of a group; the server preloads this very path for screens that start with them.
 *
 * @param group Such as 'general'.
 */
export const settingsPath = ( group: string ) => `/wc/v3/settings/${ group }?_fields=id,value`;

const selectors = {
	/** The values of a group; undefined until they were read. */
	getSettings: ( state: State, group: string ): SettingValues | undefined => state[ group ],
};

const actions = {
	receiveSettings: ( group: string, values: SettingValues ): Action => ( {
		type: 'SETTINGS_RECEIVED',
		group,
		values,
	} ),

	/**
	 * Saves all changes or none.
	 *
	 * @param group   Such as 'general'.
	 * @param changes What is to be saved.
	 * @throws {RequestError} Nothing was saved. With status 409 somebody else was faster: see `conflictsOf()`.
	 */
	saveSettings:
		( group: string, changes: readonly SettingChange[] ): SettingsThunk< void > =>
		async ( { dispatch } ) => {
			const { update } = await request< { update: Item[] } >( {
				path: `/wc/v3/settings/${ group }/batch`,
				method: 'POST',
				data: { update: changes, atomic: true },
			} );
			dispatch( actions.receiveSettings( group, valuesOf( update ) ) );
		},
};

/** The store of settings. */
export const settingsStore = createReduxStore( 'storewright/settings', {
	reducer: ( state: State = {}, action: Action ): State =>
		action.type === 'SETTINGS_RECEIVED'
			? { ...state, [ action.group ]: { ...state[ action.group ], ...action.values } }
			: state,
	actions,
	selectors,
	resolvers: {
		getSettings:
			( group: string ): SettingsThunk< void > =>
			async ( { dispatch } ) => {
				const items = await request< Item[] >( { path: settingsPath( group ) } );
				dispatch( actions.receiveSettings( group, valuesOf( items ) ) );
			},
	},
} );

register( settingsStore );

/**
 * The values of a group of settings.
 *
 * @param group Such as 'general'.
 */
export const useSettings = ( group: string ) => useRead< SettingValues >( settingsStore, 'getSettings', group );
