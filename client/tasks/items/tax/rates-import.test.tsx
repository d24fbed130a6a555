import { TextDecoder } from 'node:util';

import { screen, waitFor, within } from '@testing-library/react';

import { onRequest, requestsMade, type RestRequest } from '../../../shared/test-utils';
import { decode } from '../../../shared/files/decode';
import { COUNTRIES as PLACES } from '../../../shared/test-utils/places';
import { BATCH } from './rates/rates-api';
import { allRatesPath, CLASSES, COUNTRIES } from './rates/import/import-api';
import { linesOf, MAX_RATES, planOf, type AnyRate, type Stored } from './rates/import/plan';
import { keyOf } from './rates/import/columns';
import { onComplete, openManual } from './test-utils/open-task';
import { aRate, broken } from './test-utils/tax-server';

// Browsers have it, jsdom does not.
Object.assign( globalThis, { TextDecoder } );

const HEAD = 'Country code,State code,Postcode / ZIP,City,Rate %,Tax name,Priority,Compound,Shipping,Tax class';
const CLASS_LIST = [
	{ slug: 'standard', name: 'Standard rate' },
	{ slug: 'reduced-rate', name: 'Reduced rate' },
];
const FILE = [
	HEAD,
	'US,CA,90210; 904*,*,"8,5 %",Sales tax,1,0,1,',
	'US,CA,,,7.2500,Sales tax,1,0,1,Standard rate',
	'XX,,,,5,Nowhere,1,0,1,',
	'',
	'us,GA,,atlanta,4,Sales tax,,yes,no,',
	'FR,,,,5.5,TVA,1,0,1,Reduced rate',
	'US,CA,90210;904*,,8.5,Sales tax,1,0,1,',
	'US,GA,!,,4,Sales tax,1,0,1,',
].join( '\r\n' );

const stored = ( rates: AnyRate[] = [] ): Stored => ( {
	countries: new Set( PLACES.map( ( { code } ) => code ) ),
	classes: CLASS_LIST,
	rates: new Map( rates.map( ( rate ) => [ keyOf( rate ), rate ] ) ),
} );
const bad = ( ...lines: string[] ) => planOf( linesOf( [ HEAD, ...lines ].join( '\n' ) ), stored() ).bad;

describe( 'a file of rates', () => {
	it( 'adds what is new, names what can’t be read, and doubles nothing', () => {
		const {
			add,
			repeated,
			bad: left,
		} = planOf( linesOf( FILE ), stored( [ { ...aRate( 1 ), class: 'standard' } ] ) );
		expect( repeated ).toBe( 2 );
		expect( left.map( ( { number } ) => number ) ).toEqual( [ 4, 9 ] );
		expect( left[ 0 ]?.reason ).toContain( '“XX” is not the code of a country' );
		expect( left[ 1 ]?.reason ).toContain( '“!” is not a postcode' );
		expect( add.map( ( { number } ) => number ) ).toEqual( [ 2, 6, 7 ] );
		expect( add[ 0 ]?.rate ).toEqual( {
			country: 'US',
			state: 'CA',
			postcodes: [ '90210', '904*' ],
			cities: [],
			rate: '8.5',
			name: 'Sales tax',
			priority: 1,
			compound: false,
			shipping: true,
			class: 'standard',
		} );
		expect( add[ 1 ]?.rate ).toMatchObject( { cities: [ 'ATLANTA' ], compound: true, shipping: false } );
		expect( add[ 2 ]?.rate ).toMatchObject( { country: 'FR', class: 'reduced-rate' } );
	} );

	it.each( [
		[ 'US,CA,90210,,7', 'fewer than six columns' ],
		[ 'US,CA,,,,Sales tax', 'no percentage' ],
		[ 'US,CA,,,1000,Sales tax', '“1000” is not a percentage' ],
		[ 'US,CA,,,-1,Sales tax', '“-1” is not a percentage' ],
		[ 'US,CA,,,7,Sales tax,first', '“first” is not a priority' ],
		[ 'US,CA,,,7,Sales tax,1,0,1,Luxury', 'no tax class “Luxury”' ],
		[ `US,CA,,,7,${ 'x'.repeat( 201 ) }`, 'more than 200 characters' ],
	] )( 'leaves out %s', ( line, reason ) => {
		expect( bad( line ) ).toEqual( [ { number: 2, reason: expect.stringContaining( reason ) as string } ] );
	} );

	it.each( [
		[ 'with semicolons', 'US;CA;90210;;8,5;Sales tax\nUS;GA;;;4;Sales tax' ],
		[ 'with tabs', 'US\tCA\t90210\t\t8.5\tSales tax\nUS\tGA\t\t\t4\tSales tax' ],
		[
			'with its columns in another order',
			'Tax name,Rate %,Country code,State code,City,Postcode / ZIP\nSales tax,8.5,US,CA,,90210\nSales tax,4,US,GA,,',
		],
	] )( 'is read %s', ( _, text ) => {
		const { add, bad: left } = planOf( linesOf( text ), stored() );
		expect( left ).toEqual( [] );
		expect( add.map( ( { rate } ) => [ rate.state, rate.rate, rate.postcodes.length ] ) ).toEqual( [
			[ 'CA', '8.5', 1 ],
			[ 'GA', '4', 0 ],
		] );
	} );

	it( 'may come from a spreadsheet on Windows, or guard its formulas', () => {
		expect( decode( Uint8Array.from( [ 0x4d, 0x77, 0x53, 0x74, 0xe4 ] ).buffer ).text ).toBe( 'MwStä' );
		expect( planOf( linesOf( "US,CA,,,7,'=tax" ), stored() ).add[ 0 ]?.rate.name ).toBe( '=tax' );
	} );

	it.each( [
		[ 'little', [ 0xff, 0xfe, 0x53, 0x00, 0xe4, 0x00, 0x09, 0x00 ] ],
		[ 'big', [ 0xfe, 0xff, 0x00, 0x53, 0x00, 0xe4, 0x00, 0x09 ] ],
	] )( 'may be what spreadsheets call Unicode text, %s end first', ( _, bytes ) => {
		expect( decode( Uint8Array.from( bytes ).buffer ).text ).toBe( 'Sä\t' );
	} );

	it.each( [ '', ' \n ', '\0' ] )( 'that is none is refused', ( text ) => {
		expect( () => linesOf( text ) ).toThrow( 'This file contains no tax rates.' );
	} );

	it.each( [ 'US,CA,,,7,"Tax\nUS,GA,,,4,Tax', 'US,CA,,,7,"12" Tax\nUS,GA,,,4,Tax' ] )(
		'that has a quotation mark too many is refused: rows would be lost',
		( text ) => {
			expect( () => linesOf( text ) ).toThrow( 'A quotation mark' );
		}
	);

	it( 'has its limits', () => {
		expect( () => linesOf( 'US,CA,,,7,Tax\n'.repeat( MAX_RATES + 2 ) ) ).toThrow( 'more than 5000 rates' );
	} );
} );

describe( 'the import', () => {
	async function openImport( differing: Parameters< typeof openManual >[ 0 ] = {} ) {
		const shown = openManual( differing );
		onRequest( 'GET', COUNTRIES, PLACES );
		onRequest( 'GET', CLASSES, CLASS_LIST );
		onRequest( 'GET', allRatesPath( 1 ), () =>
			shown.keptRates.map( ( rate ) => ( { class: 'standard', ...rate } ) )
		);
		await shown.press( 'Import rates from a file' );
		const dialog = await screen.findByRole( 'dialog', { name: 'Import tax rates' } );
		const choose = async ( text: string ) => {
			const input = dialog.querySelector< HTMLInputElement >( 'input[type="file"]' );
			await shown.user.upload(
				input as HTMLInputElement,
				new File( [ text ], 'rates.csv', { type: 'text/csv' } )
			);
		};
		return { ...shown, dialog, choose };
	}
	const sent = () => requestsMade( 'POST', BATCH ).map( ( { data } ) => ( data as { create: unknown[] } ).create );

	it( 'shows what would be added, and adds it after a yes; two clicks are one [A7-011]', async () => {
		const { dialog, choose, user, keptRates } = await openImport( { rates: [ aRate( 1 ) ] } );
		await choose( FILE );
		expect( await within( dialog ).findByText( /3 new rates/ ) ).toBeVisible();
		expect( within( dialog ).getByText( /2 rates are already in your store/ ) ).toBeVisible();
		expect( within( dialog ).getByText( /1 rate is for another country or tax class/ ) ).toBeVisible();
		expect( within( dialog ).getByRole( 'region', { name: 'Skipped' } ) ).toHaveTextContent(
			'Row 4: “XX” is not the code of a country'
		);
		expect( within( dialog ).getAllByRole( 'row' ) ).toHaveLength( 4 );
		expect( sent() ).toEqual( [] );
		await user.dblClick( within( dialog ).getByRole( 'button', { name: 'Add 3 rates' } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument() );
		expect( sent().map( ( { length } ) => length ) ).toEqual( [ 3 ] );
		expect( keptRates ).toHaveLength( 4 );
		expect( await screen.findByRole( 'textbox', { name: 'Rate %, rate 3' } ) ).toHaveValue( '4' );
		expect( screen.queryByRole( 'textbox', { name: 'Rate %, rate 4' } ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'button', { name: 'Import rates from a file' } ) ).toHaveFocus();
	} );

	it( 'takes the place of empty rows; rates that were typed stay', async () => {
		const { user, press, type } = await openImport();
		await press( 'Cancel' );
		await type( 'Rate %, rate 1', '3' );
		await type( 'Tax name, rate 1', 'Own' );
		await press( 'Add rate' );
		await press( 'Import rates from a file' );
		const again = await screen.findByRole( 'dialog' );
		const input = again.querySelector< HTMLInputElement >( 'input[type="file"]' ) as HTMLInputElement;
		await user.upload( input, new File( [ 'US,CA,,,7,Sales tax' ], 'rates.csv' ) );
		await press( 'Add 1 rate' );
		expect( await screen.findByRole( 'textbox', { name: 'Rate %, rate 2' } ) ).toHaveValue( '7' );
		expect( screen.getByRole( 'textbox', { name: 'Rate %, rate 1' } ) ).toHaveValue( '3' );
		expect( screen.queryByRole( 'textbox', { name: 'Rate %, rate 3' } ) ).not.toBeInTheDocument();
	} );

	it( 'goes on where it broke off, and adds nothing twice though an answer was lost [A8-005]', async () => {
		const many = Array.from( { length: 105 }, ( _, at ) => `${ at < 99 ? 'FR' : 'US' },,${ at },,7,Tax` ).join(
			'\n'
		);
		const { dialog, choose, press, keptRates } = await openImport();
		await choose( many );
		let requests = 0;
		onRequest( 'POST', BATCH, ( { data }: RestRequest ) => {
			const { create } = data as { create: AnyRate[] };
			const made = create.map( ( rate, at ) => ( {
				...rate,
				id: 1000 * ( requests + 1 ) + at,
				rate: '7.0000',
			} ) );
			keptRates.push( ...made );
			requests++;
			if ( requests === 2 ) {
				throw broken();
			}
			return { create: made };
		} );
		await press( 'Add 105 rates' );
		expect( await within( dialog ).findByRole( 'alert' ) ).toHaveTextContent(
			'Not all rates could be addedThe database went away.'
		);
		await press( 'Try again' );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument() );
		expect( sent().map( ( { length } ) => length ) ).toEqual( [ 100, 5 ] );
		expect( screen.getAllByRole( 'textbox', { name: /^Rate %/ } ) ).toHaveLength( 6 );
		await press( 'Save tax rates' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalled() );
		expect( keptRates ).toHaveLength( 105 );
	} );

	it( 'names the rows that the server refuses, and keeps those that it took', async () => {
		const { dialog, choose, press } = await openImport();
		await choose( 'US,CA,,,7,Sales tax\nUS,GA,,,4,Sales tax' );
		expect( await within( dialog ).findByText( /2 new rates/ ) ).toBeVisible();
		onRequest( 'POST', BATCH, {
			create: [
				{ ...aRate( 7 ), class: 'standard' },
				{ id: 0, error: { code: 'rest_invalid_param', message: 'Not this one.' } },
			],
		} );
		await press( 'Add 2 rates' );
		expect( await within( dialog ).findByText( '1 tax rate added.' ) ).toBeVisible();
		expect( within( dialog ).getByRole( 'listitem' ) ).toHaveTextContent( 'Row 2: Not this one.' );
		await press( 'Back to your rates' );
		expect( await screen.findByRole( 'textbox', { name: 'Rate %, rate 1' } ) ).toHaveValue( '7.25' );
	} );

	it( 'says what is wrong with a file, and with the way to the store', async () => {
		const { dialog, choose, press } = await openImport();
		await choose( ' ' );
		expect( await within( dialog ).findByRole( 'alert' ) ).toHaveTextContent( 'This file contains no tax rates.' );
		expect( within( dialog ).queryByRole( 'button', { name: 'Try again' } ) ).not.toBeInTheDocument();
		onRequest( 'GET', CLASSES, () => {
			throw broken();
		} );
		await choose( FILE );
		await waitFor( () =>
			expect( within( dialog ).getByRole( 'alert' ) ).toHaveTextContent( 'The database went away.' )
		);
		onRequest( 'GET', CLASSES, CLASS_LIST );
		await press( 'Try again' );
		expect( await within( dialog ).findByText( /new rates/ ) ).toBeVisible();
		await press( 'Choose another file' );
		expect( within( dialog ).getByRole( 'button', { name: 'Choose a CSV file' } ) ).toBeVisible();
		expect( sent() ).toEqual( [] );
	} );
} );
