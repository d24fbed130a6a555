import { register } from '@wordpress/data';
import { useMemo, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import type { SettingPlace } from '../generated/rest';
import { failedCommand, useSpokenFailure, type Command, type UseFoundCommands } from '../shared/commands';
import { userCan } from '../shared/data/page-data';
import { createQueryStore, type Fetching } from '../shared/data/query-store';
import { request } from '../shared/data/request';
import { useQuery } from '../shared/data/use-query';
import { searchable } from '../shared/format/searchable';
import { navigate } from '../shared/routing';

const NAME = 'storewright/settings';

/** How many are offered: what is meant is among the first ones, or the search says too little. */
const SHOWN = 8;

const NO_PLACES: readonly SettingPlace[] = [];

const fetches = {
	/** Where each setting is; asked for once, when something is searched for. */
	getPlaces: ( {
		query: { isWanted },
		signal,
	}: Fetching< { isWanted: boolean } > ): Promise< readonly SettingPlace[] > =>
		isWanted ? request( { path: '/wc-admin/setting-places', signal } ) : Promise.resolve( NO_PLACES ),
};

/** The store of where settings are. */
export const settingPlacesStore = createQueryStore( 'storewright/setting-places', fetches );

register( settingPlacesStore );

/**
 * The settings that have every word of a search in their name, page or help: those with all of them in the name first.
 *
 * @param places All there are.
 * @param search What is searched for.
 */
export function findPlaces( places: readonly SettingPlace[], search: string ): SettingPlace[] {
	const words = searchable( search ).split( /\s+/ ).filter( Boolean );
	const has = ( text: string ) => words.every( ( word ) => searchable( text ).includes( word ) );
	const matching = places.filter( ( { label, place, words: more } ) => has( `${ label } ${ place } ${ more }` ) );
	const byName = matching.filter( ( { label } ) => has( label ) );
	return words.length === 0
		? []
		: [ ...byName, ...matching.filter( ( place ) => ! byName.includes( place ) ) ].slice( 0, SHOWN );
}

const commandOf = ( { id, label, place, url }: SettingPlace, search: string ): Command => {
	const text = sprintf(
		/* translators: 1: name of a setting. 2: the page that has it. */
		__( 'Setting: %1$s · %2$s', 'storewright' ),
		label,
		place
	);
	return {
		name: `storewright/setting-${ id }`,
		label: text,
		searchLabel: `${ text } ${ id } ${ search }`,
		category: 'view',
		callback: ( { close } ) => {
			close();
			if ( new URL( url, window.location.href ).href === window.location.href ) {
				// The browser tells nobody of an address that it has already.
				window.dispatchEvent( new Event( 'hashchange' ) );
			} else {
				navigate( url );
			}
		},
	};
};

/** Finds settings by name. */
export const useSettingPlaces: UseFoundCommands = ( { search } ) => {
	const query = useQuery( settingPlacesStore, 'getPlaces', { isWanted: search.trim() !== '' } );
	const places = query.status === 'ready' ? query.data : NO_PLACES;
	const retry = useRef( () => {} );
	retry.current = query.status === 'failed' ? query.retry : () => {};
	const message =
		query.status === 'failed'
			? /* translators: %s: sentence that says why. */
				sprintf( __( 'Settings could not be searched: %s', 'storewright' ), query.error.message )
			: null;
	useSpokenFailure( message );
	const commands = useMemo( () => {
		if ( message !== null ) {
			return search === ''
				? []
				: [ failedCommand( { name: `${ NAME }-failed`, message, search, retry: () => retry.current() } ) ];
		}
		return findPlaces( places, search ).map( ( place ) => commandOf( place, search ) );
	}, [ places, search, message ] );
	return { isLoading: query.status === 'loading', commands };
};

/** Whether the user may change settings. */
export const mayFindSettings = () => userCan( 'manage_woocommerce' );
