import { __ } from '@wordpress/i18n';

import type { Read } from '../data/use-read';
import { InlineNotice } from './inline-notice';

/** What was asked of the server and could not be had. */
export type FailedRead = Extract< Read< unknown >, { status: 'failed' } >;

interface NotLoadedProps {
	/** What it is that could not be loaded, in a sentence. */
	title: string;
	/** At least one. */
	reads: readonly FailedRead[];
}

/** Says why something could not be read, and reads it again. */
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
