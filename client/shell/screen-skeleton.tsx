import { __ } from '@wordpress/i18n';
import { Skeleton } from '../shared/ui/skeleton';
import styles from './layout.module.scss';

/** Renders the skeleton for screens that have none of their own. */
export function ScreenSkeleton() {
	return (
		<div role="status" data-loading="" aria-label={ __( 'Loading…', 'storewright' ) } className={ styles.skeleton }>
			<Skeleton width="40%" height="24px" />
			<Skeleton width="80%" />
			<Skeleton />
		</div>
	);
}
