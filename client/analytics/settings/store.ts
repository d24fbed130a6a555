/** How the rows that reports read are doing: `wc-admin/report-data`. */
import { register } from '@wordpress/data';

import type { ReportData } from '../../generated/rest';
import { createQueryStore, type Fetching, type QueryThunk } from '../../shared/data/query-store';
import { request } from '../../shared/data/request';

const PATH = '/wc-admin/report-data';

/** What can be done with the rows: import orders, all or those that are missing, take all out, stop that, recompute some days. */
const ACTIONS = {
	import: '/wc-analytics/reports/import',
	cancel: '/wc-analytics/reports/import/cancel',
	delete: '/wc-analytics/reports/import/delete',
	check: `${ PATH }/check`,
} as const;

export type ReportDataAction = keyof typeof ACTIONS;

const fetches = {
	/** How the rows are doing. */
	getReportData: ( { signal }: Fetching< object > ): Promise< ReportData > => request( { path: PATH, signal } ),
};

const actions = {
	/**
	 * Asks how the rows are doing by now, or does something with them first.
	 *
	 * @param action What to do; none to ask only.
	 * @param data Of the request.
	 * @throws {RequestError} It was not done.
	 */
	updateReportData:
		( action?: ReportDataAction, data: object = {} ): QueryThunk< typeof fetches > =>
		async ( { dispatch } ) => {
			if ( action !== undefined ) {
				await request( { path: ACTIONS[ action ], method: 'POST', data } );
			}
			dispatch.receiveResult( 'getReportData', {}, await request< ReportData >( { path: PATH } ) );
		},
};

/** The store of the rows' state. */
export const reportDataStore = createQueryStore( 'storewright/report-data', fetches, { actions } );

register( reportDataStore );
