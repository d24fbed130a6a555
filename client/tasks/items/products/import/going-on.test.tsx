import { screen, waitFor } from '@testing-library/react';

import { onRequest, restError, type RestRequest } from '../../../../shared/test-utils';
import { IMPORT } from './import-run';
import { answer, heading, open, reset, rowsSent, sent, serve, type Sent } from './test-utils/open-import';

const server500 = restError( 'internal', 'The shop is on fire.', 500 );

beforeEach( reset );

describe( 'an import that does not go through at once', () => {
	it( 'sends more rows at a time where answers are quick, goes on after a failure, and doubles none', async () => {
		const names = Array.from( { length: 120 }, ( _, index ) => `Mug ${ index }` );
		const { press, toTrial } = await open();
		await toTrial( [ 'Name', ...names ].join( '\n' ) );
		await heading( 'Ready to import' );
		// Quick answers let the next request grow.
		expect( rowsSent( true ).map( ( rows ) => rows.length ) ).toEqual( [ 50, 70 ] );
		let count = 0;
		serve( () => {
			if ( ++count > 50 ) {
				throw server500;
			}
			return {};
		} );
		await press( 'Import 120 products' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The shop is on fire.' );
		expect( screen.getByRole( 'progressbar' ) ).toHaveAttribute( 'aria-valuetext', '50 of 120 rows' );

		serve();
		await press( 'Try again' );
		await heading( 'Your products were imported' );
		expect( screen.getByText( '120 products were added' ) ).toBeVisible();
		const batches = rowsSent( false );
		expect( batches.map( ( rows ) => rows.length ) ).toEqual( [ 50, 70, 50, 20 ] );
		// What was not answered is sent again under the same name: the server knows its rows.
		expect( [ ...( batches[ 2 ] ?? [] ), ...( batches[ 3 ] ?? [] ) ] ).toEqual( batches[ 1 ] );
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
		await press( 'Continue' );
		await heading( 'Your products were imported' );
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
		await heading( 'Some of your products were imported' );
		expect( screen.getByText( '50 products were added' ) ).toBeVisible();
		expect( screen.getByText( '10 rows left to import' ) ).toBeVisible();
	} );

	it( 'ends where the owner leaves: nobody would see it go on', async () => {
		const names = Array.from( { length: 120 }, ( _, index ) => `Mug ${ index }` );
		const { press, toTrial, unmount } = await open();
		await toTrial( [ 'Name', ...names ].join( '\n' ) );
		await heading( 'Ready to import' );
		let proceed = () => {};
		const answered = jest.fn();
		onRequest( 'POST', IMPORT, async ( { data }: RestRequest ) => {
			await new Promise< void >( ( resolve ) => {
				proceed = resolve;
			} );
			answered();
			return { rows: ( data as Sent ).rows.map( ( { row } ) => answer( row, { id: row } ) ) };
		} );
		await press( 'Import 120 products' );
		await waitFor( () => expect( rowsSent( false ) ).toHaveLength( 1 ) );
		unmount();
		proceed();
		await waitFor( () => expect( answered ).toHaveBeenCalled() );
		await new Promise( ( resolve ) => {
			setTimeout( resolve, 0 );
		} );
		expect( rowsSent( false ) ).toHaveLength( 1 );
	} );

	it( 'says which products are not linked yet where links fail, and makes up for it later', async () => {
		const text = 'SKU,Name,Upsells\nTEE,Tee,\nMUG,Mug,TEE';
		const { press, choose, toTrial } = await open();
		await toTrial( text );
		await heading( 'Ready to import' );
		onRequest( 'POST', IMPORT, ( { data }: RestRequest ) => {
			const { rows, import: name } = data as Sent;
			if ( name.endsWith( '-links' ) ) {
				throw server500;
			}
			return {
				rows: rows.map( ( { row } ) => answer( row, { id: row, pending: row === 3 ? [ 'upsell_ids' ] : [] } ) ),
			};
		} );
		await press( 'Import 2 products' );
		await press( 'Finish here' );
		await heading( 'Some of your products were imported' );
		expect( screen.getByText( '1 product still has to be linked to other products' ) ).toBeVisible();

		await press( 'Import another file' );
		await choose( text );
		// The server knows that row 3 made a product, and that it lacks its links.
		serve( ( row, isTrial ) => {
			if ( isTrial ) {
				return row === 3 ? { outcome: 'updated', id: 3, name: 'Mug' } : { outcome: 'skipped', id: 2 };
			}
			return { id: row, pending: [ 'upsell_ids' ] };
		} );
		await press( 'Check the file' );
		await press( 'Import 1 product' );
		await heading( 'Your products were imported' );
		expect( screen.getByText( '1 product was updated' ) ).toBeVisible();
		expect( screen.queryByText( /not linked/ ) ).toBeNull();
		expect( sent( false ).at( -1 ) ).toMatchObject( {
			import: expect.stringMatching( /-links$/ ),
			rows: [ { row: 3, fields: { id: 3, upsell_ids: [ 'id:2' ] } } ],
		} );
	} );

	it( 'counts a product as added whose answer was lost, also where products are to be changed', async () => {
		const { press, toTrial } = await open();
		await toTrial( 'Name\nMug' );
		await heading( 'Ready to import' );
		serve( () => {
			throw server500;
		} );
		await press( 'Import 1 product' );
		await screen.findByRole( 'alert' );
		// The first attempt has made it all the same.
		serve( () => ( { outcome: 'updated', name: 'Mug' } ) );
		await press( 'Try again' );
		await heading( 'Your products were imported' );
		expect( screen.getByText( '1 product was added' ) ).toBeVisible();
		expect( screen.queryByText( /changed/ ) ).toBeNull();
	} );

	it( 'names a variation once whose batch is sent again', async () => {
		serve( ( row, isTrial ) =>
			! isTrial && row === 2
				? { outcome: 'failed', errors: [ { code: 'x', field: 'name', message: 'No.' } ] }
				: {}
		);
		const { press, toTrial } = await open();
		await toTrial(
			'Type,SKU,Name,Parent\nvariable,TEE,Tee,\nvariable,HAT,Hat,\nvariation,TEE-S,,TEE\nvariation,HAT-S,,HAT'
		);
		await heading( 'Ready to import' );
		let isBroken = true;
		onRequest( 'POST', IMPORT, ( { data }: RestRequest ) => {
			const { rows } = data as Sent;
			if ( isBroken && rows[ 0 ]?.row === 5 ) {
				throw server500;
			}
			return {
				rows: rows.map( ( { row } ) =>
					answer(
						row,
						row === 2
							? { outcome: 'failed', errors: [ { code: 'x', field: '', message: 'No.' } ] }
							: { id: row }
					)
				),
			};
		} );
		await press( 'Import 4 products' );
		await screen.findByRole( 'alert' );
		isBroken = false;
		await press( 'Try again' );
		await heading( 'Your products were imported' );
		expect( screen.getAllByText( 'The parent product “TEE” can’t be imported.' ) ).toHaveLength( 1 );
	} );
} );
