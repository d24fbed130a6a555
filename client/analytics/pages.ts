/** The pages of the reports, in the order of their navigation. */
import { __ } from '@wordpress/i18n';

import { hasFeature } from '../shared/data/page-data';
import { getReports, reportPath } from './reports/list';

/** What the ids of the links in the navigation begin with. */
const NAVIGATION = 'woocommerce-analytics-';

/** A page of the reports. */
export interface ReportPage {
	/** Its path. */
	to: string;
	title: string;
	/** Id of its link in the navigation; customers have none. */
	id: string | undefined;
}

/** The overview, each report there is, and the settings. */
export const reportPages = (): readonly ReportPage[] => [
	...( hasFeature( 'analytics' )
		? [ { to: '/analytics/overview', title: __( 'Overview', 'storewright' ), id: `${ NAVIGATION }overview` } ]
		: [] ),
	...getReports().map( ( { slug, title } ) => ( {
		to: reportPath( slug ),
		title,
		id: slug === 'customers' ? undefined : NAVIGATION + slug,
	} ) ),
	{ to: '/analytics/settings', title: __( 'Settings', 'storewright' ), id: `${ NAVIGATION }settings` },
];
