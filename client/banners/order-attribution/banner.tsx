import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall, external } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';

import { toRequestError } from '../../shared/data/request';
import { Card } from '../../shared/ui/card';
import { CardTitle } from '../../shared/ui/card-title';
import styles from './banner.module.scss';
import { recordClick, recordDismissal, recordView } from './events';
import { Picture } from './picture';
import { store, type Offer } from './store';

const NOTICE = 'storewright-order-attribution';

/** Moves the focus to where the page begins: the button that had it is about to go. */
const focusHeading = () => document.querySelector< HTMLElement >( '.storewright h1' )?.focus();

/** What the owner can do about the banner, each with a notice that says what came of it. */
function useClosing() {
	const { dismiss, undoDismiss } = useDispatch( store );
	const { createSuccessNotice, createErrorNotice, removeNotice } = useDispatch( noticesStore );

	const fail = ( sorry: string, error: unknown, again: () => void ) =>
		void createErrorNotice( `${ sorry } ${ toRequestError( error ).message }`, {
			id: NOTICE,
			type: 'snackbar',
			explicitDismiss: true,
			actions: [ { label: __( 'Try again', 'storewright' ), onClick: again } ],
		} );

	const show = async () => {
		void removeNotice( NOTICE );
		try {
			await undoDismiss();
		} catch ( error ) {
			fail( __( 'The banner could not be shown again.', 'storewright' ), error, () => void show() );
		}
	};
	const close = async () => {
		void removeNotice( NOTICE );
		recordDismissal();
		focusHeading();
		try {
			await dismiss();
			void createSuccessNotice( __( 'The banner was closed.', 'storewright' ), {
				id: NOTICE,
				type: 'snackbar',
				actions: [ { label: __( 'Undo', 'storewright' ), onClick: () => void show() } ],
			} );
		} catch ( error ) {
			fail( __( 'The banner could not be closed for good.', 'storewright' ), error, () => void close() );
		}
	};
	return close;
}

/** Offers a plugin that says where orders come from, on its own page: nothing is installed here. */
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
						'See which search, campaign or link brought each customer, and spend your time on what works.',
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
