import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { useCountryName } from '../../../../shared/data/countries';
import { useZonesFor, zonesStore } from '../zones';
import { NotLoaded } from '../../../../shared/ui/not-loaded';
import { Skeleton } from '../../../../shared/ui/skeleton';
import type { TaskPageProps } from '../../../types';
import styles from '../steps.module.scss';
import { RatesForm } from './rates-form';
import { rateIn, rateText, type Row } from './rows';

interface RatesStepProps {
	/** The store's country. */
	country: string;
	trackEvent: TaskPageProps[ 'trackEvent' ];
	/** Given a line that says what shipping costs now. */
	onDone: ( summary: string ) => void;
}

const rowSummary = ( row: Row ): string => {
	const rate = rateIn( row );
	const text = rate === null && ! row.toggleable ? __( 'unchanged', 'storewright' ) : rateText( rate );
	/* translators: 1: name of a shipping zone, 2: what shipping costs there. */
	return sprintf( __( '%1$s: %2$s', 'storewright' ), row.name, text );
};

/** Renders the step of shipping rates. The zones are fetched whenever it is entered. */
export const RatesStep = ( { country, trackEvent, onDone }: RatesStepProps ) => {
	const name = useCountryName( country );
	const zones = useZonesFor( country );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const { removeResult } = useDispatch( zonesStore );
	useEffect( () => () => void removeResult( 'getZones', { country } ), [ country, removeResult ] );

	const failed = [ name, zones ].filter( ( read ) => read.status === 'failed' );
	if ( failed.length > 0 ) {
		return <NotLoaded title={ __( 'Your shipping zones could not be loaded', 'storewright' ) } reads={ failed } />;
	}
	if ( name.status !== 'ready' || zones.status !== 'ready' ) {
		return <RatesSkeleton />;
	}
	return (
		<RatesForm
			country={ country }
			countryName={ name.data }
			zones={ zones.data }
			onSaved={ ( rows ) => {
				trackEvent( 'tasklist_shipping_set_costs', { country, zones: rows.length } );
				createSuccessNotice( __( 'Your shipping rates have been updated', 'storewright' ), {
					type: 'snackbar',
				} );
				onDone( rows.map( rowSummary ).join( ' · ' ) );
			} }
		/>
	);
};

const RatesSkeleton = () => (
	<div className={ styles.step } role="status" aria-label={ __( 'Loading…', 'storewright' ) }>
		<Skeleton width="160px" height="24px" />
		<Skeleton width="200px" height="64px" />
		<Skeleton width="160px" height="24px" />
		<Skeleton width="240px" height="24px" />
		<Skeleton width="160px" height="40px" />
	</div>
);
