import { __ } from '@wordpress/i18n';
import { Skeleton } from '../shared/ui/skeleton';
import styles from './layout.module.scss';

/** What is shown while a screen that has no skeleton of its own is fetched. */
export function ScreenSkeleton() {
	return (
		<div role="status" aria-label={ __( 'Loading…', 'storewright' ) } className={ styles.skeleton }>
			<Skeleton width="40%" height="24px" />
			<Skeleton width="80%" />
			<Skeleton />
		</div>
	);
}
