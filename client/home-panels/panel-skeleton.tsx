import { __ } from '@wordpress/i18n';

import { Card } from '../shared/ui/card';
import { Skeleton } from '../shared/ui/skeleton';
import styles from './work-card.module.scss';

interface PanelSkeletonProps {
	rows: number;
	/** Title of the panel and how many wait, where they are known. */
	head?: { title: string; count: number };
	/** Whether a row has a field with its label, and room for what is wrong with it. */
	hasField?: boolean;
}

/** A panel's size while its rows are fetched. */
export const PanelSkeleton = ( { rows, head, hasField = false }: PanelSkeletonProps ) => (
	<Card data-loading="">
		<div className={ styles.header }>
			{ head === undefined ? (
				<Skeleton width="200px" height="28px" />
			) : (
				<>
					<h2 className={ styles.title }>{ head.title }</h2>
					{ head.count > 0 && <span className={ styles.count }>{ head.count }</span> }
				</>
			) }
		</div>
		<div className={ styles.rows } role="status" aria-label={ __( 'Loading…', 'storewright' ) }>
			{ Array.from( { length: Math.max( 1, rows ) }, ( _, row ) => (
				<div className={ styles.row } key={ row }>
					<div className={ styles.body }>
						<Skeleton width="240px" height="20px" />
						<Skeleton width="160px" height="20px" />
					</div>
					<div className={ hasField ? styles.quantity : styles.actions }>
						<Skeleton width="140px" height={ hasField ? '88px' : '40px' } />
					</div>
				</div>
			) ) }
		</div>
	</Card>
);
