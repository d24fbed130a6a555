import { __ } from '@wordpress/i18n';

import { Skeleton } from '../shared/ui/skeleton';
import styles from './extensions.module.scss';

/** Room for rows that are on their way. */
export const Rows = ( { count }: { count: number } ) => (
	<div className={ styles.waiting } role="status" aria-label={ __( 'Loading…', 'storewright' ) }>
		{ Array.from( { length: count }, ( _, row ) => (
			<Skeleton key={ row } width="60%" />
		) ) }
	</div>
);
