import { __ } from '@wordpress/i18n';

import { Card } from '../../shared/ui/card';
import { Skeleton } from '../../shared/ui/skeleton';
import styles from './list-skeleton.module.scss';

interface ListSkeletonProps {
	rows?: number;
}

/**
 * The place of the setup list while it is read.
 */
export const ListSkeleton = ( { rows = 5 }: ListSkeletonProps ) => (
	<Card role="status" data-loading="" aria-label={ __( 'Loading your task list…', 'storewright' ) }>
		<div className={ styles.header }>
			<Skeleton width="45%" height="20px" />
			<Skeleton width="100%" height="4px" />
		</div>
		<div className={ styles.hero }>
			<Skeleton width="50%" height="24px" />
			<Skeleton width="75%" />
			<Skeleton className={ styles.button } width="120px" height="40px" />
		</div>
		<ul className={ styles.rows }>
			{ Array.from( { length: rows }, ( _, row ) => (
				<li key={ row } className={ styles.row }>
					<Skeleton className={ styles.mark } width="24px" height="24px" />
					<Skeleton width={ row % 2 ? '40%' : '55%' } />
				</li>
			) ) }
		</ul>
	</Card>
);
