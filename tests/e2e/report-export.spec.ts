import { readFile } from 'node:fs/promises';
import type { Locator, Response } from '@playwright/test';

import { expect, test } from './fixtures';
import { downloadMap, sellGoods } from './pages/goods';
import { NARROW, type Dashboard } from './fixtures/dashboard';

/** The link to a report from the others. */
const reportLink = ( { root }: Dashboard, name: string ) =>
	root.getByRole( 'navigation', { name: 'Reports' } ).getByRole( 'link', { name, exact: true } );

/** Lines of a CSV file, each as its cells. */
const linesOf = ( csv: string ): string[][] =>
	csv
		.trimEnd()
		.split( '\n' )
		.map( ( line ) =>
			[ ...line.matchAll( /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g ) ].map( ( [ , quoted, plain ] ) =>
				quoted === undefined ? ( plain ?? '' ) : quoted.replaceAll( '""', '"' )
			)
		);

/** Reports of which the shop has rows, by title. */
const REPORTS = [
	'Revenue',
	'Products',
	'Variations',
	'Orders',
	'Categories',
	'Coupons',
	'Taxes',
	'Stock',
	'Customers',
	'Downloads',
	'Payment methods',
	'Locations',
];

/** Their screens without a file to download, each with what is there once it has its data. */
const WITHOUT_FILE: ReadonlyArray< readonly [ string, ( dashboard: Dashboard ) => Locator ] > = [
	[
		'Overview',
		( { root } ) => root.getByRole( 'table', { name: 'Top products - Items sold' } ).getByText( 'Lamp' ),
	],
	[ 'Cohorts', ( { root } ) => root.getByRole( 'table', { name: 'Cohorts' } ).getByRole( 'cell' ).first() ],
	[ 'Settings', ( { root } ) => root.getByRole( 'group', { name: 'Excluded statuses' } ) ],
];

/** No figure is still to come. */
const expectNothingBusy = ( { root }: Dashboard ) => expect( root.locator( '[aria-busy="true"]' ) ).toHaveCount( 0 );

/** Opens the screens without a file, which break no guideline. */
async function expectOthersAccessible( dashboard: Dashboard ): Promise< void > {
	for ( const [ title, data ] of WITHOUT_FILE ) {
		await reportLink( dashboard, title ).click();
		await expect( data( dashboard ) ).toBeVisible();
		await expectNothingBusy( dashboard );
		await dashboard.expectAccessible();
	}
}

/** The file that the button of a report brings. */
async function download( dashboard: Dashboard ): Promise< { name: string; url: string; lines: string[][] } > {
	const [ file ] = await Promise.all( [
		dashboard.root.page().waitForEvent( 'download' ),
		dashboard.root.getByRole( 'button', { name: 'Download', exact: true } ).click(),
	] );
	return {
		name: file.suggestedFilename(),
		url: file.url(),
		lines: linesOf( await readFile( await file.path(), 'utf8' ) ),
	};
}

/** Shows all columns of a report but the first, or none of them. */
async function chooseAllOrNoColumns( { root }: Dashboard ): Promise< void > {
	const isSaved = ( response: Response ) =>
		response.request().method() === 'POST' && /users(\/|%2F)me/.test( response.url() );
	await root.getByRole( 'button', { name: 'Choose columns' } ).click();
	for ( const choice of await root.page().getByRole( 'menuitemcheckbox' ).all() ) {
		await Promise.all( [ root.page().waitForResponse( isSaved ), choice.click() ] );
	}
	await root.page().keyboard.press( 'Escape' );
}

/** An amount or number as a file has it. */
const plain = ( text: string ) => text.replaceAll( /[$,]/g, '' );

test( '[B2-044] every report breaks no guideline in either direction, and is downloaded with the columns and figures of its table', async ( {
	dashboard,
	page,
	requestUtils,
} ) => {
	// It goes through all reports twice.
	test.slow();
	const sold = await sellGoods( requestUtils );
	await downloadMap( requestUtils, page, test.info().outputPath( 'map.txt' ) );
	// A month has more days than a page of the table, which its file does not have.
	await dashboard.open( { path: '/analytics/revenue', period: 'week' } );
	for ( const title of REPORTS ) {
		await reportLink( dashboard, title ).click();
		const table = dashboard.root.getByRole( 'table', { name: title, exact: true } );
		await expect( table ).toBeVisible();
		await expectNothingBusy( dashboard );
		await dashboard.expectAccessible();
		const { name, lines } = await download( dashboard );
		expect( name ).toMatch( new RegExp( `^${ title.toLowerCase().replace( ' ', '-' ) }_[\\d_-]+\\.csv$` ) );
		const headings = await table
			.locator( 'thead th' )
			.evaluateAll( ( cells ) =>
				cells.map( ( cell ) => ( cell.querySelector( 'button' ) ?? cell ).firstChild?.textContent?.trim() )
			);
		expect( lines[ 0 ], title ).toEqual( headings );
		const rows = table.locator( 'tbody tr' ).filter( { hasNot: page.getByRole( 'rowheader', { name: 'Total' } ) } );
		const shown = await rows.evaluateAll( ( all ) =>
			all.map( ( row ) =>
				[ ...row.children ]
					.filter( ( cell ) => ! cell.querySelector( 'input[type=checkbox]' ) )
					.map( ( cell ) => cell.textContent?.replaceAll( /[$,]/g, '' ) ?? '' )
			)
		);
		expect( shown.length, title ).toBeGreaterThan( 0 );
		expect( lines.length - 1, title ).toBe( shown.length );
		for ( const [ at, cells ] of shown.entries() ) {
			for ( const [ column, text ] of cells.entries() ) {
				if ( /^-?\d+(\.\d+)?$/.test( text ) ) {
					expect( Number( lines[ at + 1 ]?.[ column ] ), `${ title }, ${ headings[ column ] }` ).toBe(
						Number( text )
					);
				}
			}
		}
	}
	await expectOthersAccessible( dashboard );
	await dashboard.setDirection( 'rtl' );
	await dashboard.open( { path: '/analytics/settings', period: 'week' } );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
	await expectOthersAccessible( dashboard );
	// Columns that are hidden are not in the file: each has the name on both sides.
	for ( const title of REPORTS ) {
		await reportLink( dashboard, title ).click();
		const card = dashboard.root.getByRole( 'region', { name: title, exact: true } );
		await expect( card.locator( 'tbody' ).getByRole( 'rowheader' ).first() ).toBeVisible();
		await expectNothingBusy( dashboard );
		await dashboard.expectAccessible();
		await chooseAllOrNoColumns( dashboard );
		await expect( card.getByRole( 'columnheader' ).filter( { hasNot: page.getByRole( 'checkbox' ) } ) ).toHaveCount(
			1
		);
		const { lines } = await download( dashboard );
		expect( lines[ 0 ], title ).toHaveLength( 1 );
	}
	await reportLink( dashboard, 'Products' ).click();
	await chooseAllOrNoColumns( dashboard );
	const { lines, url } = await download( dashboard );
	const lamp = lines.find( ( [ name ] ) => name === 'Lamp' );
	expect( lamp ).toEqual( [ 'Lamp', 'LAMP', ...sold.lamp.map( plain ), 'In stock' ] );
	await expect( dashboard.root.getByText( 'Downloaded: Products' ).first() ).toBeVisible();
	await dashboard.expectFits( undefined, NARROW );
	await dashboard.takePictures( 'analytics-export' );

	// The link of an email has no nonce: it asks before the file comes.
	await page.goto( url.replace( /&_wpnonce=\w+/, '' ) );
	const [ file ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		page.getByRole( 'link', { name: 'Download report' } ).click(),
	] );
	expect( linesOf( await readFile( await file.path(), 'utf8' ) ) ).toEqual( lines );
	expect( ( await page.request.get( url.replace( /export=\w+/, 'export=abc' ) ) ).status() ).toBe( 404 );
	await page.context().clearCookies();
	await page.goto( url );
	await expect( page.getByLabel( 'Username or Email Address' ) ).toBeVisible();
} );
