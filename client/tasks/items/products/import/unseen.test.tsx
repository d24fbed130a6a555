import { act, screen, waitFor } from '@testing-library/react';

import type { KeptImport } from './kept-import';
import { answer, heading, open, reset, sent, serve, type Sent } from './test-utils/open-import';
import { onRequest, type RestRequest } from '../../../../shared/test-utils';
import { IMPORT } from './import-run';

let mockKept: KeptImport | null = null;

// What browsers keep, jsdom does not.
jest.mock( './kept-import', () => ( {
	keptImport: () => Promise.resolve( mockKept ),
	keepImport: ( kept: KeptImport ) => {
		mockKept = kept;
		return Promise.resolve();
	},
	forgetImport: () => {
		mockKept = null;
		return Promise.resolve();
	},
} ) );

const TEXT = 'SKU,Name\nMUG,Mug\nBAD,Bad';

let isHidden = false;

const show = ( visible: boolean ) =>
	act( () => {
		isHidden = ! visible;
		document.dispatchEvent( new Event( 'visibilitychange' ) );
	} );

const tallies = () => sent( false ).flatMap( ( { finished } ) => ( finished ? [ finished ] : [] ) );

beforeEach( () => {
	reset();
	mockKept = null;
	isHidden = false;
	jest.spyOn( document, 'hidden', 'get' ).mockImplementation( () => isHidden );
} );

/** Imports two rows, of which the second is refused. */
async function importBoth( hide: boolean ) {
	const opened = await open();
	await opened.toTrial( TEXT );
	await heading( 'Ready to import' );
	onRequest( 'POST', IMPORT, ( { data }: RestRequest ) => {
		if ( hide ) {
			isHidden = true;
		}
		return {
			rows: ( data as Sent ).rows.map( ( { row } ) =>
				answer(
					row,
					row === 3
						? { outcome: 'failed', errors: [ { code: 'x', field: 'name', message: 'No.' } ] }
						: { id: row }
				)
			),
		};
	} );
	await opened.press( 'Import 2 products' );
	await heading( 'Your products were imported' );
	return opened;
}

it( 'has the inbox tell of an import that ends in a hidden window, and shows its result later', async () => {
	const { unmount } = await importBoth( true );
	expect( tallies() ).toEqual( [ { created: 1, updated: 0, skipped: 0, failed: 1 } ] );
	unmount();

	isHidden = false;
	serve();
	const again = await open();
	await again.press( 'Import from a CSV file' );
	expect( await screen.findByText( 'An import has finished' ) ).toBeVisible();
	await again.press( 'View the result' );
	await heading( 'Your products were imported' );
	expect( screen.getByText( '1 row was not imported' ) ).toBeVisible();
	expect( screen.getByRole( 'button', { name: 'Download these rows to fix them' } ) ).toBeVisible();
	// It is seen now.
	await waitFor( () => expect( mockKept ).toBeNull() );
	expect( tallies() ).toHaveLength( 1 );
} );

it( 'tells nobody of an import that the owner sees end', async () => {
	await importBoth( false );
	expect( tallies() ).toEqual( [] );
	await waitFor( () => expect( mockKept ).toBeNull() );
} );

it( 'forgets an import once the owner comes back to its window', async () => {
	await importBoth( true );
	expect( mockKept ).not.toBeNull();
	show( true );
	await waitFor( () => expect( mockKept ).toBeNull() );
} );

it( 'shows the result also where the inbox can’t be told', async () => {
	const opened = await open();
	await opened.toTrial( TEXT );
	await heading( 'Ready to import' );
	onRequest( 'POST', IMPORT, ( { data }: RestRequest ) => {
		isHidden = true;
		if ( ( data as Sent ).finished ) {
			throw new Error( 'offline' );
		}
		return { rows: ( data as Sent ).rows.map( ( { row } ) => answer( row, { id: row } ) ) };
	} );
	await opened.press( 'Import 2 products' );
	await heading( 'Your products were imported' );
	expect( tallies() ).toHaveLength( 1 );
} );

it( 'opens the import at once where the note leads', async () => {
	await open( {}, { import: '1' } );
	expect( await heading( 'Import products from a CSV file' ) ).toBeVisible();
} );
