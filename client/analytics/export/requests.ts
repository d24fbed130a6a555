/** Exports of reports over REST, and what is kept of those that take their time. */
import type { ReportExport, ReportExportStatus } from '../../generated/rest';
import { request } from '../../shared/data/request';
import { readDraft, removeDraft, writeDraft } from '../../shared/drafts/drafts';

/** An export that goes on in the background. */
export interface Kept {
	id: string;
	/** Whether an email comes once it is done. */
	mails: boolean;
}

const pathOf = ( type: string ) => `/wc-analytics/reports/${ type }/export`;

/** Arguments as a query string means them: `a[0]` and `a[1]` are the list `a`. */
export function nested( args: object ): object {
	const all: Record< string, unknown > = {};
	for ( const [ name, value ] of Object.entries( args ) ) {
		const keys = name.split( /\]?\[|\]$/ ).filter( ( key ) => key !== '' );
		const last = keys.pop() ?? name;
		const place = keys.reduce( ( inside, key ) => {
			inside[ key ] ??= {};
			return inside[ key ] as Record< string, unknown >;
		}, all );
		place[ last ] = value;
	}
	return all;
}

/** Has a report written to a file, without the columns that are hidden. */
export const startExport = (
	type: string,
	args: object,
	hidden: readonly string[],
	mails: boolean
): Promise< ReportExport > =>
	request( {
		path: pathOf( type ),
		method: 'POST',
		data: { report_args: nested( args ), ...( hidden.length > 0 && { hidden } ), email: mails },
	} );

/** How far an export is. */
export const exportStatus = ( type: string, id: string, signal?: AbortSignal ): Promise< ReportExportStatus > =>
	request( { path: `${ pathOf( type ) }/${ id }/status`, ...( signal && { signal } ) } );

const keyOf = ( type: string ) => `report-export-${ type }`;

/** The export of a report that was under way when the report was left; null where there is none. */
export function readKept( type: string ): Kept | null {
	const kept = readDraft< Partial< Kept > >( keyOf( type ) )?.value;
	return typeof kept?.id === 'string' ? { id: kept.id, mails: kept.mails === true } : null;
}

/** Keeps an export for as long as the user is logged in, so that it is found after a reload. */
export const keep = ( type: string, kept: Kept ): void =>
	writeDraft( keyOf( type ), { value: kept, savedAt: Date.now() } );

/** Forgets it. */
export const forget = ( type: string ): void => removeDraft( keyOf( type ) );

/** Has the browser download a file. */
export function download( url: string ): void {
	const anchor = document.createElement( 'a' );
	anchor.href = url;
	anchor.hidden = true;
	document.body.append( anchor );
	anchor.click();
	anchor.remove();
}
