import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import type { PaymentsConnection } from '../../../generated/rest';
import { request, toRequestError } from '../../../shared/data/request';
import { loadPage } from '../../../shared/routing';

const NOTICE = 'storewright-payments-connect';

/** What is said where the provider can't be reached. */
export const connectFailure = () =>
	__(
		"There was an error connecting to the provider's payments solution. Please try again or connect later in store settings.",
		'storewright'
	);

/** Connects the store with the provider that a plugin offers: asks where that is done, and goes there. */
export function useConnect(): { isBusy: boolean; connect: () => Promise< void > } {
	const [ isBusy, setBusy ] = useState( false );
	const isUnderWay = useRef( false );
	const { createErrorNotice, removeNotice } = useDispatch( noticesStore );
	const connect = async () => {
		if ( isUnderWay.current ) {
			return;
		}
		isUnderWay.current = true;
		setBusy( true );
		void removeNotice( NOTICE );
		try {
			const { connectUrl } = await request< PaymentsConnection >( {
				path: '/wc-admin/plugins/connect-wcpay',
				method: 'POST',
			} );
			loadPage( connectUrl );
		} catch ( error ) {
			isUnderWay.current = false;
			setBusy( false );
			const { code, message } = toRequestError( error );
			// Trying again alone would not help then.
			const isLoggedOut = code === 'rest_cookie_invalid_nonce';
			const text = isLoggedOut ? `${ connectFailure() } ${ message }` : connectFailure();
			void createErrorNotice( text, { id: NOTICE } );
		}
	};
	return { isBusy, connect };
}
