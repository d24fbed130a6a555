import { __ } from '@wordpress/i18n';

import { Card } from '../../shared/ui/card';
import { Skeleton } from '../../shared/ui/skeleton';
import styles from './chart.module.scss';

/** A chart that is loading, of the chart's size. */
export const ChartSkeleton = () => (
	<Card className={ styles.card ?? '' }>
		<div className={ styles.head }>
			<Skeleton width="160px" height="28px" />
			<span className={ styles.controls }>
				<span className={ styles.headRoom } />
			</span>
		</div>
		<div className={ styles.chart } role="status" aria-label={ __( 'Loading the chart…', 'storewright' ) }>
			<div className={ styles.place }>
				<Skeleton width="100%" height="100%" />
			</div>
		</div>
	</Card>
);
