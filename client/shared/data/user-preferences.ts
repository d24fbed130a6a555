/** Preferences of the user in the dashboard: the field `woocommerce_meta` of `wp/v2/users/me`. */
import { register } from '@wordpress/data';

import { createQueryStore, type Fetching } from './query-store';
import { useQuery } from './use-query';
import { createUserFieldWriter, readUserField, userFieldPath, type UserValues } from './user-field';

/** Texts by name; '' where none is set. */
export type UserPreferences = UserValues< string >;

const FIELD = 'woocommerce_meta';

export const PREFERENCES_PATH = userFieldPath( FIELD );

const fetches = {
	getPreferences: ( { signal }: Fetching ) => readUserField< string >( FIELD, signal ),
};

const actions = {
	/**
	 * Shows new values at once and saves them; other preferences stay as they are.
	 *
	 * @throws {RequestError} They could not be saved; the ones before are shown again.
	 */
	updatePreferences: createUserFieldWriter< string, 'getPreferences' >( FIELD, 'getPreferences' ),
};

/** The store of the user's preferences. */
export const preferencesStore = createQueryStore( 'storewright/user-preferences', fetches, { actions } );

register( preferencesStore );

/** Returns the user's preferences. */
export const useUserPreferences = () => useQuery( preferencesStore, 'getPreferences', {} );
