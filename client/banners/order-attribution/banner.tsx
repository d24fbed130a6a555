import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall, external } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';
import clsx from 'clsx';

import { useAsyncAction } from '../../shared/data/use-async-action';
import { focusHeading } from '../../shared/focus-heading';
import { Card } from '../../shared/ui/card';
import { CardTitle } from '../../shared/ui/card-title';
import styles from './banner.module.scss';
import { recordClick, recordDismissal, recordView, type Place } from './events';
import { Picture } from './picture';
import { useSetDismissed, type Offer } from './store';

const NOTICE = 'storewright-order-attribution';

/**
 * Returns a function that closes the banner; a notice reports the result and offers Undo or Try again.
 *
 * @param place    Where the banner is.
 * @param headings Selector of the page whose heading has the focus then; the dashboard unless WordPress renders it.
 */
function useClosing( place: Place, headings: string | undefined ) {
	const setDismissed = useSetDismissed();
	const { createSuccessNotice, createErrorNotice, removeNotice } = useDispatch( noticesStore );

	const { run } = useAsyncAction(
		async ( _, isDismissed: boolean ) => {
			void removeNotice( NOTICE );
			if ( isDismissed ) {
				recordDismissal( place );
				focusHeading( headings );
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

interface Props {
	offer: Offer;
	place: Place;
	/** Selector of the page whose heading has the focus once the banner is closed. */
	headings?: string;
}

/** Renders the offer of an order attribution plugin. It links to the plugin's page: nothing is installed here. */
export const Banner = ( { offer, place, headings }: Props ) => {
	const id = useInstanceId( Banner, 'storewright-order-attribution' );
	const close = useClosing( place, headings );
	const isNarrow = place === 'order-editor';
	useEffect( () => recordView( place ), [ place ] );
	return (
		<Card as="section" aria-labelledby={ id } className={ clsx( styles.banner, isNarrow && styles.narrow ) }>
			<div className={ styles.words }>
				<CardTitle as={ isNarrow ? 'h3' : 'h2' } id={ id }>
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
						onClick={ () => recordClick( place ) }
					>
						{
							/* translators: %s: name of a plugin. */
							sprintf( __( 'Get %s', 'storewright' ), offer.name )
						}
						<span className="screen-reader-text">{ __( '(opens in a new tab)', 'storewright' ) }</span>
					</Button>
				</div>
			</div>
			{ ! isNarrow && <Picture /> }
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
