import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall, external } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';

import { useAsyncAction } from '../../shared/data/use-async-action';
import { focusHeading } from '../../shared/focus-heading';
import { Card } from '../../shared/ui/card';
import { CardTitle } from '../../shared/ui/card-title';
import styles from './banner.module.scss';
import { recordClick, recordDismissal, recordView } from './events';
import { Picture } from './picture';
import { useSetDismissed, type Offer } from './store';

const NOTICE = 'storewright-order-attribution';

/** Returns a function that closes the banner; a notice reports the result and offers Undo or Try again. */
function useClosing() {
	const setDismissed = useSetDismissed();
	const { createSuccessNotice, createErrorNotice, removeNotice } = useDispatch( noticesStore );

	const { run } = useAsyncAction(
		async ( _, isDismissed: boolean ) => {
			void removeNotice( NOTICE );
			if ( isDismissed ) {
				recordDismissal();
				focusHeading();
			}
			await setDismissed( isDismissed );
			if ( isDismissed ) {
				void createSuccessNotice( __( 'The banner was closed.', 'storewright' ), {
					id: NOTICE,
					type: 'snackbar',
					actions: [ { label: __( 'Undo', 'storewright' ), onClick: () => void run( false ) } ],
				} );
			}
		},
		{
			onFailure: ( { message }, [ isDismissed ] ) => {
				const errorPrefix = isDismissed
					? __( 'The banner could not be dismissed.', 'storewright' )
					: __( 'The banner could not be shown again.', 'storewright' );
				void createErrorNotice( `${ errorPrefix } ${ message }`, {
					id: NOTICE,
					type: 'snackbar',
					explicitDismiss: true,
					actions: [ { label: __( 'Try again', 'storewright' ), onClick: () => void run( isDismissed ) } ],
				} );
			},
		}
	);
	return () => run( true );
}

/** Renders the offer of an order attribution plugin. It links to the plugin's page: nothing is installed here. */
export const Banner = ( { offer }: { offer: Offer } ) => {
	const id = useInstanceId( Banner, 'storewright-order-attribution' );
	const close = useClosing();
	useEffect( recordView, [] );
	return (
		<Card as="section" aria-labelledby={ id } className={ styles.banner ?? '' }>
			<div className={ styles.words }>
				<CardTitle as="h2" id={ id }>
					{ __( 'Find out where your orders come from', 'storewright' ) }
				</CardTitle>
				<p className={ styles.text }>
					{ __(
						'See which search, campaign or link brought in each order, and focus on what works.',
						'storewright'
					) }
				</p>
				<div>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						href={ offer.url }
						target="_blank"
						rel="noreferrer"
						icon={ external }
						iconPosition="right"
						onClick={ () => recordClick( 'analytics-overview' ) }
					>
						{
							/* translators: %s: name of a plugin. */
							sprintf( __( 'Get %s', 'storewright' ), offer.name )
						}
						<span className="screen-reader-text">{ __( '(opens in a new tab)', 'storewright' ) }</span>
					</Button>
				</div>
			</div>
			<Picture />
			<Button
				className={ styles.close ?? '' }
				size="compact"
				icon={ closeSmall }
				label={ __( 'Close the banner about where orders come from', 'storewright' ) }
				onClick={ () => void close() }
			/>
		</Card>
	);
};
