/** The inbox: the notes that wait for the owner, as far as they are loaded. */
import { register, type DataRegistry } from '@wordpress/data';

import type { Note } from '../generated/rest';
import { getPageData } from '../shared/data/page-data';
import { createQueryStore, type Fetching, type QueryThunk } from '../shared/data/query-store';
import { request, RequestError } from '../shared/data/request';
import { snoozed } from './snooze';

const NOTES = '/wc-analytics/admin/notes';

/** How many notes a request asks for: `PAGE_SIZE` of `NotesModule`, which has the first page in the document. */
export const PAGE_SIZE = 25;

/** How many notes a request may change: `Collection::LARGEST_PAGE`. */
const MAX_IDS = 100;

/** The notes that the inbox is made of, as a query. */
const filters = (): string => `status=unactioned&type=${ getPageData().noteTypes.join( ',' ) }`;

/** Path of a page of the inbox. */
export const pathOfPage = ( page: number ): string =>
	`${ NOTES }?page=${ page }&per_page=${ PAGE_SIZE }&${ filters() }&orderby=date&order=desc`;

export interface InboxNotes {
	/** The latest first. */
	notes: readonly Note[];
	/** Whether the server has older ones. */
	hasMore: boolean;
}

const fetches = {
	getInbox: async ( { signal }: Partial< Fetching > ): Promise< InboxNotes > => {
		const notes = await request< readonly Note[] >( { path: pathOfPage( 1 ), ...( signal && { signal } ) } );
		return { notes, hasMore: notes.length === PAGE_SIZE };
	},
};

type Thunk = QueryThunk< typeof fetches >;

/** As the server sorts them. */
const byDate = ( a: Note, b: Note ) => b.date_created_gmt.localeCompare( a.date_created_gmt ) || b.id - a.id;

/** Notes with others among them, which prevail, in their order. */
const merged = ( notes: readonly Note[], others: readonly Note[] ): readonly Note[] => {
	const ids = new Set( others.map( ( { id } ) => id ) );
	return [ ...notes.filter( ( { id } ) => ! ids.has( id ) ), ...others ].sort( byDate );
};

type Tools = Parameters< Thunk >[ 0 ];

/** Ids of notes that left the inbox, by registry: an answer that was under way at that time has them still. */
const gone = new WeakMap< DataRegistry, Set< number > >();

const goneFrom = ( { registry }: Pick< Tools, 'registry' > ): Set< number > => {
	const ids = gone.get( registry ) ?? new Set();
	gone.set( registry, ids );
	return ids;
};

const change =
	( update: ( inbox: InboxNotes ) => InboxNotes ) =>
	( { dispatch, select }: Tools ): void => {
		const inbox = select.getInbox( {} );
		if ( inbox !== undefined ) {
			dispatch.receiveResult( 'getInbox', {}, update( inbox ) );
		}
	};

const without =
	( ids: readonly number[] ) =>
	( tools: Tools ): void => {
		ids.forEach( ( id ) => goneFrom( tools ).add( id ) );
		tools.dispatch(
			change( ( { notes, hasMore } ) => ( {
				notes: notes.filter( ( { id } ) => ! ids.includes( id ) ),
				hasMore,
			} ) )
		);
	};

/** Sends a change of notes, as many at a time as the server takes, and returns them as they are now. */
async function send( ids: readonly number[], data: object ): Promise< Note[] > {
	const answers: Note[] = [];
	for ( let from = 0; from < ids.length; from += MAX_IDS ) {
		const noteIds = ids.slice( from, from + MAX_IDS );
		answers.push(
			...( await request< Note[] >( { path: `${ NOTES }/update`, method: 'POST', data: { noteIds, ...data } } ) )
		);
	}
	return answers;
}

/**
 * Does something with a note. One that is not there any more was replaced by a newer one of its kind: that is fetched in its place.
 */
const unlessReplaced =
	( act: Thunk ): Thunk =>
	async ( tools ) => {
		try {
			await act( tools );
		} catch ( error ) {
			if ( ! ( error instanceof RequestError ) || error.code !== 'woocommerce_note_invalid_id' ) {
				throw error;
			}
			tools.dispatch.receiveResult( 'getInbox', {}, await fetches.getInbox( {} ) );
		}
	};

const actions = {
	/** Loads older notes. Dismissed ones have made the later pages move up, so that a page may bring some that are there. */
	loadOlder:
		(): Thunk =>
		async ( { dispatch, select, registry } ) => {
			const shown = select.getInbox( {} )?.notes.length ?? 0;
			const older = await request< readonly Note[] >( {
				path: pathOfPage( Math.floor( shown / PAGE_SIZE ) + 1 ),
			} );
			const left = goneFrom( { registry } );
			dispatch(
				change( ( { notes } ) => ( {
					notes: merged(
						older.filter( ( { id } ) => ! left.has( id ) ),
						notes
					),
					hasMore: older.length === PAGE_SIZE,
				} ) )
			);
		},

	/** Takes a note out of the inbox for good, unless it is restored. */
	dismissNote: ( id: number ): Thunk =>
		unlessReplaced( async ( { dispatch } ) => {
			await request( { path: `${ NOTES }/delete/${ id }`, method: 'DELETE' } );
			dispatch( without( [ id ] ) );
		} ),

	/** Takes all notes out of the inbox, those as well that are not loaded. Returns their ids. */
	dismissAllNotes:
		(): QueryThunk< typeof fetches, number[] > =>
		async ( { dispatch } ) => {
			const dismissed = await request< readonly Note[] >( {
				path: `${ NOTES }/delete/all?${ filters() }`,
				method: 'DELETE',
			} );
			const ids = dismissed.map( ( { id } ) => id );
			dispatch( without( ids ) );
			dispatch( change( ( { notes } ) => ( { notes, hasMore: false } ) ) );
			return ids;
		},

	/** Takes a note out of the inbox for a time, in milliseconds. */
	snoozeNote: ( id: number, time: number ): Thunk =>
		unlessReplaced( async ( { dispatch } ) => {
			await request( { path: `${ NOTES }/${ id }`, method: 'PUT', data: snoozed( time ) } );
			dispatch( without( [ id ] ) );
		} ),

	/** Has notes back, dismissed ones unless it says what else to take back. */
	restoreNotes:
		( ids: readonly number[], undo: object = { is_deleted: false } ): Thunk =>
		async ( { dispatch, registry } ) => {
			const back = await send( ids, undo );
			ids.forEach( ( id ) => goneFrom( { registry } ).delete( id ) );
			dispatch( change( ( { notes, hasMore } ) => ( { notes: merged( notes, back ), hasMore } ) ) );
		},

	/** Marks notes as read. */
	markRead:
		( ids: readonly number[] ): Thunk =>
		async ( { dispatch } ) => {
			await send( ids, { is_read: true } );
			dispatch(
				change( ( { notes, hasMore } ) => ( {
					notes: notes.map( ( note ) => ( ids.includes( note.id ) ? { ...note, is_read: true } : note ) ),
					hasMore,
				} ) )
			);
		},

	/** Follows an action of a note, which leaves the inbox where that was all it waited for. */
	followAction: ( id: number, action: number ): Thunk =>
		unlessReplaced( async ( { dispatch } ) => {
			const note = await request< Note >( { path: `${ NOTES }/${ id }/action/${ action }`, method: 'POST' } );
			dispatch(
				note.status === 'unactioned'
					? change( ( { notes, hasMore } ) => ( { notes: merged( notes, [ note ] ), hasMore } ) )
					: without( [ id ] )
			);
		} ),
};

/** The store of the inbox. */
export const inboxStore = createQueryStore( 'storewright/inbox', fetches, { actions } );

register( inboxStore );
