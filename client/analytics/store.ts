/** Answers of `wc-analytics/reports/*`: the figures of a period, and a page of a report's rows. */
import { register } from '@wordpress/data';

import type { AnalyticsOverview, ReportExplanation } from '../generated/rest';
import { createQueryStore, type Fetching } from '../shared/data/query-store';
import { request } from '../shared/data/request';
import { requestPage, type ListPage } from '../shared/data/request-page';

/** Figures by name, as the server sends them. */
export type Figures = Readonly< Record< string, unknown > >;

/** A step of a period, in the shop's time: 'YYYY-MM-DD HH:MM:SS'. */
export interface StatsInterval {
	interval: string;
	date_start: string;
	date_end: string;
	subtotals: Figures;
}

/** What the orders of a period come to in a currency. */
export type CurrencySum = AnalyticsOverview[ 'currencies' ][ number ];

/** Figures of a period, and of its steps from the first to the last. */
export interface Stats {
	totals: Figures;
	intervals: readonly StatsInterval[];
	/** What orders come to in each currency, where there is more than one. */
	currencies?: readonly CurrencySum[];
}

/** A row of a report. */
export type Row = Readonly< Record< string, unknown > >;

export interface ReportQuery {
	/** Below `wc-analytics/reports/`, such as 'revenue/stats'. */
	path: string;
	/** Query string without question mark. */
	search: string;
	/** Another one for each visit to a report: an answer is not shown on a later one. */
	visit: number;
}

/** What the overview shows, of two periods. */
export type Overview = AnalyticsOverview;

/** The orders that a figure is made of, and how. */
export type Explanation = ReportExplanation;

/** A page of a report's rows. */
export interface RowsPage {
	body: readonly Row[];
	total: number;
	/** As in `Stats`. */
	currencies?: readonly CurrencySum[];
}

interface OverviewQuery {
	/** Query string without question mark; '' where nothing is shown. */
	search: string;
	/** As in `ReportQuery`. */
	visit: number;
}

const NOTHING: Overview = {
	intervals: [],
	intervals_before: [],
	indicators: [],
	charts: [],
	leaderboards: [],
	currencies: [],
};

const ROOT = '/wc-analytics/reports/';

/** The most steps that the server tells at once. */
const PAGE_SIZE = 100;

const pathOf = ( { path, search }: ReportQuery, more = '' ) => `${ ROOT }${ path }?${ search }${ more }`;

/** The sums by currency that an answer has in its header. */
function currenciesOf( { headers }: ListPage< unknown > ): readonly CurrencySum[] {
	const sums = headers[ 'X-Storewright-Currencies' ];
	return typeof sums === 'string' ? ( JSON.parse( sums ) as CurrencySum[] ) : [];
}

const fetches = {
	/** Figures of a period with all of its steps, however many pages they take. */
	getStats: async ( { query, signal }: Fetching< ReportQuery > ): Promise< Stats > => {
		const page = ( number: number ) =>
			requestPage< Stats >( pathOf( query, `&order=asc&per_page=${ PAGE_SIZE }&page=${ number }` ), signal );
		const first = await page( 1 );
		const more = Math.max( 0, Math.ceil( first.total / PAGE_SIZE ) - 1 );
		const others = await Promise.all( Array.from( { length: more }, ( _, at ) => page( at + 2 ) ) );
		return {
			totals: first.body.totals,
			intervals: [ first, ...others ].flatMap( ( { body } ) => body.intervals ?? [] ),
			currencies: currenciesOf( first ),
		};
	},
	/** A page of rows. */
	getRows: async ( { query, signal }: Fetching< ReportQuery > ): Promise< RowsPage > => {
		const page = await requestPage< readonly Row[] >( pathOf( query ), signal );
		return { body: page.body, total: page.total, currencies: currenciesOf( page ) };
	},
	/** A page of the steps of a period. */
	getSteps: async ( { query, signal }: Fetching< ReportQuery > ): Promise< RowsPage > => {
		const { body, total } = await requestPage< Stats >( pathOf( query ), signal );
		return { body: body.intervals as unknown as readonly Row[], total };
	},
	/** A page of the orders that a figure is made of. */
	getExplanation: async ( {
		query,
		signal,
	}: Fetching< ReportQuery > ): Promise< { body: Explanation; total: number } > =>
		requestPage< Explanation >( pathOf( query ), signal ),
	/** The figures, charts and leaderboards of the overview, in one request. */
	getOverview: ( { query, signal }: Fetching< OverviewQuery > ): Promise< Overview > =>
		query.search === ''
			? Promise.resolve( NOTHING )
			: request( { path: `/wc-admin/analytics/overview?${ query.search }`, signal } ),
};

/** The store of the reports. */
export const analyticsStore = createQueryStore( 'storewright/analytics', fetches );

register( analyticsStore );
