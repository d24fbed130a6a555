import { __, sprintf } from '@wordpress/i18n';

import { getPageData } from '../../shared/data/page-data';
import type { Query } from '../../shared/routing';
import type { Period } from '../period/period';
import { comparedText, periodText } from '../period/texts';
import type { Report } from '../reports/types';
import { FilterWords } from './filter-words';
import styles from './print.module.scss';

interface PrintHeadProps {
	report: Report;
	/** The title of the screen: the report may be one in its place. */
	title: string;
	period: Period;
	query: Query;
}

/** What stands above a report on paper: of which site it is, what it is called, and what it is about. */
export const PrintHead = ( { report, title, period, query }: PrintHeadProps ) => (
	<div className={ styles.head } hidden>
		<p>{ getPageData().siteTitle }</p>
		<h1>{ title }</h1>
		{ report.hasPeriod && (
			<p>
				{ sprintf(
					/* translators: 1: a period with its days. 2: what it is compared with, such as “compared with previous year (…)”. */
					__( '%1$s, %2$s', 'storewright' ),
					periodText( period ),
					comparedText( period )
				) }
			</p>
		) }
		<FilterWords report={ report } query={ query } />
	</div>
);
