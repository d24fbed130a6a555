import { __ } from '@wordpress/i18n';

import type { RequestError } from '../shared/data/request';
import { navigate, urlTo } from '../shared/routing';
import { InlineNotice } from '../shared/ui/inline-notice';
import { PATH, SCREEN_TITLE_ID } from './urls';

/** Whether the server refused what the address names: asking again would not help. */
export const isRefused = ( { status }: RequestError ): boolean => status === 400 || status === 404;

/** Says what is wrong with an address, and leads back to the list. */
export const WrongAddress = ( { children }: { children: string } ) => (
	<InlineNotice
		status="error"
		actions={ [
			{
				label: __( 'Show all extensions', 'storewright' ),
				onClick: () => {
					navigate( urlTo( PATH ) );
					// The button goes with the notice.
					document.getElementById( SCREEN_TITLE_ID )?.focus();
				},
			},
		] }
	>
		{ children }
	</InlineNotice>
);
