import { expect, test } from './fixtures';
import { failAt } from './pages/requests';
import { SPRINGFIELD, Shop } from './pages/shop';

const FILE = [
	'Country code,State code,Postcode / ZIP,City,Rate %,Tax name,Priority,Compound,Shipping,Tax class',
	'US,IL,627*,,6.25,Sales tax,1,0,1,',
	'US,IL,,,"1,5",City tax,2,0,0,',
	'ZZ,,,,5,Nowhere,1,0,1,',
].join( '\n' );

test( '[A8-001] [A8-005] Tax rates come from a file by keyboard, also where the server fails at first', async ( {
	page,
	dashboard,
	requestUtils,
	problems,
} ) => {
	problems.expect( /Console: Failed to load resource: .*status of 500/ );
	const shop = new Shop( requestUtils );
	await shop.moveTo( SPRINGFIELD );
	await requestUtils.rest( {
		method: 'POST',
		path: '/wc/v3/taxes',
		data: { country: 'US', state: 'IL', postcodes: [ '627*' ], rate: '6.25', name: 'Sales tax' },
	} );
	await dashboard.open( { task: 'tax' } );
	await page.getByRole( 'button', { name: 'Set up taxes manually' } ).press( 'Enter' );
	await page.getByRole( 'button', { name: 'Import rates from a file' } ).press( 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Import tax rates' } );
	const chooser = page.waitForEvent( 'filechooser' );
	await dialog.getByRole( 'button', { name: 'Choose a CSV file' } ).press( 'Enter' );
	await ( await chooser ).setFiles( { name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from( FILE ) } );

	await expect( dialog.getByText( '1 new rate' ) ).toBeVisible();
	await expect( dialog.getByText( '1 rate is already in your store' ) ).toBeVisible();
	await expect( dialog.getByText( 'Row 4: “ZZ” is not the code of a country' ) ).toBeVisible();
	await dashboard.expectAccessible( '.components-modal__frame' );
	const repair = await failAt( page, 'wc/v3/taxes/batch' );
	await dialog.getByRole( 'button', { name: 'Add 1 rate' } ).press( 'Enter' );
	await expect( dialog.getByRole( 'alert' ) ).toContainText( 'Not all rates could be added' );
	await repair();
	await dialog.getByRole( 'button', { name: 'Try again' } ).press( 'Enter' );

	await expect( dialog ).toBeHidden();
	await expect( page.getByRole( 'button', { name: 'Import rates from a file' } ) ).toBeFocused();
	await expect( page.getByRole( 'textbox', { name: 'Rate %, rate 2' } ) ).toHaveValue( '1.5' );
	expect( await requestUtils.rest( { path: '/wc/v3/taxes?_fields=rate,priority,shipping&orderby=id' } ) ).toEqual( [
		{ rate: '6.2500', priority: 1, shipping: true },
		{ rate: '1.5000', priority: 2, shipping: false },
	] );
	await page.getByRole( 'button', { name: 'Save tax rates' } ).press( 'Enter' );
	await expect.poll( () => shop.doneTasks() ).toContain( 'tax' );
} );
