import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { downloadMap, giveLampBack, sellGoods } from './pages/goods';
import { readSold, type Sold } from './pages/sold';
import { NARROW, type Dashboard } from './fixtures/dashboard';

/** A report's table. */
const tableOf = ( dashboard: Dashboard, name: string ) => dashboard.root.getByRole( 'table', { name, exact: true } );

/** A row of a table, by its name, as the texts of its cells in their order. */
const row = ( dashboard: Dashboard, table: string, name: string | RegExp ) =>
	tableOf( dashboard, table )
		.getByRole( 'row' )
		.filter( { has: dashboard.root.page().getByRole( 'rowheader', { name } ) } );

/** The headings of columns stay above the first row where the table moves sideways, too. */
async function expectHeadAboveRows( { root }: Dashboard ) {
	const page = root.page();
	const size = page.viewportSize();
	for ( const width of [ 1400, 1000 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		const head = await root.locator( 'thead' ).last().getByRole( 'columnheader' ).first().boundingBox();
		const first = await root.locator( 'tbody' ).last().getByRole( 'row' ).first().boundingBox();
		expect( ( head?.y ?? 0 ) + ( head?.height ?? 0 ) ).toBeLessThanOrEqual( ( first?.y ?? 0 ) + 1 );
	}
	await page.setViewportSize( size ?? { width: 1280, height: 720 } );
}

const amount = ( text: string ) => Math.round( Number( text.replace( /[$,]/g, '' ) ) * 100 );

/** A figure shows the orders and refunds that it is the sum of, and the focus comes back to it. */
async function expectExplained(
	{ root }: Dashboard,
	figure: Locator,
	{ title, sum, orders }: { title: string; sum: string; orders: number }
) {
	await figure.press( 'Enter' );
	const dialog = root.page().getByRole( 'dialog', { name: title } );
	await expect( dialog.getByRole( 'status' ).first() ).toContainText( sum );
	const rows = dialog.getByRole( 'row' ).filter( { has: root.page().getByRole( 'rowheader' ) } );
	await expect( rows ).toHaveCount( orders );
	const values = await rows.locator( 'td:last-child' ).allTextContents();
	expect( values.reduce( ( total, value ) => total + amount( value ), 0 ) ).toBe( amount( sum ) );
	await root.page().keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect( figure ).toBeFocused();
}

test.describe( 'Analytics', () => {
	test.use( { tasks: [ 'Shipping' ] } );

	test( '[B2-007] [B2-009] [B2-044] every report shows what the orders say, one entry of the menu leads to all', async ( {
		dashboard,
		requestUtils,
	} ) => {
		const { first } = await sellGoods( requestUtils );
		const sold = await giveLampBack( requestUtils, first );
		await dashboard.open();
		await dashboard.menu.getByRole( 'link', { name: 'Analytics' } ).click();
		await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Overview' );
		const figure = ( name: RegExp ) => dashboard.root.getByRole( 'listitem' ).filter( { hasText: name } );
		await expect( figure( /^Total sales/ ) ).toContainText( sold.total );
		await expect( figure( /^Net sales/ ) ).toContainText( sold.net );
		await expect( figure( /^Products sold/ ) ).toContainText( sold.items );
		await dashboard.expectFits( undefined, NARROW );
		await dashboard.takePictures( 'analytics-overview' );

		const netSales = { title: 'Net sales', sum: sold.net, orders: sold.each.length };
		await expectExplained( dashboard, figure( /^Net sales/ ).getByRole( 'button' ), netSales );
		const best = row( dashboard, 'Top products - Items sold', 'Lamp' );
		await expectExplained( dashboard, best.getByRole( 'button' ).first(), {
			title: 'Items sold',
			sum: sold.lamp[ 0 ] ?? '',
			orders: Number( sold.lamp[ 2 ] ) + 1,
		} );

		await figure( /^Net sales/ )
			.getByRole( 'link' )
			.click();
		await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Revenue' );
		await expect( dashboard.menu.locator( '[aria-current="page"]' ) ).toHaveText( 'Analytics' );
		await expect( row( dashboard, 'Revenue', 'Total' ).getByRole( 'cell' ) ).toHaveText( [
			sold.orders,
			sold.gross,
			sold.refunds,
			sold.coupons,
			sold.net,
			sold.taxes,
			sold.shipping,
			sold.total,
		] );
		await dashboard.takePictures( 'analytics-revenue' );
		await expectHeadAboveRows( dashboard );
		await expectExplained(
			dashboard,
			dashboard.root.getByRole( 'button', { name: 'Show the orders of “Net sales”' } ),
			netSales
		);

		const nav = dashboard.root.getByRole( 'navigation', { name: 'Reports' } );
		const open = async ( name: string ) => {
			await nav.getByRole( 'link', { name, exact: true } ).click();
			await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toHaveText( name );
			await expect( tableOf( dashboard, name ) ).toBeVisible();
			await expect( dashboard.root.locator( '[aria-busy="true"]' ) ).toHaveCount( 0 );
		};
		const expectCells = ( table: string, name: string | RegExp, texts: readonly string[] ) =>
			expect(
				row( dashboard, table, name )
					.getByRole( 'cell' )
					.filter( { hasNot: dashboard.root.page().getByRole( 'checkbox' ) } )
			).toHaveText( [ ...texts ] );
		/** The table has these rows and no others, each with these cells. */
		const expectRows = async ( table: string, rows: Sold[ 'stock' ] ) => {
			const names = tableOf( dashboard, table ).locator( 'tbody' ).getByRole( 'rowheader' );
			expect( Object.keys( rows ).length ).toBeGreaterThan( 0 );
			expect( ( await names.allTextContents() ).filter( ( name ) => name !== 'Total' ).sort() ).toEqual(
				Object.keys( rows ).sort()
			);
			for ( const [ name, texts ] of Object.entries( rows ) ) {
				await expectCells( table, new RegExp( `^${ name.replaceAll( /[^\w\s]/g, '\\$&' ) }$` ), texts );
			}
		};
		await open( 'Products' );
		await expectCells( 'Products', 'Lamp', [ 'LAMP', ...sold.lamp, 'In stock' ] );
		await row( dashboard, 'Products', 'Lamp' ).getByRole( 'button' ).first().press( 'ArrowRight' );
		await expectExplained( dashboard, row( dashboard, 'Products', 'Lamp' ).getByRole( 'button' ).nth( 1 ), {
			title: 'Net sales',
			sum: sold.lamp[ 1 ] ?? '',
			orders: Number( sold.lamp[ 2 ] ) + 1,
		} );
		await open( 'Variations' );
		await expectCells( 'Variations', /Chair/, [ 'CHAIR-RED', ...sold.chair, 'In stock' ] );
		await open( 'Orders' );
		// Its refund has its number as well, and is of a customer who came back.
		const order = row( dashboard, 'Orders', `#${ first }` ).filter( { hasText: 'New' } );
		await expect( order ).toContainText( 'Ada Barlow' );
		await expect( order ).toContainText( '2 × Lamp' );
		const sales = tableOf( dashboard, 'Orders' ).locator( 'tbody tr' ).locator( 'td:nth-last-child(2)' );
		// The total comes with the figures, which may come after the rows.
		await expect( sales ).toHaveCount( sold.each.length + 1 );
		expect( ( await sales.allTextContents() ).sort() ).toEqual( [ sold.net, ...sold.each ].sort() );
		await open( 'Categories' );
		await expectCells( 'Categories', 'Light', [ ...sold.lamp.slice( 0, 2 ), '1', sold.lamp[ 2 ] ?? '' ] );
		await open( 'Coupons' );
		await expectRows( 'Coupons', sold.used );
		await open( 'Taxes' );
		await expectRows( 'Taxes', sold.rates );
		await open( 'Stock' );
		await expectRows( 'Stock', sold.stock );
		await dashboard.menu.getByRole( 'link', { name: 'Customers' } ).click();
		await expect( row( dashboard, 'Customers', 'Ada Barlow' ) ).toContainText(
			`ada@example.org${ sold.orders }${ sold.total }${ sold.spend }`
		);
		const spent = row( dashboard, 'Customers', 'Ada Barlow' ).getByRole( 'button' ).nth( 1 );
		await expectExplained( dashboard, spent, {
			title: 'Total spend',
			sum: sold.total,
			orders: sold.each.length,
		} );
		await open( 'Cohorts' );
		const months = tableOf( dashboard, 'Cohorts' ).getByRole( 'row' ).nth( 1 );
		await expect( months.getByRole( 'cell' ).nth( 1 ) ).toHaveText( sold.net );
		await expectExplained( dashboard, months.getByRole( 'button' ).nth( 1 ), netSales );
		await open( 'Downloads' );
		await expect( tableOf( dashboard, 'Downloads' ) ).toContainText( 'No downloads in this period.' );
		await dashboard.expectFits( undefined, NARROW );
	} );

	test( 'the number of downloads shows the orders that allowed them', async ( { dashboard, page, requestUtils } ) => {
		const order = await downloadMap( requestUtils, page, test.info().outputPath( 'map.txt' ) );
		const { downloads } = await readSold( requestUtils );
		await dashboard.open( { path: '/analytics/downloads', period: 'today' } );
		await expect( row( dashboard, 'Downloads', 'Map' ).getByRole( 'link' ) ).toHaveText( `#${ order }` );
		const button = dashboard.root.getByRole( 'button', { name: 'Show the orders of “Downloads”' } );
		await button.press( 'Enter' );
		const dialog = page.getByRole( 'dialog', { name: 'Downloads' } );
		await expect( dialog.getByRole( 'status' ).first() ).toContainText(
			`${ downloads }The sum of 1 order or refund.`
		);
		await expect( dialog.getByRole( 'rowheader' ).getByRole( 'link' ) ).toHaveText( `#${ order }` );
		await dashboard.expectAccessible( '[role="dialog"]' );
		await page.keyboard.press( 'Escape' );
		await expect( button ).toBeFocused();
	} );

	test( 'columns that are hidden in quick succession stay hidden, each report its own', async ( {
		dashboard,
		page,
	} ) => {
		const hidden = { Taxes: [ 'Shipping tax', 'Order tax', 'Rate' ], Stock: [ 'SKU', 'Status', 'Quantity' ] };
		const columns = ( title: string ) => tableOf( dashboard, title ).getByRole( 'columnheader' );
		for ( const [ title, names ] of Object.entries( hidden ) ) {
			await dashboard.open( { path: `/analytics/${ title.toLowerCase() }` } );
			for ( const name of names ) {
				await expect( columns( title ).filter( { hasText: name } ).first() ).toBeVisible();
			}
			await dashboard.root.getByRole( 'button', { name: 'Choose columns' } ).click();
			const saved = { count: 0 };
			const count = ( request: { method: () => string; url: () => string } ) => {
				saved.count += request.method() === 'POST' && /users(\/|%2F)me/.test( request.url() ) ? 1 : 0;
			};
			page.on( 'requestfinished', count );
			await page
				.getByRole( 'menuitemcheckbox' )
				.evaluateAll(
					( choices, wanted ) =>
						choices
							.filter( ( choice ) => wanted.includes( choice.textContent ?? '' ) )
							.forEach( ( choice ) => ( choice as HTMLElement ).click() ),
					names
				);
			await expect.poll( () => saved.count ).toBe( names.length );
			page.off( 'requestfinished', count );
		}
		for ( const [ title, names ] of Object.entries( hidden ) ) {
			await dashboard.open( { path: `/analytics/${ title.toLowerCase() }` } );
			await dashboard.root.getByRole( 'button', { name: 'Choose columns' } ).click();
			const choices = page.getByRole( 'menuitemcheckbox' );
			await expect( choices.and( page.locator( '[aria-checked="false"]' ) ) ).toHaveCount( names.length );
			for ( const name of names ) {
				await expect( choices.filter( { hasText: new RegExp( `^${ name }$` ) } ) ).not.toBeChecked();
			}
			await page.keyboard.press( 'Escape' );
		}
	} );
} );
