import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { useAsyncAction } from '../../../shared/data/use-async-action';
import { loadPage } from '../../../shared/routing';
import { Actions } from '../../../shared/ui/actions';
import { Card } from '../../../shared/ui/card';
import { CardTitle } from '../../../shared/ui/card-title';
import { store } from '../../store';
import { InstallButton } from './install-button';
import { partnerSettings } from './links';
import { OtherWays } from './other-ways';
import { PartnerSummary } from './partner-summary';
import type { TaxPartner } from './partners';
import type { ViewProps } from './types';
import styles from './tax.module.scss';

interface PartnerViewProps extends ViewProps {
	partner: TaxPartner;
	taskId: string;
}

/** A service that is set up on a settings page of its own: its plugin is installed, then the owner goes there. */
export const PartnerView = ( { partner, taskId, ...view }: PartnerViewProps ) => {
	const { actionTask } = useDispatch( store );
	const [ isActive, setActive ] = useState( partner.isActive );
	const { isBusy: isMarking, run: markDone } = useAsyncAction( () => actionTask( taskId, view.onDone ) );
	const settings = partnerSettings( partner.settingsTab );

	const goOn = () => {
		setActive( true );
		loadPage( settings );
	};
	/* translators: %s: name of a service. */
	const title = sprintf( __( 'Calculate tax with %s', 'storewright' ), partner.name );
	return (
		<Card as="section" aria-label={ title }>
			<div className={ styles.head }>
				<CardTitle as="h2" takesFocus={ view.hasMoved }>
					{ title }
				</CardTitle>
			</div>
			<div className={ styles.partner }>
				<PartnerSummary partner={ partner } />
			</div>
			<div className={ styles.foot }>
				{ isActive ? (
					<Actions>
						<Button __next40pxDefaultSize variant="primary" href={ settings }>
							{ __( 'Open settings', 'storewright' ) }
						</Button>
						<Button
							__next40pxDefaultSize
							variant="secondary"
							isBusy={ isMarking }
							aria-disabled={ isMarking }
							onClick={ () => void markDone() }
						>
							{ __( 'I’ve set it up', 'storewright' ) }
						</Button>
					</Actions>
				) : (
					<InstallButton partner={ partner } trackEvent={ view.trackEvent } onDone={ goOn } />
				) }
				<OtherWays { ...view } />
			</div>
		</Card>
	);
};
