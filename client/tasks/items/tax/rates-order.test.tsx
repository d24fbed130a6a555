import { fireEvent, screen, waitFor } from '@testing-library/react';

import { onRequest, requestsMade } from '../../../shared/test-utils';
import { BATCH } from './rates/rates-api';
import { placesOf } from './rates/order';
import { newRow, rowOf } from './rates/rows';
import { onComplete, openManual } from './test-utils/open-task';
import { aRate, broken } from './test-utils/tax-server';

jest.mock( '@wordpress/a11y' );

const batches = () => requestsMade( 'POST', BATCH ).map( ( { data } ) => data );
// By labels and texts: looking for roles in a table of fields takes seconds on a busy machine.
const names = async () => {
	await screen.findByLabelText( 'Tax name, rate 1' );
	return screen.getAllByLabelText< HTMLInputElement >( /^Tax name, rate/ ).map( ( { value } ) => value );
};
const THREE = [ 'A', 'B', 'C' ].map( ( name, at ) => aRate( at + 1, { name, state: '' } ) );
const openThree = ( rates = THREE ) => {
	const shown = openManual( { general: { woocommerce_calc_taxes: 'yes' }, rates: [ ...rates ] } );
	const press = async ( text: string ) => fireEvent.click( await screen.findByText( text ) );
	const move = async ( row: number, where: string ) => {
		fireEvent.click( await screen.findByLabelText( `Move, rate ${ row }` ) );
		await press( where );
	};
	const type = ( label: string, value: string ) =>
		fireEvent.change( screen.getByLabelText( label ), { target: { value } } );
	return { ...shown, press, move, type };
};

beforeEach( () => void onComplete.mockReset() );

describe( 'the order of rates', () => {
	it( 'is changed in the table, and written when the owner saves', async () => {
		const { move, press, keptRates } = openThree();
		expect( await names() ).toEqual( [ 'A', 'B', 'C' ] );
		await move( 3, 'Move up' );
		expect( await names() ).toEqual( [ 'A', 'C', 'B' ] );
		expect( screen.getByLabelText( 'Move, rate 2' ) ).toHaveFocus();
		expect( batches() ).toEqual( [] );
		await press( 'Save tax rates' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( batches() ).toEqual( [
			{
				update: [
					{ id: 3, order: 1 },
					{ id: 2, order: 2 },
				],
			},
		] );
		expect( keptRates.map( ( { name, order } ) => `${ name } ${ order }` ) ).toEqual( [ 'A 0', 'B 2', 'C 1' ] );
	} );

	it( 'is not written where it was not changed, or changed back', async () => {
		const { move, press } = openThree();
		await move( 1, 'Move down' );
		await move( 2, 'Move up' );
		await press( 'Save tax rates' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( batches() ).toEqual( [] );
	} );

	it( 'of a rate alone can’t be changed', async () => {
		openThree( THREE.slice( 0, 1 ) );
		expect( await names() ).toEqual( [ 'A' ] );
		expect( screen.queryByLabelText( /^Move/ ) ).not.toBeInTheDocument();
	} );

	it( 'has new rates where the owner put them', async () => {
		const { move, press, type } = openThree();
		await press( 'Add rate' );
		type( 'Rate %, rate 4', '1' );
		type( 'Tax name, rate 4', 'New' );
		type( 'City, rate 4', 'Springfield' );
		await move( 4, 'Move to the top' );
		await press( 'Save tax rates' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( batches() ).toEqual( [
			{ update: [ 1, 2, 3 ].map( ( id ) => ( { id, order: id } ) ) },
			{ create: [ expect.objectContaining( { name: 'New', order: 0 } ) ] },
		] );
	} );

	it( 'stays on the screen where it could not be saved, and is saved by another try', async () => {
		const { move, press } = openThree();
		await move( 1, 'Move down' );
		onRequest( 'POST', BATCH, () => {
			throw broken();
		} );
		await press( 'Save tax rates' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database went away.' );
		expect( await names() ).toEqual( [ 'B', 'A', 'C' ] );
		onRequest( 'POST', BATCH, {
			update: [
				{ ...THREE[ 1 ], order: 0 },
				{ ...THREE[ 0 ], order: 1 },
				{ ...THREE[ 2 ], order: 2 },
			],
		} );
		await press( 'Try again' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
	} );

	it.each( [
		[ 'Use theirs', [ 'C', 'B', 'A' ], 0 ],
		[ 'Keep mine', [ 'A', 'C', 'B' ], 1 ],
	] )( 'that somebody else changed meanwhile is not overwritten unasked: %s', async ( answer, shown, writes ) => {
		const { move, press, keptRates } = openThree();
		await move( 3, 'Move up' );
		keptRates.splice(
			0,
			3,
			...[ 2, 1, 0 ].map( ( at ) => ( { ...aRate( at + 1 ), ...THREE[ at ], order: 2 - at } ) )
		);
		await press( 'Save tax rates' );
		expect(
			await screen.findByText( /“Order of the rates” was changed to “C 7.25 %; B 7.25 %; A 7.25 %”/ )
		).toBeVisible();
		expect( batches() ).toEqual( [] );
		await press( answer );
		expect( await names() ).toEqual( shown );
		await waitFor( () => expect( batches() ).toHaveLength( writes ) );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( writes ) );
	} );
} );

describe( 'places', () => {
	const rows = ( ...orders: Array< number | null > ) =>
		orders.map( ( order, at ) =>
			order === null
				? { ...newRow(), key: `new-${ at }`, fields: { ...newRow().fields, name: 'New' } }
				: rowOf( aRate( at + 1, { order } ) )
		);

	it( 'that there are stay in use, new ones follow', () => {
		const [ first, second, third ] = rows( 3, 8, 20 );
		expect( [ ...placesOf( [ second, first, third ] as never ) ] ).toEqual( [
			[ 'rate-2', 3 ],
			[ 'rate-1', 8 ],
		] );
		expect( [ ...placesOf( rows( 5, null, 6 ) ) ] ).toEqual( [
			[ 'new-1', 6 ],
			[ 'rate-3', 7 ],
		] );
	} );

	it( 'are needed by nobody where the rows stand as they are stored', () => {
		expect( placesOf( rows( 0, 0, 4, 9 ) ).size ).toBe( 0 );
		expect( placesOf( [ ...rows( 0, 0 ), newRow() ] ).size ).toBe( 0 );
	} );
} );
