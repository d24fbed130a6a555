/** Free extensions that bring customers: `wc-admin/onboarding/free-extensions`. */
import { createReduxStore, register, useDispatch } from '@wordpress/data';

import type { FreeExtensionGroup } from '../../../generated/rest';
import { request } from '../../../shared/data/request';
import type { Thunk } from '../../../shared/data/thunk';
import { useRead } from '../../../shared/data/use-read';

export type ExtensionGroup = FreeExtensionGroup;
export type Extension = FreeExtensionGroup[ 'plugins' ][ number ];

export const EXTENSIONS_PATH = '/wc-admin/onboarding/free-extensions';

type State = readonly ExtensionGroup[] | null;

interface Action {
	type: 'EXTENSIONS_RECEIVED';
	groups: readonly ExtensionGroup[];
}

type ExtensionsThunk = Thunk< Action, typeof selectors, Promise< void > >;

const selectors = {
	/** All groups; undefined until they were read. */
	getGroups: ( state: State ): readonly ExtensionGroup[] | undefined => state ?? undefined,
};

const read =
	(): ExtensionsThunk =>
	async ( { dispatch } ) => {
		const groups = await request< ExtensionGroup[] >( { path: EXTENSIONS_PATH } );
		dispatch( { type: 'EXTENSIONS_RECEIVED', groups } );
	};

/** The store of free extensions. */
export const extensionsStore = createReduxStore( 'storewright/free-extensions', {
	reducer: ( state: State = null, action: Action ): State =>
		action.type === 'EXTENSIONS_RECEIVED' ? action.groups : state,
	actions: {
		/**
		 * Reads the groups again; what was read stays meanwhile.
		 *
		 * @throws {RequestError} They could not be read.
		 */
		readAgain: read,
		/** Notes that an extension was set up, for when the server can't be asked. */
		noteActive:
			( slug: string ): ExtensionsThunk =>
			async ( { dispatch, select } ) => {
				const groups = ( select.getGroups() ?? [] ).map( ( group ) => ( {
					...group,
					plugins: group.plugins.map( ( plugin ) =>
						plugin.slug === slug ? { ...plugin, is_installed: true, is_active: true } : plugin
					),
				} ) );
				dispatch( { type: 'EXTENSIONS_RECEIVED', groups } );
			},
	},
	selectors,
	resolvers: { getGroups: read },
} );

register( extensionsStore );

/** The groups of extensions. */
export const useGroups = () => useRead< readonly ExtensionGroup[] >( extensionsStore, 'getGroups' );

/** What changes them. */
export const useGroupActions = () => useDispatch( extensionsStore );
