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
