import { screen, waitFor, within } from '@testing-library/react';
import { downloadBlob } from '@wordpress/blob';

import { requestsMade } from '../../../../shared/test-utils';
import { IMPORT } from './import-run';
import { heading, onComplete, open, reset, rowsSent, sent, serve, trackEvent } from './test-utils/open-import';

jest.mock( '@wordpress/blob', () => ( { downloadBlob: jest.fn() } ) );

beforeEach( reset );

describe( 'the import of products', () => {
	it( 'goes from a file to products: guessed columns, a trial, the import, a report', async () => {
		const { press, choose } = await open();
		await press( 'Import from a CSV file' );
		expect( await heading( 'Import products from a CSV file' ) ).toHaveFocus();
		await choose( 'Name,SKU,Price,Wood\nMug,M-1,5,Oak\nBowl,M-2,6,' );
		expect( await heading( 'Match columns' ) ).toHaveFocus();
		expect( screen.getByText( /shop\.csv has 2 rows\./ ) ).toBeVisible();
		expect( screen.getByLabelText( 'Product field for “Price”' ) ).toHaveValue( 'regular_price' );
		expect( screen.getByLabelText( 'Product field for “Wood”' ) ).toHaveValue( '' );
		expect( screen.getByText( 'Oak' ) ).toBeVisible();
		await press( 'Check the file' );

		expect( await heading( 'Ready to import' ) ).toHaveFocus();
		expect( screen.getByText( '2 products will be added' ) ).toBeVisible();
		expect( sent( false ) ).toEqual( [] );
		await press( 'Import 2 products' );

		expect( await heading( 'Your products were imported' ) ).toHaveFocus();
		expect( screen.getByText( '2 products were added' ) ).toBeVisible();
		expect( sent( false ) ).toEqual( [
			{
				import: expect.stringMatching( /^csv-/ ),
				existing: 'skip',
				dry_run: false,
				known: [],
				rows: [
					{ row: 2, fields: { name: 'Mug', sku: 'M-1', regular_price: '5' } },
					{ row: 3, fields: { name: 'Bowl', sku: 'M-2', regular_price: '6' } },
				],
			},
		] );
		expect( trackEvent ).toHaveBeenCalledWith( 'tasklist_products_imported', {
			created: 2,
			updated: 0,
			skipped: 0,
			failed: 0,
		} );
		expect( onComplete ).not.toHaveBeenCalled();
		await press( 'Continue with setup' );
		expect( onComplete ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'leads the page where the owner moves a shop here, and leaves the form for one by hand [A2-014]', async () => {
		const { press, choose } = await open( { isImport: true } );
		expect( await heading( 'Import products from a CSV file' ) ).toBeVisible();
		expect( screen.queryByRole( 'radiogroup' ) ).toBeNull();
		expect( await heading( 'Import products from a CSV file' ) ).not.toHaveFocus();
		await choose( 'Name\nMug' );
		await press( 'Choose another file' );
		// The button that had the focus is gone.
		expect( await heading( 'Import products from a CSV file' ) ).toHaveFocus();
		await press( 'Add products manually' );
		expect( screen.getByRole( 'radiogroup', { name: 'What do you sell?' } ) ).toBeVisible();
	} );

	it( 'is not offered to who may not import', async () => {
		await open( { canImport: false, isImport: true } );
		await screen.findByRole( 'radiogroup', { name: 'What do you sell?' } );
		expect( screen.queryByRole( 'button', { name: /CSV/ } ) ).toBeNull();
	} );

	it( 'says why a file can’t be read, and takes another one', async () => {
		const { press, choose } = await open();
		await press( 'Import from a CSV file' );
		await choose( 'PK\u0003\u0004' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'This is a spreadsheet, not a CSV file.' );
		await choose( 'Name\nMug' );
		expect( await heading( 'Match columns' ) ).toBeVisible();
	} );

	it( 'takes another meaning of a column and a choice for products that are there', async () => {
		const { user, press, choose } = await open();
		await press( 'Import from a CSV file' );
		await choose( 'Name,Wood\nMug,Oak' );
		await user.selectOptions( await screen.findByLabelText( 'Product field for “Wood”' ), 'name' );
		await press( 'Check the file' );
		expect( screen.getByLabelText( 'Product field for “Name”' ) ).toHaveFocus();
		expect( screen.getAllByText( 'Each field can only be used once.' ) ).toHaveLength( 2 );
		await user.selectOptions( screen.getByLabelText( 'Product field for “Wood”' ), 'short_description' );
		await user.selectOptions( screen.getByLabelText( 'Product field for “Name”' ), '' );
		await press( 'Check the file' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Match a column to Name, SKU or ID.' );
		expect( requestsMade( 'POST' ) ).toEqual( [] );

		await user.selectOptions( screen.getByLabelText( 'Product field for “Name”' ), 'sku' );
		await user.click( screen.getByRole( 'radio', { name: 'Update existing products' } ) );
		serve( () => ( { outcome: 'updated', id: 7, name: 'Old mug' } ) );
		await press( 'Check the file' );
		await heading( 'Ready to import' );
		expect( sent( true )[ 0 ] ).toMatchObject( {
			existing: 'update',
			rows: [ { row: 2, fields: { sku: 'Mug', short_description: 'Oak' } } ],
		} );
		await user.click( screen.getByText( 'Products to update' ) );
		expect( within( screen.getByRole( 'row', { name: /Whole row/ } ) ).getByText( 'Old mug' ) ).toBeVisible();
	} );

	it( 'lists what is wrong by row and column, and imports the rest', async () => {
		serve( ( row ) => {
			switch ( row ) {
				case 3:
					return {
						outcome: 'failed',
						id: 0,
						errors: [
							{
								code: 'rest_invalid_param',
								field: 'regular_price',
								message: 'This has to be a number such as 12.50.',
							},
							{ code: 'rest_invalid_param', field: 'name', message: 'Too short.' },
						],
					};
				case 4:
					return { outcome: 'skipped', id: 7, name: 'Cup' };
				default:
					return { notes: [ { field: 'images', message: 'Left out: a.jpg' } ] };
			}
		} );
		const { press, toTrial } = await open();
		await toTrial( 'Name,How much,Regular price,Images\nMug,,5,a.jpg\nBowl,,x,\nCup,,6,\nMug,,7,' );
		await heading( 'Ready to import' );
		const [ row, other ] = screen.getAllByRole( 'row', { name: /^3 / } );
		expect(
			within( row as HTMLElement )
				.getAllByRole( 'cell' )
				.map( ( cell ) => cell.textContent )
		).toEqual( [ '3', 'Regular price', '“x”: This has to be a number such as 12.50.' ] );
		expect( other ).toHaveTextContent( '“Bowl”: Too short.' );
		expect( screen.getByText( '1 is already in your store and won’t change' ) ).toBeVisible();
		expect( screen.getAllByText( 'Left out: a.jpg' ) ).toHaveLength( 2 );

		await press( 'Import 2 products' );
		await heading( 'Your products were imported' );
		expect( rowsSent( false ) ).toEqual( [ [ 2, 5 ] ] );
		expect( screen.getByText( '1 row was not imported' ) ).toBeVisible();
		expect( screen.getByText( '1 was already in your store and did not change' ) ).toBeVisible();
	} );

	it( 'gives the rows that failed as a file', async () => {
		serve( () => ( { outcome: 'failed', errors: [ { code: 'x', field: '', message: 'No.' } ] } ) );
		const { press, toTrial } = await open();
		await toTrial( 'Name\nMug' );
		await heading( 'Nothing to import' );
		expect( screen.queryByRole( 'button', { name: /^Import/ } ) ).toBeNull();
		await press( 'Download these rows to fix them' );
		expect( downloadBlob ).toHaveBeenCalledWith(
			'products-to-correct.csv',
			'\uFEFFName,Reason\r\nMug,No.',
			'text/csv'
		);
	} );

	it( 'makes one request of a double click', async () => {
		const { user, press, choose } = await open();
		await press( 'Import from a CSV file' );
		await choose( 'Name\nMug' );
		await user.dblClick( await screen.findByRole( 'button', { name: 'Check the file' } ) );
		await heading( 'Ready to import' );
		await user.dblClick( screen.getByRole( 'button', { name: 'Import 1 product' } ) );
		await heading( 'Your products were imported' );
		expect( requestsMade( 'POST', IMPORT ) ).toHaveLength( 2 );
	} );

	it( 'shows the first products as they will be, and where to find them afterwards', async () => {
		serve( ( row ) => ( row === 3 ? { outcome: 'skipped', id: 7, name: 'Bowl' } : {} ) );
		const { press, toTrial } = await open();
		await toTrial( 'Name;SKU;Preis (EUR);Bestand\nMug;M-1;8,90 €;3\nBowl;M-2;1.234,50;\nCup;M-3;7,5;' );
		await heading( 'Ready to import' );
		const shown = within( screen.getByRole( 'group', { name: 'First products' } ) ).getAllByRole( 'row' );
		expect( shown.map( ( row ) => row.textContent ) ).toEqual( [
			'RowNameSKUPriceStockCategoriesImport',
			'2MugM-1$8.903Added',
			'3BowlM-2$1,234.50Skipped',
			'4CupM-3$7.50Added',
		] );
		await press( 'Import 2 products' );
		await heading( 'Your products were imported' );
		expect( screen.getByRole( 'link', { name: 'View products' } ) ).toHaveAttribute(
			'href',
			expect.stringMatching( /edit\.php\?post_type=product$/ )
		);
		expect( sent( false )[ 0 ]?.rows[ 0 ]?.fields ).toMatchObject( { regular_price: '8.9', stock_quantity: 3 } );
	} );

	it( 'asks once what a number is that may be two', async () => {
		const { user, press, choose } = await open();
		await press( 'Import from a CSV file' );
		await choose( 'Name;Preis\nMug;1.234' );
		await press( 'Check the file' );
		expect( requestsMade( 'POST' ) ).toEqual( [] );
		const question = await screen.findByRole( 'radiogroup', { name: 'What number is “1.234”?' } );
		expect( within( question ).getAllByRole( 'radio' )[ 0 ] ).toHaveFocus();
		await user.click( within( question ).getByRole( 'radio', { name: '1,234' } ) );
		await press( 'Check the file' );
		await heading( 'Ready to import' );
		expect( sent( true )[ 0 ]?.rows[ 0 ]?.fields ).toEqual( { name: 'Mug', regular_price: '1234' } );
	} );

	it( 'takes a row for the product that the row above it can’t become, and points at none that failed', async () => {
		serve( ( row ) =>
			row === 2 ? { outcome: 'failed', errors: [ { code: 'x', field: 'name', message: 'No.' } ] } : {}
		);
		const { toTrial } = await open();
		await toTrial( 'Name,SKU\nMug,M-1\nMug,M-1\nMug,m-1' );
		await heading( 'Ready to import' );
		expect( rowsSent( true ) ).toEqual( [ [ 2 ], [ 3 ] ] );
		expect( screen.getByText( 'Row 3 is the same product.' ) ).toBeVisible();
		expect( screen.getByText( '1 product will be added' ) ).toBeVisible();
	} );

	it( 'sends variations after their products, and links once all are there', async () => {
		serve( ( row, isTrial ) => ( ! isTrial && row === 4 ? { pending: [ 'upsell_ids' ] } : {} ) );
		const { press, toTrial } = await open();
		await toTrial(
			[
				'ID,Type,SKU,Name,Parent,Upsells,Attribute 1 name,Attribute 1 value(s)',
				'11,variation,TEE-S,,TEE,,Size,S',
				'10,variable,TEE,Tee,,,Size,"S, M"',
				'12,simple,MUG,Mug,,"id:10, GONE",,',
				'13,variation,,,id:99,,,',
			].join( '\n' )
		);
		await heading( 'Ready to import' );
		expect( rowsSent( true ) ).toEqual( [
			[ 3, 4 ],
			[ 2, 5 ],
		] );
		expect( sent( true )[ 1 ]?.known ).toEqual( [ 'TEE' ] );
		await press( 'Import 4 products' );
		await heading( 'Your products were imported' );
		const [ products, variations, links ] = sent( false );
		expect( products?.rows[ 1 ]?.fields.upsell_ids ).toEqual( [ 'id:10', 'GONE' ] );
		expect( variations?.rows.map( ( { fields } ) => fields.parent ) ).toEqual( [ 'id:103', 'id:99' ] );
		expect( links ).toMatchObject( {
			existing: 'update',
			rows: [ { row: 4, fields: { id: 104, upsell_ids: [ 'id:103', 'GONE' ] } } ],
		} );
		expect( links?.import ).not.toBe( products?.import );
	} );

	it( 'does not send variations of products that are refused', async () => {
		serve( ( row ) =>
			row === 2 ? { outcome: 'failed', errors: [ { code: 'x', field: 'name', message: 'No.' } ] } : {}
		);
		const { toTrial } = await open();
		await toTrial( 'Type,SKU,Name,Parent\nvariable,TEE,Tee,\nvariation,TEE-S,,TEE' );
		await heading( 'Nothing to import' );
		expect( rowsSent( true ) ).toEqual( [ [ 2 ] ] );
		expect( screen.getByText( 'The parent product “TEE” can’t be imported.' ) ).toBeVisible();
		await waitFor( () => expect( screen.getByText( '2 rows can’t be imported' ) ).toBeVisible() );
	} );
} );
