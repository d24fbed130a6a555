import { blankProduct } from './blank';
import { bodyOf, changedFields, editOf, FIELDS } from './changes';
import { nameOfField } from './field-names';
import type { Product, Variation } from './types';

const STORED: Product = {
	...blankProduct(),
	id: 7,
	name: 'Mug',
	status: 'publish',
	regular_price: '8.00',
	sku: 'MUG',
	categories: [ { id: 3, name: 'Kitchen', slug: 'kitchen' } ],
	tags: [ { id: 5, name: 'blue', slug: 'blue' } ],
	attributes: [
		{ id: 0, name: 'Size', slug: 'Size', position: 0, visible: true, variation: false, options: [ 'S' ] },
	],
	meta_data: [
		{ id: 20, key: 'origin', value: 'Tyrol' },
		{ id: 21, key: 'glaze', value: 'salt' },
	],
} as Product;

const body = ( change: Partial< Product > ) => bodyOf( { ...STORED, ...change }, STORED );

it( 'sends what was changed, with what it was before, and nothing else', () => {
	expect( body( { regular_price: '9.00', sku: 'MUG' } ) ).toEqual( {
		regular_price: '9.00',
		expected: { regular_price: '8.00' },
	} );
	expect( body( {} ) ).toEqual( {} );
} );

it( 'sends of terms and images what names them, and sees no change in the rest of them', () => {
	const renamed = [ { id: 3, name: 'Kitchen & bath', slug: 'kitchen-bath' } ] as Product[ 'categories' ];
	expect( body( { categories: renamed } ) ).toEqual( {} );
	const tags = [ ...STORED.tags, { id: 0, name: 'new', slug: '' } ];
	expect( body( { categories: [], tags } ) ).toEqual( {
		categories: [],
		tags: [ { id: 5 }, { name: 'new' } ],
		expected: { categories: [ { id: 3 } ], tags: [ { id: 5 } ] },
	} );
	const image = { id: 9, src: 'http://shop.example/mug.png', name: 'Mug', alt: 'A mug' } as Product[ 'images' ][ 0 ];
	expect( body( { images: [ image ] } ) ).toEqual( {
		images: [ { id: 9, alt: 'A mug' } ],
		expected: { images: [] },
	} );
} );

it( 'numbers attributes by their places, of which it expects nothing', () => {
	const [ size ] = STORED.attributes;
	const color = { ...size, name: 'Color', slug: 'Color', position: 0, options: [ 'Red' ] } as typeof size & object;
	const named = ( name: string, options: string[] ) => ( { id: 0, name, visible: true, variation: false, options } );
	expect( body( { attributes: [ color, size! ] } ) ).toEqual( {
		attributes: [
			{ ...named( 'Color', [ 'Red' ] ), position: 0 },
			{ ...named( 'Size', [ 'S' ] ), position: 1 },
		],
		expected: { attributes: [ named( 'Size', [ 'S' ] ) ] },
	} );
} );

it( 'sends custom fields one by one, so that two people’s do not meet', () => {
	const [ origin ] = STORED.meta_data;
	const entries = [
		{ ...origin!, value: 'Norway' },
		{ id: 0, key: 'care', value: 'By hand' },
		{ id: 0, key: '', value: 'forgotten' },
	];
	expect( body( { meta_data: entries } ) ).toEqual( {
		meta_data: [
			{ id: 20, key: 'origin', value: 'Norway' },
			{ key: 'care', value: 'By hand' },
			{ id: 21, key: 'glaze', value: null },
		],
	} );
} );

it( 'sends of a new product what was typed, and whether it is published', () => {
	const blank = blankProduct();
	expect( bodyOf( { ...blank, name: 'Mug', sku: 'MUG' }, blank ) ).toEqual( {
		name: 'Mug',
		sku: 'MUG',
		status: 'draft',
	} );
} );

it( 'has a name for each field that two people can change', () => {
	const nameless = FIELDS.filter( ( field ) => nameOfField( field ) === field );
	expect( nameless ).toEqual( [ 'meta_data' ] );
	expect( changedFields( { ...STORED, id: 8, permalink: 'elsewhere' }, STORED ) ).toEqual( [] );
} );

describe( 'an edit of a variation', () => {
	const variation = { id: 4, regular_price: '20', sku: 'S', stock_quantity: 3 } as Variation;

	it( 'gathers changes with what they were, until all are taken back', () => {
		const first = editOf( variation, undefined, { regular_price: '25' } );
		expect( first ).toEqual( { to: { regular_price: '25' }, from: { regular_price: '20' } } );
		const second = editOf( variation, first, { sku: 'S-1' } );
		expect( second ).toEqual( {
			to: { regular_price: '25', sku: 'S-1' },
			from: { regular_price: '20', sku: 'S' },
		} );
		const third = editOf( variation, second, { regular_price: '20' } );
		expect( third ).toEqual( { to: { sku: 'S-1' }, from: { sku: 'S' } } );
		expect( editOf( variation, third, { sku: 'S' } ) ).toBeUndefined();
	} );

	it( 'keeps what it was when it began, whatever the server has by now', () => {
		const begun = editOf( variation, undefined, { stock_quantity: 5 } );
		const now = { ...variation, stock_quantity: 2 };
		expect( editOf( now, begun, { stock_quantity: 6 } ) ).toEqual( {
			to: { stock_quantity: 6 },
			from: { stock_quantity: 3 },
		} );
	} );
} );
