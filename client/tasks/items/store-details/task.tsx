import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { hasFeature } from '../../../shared/data/page-data';
import { Link, urlTo } from '../../../shared/routing';
import { countryOf } from '../../../shared/ui/address-form/address';
import { StoreLocation } from '../../../shared/ui/address-form/store-location';
import { Card } from '../../../shared/ui/card';
import type { TaskPageProps } from '../../types';
import styles from './task.module.scss';

/** The task in which the owner tells where the store is. */
export const Task = ( { onComplete, trackEvent }: TaskPageProps ) => {
	const { createSuccessNotice } = useDispatch( noticesStore );
	return (
		<Card className={ styles.card }>
			<StoreLocation
				submitLabel={ __( 'Save address', 'storewright' ) }
				onSaved={ ( { countryState } ) => {
					trackEvent( 'tasklist_store_details_saved', { country: countryOf( countryState ) } );
					createSuccessNotice( __( 'Your store address was saved.', 'storewright' ), { type: 'snackbar' } );
					onComplete();
				} }
			/>
			{ hasFeature( 'onboarding' ) && (
				<p className={ styles.more }>
					<Link href={ urlTo( '/setup-wizard' ) }>
						{ __( 'Set up name, country and plugins step by step', 'storewright' ) }
					</Link>
				</p>
			) }
		</Card>
	);
};
