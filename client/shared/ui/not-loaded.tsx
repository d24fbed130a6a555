import { __ } from '@wordpress/i18n';

import type { QueryResult } from '../data/use-query';
import { InlineNotice } from './inline-notice';

/** A query that failed. */
export type FailedRead = Extract< QueryResult< unknown >, { status: 'failed' } >;

interface NotLoadedProps {
	/** Name of what could not be loaded, in a sentence. */
	title: string;
	/** At least one. */
	reads: readonly FailedRead[];
}

/** Renders why data could not be loaded, with a button to try again. */
export const NotLoaded = ( { title, reads }: NotLoadedProps ) => (
	<InlineNotice
		status="error"
		title={ title }
		actions={ [
			{
				label: __( 'Try again', 'storewright' ),
				onClick: () => reads.forEach( ( { retry } ) => retry() ),
			},
		] }
	>
		{ reads[ 0 ]?.error.message }
	</InlineNotice>
);

/** Renders that a script of the page could not be fetched, with a button to try again. */
export const PartNotLoaded = ( { onRetry }: { onRetry: () => void } ) => (
	<InlineNotice status="error" actions={ [ { label: __( 'Try again', 'storewright' ), onClick: onRetry } ] }>
		{ __( 'A part of this page could not be loaded. The connection may have been interrupted.', 'storewright' ) }
	</InlineNotice>
);
