/** Saved reports over REST: what the user has saved, and what others share. */
import { register, useDispatch } from '@wordpress/data';

import type { SavedReport } from '../../generated/rest';
import { createQueryStore, type Fetching } from '../../shared/data/query-store';
import { request } from '../../shared/data/request';
import { parseQuery, urlTo } from '../../shared/routing';

const PATH = '/wc-admin/analytics/saved-reports';

/** A view that is to be saved. */
export type NewReport = Pick< SavedReport, 'name' | 'path' | 'query' | 'roles' | 'frequency' >;

/** The store of the saved reports that the user may open. */
export const savedReportsStore = createQueryStore( 'storewright/saved-reports', {
	getSaved: ( { signal }: Fetching ): Promise< readonly SavedReport[] > => request( { path: PATH, signal } ),
} );

register( savedReportsStore );

/** Writes saved reports; the list is read anew after each try, also where somebody else was faster. */
export function useSavedReports() {
	const { invalidateResolution } = useDispatch( savedReportsStore as never ) as {
		invalidateResolution: ( selector: string, args: readonly unknown[] ) => void;
	};
	const write = async ( options: Parameters< typeof request >[ 0 ] ): Promise< SavedReport > => {
		try {
			return await request< SavedReport >( options );
		} finally {
			invalidateResolution( 'getSaved', [ {} ] );
		}
	};
	return {
		/** Saves a view. */
		add: ( { name, path, query, roles, frequency }: NewReport ) =>
			write( { path: PATH, method: 'POST', data: { name, path, query, roles, frequency } } ),
		/** Renames one, unless somebody else did meanwhile, and changes whom it is shared with and how often it is sent. */
		change: (
			{ id, name: expected }: SavedReport,
			name: string,
			roles: string[],
			frequency: SavedReport[ 'frequency' ]
		) =>
			write( {
				path: `${ PATH }/${ id }`,
				method: 'PUT',
				data: { name, roles, frequency, expected_name: expected },
			} ),
		/** Has the user receive its emails or not. */
		subscribe: ( id: number, isSubscribed: boolean ) =>
			write( { path: `${ PATH }/${ id }`, method: 'PUT', data: { is_subscribed: isSubscribed } } ),
		/** Deletes one. */
		remove: ( id: number ) => write( { path: `${ PATH }/${ id }`, method: 'DELETE' } ),
		/** Takes back one that was deleted, as it was. */
		restore: ( id: number ) => write( { path: `${ PATH }/${ id }/restore`, method: 'POST' } ),
	};
}

/** The address of a saved report, at its first page: on another day it may have fewer. */
export const addressOf = ( { path, query }: SavedReport ): string =>
	urlTo( path, { ...parseQuery( query ), paged: undefined } );
