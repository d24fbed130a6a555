import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { Actions } from '../../../shared/ui/actions';
import { Card } from '../../../shared/ui/card';
import { CardTitle } from '../../../shared/ui/card-title';
import { InlineNotice } from '../../../shared/ui/inline-notice';
import { OtherWays } from './other-ways';
import type { TaxPartner } from './partners';
import type { ViewProps } from './types';
import { changesOf } from './use-tax-setup';
import styles from './tax.module.scss';

interface GoodNewsProps extends ViewProps {
	partner: TaxPartner;
	/** Whether the owner asked for it already. */
	isAuto: boolean;
}

/** Nothing is missing: the service can be turned on. Says what that changes before it does. */
export const GoodNews = ( { partner, isAuto, ...view }: GoodNewsProps ) => {
	const { settings, setup, trackEvent, onDone } = view;
	const { createSuccessNotice } = useDispatch( noticesStore );
	const automate = async () => {
		trackEvent( 'tasklist_tax_setup_automated_proceed', { setup_automatically: true } );
		if ( await setup.choose( 'automated' ) ) {
			createSuccessNotice( __( "You're awesome! One less item on your to-do list ✅", 'storewright' ), {
				type: 'snackbar',
			} );
			onDone();
		}
	};
	const hasBegun = useRef( false );
	useEffect( () => {
		if ( isAuto && ! hasBegun.current ) {
			hasBegun.current = true;
			void automate();
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Once, when there is nothing left to ask.
	}, [ isAuto ] );

	const isBusy = setup.busy === 'automated';
	const failure = setup.failure?.choice === 'automated' ? setup.failure : null;
	const { tax, general } = changesOf( 'automated', settings );
	return (
		<Card as="section" aria-label={ __( 'Good news', 'storewright' ) }>
			<div className={ styles.head }>
				<CardTitle as="h2" takesFocus={ view.hasMoved }>
					{ __( 'Good news', 'storewright' ) }
				</CardTitle>
				<p className={ styles.line }>
					{ sprintf(
						/* translators: %s: name of a service. */
						__( '%s is ready to calculate tax from your customers’ addresses.', 'storewright' ),
						partner.name
					) }
				</p>
			</div>
			<div className={ styles.foot }>
				{ tax.length + general.length > 0 && (
					<div className={ styles.changes }>
						<p>{ __( 'This turns on these settings:', 'storewright' ) }</p>
						<ul>
							{ general.length > 0 && <li>{ __( 'Charge tax', 'storewright' ) }</li> }
							{ tax.length > 0 && <li>{ __( 'Automated tax', 'storewright' ) }</li> }
						</ul>
					</div>
				) }
				{ failure && (
					<InlineNotice
						status="error"
						title={ __(
							'There was a problem setting up automated taxes. Please try again.',
							'storewright'
						) }
					>
						{ failure.reason }
					</InlineNotice>
				) }
				<Actions>
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={ isBusy }
						aria-disabled={ isBusy }
						onClick={ () => void automate() }
					>
						{ __( 'Automate my taxes', 'storewright' ) }
					</Button>
					<span role="status" className="screen-reader-text">
						{ isBusy ? __( 'Saving…', 'storewright' ) : '' }
					</span>
				</Actions>
				<OtherWays { ...view } />
			</div>
		</Card>
	);
};
