import { expect, test } from './fixtures';
import { NARROW } from './fixtures/dashboard';
import { sellGoods } from './pages/goods';

test.use( { tasks: [ 'Shipping' ] } );

test( '[B2-008] [B2-047] [B5-001] the settings of the reports: what they exclude does not count', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	const sold = await sellGoods( requestUtils );
	await dashboard.open( { path: '/analytics/settings' } );
	const excluded = dashboard.root.getByRole( 'group', { name: 'Excluded statuses' } );
	const save = dashboard.root.getByRole( 'button', { name: 'Save settings' } );
	await expect( excluded.getByRole( 'checkbox', { name: 'Failed' } ) ).toBeChecked();
	await expect( excluded.getByRole( 'checkbox', { name: 'Refunded' } ) ).toHaveCount( 0 );
	await dashboard.expectFits( undefined, NARROW );
	await dashboard.takePictures( 'analytics-settings' );

	await excluded.getByRole( 'checkbox', { name: 'Failed' } ).uncheck();
	await excluded.getByRole( 'checkbox', { name: 'Processing' } ).check();
	await dashboard.root.getByRole( 'combobox', { name: 'Default date range' } ).selectOption( 'Today' );
	await save.click();
	await expect( page.getByText( 'The settings are saved.', { exact: true } ).first() ).toBeVisible();
	await expect( save ).toBeFocused();
	const nav = dashboard.root.getByRole( 'navigation', { name: 'Reports' } );
	await nav.getByRole( 'link', { name: 'Orders', exact: true } ).click();
	await expect( dashboard.root.getByRole( 'button', { name: /^Today/ } ) ).toBeVisible();
	const table = dashboard.root.getByRole( 'table', { name: 'Orders', exact: true } );
	await expect( table.getByRole( 'rowheader', { name: `#${ sold.first }`, exact: true } ) ).toHaveCount( 0 );
	await expect( dashboard.root.locator( '[aria-busy="true"]' ) ).toHaveCount( 0 );
	await expect( table.getByRole( 'rowheader', { name: `#${ sold.first }`, exact: true } ) ).toHaveCount( 0 );

	await dashboard.setDirection( 'rtl' );
	await dashboard.open( { path: '/analytics/settings' } );
	await dashboard.root.getByRole( 'button', { name: 'Import orders' } ).click();
	await expect( dashboard.root.getByRole( 'progressbar', { name: 'Import of orders' } ) ).toBeVisible();
	await dashboard.root.getByRole( 'button', { name: 'Stop the import' } ).click();
	await expect( dashboard.root.getByRole( 'button', { name: 'Import orders' } ) ).toBeVisible();
	await dashboard.expectFits( undefined, NARROW );
} );
