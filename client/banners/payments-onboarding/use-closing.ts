import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { recordEvent } from '../../shared/data/events';
import { optionsStore } from '../../shared/data/options';
import { useAsyncAction } from '../../shared/data/use-async-action';
import type { PaymentsBannerProps } from '../../shared/slots';

/** The option that is 'yes' once the owner closed the banner. */
export const OPTION = 'storewright_payments_banner_dismissed';

const NOTICE = 'storewright-payments-banner';

/** Closing the banner for good, and taking that back; a notice says what came of it. */
export function useClosing() {
	const { updateOptions } = useDispatch( optionsStore );
	const { createSuccessNotice, createErrorNotice, removeNotice } = useDispatch( noticesStore );
	const [ isClosed, setClosed ] = useState( false );
	// Closed on another page of the app, such as the welcome page: what the server said before is out of date.
	const isClosedElsewhere = useSelect( ( select ) => select( optionsStore ).getKnownOption( OPTION ) === 'yes', [] );
	const { run } = useAsyncAction(
		async ( _, closed: boolean, { onLeave, onChanged }: Pick< PaymentsBannerProps, 'onLeave' | 'onChanged' > ) => {
			void removeNotice( NOTICE );
			if ( closed ) {
				onLeave();
			}
			setClosed( closed );
			await updateOptions( { [ OPTION ]: closed ? 'yes' : 'no' } );
			onChanged();
			if ( closed ) {
				recordEvent( 'payments_onboarding_banner_dismissed' );
				void createSuccessNotice( __( 'The banner was closed.', 'storewright' ), {
					id: NOTICE,
					type: 'snackbar',
					actions: [
						{
							label: __( 'Undo', 'storewright' ),
							onClick: () => void run( false, { onLeave, onChanged } ),
						},
					],
				} );
			}
		},
		{
			onFailure: ( { message }, [ closed, props ] ) => {
				setClosed( ! closed );
				const errorPrefix = closed
					? __( 'The banner could not be closed.', 'storewright' )
					: __( 'The banner could not be shown again.', 'storewright' );
				void createErrorNotice( `${ errorPrefix } ${ message }`, {
					id: NOTICE,
					type: 'snackbar',
					explicitDismiss: true,
					actions: [ { label: __( 'Try again', 'storewright' ), onClick: () => void run( closed, props ) } ],
				} );
			},
		}
	);
	return {
		isClosed: isClosed || isClosedElsewhere,
		close: ( props: PaymentsBannerProps ) => void run( true, props ),
	};
}
