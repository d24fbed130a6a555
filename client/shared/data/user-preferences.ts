/** Preferences of the user in the dashboard: the field `woocommerce_meta` of `wp/v2/users/me`. */
import { register } from '@wordpress/data';

import { createQueryStore, type Fetching, type QueryThunk } from './query-store';
import { request } from './request';
import { useQuery } from './use-query';

/** Texts by name; '' where none is set. */
export type UserPreferences = Readonly< Record< string, string > >;

interface User {
	woocommerce_meta: UserPreferences;
}

export const PREFERENCES_PATH = '/wp/v2/users/me?context=edit&_fields=woocommerce_meta';

const fetches = {
	getPreferences: async ( { signal }: Fetching ) => {
		const user = await request< User >( { path: PREFERENCES_PATH, signal } );
		return user.woocommerce_meta;
	},
};

const actions = {
	/**
	 * Shows new values at once and saves them; other preferences stay as they are.
	 *
	 * @throws {RequestError} They could not be saved; the ones before are shown again.
	 */
	updatePreferences:
		( values: UserPreferences ): QueryThunk< typeof fetches > =>
		async ( { dispatch, select } ) => {
			const before = select.getPreferences( {} );
			const show = ( preferences?: UserPreferences ) =>
				preferences && dispatch.receiveResult( 'getPreferences', {}, preferences );
			// The others are not known where nobody has asked for them.
			show( before && { ...before, ...values } );
			try {
				const data = { woocommerce_meta: values };
				const user = await request< User >( { path: PREFERENCES_PATH, method: 'POST', data } );
				show( user.woocommerce_meta );
			} catch ( error ) {
				show( before );
				throw error;
			}
		},
};

/** The store of the user's preferences. */
export const preferencesStore = createQueryStore( 'storewright/user-preferences', fetches, { actions } );

register( preferencesStore );

/** Returns the user's preferences. */
export const useUserPreferences = () => useQuery( preferencesStore, 'getPreferences', {} );
