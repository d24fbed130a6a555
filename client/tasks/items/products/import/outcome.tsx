import { __, _n, sprintf } from '@wordpress/i18n';

import { formatCount } from '../../../../shared/format/count';
import type { Outcome as OutcomeName, Report } from './types';
import styles from './import.module.scss';

const wouldBe = ( outcome: OutcomeName, count: number ): string => {
	const text = formatCount( count );
	switch ( outcome ) {
		case 'created':
			return sprintf(
				/* translators: %s: number of products. */
				_n( '%s product will be added', '%s products will be added', count, 'storewright' ),
				text
			);
		case 'updated':
			return sprintf(
				/* translators: %s: number of products. */
				_n( '%s product will be updated', '%s products will be updated', count, 'storewright' ),
				text
			);
		case 'skipped':
			return sprintf(
				/* translators: %s: number of products. */
				_n(
					'%s is already in your store and won’t change',
					'%s are already in your store and won’t change',
					count,
					'storewright'
				),
				text
			);
		case 'failed':
			return sprintf(
				/* translators: %s: number of rows. */
				_n( '%s row can’t be imported', '%s rows can’t be imported', count, 'storewright' ),
				text
			);
	}
};

const was = ( outcome: OutcomeName, count: number ): string => {
	const text = formatCount( count );
	switch ( outcome ) {
		case 'created':
			return sprintf(
				/* translators: %s: number of products. */
				_n( '%s product was added', '%s products were added', count, 'storewright' ),
				text
			);
		case 'updated':
			return sprintf(
				/* translators: %s: number of products. */
				_n( '%s product was updated', '%s products were updated', count, 'storewright' ),
				text
			);
		case 'skipped':
			return sprintf(
				/* translators: %s: number of products. */
				_n(
					'%s was already in your store and did not change',
					'%s were already in your store and did not change',
					count,
					'storewright'
				),
				text
			);
		case 'failed':
			return sprintf(
				/* translators: %s: number of rows. */
				_n( '%s row was not imported', '%s rows were not imported', count, 'storewright' ),
				text
			);
	}
};

const ORDER: readonly OutcomeName[] = [ 'created', 'updated', 'skipped', 'failed' ];

interface OutcomeProps {
	report: Report;
	/** Whether nothing is written yet. */
	isTrial: boolean;
}

/** How many rows came to what. */
export const Outcome = ( { report, isTrial }: OutcomeProps ) => {
	const shown = ORDER.filter( ( outcome ) => report.tally[ outcome ] > 0 || outcome === 'created' );
	const left = report.total - report.done;
	return (
		<ul className={ styles.tally }>
			{ shown.map( ( outcome ) => (
				<li key={ outcome } className={ outcome === 'failed' ? styles.failed : undefined }>
					{ ( isTrial ? wouldBe : was )( outcome, report.tally[ outcome ] ) }
				</li>
			) ) }
			{ ! isTrial && left > 0 && (
				<li>
					{ sprintf(
						/* translators: %s: number of rows. */
						_n( '%s row left to import', '%s rows left to import', left, 'storewright' ),
						formatCount( left )
					) }
				</li>
			) }
			{ ! isTrial && report.unlinked > 0 && (
				<li>
					{ sprintf(
						/* translators: %s: number of products. */
						_n(
							'%s product still has to be linked to other products',
							'%s products still have to be linked to other products',
							report.unlinked,
							'storewright'
						),
						formatCount( report.unlinked )
					) }
				</li>
			) }
		</ul>
	);
};

/** Returns the text in place of a column's name for messages about a whole row. */
export const wholeRow = (): string => __( 'Whole row', 'storewright' );
