import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import type { PaymentsConnection } from '../../../generated/rest';
import { request } from '../../../shared/data/request';
import { useAsyncAction } from '../../../shared/data/use-async-action';
import { loadPage } from '../../../shared/routing';

const NOTICE = 'storewright-payments-connect';

/** Returns the error message where the provider can't be reached. */
export const connectFailure = () =>
	__(
		"There was an error connecting to the provider's payments solution. Please try again or connect later in store settings.",
		'storewright'
	);

/** Connects the store with the provider that a plugin offers: asks where that is done, and goes there. */
export function useConnect(): { isBusy: boolean; connect: () => Promise< boolean > } {
	const { createErrorNotice, removeNotice } = useDispatch( noticesStore );
	const { isBusy, run } = useAsyncAction(
		( signal ) => {
			void removeNotice( NOTICE );
			return request< PaymentsConnection >( {
				path: '/wc-admin/plugins/connect-wcpay',
				method: 'POST',
				signal,
			} );
		},
		{
			isOnce: true,
			onDone: ( { connectUrl } ) => loadPage( connectUrl ),
			onFailure: ( { code, message } ) => {
				// Trying again alone would not help then.
				const isLoggedOut = code === 'rest_cookie_invalid_nonce';
				const text = isLoggedOut ? `${ connectFailure() } ${ message }` : connectFailure();
				void createErrorNotice( text, { id: NOTICE } );
			},
		}
	);
	return { isBusy, connect: run };
}
