import { __ } from '@wordpress/i18n';

import { Card } from '../../shared/ui/card';
import { Skeleton } from '../../shared/ui/skeleton';
import styles from './task-frame.module.scss';

/**
 * The place of a task while it is fetched.
 */
export const TaskSkeleton = () => (
	<Card role="status" aria-label={ __( 'Loading…', 'storewright' ) }>
		<div className={ styles.skeleton }>
			<Skeleton width="55%" height="24px" />
			<Skeleton width="80%" />
			<Skeleton width="100%" height="40px" />
			<Skeleton width="100%" height="40px" />
			<Skeleton width="120px" height="40px" />
		</div>
	</Card>
);
