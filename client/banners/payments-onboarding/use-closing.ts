import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { recordEvent } from '../../shared/data/events';
import { request, toRequestError } from '../../shared/data/request';
import type { PaymentsBannerProps } from '../../shared/ui/payments-banner';

/** The option that is 'yes' once the owner closed the banner. */
export const OPTION = 'storewright_payments_banner_dismissed';
export const OPTIONS = '/wc-admin/options';

const NOTICE = 'storewright-payments-banner';

/** Closing the banner for good, and taking that back; a notice says what came of it. */
export function useClosing() {
	const { createSuccessNotice, createErrorNotice, removeNotice } = useDispatch( noticesStore );
	const [ isClosed, setClosed ] = useState( false );
	const isUnderWay = useRef( false );

	const put = async ( closed: boolean, { onLeave, onChanged }: PaymentsBannerProps ) => {
		if ( isUnderWay.current ) {
			return;
		}
		isUnderWay.current = true;
		const props = { onLeave, onChanged } as PaymentsBannerProps;
		void removeNotice( NOTICE );
		if ( closed ) {
			onLeave();
		}
		setClosed( closed );
		try {
			await request( { path: OPTIONS, method: 'POST', data: { [ OPTION ]: closed ? 'yes' : 'no' } } );
			onChanged();
			if ( closed ) {
				recordEvent( 'payments_onboarding_banner_dismissed' );
				void createSuccessNotice( __( 'The banner was closed.', 'storewright' ), {
					id: NOTICE,
					type: 'snackbar',
					actions: [ { label: __( 'Undo', 'storewright' ), onClick: () => void put( false, props ) } ],
				} );
			}
		} catch ( error ) {
			setClosed( ! closed );
			const sorry = closed
				? __( 'The banner could not be closed.', 'storewright' )
				: __( 'The banner could not be shown again.', 'storewright' );
			void createErrorNotice( `${ sorry } ${ toRequestError( error ).message }`, {
				id: NOTICE,
				type: 'snackbar',
				explicitDismiss: true,
				actions: [ { label: __( 'Try again', 'storewright' ), onClick: () => void put( closed, props ) } ],
			} );
		} finally {
			isUnderWay.current = false;
		}
	};
	return { isClosed, close: ( props: PaymentsBannerProps ) => void put( true, props ) };
}
