import { getPageData } from '../../shared/data/page-data';
import type { Report } from '../reports/types';

const OWN: readonly string[] = [
	'revenue',
	'products',
	'variations',
	'orders',
	'categories',
	'coupons',
	'taxes',
	'stock',
	'customers',
	'downloads',
];

/** The name by which the server exports a report: revenue has rows of its figures, all others have a route of rows. */
export const exportType = ( { slug, rows }: Report ): string => ( rows.isSteps ? slug : rows.path );

/** Whether the server exports a report. It does not know the rows of those that plugins have added in the browser. */
export const isExported = ( type: string ): boolean =>
	OWN.includes( type ) ||
	getPageData().orderReports.some( ( { slug, inner } ) => slug === type || inner?.slug === type );
