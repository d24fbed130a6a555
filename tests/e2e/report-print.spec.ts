import { expect, test } from './fixtures';
import { sellGoods } from './pages/goods';

test.describe( 'A report on paper', () => {
	test.use( { tasks: [ 'Shipping' ] } );

	test( 'has its title, days, filters, figures, chart and table, and nothing else', async ( {
		dashboard,
		page,
		requestUtils,
	} ) => {
		const sold = await sellGoods( requestUtils );
		const query = {
			path: '/analytics/orders',
			filter: 'advanced',
			match: 'all',
			status_is: 'completed,processing',
		};
		for ( const direction of [ 'ltr', 'rtl' ] as const ) {
			await page.emulateMedia( { media: 'screen' } );
			await dashboard.setDirection( direction );
			await dashboard.open( query );
			const { root } = dashboard;
			const table = root.getByRole( 'table', { name: 'Orders', exact: true } );
			await expect( table.getByRole( 'row' ).nth( 2 ) ).toBeVisible();
			const button = root.getByRole( 'button', { name: 'Print or save as PDF' } );
			await expect( button ).toBeVisible();
			const title = root.getByRole( 'heading', { level: 1, name: 'Orders' } );

			await page.emulateMedia( { media: 'print' } );
			await page.setViewportSize( { width: 700, height: 1000 } );
			await expect( title ).toHaveCount( 1 );
			await expect( title ).toBeVisible();
			await expect(
				root.getByText( /^Month to date \(.+\), compared with previous year \(.+\)$/ )
			).toBeVisible();
			await expect( root.getByText( 'Order status (Is): Completed, Processing' ) ).toBeVisible();
			await expect( root.getByRole( 'list', { name: 'Orders' } ) ).toContainText( sold.net );
			await expect( root.getByRole( 'application' ) ).toBeVisible();
			await expect( table.getByRole( 'row', { name: /^Total/ } ) ).toContainText( sold.net );
			await expect( table.getByRole( 'columnheader', { name: /^Net sales/ } ) ).toBeVisible();
			for ( const frame of [
				'#wpadminbar',
				'#adminmenumain',
				'select',
				'[aria-label="Store setup"]',
				'nav[aria-label="Reports"]',
			] ) {
				await expect( page.locator( frame ).filter( { visible: true } ) ).toHaveCount( 0 );
			}
			await expect( button ).toBeHidden();
			await expect( root.getByRole( 'button', { name: 'Download', exact: true } ) ).toBeHidden();
			const looks = await table.locator( 'tbody tr' ).evaluateAll( ( rows ) =>
				rows.map( ( row ) => {
					const cell = getComputedStyle( row.lastElementChild as Element );
					return `${ cell.color } ${ cell.display } ${ getComputedStyle( row ).breakInside }`;
				} )
			);
			expect( [ ...new Set( looks ) ] ).toEqual( [ 'rgb(0, 0, 0) table-cell avoid' ] );
			const pdf = ( await page.pdf( { format: 'A4' } ) ).toString( 'latin1' );
			expect( pdf.match( /\/Type\s*\/Page\b/g )?.length ?? 0 ).toBeGreaterThan( 0 );
			await page.setViewportSize( { width: 1280, height: 720 } );
		}
		await page.emulateMedia( { media: null } );
	} );

	test( 'says in black on white that orders are still being counted', async ( { dashboard, page, requestUtils } ) => {
		await requestUtils.rest( { method: 'POST', path: '/wc-analytics/reports/import' } );
		await dashboard.open( { path: '/analytics/revenue' } );
		const notice = dashboard.root
			.getByRole( 'status' )
			.filter( { hasText: 'Your orders are still being counted.' } );
		await expect( notice ).toBeVisible();
		const looks = () =>
			notice.evaluate( ( element ) =>
				[ element, element.querySelector( 'svg' ) as Element ].map( ( one ) => {
					const { color, backgroundColor, borderTopColor } = getComputedStyle( one );
					return [ color, backgroundColor, borderTopColor ];
				} )
			);
		const black = 'rgb(0, 0, 0)';
		const white = 'rgb(255, 255, 255)';
		expect( ( await looks() )[ 0 ] ).not.toEqual( [ black, white, black ] );
		await page.emulateMedia( { media: 'print' } );
		await expect( notice ).toBeVisible();
		expect( await looks() ).toEqual( [
			[ black, white, black ],
			[ black, 'rgba(0, 0, 0, 0)', black ],
		] );
		await page.emulateMedia( { media: null } );
		await requestUtils.rest( { method: 'POST', path: '/wc-analytics/reports/import/cancel' } );
	} );
} );
