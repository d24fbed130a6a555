import { screen, within } from '@testing-library/react';

import { onRequest, renderScreen } from '../../shared/test-utils';
import { useQuery } from '../../shared/routing';
import { choicesStore } from '../filters/choices';
import { usePeriod } from '../period/use-period';
import { getReports } from '../reports/list';
import type { Report } from '../reports/types';
import { PrintButton } from './print-button';
import { PrintHead } from './print-head';

function Head( { slug }: { slug: string } ) {
	const report = getReports().find( ( one ) => one.slug === slug ) as Report;
	return <PrintHead report={ report } title={ report.title } period={ usePeriod() } query={ useQuery() } />;
}

const render = ( slug: string, query: Record< string, string > ) => {
	onRequest( 'GET', '/wc-admin/analytics/choices?of=product&include=12,34', [ { value: '12', label: 'Lamp' } ] );
	return renderScreen( <Head slug={ slug } />, {
		path: `/analytics/${ slug }`,
		query,
		pageData: {
			siteTitle: 'The shop',
			analytics: {
				timeZone: 'UTC',
				weekStart: 1,
				defaultDateRange: 'period=custom&compare=previous_period&after=2026-03-03&before=2026-03-04',
				managesStock: true,
			},
			orderStatuses: { completed: 'Completed', processing: 'Processing' },
		},
		stores: [ choicesStore ] as never,
	} );
};

/** What stands above the report on paper. */
const head = () => screen.getByRole( 'heading', { level: 1, hidden: true } ).parentElement as HTMLElement;

const lines = () =>
	within( head() )
		.queryAllByRole( 'listitem', { hidden: true } )
		.map( ( { textContent } ) => textContent );

describe( 'A report on paper', () => {
	it( 'is printed, or saved as a PDF, by a button', async () => {
		const print = jest.spyOn( window, 'print' ).mockImplementation( () => undefined );
		const { user } = renderScreen( <PrintButton /> );
		await user.click( screen.getByRole( 'button', { name: 'Print or save as PDF' } ) );
		expect( print ).toHaveBeenCalledTimes( 1 );
		print.mockRestore();
	} );

	it( 'says its site, title, days, what they are compared with, and what it is narrowed by', async () => {
		render( 'orders', {
			filter: 'advanced',
			match: 'any',
			product_includes: '12,34',
			status_is: 'completed,processing',
			period: 'custom',
			compare: 'previous_year',
			after: '2026-03-01',
			before: '2026-03-31',
		} );
		expect( head() ).not.toBeVisible();
		expect( head() ).toHaveTextContent( /^The shopOrdersMar 1 – 31, 2026, compared with previous year/ );
		expect( await within( head() ).findByText( 'Product (Includes): Lamp, #34' ) ).toBeInTheDocument();
		expect( lines() ).toEqual( [
			'Any of these filters matches:',
			'Product (Includes): Lamp, #34',
			'Order status (Is): Completed, Processing',
		] );
	} );

	it( 'names the items that are compared by name or, where they are gone, by id, and nothing where all is shown', async () => {
		const { unmount } = render( 'products', { filter: 'compare-products', products: '12,34' } );
		expect( await within( head() ).findByText( /: Lamp, #34$/ ) ).toBeInTheDocument();
		unmount();
		render( 'products', {} );
		expect( lines() ).toEqual( [] );
	} );
} );
