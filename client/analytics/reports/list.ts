/** The reports there are, in their order. */
import { applyFiltersSafely } from '../../shared/apply-filters-safely';
import { getPageData } from '../../shared/data/page-data';
import { isRecord } from '../../shared/is-record';
import { sameComponent } from '../../shared/same-component';
import { cohorts } from './cohorts';
import { categories, downloads, products, stock, variations } from './goods';
import { ordersBy } from './orders-by';
import { coupons, customers, taxes } from './people';
import { orders, revenue } from './sales';
import type { AnyReport } from './types';

/** Extensions add reports here: `( reports ) => [ ...reports, { slug, title, component } ]`. */
export const REPORTS_FILTER = 'storewright_analytics_reports';

const ALL = [
	revenue,
	products,
	variations,
	orders,
	categories,
	coupons,
	taxes,
	stock,
	customers,
	downloads,
	cohorts,
] as const;

const isReport = ( value: unknown ): boolean =>
	isRecord( value ) &&
	typeof value.slug === 'string' &&
	/^[\w-]+$/.test( value.slug ) &&
	typeof value.title === 'string' &&
	( typeof value.component === 'function' || ( isRecord( value.rows ) && Array.isArray( value.filters ) ) );

const areReports = ( value: unknown ): value is AnyReport[] => Array.isArray( value ) && value.every( isReport );

/** The report, whose screen stays although the filter's callback made its component anew. */
const asReport = ( report: AnyReport ): AnyReport =>
	'component' in report
		? { ...report, component: sameComponent( `${ REPORTS_FILTER } ${ report.slug }`, report.component ) }
		: report;

/** The reports of this shop: that of the stock only where it is counted, and those that the server tells of. */
export function getReports(): readonly AnyReport[] {
	const own = ALL.map( ( declare ) => declare() ).filter(
		( { slug } ) => slug !== 'stock' || getPageData().analytics.managesStock
	);
	const all = [ ...own, ...getPageData().orderReports.map( ordersBy ) ];
	return applyFiltersSafely< readonly AnyReport[] >( REPORTS_FILTER, all, areReports ).map( asReport );
}

/** Where a report is: customers have a page of their own. */
export const reportPath = ( slug: string ): string => ( slug === 'customers' ? '/customers' : `/analytics/${ slug }` );
