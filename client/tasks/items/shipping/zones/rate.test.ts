import { fixture } from '../../../../shared/test-utils';
import { isFree, isSameRate, methodFor, rateOf, requestsFor, suggestedRate } from './rate';
import type { Zone, ZoneMethod } from './types';

const flat = ( id: number, cost: string, enabled = true ): ZoneMethod => ( {
	instance_id: id,
	method_id: 'flat_rate',
	enabled,
	settings: { cost: { value: cost } },
} );

const free = ( id: number, enabled = true, requires = '' ): ZoneMethod => ( {
	instance_id: id,
	method_id: 'free_shipping',
	enabled,
	settings: { requires: { value: requires } },
} );

const zone = ( ...methods: ZoneMethod[] ): Zone => ( { id: 3, name: 'Here', toggleable: false, methods } );
const pickup: ZoneMethod = {
	instance_id: 9,
	method_id: 'local_pickup',
	enabled: true,
	settings: { cost: { value: '1' } },
};

describe( 'the rate of a zone', () => {
	it( 'is what its offered way of shipping costs', () => {
		expect( rateOf( zone( flat( 1, '5.00' ) ) ) ).toBe( '5.00' );
		expect( rateOf( zone( free( 1 ) ) ) ).toBe( '0' );
		expect( rateOf( zone( flat( 1, '' ) ) ) ).toBe( '0' );
		expect( rateOf( zone( flat( 1, '9', false ), flat( 2, '7' ) ) ) ).toBe( '7' );
	} );

	it( 'is none where nothing is offered, or nothing with one price', () => {
		expect( rateOf( zone() ) ).toBeNull();
		expect( rateOf( zone( pickup ) ) ).toBeNull();
		expect( rateOf( zone( free( 1, true, 'min_amount' ) ) ) ).toBeNull();
	} );

	it( 'is suggested as it was last', () => {
		expect( suggestedRate( zone( flat( 1, '5', false ) ) ) ).toBe( '5' );
		expect( suggestedRate( zone() ) ).toBe( '0' );
	} );

	it( 'is read from what the server really answers [A3-014] [A7-006]', () => {
		const { body } = fixture< { body: ZoneMethod[] } >( 'wc.v3.shipping.zones.1.methods' );
		expect( rateOf( zone( ...body ) ) ).toBe( '0' );
	} );

	it( 'compares by value', () => {
		expect( isSameRate( '5', '5.00' ) ).toBe( true );
		expect( isSameRate( null, null ) ).toBe( true );
		expect( isSameRate( '0', null ) ).toBe( false );
		expect( isSameRate( '5 + [qty]', '5 + [qty]' ) ).toBe( true );
		expect( isFree( '0.00' ) ).toBe( true );
		expect( isFree( '0 * [qty]' ) ).toBe( false );
	} );
} );

describe( 'giving a zone its rate', () => {
	it( 'ships for free at 0, at a flat rate otherwise [A4-026] [A9-007]', () => {
		expect( [ '0', '0.00', '0.01', '12' ].map( methodFor ) ).toEqual( [
			'free_shipping',
			'free_shipping',
			'flat_rate',
			'flat_rate',
		] );
	} );

	it( 'adds a way of shipping where there is none [A7-009]', () => {
		expect( requestsFor( zone( pickup ), '5.00' ) ).toEqual( [
			{ instanceId: null, data: { method_id: 'flat_rate', enabled: true, settings: { cost: '5.00' } } },
		] );
	} );

	it( 'changes the one that is there, rather than adding another [A7-010]', () => {
		expect( requestsFor( zone( flat( 1, '4' ), flat( 2, '15' ) ), '5.00' ) ).toEqual( [
			{ instanceId: 1, data: { method_id: 'flat_rate', enabled: true, settings: { cost: '5.00' } } },
		] );
		expect( requestsFor( zone( flat( 1, '5.00', false ) ), '5.00' ) ).toMatchObject( [ { instanceId: 1 } ] );
	} );

	it( 'asks for nothing where all is as wished', () => {
		expect( requestsFor( zone( flat( 1, '5' ) ), '5.00' ) ).toEqual( [] );
		expect( requestsFor( zone( free( 1 ) ), '0.00' ) ).toEqual( [] );
		expect( requestsFor( zone( flat( 1, '5', false ) ), null ) ).toEqual( [] );
	} );

	it( 'offers the new way before the old one is off, and leaves the others [A7-010]', () => {
		const used = zone( flat( 1, '5' ), free( 2, false ), free( 3, true, 'coupon' ), pickup );
		expect( requestsFor( used, '0.00' ) ).toEqual( [
			{ instanceId: 2, data: { method_id: 'free_shipping', enabled: true, settings: { cost: '0.00' } } },
			{ instanceId: 1, data: { enabled: false } },
		] );
	} );

	it( 'turns off what has a price where nothing is shipped any more [A7-010]', () => {
		expect( requestsFor( zone( flat( 1, '5' ), free( 2 ), flat( 3, '9', false ), pickup ), null ) ).toEqual( [
			{ instanceId: 1, data: { enabled: false } },
			{ instanceId: 2, data: { enabled: false } },
		] );
	} );
} );
