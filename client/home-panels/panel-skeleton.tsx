import { __ } from '@wordpress/i18n';

import { Card } from '../shared/ui/card';
import { Skeleton } from '../shared/ui/skeleton';
import styles from './work-card.module.scss';

/** A panel's size while it is fetched. */
export const PanelSkeleton = ( { rows }: { rows: number } ) => (
	<Card role="status" aria-label={ __( 'Loading…', 'storewright' ) }>
		<div className={ styles.header }>
			<Skeleton width="200px" height="28px" />
		</div>
		{ Array.from( { length: Math.max( 1, rows ) }, ( _, row ) => (
			<div className={ styles.row } key={ row }>
				<div className={ styles.body }>
					<Skeleton width="240px" height="20px" />
					<Skeleton width="160px" height="20px" />
				</div>
				<Skeleton width="140px" height="40px" />
			</div>
		) ) }
	</Card>
);
