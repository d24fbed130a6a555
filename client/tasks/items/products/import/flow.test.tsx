import { TextDecoder } from 'node:util';

import { screen, waitFor, within } from '@testing-library/react';

import {
	fixture,
	onRequest,
	renderScreen,
	requestsMade,
	restError,
	type RestRequest,
} from '../../../../shared/test-utils';
import { aTask } from '../../../test-utils/tasks';
import { KINDS, productsStore } from '../store';
import { Task } from '../task';
import { BATCH, IMPORT } from './import-run';
import type { RowAnswer } from './types';

// Browsers have it, jsdom does not.
Object.assign( globalThis, { TextDecoder } );

interface Sent {
	import: string;
	existing: string;
	dry_run: boolean;
	known: string[];
	rows: Array< { row: number; fields: Record< string, unknown > } >;
}

const kinds = fixture< { body: Record< string, unknown > } >( 'wc-admin.onboarding.product-types' ).body;
const onComplete = jest.fn();
const trackEvent = jest.fn();
const server500 = restError( 'internal', 'The shop is on fire.', 500 );

const answer = ( row: number, more: Partial< RowAnswer > = {} ): RowAnswer => ( {
	row,
	outcome: 'created',
	id: 0,
	name: '',
	error: null,
	notes: [],
	pending: [],
	...more,
} );

/** The requests that were sent, trials or others. */
const sent = ( isTrial: boolean ) =>
	requestsMade( 'POST', IMPORT )
		.map( ( { data } ) => data as Sent )
		.filter( ( { dry_run: dry } ) => dry === isTrial );
const rowsSent = ( isTrial: boolean ) => sent( isTrial ).map( ( { rows } ) => rows.map( ( { row } ) => row ) );

/** Answers each row; a product that is made has the id 100 and its row. */
function serve( one: ( row: number, isTrial: boolean ) => Partial< RowAnswer > = () => ( {} ) ) {
	onRequest( 'POST', IMPORT, ( { data }: RestRequest ) => {
		const { rows, dry_run: isTrial } = data as Sent;
		return {
			rows: rows.map( ( { row } ) => answer( row, { id: isTrial ? 0 : 100 + row, ...one( row, isTrial ) } ) ),
		};
	} );
}

async function open( facts: Record< string, unknown > = {} ) {
	onRequest( 'GET', KINDS, kinds );
	const task = aTask( 'products', { additionalData: { canImport: true, ...facts } } );
	const props = { task, query: {}, onComplete, trackEvent };
	const { user, container } = renderScreen( <Task { ...props } />, { stores: [ productsStore as never ] } );
	const press = async ( name: string ) => user.click( await screen.findByRole( 'button', { name } ) );
	const choose = async ( text: string ) => {
		await screen.findByRole( 'button', { name: 'Choose a CSV file' } );
		const input = container.querySelector< HTMLInputElement >( 'input[type="file"]' );
		await user.upload( input as HTMLInputElement, new File( [ text ], 'shop.csv', { type: 'text/csv' } ) );
	};
	const toTrial = async ( text: string ) => {
		await press( 'Import from a CSV file' );
		await choose( text );
		await press( 'Check the file' );
	};
	return { user, press, choose, toTrial };
}

const heading = ( name: string ) => screen.findByRole( 'heading', { name } );

beforeEach( () => {
	onComplete.mockReset();
	trackEvent.mockReset();
	serve();
} );

describe( 'the import of products', () => {
	it( 'goes from a file to products: guessed columns, a trial, the import, a report', async () => {
		const { press, choose } = await open();
		await press( 'Import from a CSV file' );
		expect( await heading( 'Import products from a CSV file' ) ).toHaveFocus();
		await choose( 'Name,SKU,Price,Wood\nMug,M-1,5,Oak\nBowl,M-2,6,' );
		expect( await heading( 'What the columns are' ) ).toHaveFocus();
		expect( screen.getByText( /shop\.csv has 2 rows\./ ) ).toBeVisible();
		expect( screen.getByLabelText( 'What “Price” is' ) ).toHaveValue( 'regular_price' );
		expect( screen.getByLabelText( 'What “Wood” is' ) ).toHaveValue( '' );
		expect( screen.getByText( 'Oak' ) ).toBeVisible();
		await press( 'Check the file' );

		expect( await heading( 'Ready to import' ) ).toHaveFocus();
		expect( screen.getByText( '2 products will be added' ) ).toBeVisible();
		expect( sent( false ) ).toEqual( [] );
		await press( 'Import 2 products' );

		expect( await heading( 'Your products are imported' ) ).toHaveFocus();
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
		const { press } = await open( { isImport: true } );
		expect( await heading( 'Import products from a CSV file' ) ).toBeVisible();
		expect( screen.queryByRole( 'radiogroup' ) ).toBeNull();
		await press( 'Add products by hand' );
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
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'This is a workbook, not a CSV file.' );
		await choose( 'Name\nMug' );
		expect( await heading( 'What the columns are' ) ).toBeVisible();
	} );

	it( 'takes another meaning of a column and a choice for products that are there', async () => {
		const { user, press, choose } = await open();
		await press( 'Import from a CSV file' );
		await choose( 'Name,Wood\nMug,Oak' );
		await user.selectOptions( await screen.findByLabelText( 'What “Wood” is' ), 'name' );
		await press( 'Check the file' );
		expect( screen.getByLabelText( 'What “Name” is' ) ).toHaveFocus();
		expect( screen.getAllByText( 'Two columns can’t be the same.' ) ).toHaveLength( 2 );
		await user.selectOptions( screen.getByLabelText( 'What “Wood” is' ), 'short_description' );
		await user.selectOptions( screen.getByLabelText( 'What “Name” is' ), '' );
		await press( 'Check the file' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Say which one is the name, the SKU or the ID.'
		);
		expect( requestsMade( 'POST' ) ).toEqual( [] );

		await user.selectOptions( screen.getByLabelText( 'What “Name” is' ), 'sku' );
		await user.click( screen.getByRole( 'radio', { name: 'Change them to what the file says' } ) );
		serve( () => ( { outcome: 'updated', id: 7, name: 'Old mug' } ) );
		await press( 'Check the file' );
		await heading( 'Ready to import' );
		expect( sent( true )[ 0 ] ).toMatchObject( {
			existing: 'update',
			rows: [ { row: 2, fields: { sku: 'Mug', short_description: 'Oak' } } ],
		} );
		await user.click( screen.getByText( 'Products that will be changed' ) );
		expect( screen.getByText( 'Old mug' ) ).toBeVisible();
	} );

	it( 'lists what is wrong by row and column, and imports the rest', async () => {
		serve( ( row ) => {
			switch ( row ) {
				case 3:
					return {
						outcome: 'failed',
						id: 0,
						error: {
							code: 'rest_invalid_param',
							field: 'regular_price',
							message: 'This has to be a number such as 12.50.',
						},
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
		const row = screen.getByRole( 'row', { name: /^3 / } );
		expect(
			within( row )
				.getAllByRole( 'cell' )
				.map( ( cell ) => cell.textContent )
		).toEqual( [ '3', 'Regular price', 'This has to be a number such as 12.50.' ] );
		expect( screen.getByText( '1 is in your store already and stays as it is' ) ).toBeVisible();
		expect( screen.getAllByText( 'Left out: a.jpg' ) ).toHaveLength( 2 );

		await press( 'Import 2 products' );
		await heading( 'Your products are imported' );
		expect( rowsSent( false ) ).toEqual( [ [ 2, 5 ] ] );
		expect( screen.getByText( '1 row was not imported' ) ).toBeVisible();
		expect( screen.getByText( '1 was in your store already and stayed as it is' ) ).toBeVisible();
	} );

	it( 'gives the rows that failed as a file', async () => {
		serve( () => ( { outcome: 'failed', error: { code: 'x', field: '', message: 'No.' } } ) );
		const blobs: Blob[] = [];
		Object.assign( URL, {
			createObjectURL: ( blob: Blob ) => `blob:${ blobs.push( blob ) }`,
			revokeObjectURL: jest.fn(),
		} );
		const click = jest.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation( () => {} );
		const { press, toTrial } = await open();
		await toTrial( 'Name\nMug' );
		await heading( 'There is nothing to import' );
		expect( screen.queryByRole( 'button', { name: /^Import/ } ) ).toBeNull();
		await press( 'Download these rows to correct them' );
		expect( click ).toHaveBeenCalledTimes( 1 );
		expect( blobs[ 0 ]?.size ).toBe( '\uFEFFName,Reason\r\nMug,No.'.length + 2 );
	} );

	it( 'sends 50 rows at a time, goes on after a failure, and doubles none', async () => {
		const names = Array.from( { length: 120 }, ( _, index ) => `Mug ${ index }` );
		const { press, toTrial } = await open();
		await toTrial( [ 'Name', ...names ].join( '\n' ) );
		await heading( 'Ready to import' );
		expect( rowsSent( true ).map( ( rows ) => rows.length ) ).toEqual( [ BATCH, BATCH, 20 ] );
		let count = 0;
		serve( () => {
			if ( ++count > BATCH ) {
				throw server500;
			}
			return {};
		} );
		await press( 'Import 120 products' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The shop is on fire.' );
		expect( screen.getByRole( 'progressbar' ) ).toHaveAttribute( 'aria-valuetext', '50 of 120 rows' );

		serve();
		await press( 'Try again' );
		await heading( 'Your products are imported' );
		expect( screen.getByText( '120 products were added' ) ).toBeVisible();
		const batches = rowsSent( false );
		expect( batches ).toHaveLength( 4 );
		// What was not answered is sent again under the same name: the server knows its rows.
		expect( batches[ 2 ] ).toEqual( batches[ 1 ] );
		expect( new Set( sent( false ).map( ( { import: name } ) => name ) ).size ).toBe( 1 );
	} );

	it( 'can be stopped and gone on with', async () => {
		const names = Array.from( { length: 60 }, ( _, index ) => `Mug ${ index }` );
		const { press, toTrial } = await open();
		await toTrial( [ 'Name', ...names ].join( '\n' ) );
		await heading( 'Ready to import' );
		let proceed = () => {};
		onRequest( 'POST', IMPORT, async ( { data }: RestRequest ) => {
			await new Promise< void >( ( resolve ) => {
				proceed = resolve;
			} );
			return { rows: ( data as Sent ).rows.map( ( { row } ) => answer( row, { id: row } ) ) };
		} );
		await press( 'Import 60 products' );
		await press( 'Stop' );
		expect( screen.getByRole( 'button', { name: 'Stopping…' } ) ).toBeVisible();
		proceed();
		expect( await screen.findByText( 'The import has stopped' ) ).toBeVisible();
		expect( rowsSent( false ) ).toHaveLength( 1 );
		serve();
		await press( 'Go on' );
		await heading( 'Your products are imported' );
		expect( rowsSent( false )[ 1 ] ).toHaveLength( 10 );
	} );

	it( 'says what is imported where it is finished early', async () => {
		const names = Array.from( { length: 60 }, ( _, index ) => `Mug ${ index }` );
		const { press, toTrial } = await open();
		await toTrial( [ 'Name', ...names ].join( '\n' ) );
		await heading( 'Ready to import' );
		serve( ( row ) => {
			if ( row > 51 ) {
				throw server500;
			}
			return {};
		} );
		await press( 'Import 60 products' );
		await press( 'Finish here' );
		await heading( 'A part of your products is imported' );
		expect( screen.getByText( '50 products were added' ) ).toBeVisible();
		expect( screen.getByText( '10 rows are still to come' ) ).toBeVisible();
	} );

	it( 'makes one request of a double click', async () => {
		const { user, press, choose } = await open();
		await press( 'Import from a CSV file' );
		await choose( 'Name\nMug' );
		await user.dblClick( await screen.findByRole( 'button', { name: 'Check the file' } ) );
		await heading( 'Ready to import' );
		await user.dblClick( screen.getByRole( 'button', { name: 'Import 1 product' } ) );
		await heading( 'Your products are imported' );
		expect( requestsMade( 'POST', IMPORT ) ).toHaveLength( 2 );
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
		await heading( 'Your products are imported' );
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
			row === 2 ? { outcome: 'failed', error: { code: 'x', field: 'name', message: 'No.' } } : {}
		);
		const { toTrial } = await open();
		await toTrial( 'Type,SKU,Name,Parent\nvariable,TEE,Tee,\nvariation,TEE-S,,TEE' );
		await heading( 'There is nothing to import' );
		expect( rowsSent( true ) ).toEqual( [ [ 2 ] ] );
		expect( screen.getByText( 'The product of this variation, in row 2, can’t be imported.' ) ).toBeVisible();
		await waitFor( () => expect( screen.getByText( '2 rows can’t be imported' ) ).toBeVisible() );
	} );
} );
