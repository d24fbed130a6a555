import { act, screen } from '@testing-library/react';

import { fixture, onRequest, renderScreen, requestsMade } from '../../../shared/test-utils';
import { aTask } from '../../test-utils/tasks';
import { CATEGORIES, KINDS, productsStore } from './store';
import { Task } from './task';

const PRODUCTS = '/wc/v3/products';
const MUG = { id: 7, name: 'Mug', permalink: 'http://shop.example/product/mug/' };
const kinds = {
	...fixture< { body: Record< string, unknown > } >( 'wc-admin.onboarding.product-types' ).body,
	subscriptions: { label: 'Subscriptions', description: '', default: false, product: 27 },
};

const field = ( name: string ) => screen.getByLabelText( name );

/** Opens the task; the server holds its answer to the first product until `answer()` is called. */
async function open() {
	onRequest( 'GET', KINDS, kinds );
	onRequest( 'GET', CATEGORIES, [] );
	let release: ( value?: unknown ) => void = () => {};
	const held = new Promise( ( resolve ) => {
		release = resolve;
	} );
	onRequest( 'POST', PRODUCTS, () => held.then( () => MUG ) );
	onRequest( 'PUT', `${ PRODUCTS }/7`, MUG );
	onRequest( 'DELETE', `${ PRODUCTS }/7?force=true`, MUG );
	onRequest( 'POST', `${ PRODUCTS }/7/variations/generate`, { count: 1 } );
	const task = aTask( 'products', { additionalData: { canCategorize: true, canImport: true } } );
	const { user, unmount } = renderScreen(
		<Task { ...{ task, query: {}, onComplete: jest.fn(), trackEvent: jest.fn() } } />,
		{
			stores: [ productsStore as never ],
		}
	);
	await screen.findByRole( 'radiogroup', { name: 'What do you sell?' } );
	const type = async ( name: string, text: string ) => {
		await user.click( field( name ) );
		await user.paste( text );
	};
	return {
		unmount,
		type,
		answer: () => act( async () => release() ),
		choose: ( name: string ) => user.click( screen.getByRole( 'radio', { name } ) ),
		press: ( name: string ) => user.click( screen.getByRole( 'button', { name } ) ),
	};
}

const isAdded = () => screen.findByRole( 'heading', { name: 'Mug was added to your store' } );

describe( 'what is typed while a product is being made', () => {
	it( 'stays, and is saved into the same one', async () => {
		const { type, answer, press } = await open();
		await type( 'Name', 'Mug' );
		await type( 'Price', '5' );
		await press( 'Add product' );
		await type( 'Name', 's' );
		await answer();
		expect( field( 'Name' ) ).toHaveValue( 'Mugs' );
		await press( 'Add product' );
		await isAdded();
		expect( requestsMade( 'POST', PRODUCTS ) ).toHaveLength( 1 );
		expect( requestsMade( 'PUT' ).map( ( { data } ) => data ) ).toEqual( [
			expect.objectContaining( { name: 'Mugs', regular_price: '5', description: '', status: 'publish' } ),
		] );
	} );

	it( 'stays, and a product with variations is made anew of it', async () => {
		const { type, answer, choose, press } = await open();
		await choose( 'Products with variations' );
		await type( 'Name', 'Mug' );
		await type( 'Price', '5' );
		await type( 'Option name', 'Size' );
		await type( 'Options, separated by commas', 'Small' );
		await press( 'Add product' );
		await type( 'Options, separated by commas', ', Large' );
		await answer();
		expect( field( 'Options, separated by commas' ) ).toHaveValue( 'Small, Large' );
		expect( requestsMade( 'DELETE' ) ).toEqual( [] );
		await press( 'Add product' );
		await isAdded();
		expect( requestsMade( 'DELETE' ) ).toHaveLength( 1 );
		expect( requestsMade( 'POST', PRODUCTS ) ).toHaveLength( 2 );
	} );
} );

type Opened = Awaited< ReturnType< typeof open > >;

it.each( [
	[ 'a file', ( { press }: Opened ) => press( 'Import from a CSV file' ) ],
	[ 'the way to the editor', ( { choose }: Opened ) => choose( 'Subscriptions' ) ],
] )( 'asks before the form makes room for %s', async ( _, move ) => {
	const confirm = jest.spyOn( window, 'confirm' ).mockReturnValue( false );
	const shown = await open();
	await shown.type( 'Name', 'Mug' );
	await move( shown );
	expect( confirm ).toHaveBeenCalledTimes( 1 );
	expect( field( 'Name' ) ).toHaveValue( 'Mug' );
} );

it( 'offers a product back that was not added, of whatever kind', async () => {
	const { type, unmount } = await open();
	await type( 'Name', 'Mug' );
	await type( 'Price', '5' );
	unmount();
	const { choose, press } = await open();
	await choose( 'Services' );
	await press( 'Restore' );
	expect( field( 'Name' ) ).toHaveValue( 'Mug' );
	expect( field( 'Price' ) ).toHaveValue( '5' );
} );
