import { __, _n, sprintf } from '@wordpress/i18n';

import type { Outcome as OutcomeName, Report } from './types';
import styles from './import.module.scss';

const wouldBe = ( outcome: OutcomeName, count: number ): string => {
	const text = count.toLocaleString();
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
				_n( '%s product will be changed', '%s products will be changed', count, 'storewright' ),
				text
			);
		case 'skipped':
			return sprintf(
				/* translators: %s: number of products. */
				_n(
					'%s is in your store already and stays as it is',
					'%s are in your store already and stay as they are',
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
	const text = count.toLocaleString();
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
				_n( '%s product was changed', '%s products were changed', count, 'storewright' ),
				text
			);
		case 'skipped':
			return sprintf(
				/* translators: %s: number of products. */
				_n(
					'%s was in your store already and stayed as it is',
					'%s were in your store already and stayed as they are',
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
						_n( '%s row is still to come', '%s rows are still to come', left, 'storewright' ),
						left.toLocaleString()
					) }
				</li>
			) }
			{ ! isTrial && report.unlinked > 0 && (
				<li>
					{ sprintf(
						/* translators: %s: number of products. */
						_n(
							'%s product is not linked to other products yet',
							'%s products are not linked to other products yet',
							report.unlinked,
							'storewright'
						),
						report.unlinked.toLocaleString()
					) }
				</li>
			) }
		</ul>
	);
};

/** What stands in place of a column where it is about the whole row. */
export const wholeRow = (): string => __( 'Whole row', 'storewright' );
