import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import type { ReportExportStatus } from '../../generated/rest';
import type { RequestError } from '../../shared/data/request';
import { useAsyncAction } from '../../shared/data/use-async-action';
import { download, exportStatus, forget, keep, readKept, startExport, type Kept } from './requests';

/** How often an export in the background is looked at, in milliseconds. */
const PACE = 2000;

/** From how many rows on an email is sent as well: who asks for so many need not wait. */
const MANY_ROWS = 5000;

/** Answers that say that nothing will come of an export any more. */
const ENDS = [ 'storewright_report_export_failed', 'woocommerce_admin_reports_export_invalid_id' ];

export interface Export {
	/** Whether the server was asked to begin, and has not answered. */
	isStarting: boolean;
	/** How far it is in the background, in percent; null where nothing is under way. */
	percent: number | null;
	/** Whether an email comes once it is done. */
	mails: boolean;
	/** Address of the file, where it took a while. */
	url: string | null;
	failure: RequestError | null;
	start: () => void;
	/** Goes on after a failure: looks again, or begins anew. */
	retry: () => void;
	/** Forgets the file. */
	dismiss: () => void;
}

interface Asked {
	/** Name of the report. */
	type: string;
	title: string;
	/** The report's arguments. */
	args: object;
	/** Ids of columns that are not shown, and not exported. */
	hidden: readonly string[];
	/** How many rows there are. */
	total: number;
}

/** The export of a report: a small one is downloaded at once, a larger one is followed, also after a reload. */
export function useExport( { type, title, args, hidden, total }: Asked ): Export {
	const { createSuccessNotice } = useDispatch( noticesStore );
	const [ kept, setKept ] = useState< Kept | null >( () => readKept( type ) );
	const [ status, setStatus ] = useState< ReportExportStatus | null >( null );
	// What is done at the first look is downloaded at once, unless it was asked for on an earlier visit.
	const isFresh = useRef( false );

	const say = ( text: string ) => void createSuccessNotice( text, { type: 'snackbar' } );
	const begin = useAsyncAction(
		async (): Promise< Kept | null > => {
			const mails = total > MANY_ROWS;
			const { message, export_id: id } = await startExport( type, args, hidden, mails );
			if ( id === undefined ) {
				say( message );
				return null;
			}
			// From here on it is found again, whatever happens.
			keep( type, { id, mails } );
			return { id, mails };
		},
		{
			onDone: ( started ) => {
				isFresh.current = true;
				setKept( started );
			},
		}
	);
	const look = useAsyncAction( ( signal: AbortSignal, { id }: Kept ) => exportStatus( type, id, signal ), {
		onDone: ( found ) => {
			if ( isFresh.current && found.download_url !== undefined ) {
				dismiss();
				download( found.download_url );
				/* translators: %s: name of a report, such as Orders. */
				say( sprintf( __( 'Downloaded: %s', 'storewright' ), title ) );
				return;
			}
			isFresh.current = false;
			setStatus( found );
		},
	} );
	const url = status?.download_url ?? null;
	const isFailed = look.failure !== null;
	const isFollowed = kept !== null && url === null && ! isFailed;

	const ask = useRef( look.run );
	ask.current = look.run;
	useEffect( () => {
		if ( kept === null || ! isFollowed ) {
			return undefined;
		}
		void ask.current( kept );
		const timer = window.setInterval( () => void ask.current( kept ), PACE );
		return () => window.clearInterval( timer );
	}, [ kept, isFollowed ] );

	const dismiss = () => {
		forget( type );
		setKept( null );
		setStatus( null );
		begin.reset();
		look.reset();
	};
	const start = () => {
		dismiss();
		void begin.run();
	};
	return {
		isStarting: begin.isBusy || ( isFollowed && status === null ),
		percent: isFollowed && status !== null ? status.percent_complete : null,
		mails: kept?.mails ?? false,
		url,
		failure: begin.failure ?? look.failure,
		start,
		retry: () => {
			if ( look.failure !== null && ! ENDS.includes( look.failure.code ) && kept !== null ) {
				void look.run( kept );
			} else {
				start();
			}
		},
		dismiss,
	};
}
