/** Free extensions that bring customers: `wc-admin/onboarding/free-extensions`. */
import { register, useDispatch } from '@wordpress/data';

import type { FreeExtensionGroup } from '../../../generated/rest';
import { PLUGINS_CHANGED } from '../../../shared/data/plugins/changed';
import { createQueryStore, type Fetching, type QueryThunk } from '../../../shared/data/query-store';
import { request } from '../../../shared/data/request';
import { useQuery } from '../../../shared/data/use-query';

export type ExtensionGroup = FreeExtensionGroup;
export type Extension = FreeExtensionGroup[ 'plugins' ][ number ];

export const EXTENSIONS_PATH = '/wc-admin/onboarding/free-extensions';

const fetches = {
	/** All groups. */
	getGroups: ( { signal }: Fetching ) => request< readonly ExtensionGroup[] >( { path: EXTENSIONS_PATH, signal } ),
};

type ExtensionsThunk = QueryThunk< typeof fetches >;

const actions = {
	/**
	 * Reads the groups again; the ones before stay meanwhile.
	 *
	 * @throws {RequestError} They could not be read.
	 */
	readAgain:
		(): ExtensionsThunk =>
		async ( { dispatch } ) => {
			const groups = await request< ExtensionGroup[] >( { path: EXTENSIONS_PATH } );
			dispatch.receiveResult( 'getGroups', {}, groups );
		},
	/** Notes that an extension was set up, for when the server can't be asked. */
	noteActive:
		( slug: string ): ExtensionsThunk =>
		async ( { dispatch, select } ) => {
			const groups = ( select.getGroups( {} ) ?? [] ).map( ( group ) => ( {
				...group,
				plugins: group.plugins.map( ( plugin ) =>
					plugin.slug === slug ? { ...plugin, is_installed: true, is_active: true } : plugin
				),
			} ) );
			dispatch.receiveResult( 'getGroups', {}, groups );
		},
};

/** The store of free extensions. */
export const extensionsStore = createQueryStore( 'storewright/free-extensions', fetches, {
	actions,
	outdatedBy: { hook: PLUGINS_CHANGED, selectors: [ 'getGroups' ] },
} );

register( extensionsStore );

/** Returns the groups of extensions. */
export const useGroups = () => useQuery( extensionsStore, 'getGroups', {} );

/** Returns the actions that change them. */
export const useGroupActions = () => useDispatch( extensionsStore );
