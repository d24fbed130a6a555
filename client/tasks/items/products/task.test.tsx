import { act, screen, waitFor, within } from '@testing-library/react';

import { fixture, onRequest, renderScreen, requestsMade, restError } from '../../../shared/test-utils';
import { aTask } from '../../test-utils/tasks';
import type { Task as TaskFacts } from '../../types';
import { newestPath } from './quick-form/save-product';
import { CATEGORIES, KINDS, productsStore, SAMPLES } from './store';
import { Task } from './task';

const PRODUCTS = '/wc/v3/products';
const MUG = { id: 7, name: 'Mug', permalink: 'http://shop.example/product/mug/' };
const kinds = fixture< { body: Record< string, unknown > } >( 'wc-admin.onboarding.product-types' ).body;

const onComplete = jest.fn();
const trackEvent = jest.fn();

async function open(
	answer: unknown = kinds,
	categories: unknown = [ { id: 3, name: 'Kitchen' } ],
	facts: Record< string, unknown > = { canCategorize: true },
	differing: Partial< TaskFacts > = {}
) {
	onRequest( 'GET', KINDS, answer );
	onRequest( 'GET', CATEGORIES, categories );
	const task = aTask( 'products', { additionalData: facts, ...differing } );
	const props = { task, query: {}, onComplete, trackEvent };
	const { user } = renderScreen( <Task { ...props } />, { stores: [ productsStore as never ] } );
	await screen.findByRole( 'radiogroup', { name: 'What do you sell?' } );
	const fill = async ( name: string, text: string ) => {
		await user.clear( field( name ) );
		await user.click( field( name ) );
		await user.paste( text );
	};
	const choose = ( name: string ) => user.click( screen.getByRole( 'radio', { name } ) );
	const add = () => user.click( screen.getByRole( 'button', { name: 'Add product' } ) );
	return { user, fill, choose, add };
}

// A field with suggestions is a combobox.
const field = ( name: string ) => screen.getByLabelText( name );
// Without the mark by which a product is found whose answer was lost.
const sent = () =>
	requestsMade( 'POST', PRODUCTS ).map( ( { data } ) => {
		const { meta_data: _, ...body } = data as Record< string, unknown >;
		return body;
	} );
const isAdded = () => screen.findByRole( 'heading', { name: 'Mug was added to your store' } );

beforeEach( () => {
	onComplete.mockReset();
	trackEvent.mockReset();
	onRequest( 'POST', PRODUCTS, MUG );
	onRequest( 'GET', newestPath( 'Mug' ), [] );
} );

describe( 'the products task', () => {
	it( 'offers the kinds with what they are, the usual one chosen [A3-010]', async () => {
		await open();
		expect( screen.getAllByRole( 'radio' ).map( ( radio ) => ( radio as HTMLInputElement ).value ) ).toEqual( [
			'physical',
			'virtual',
			'downloads',
			'variable',
		] );
		expect( screen.getByRole( 'radio', { name: 'Physical products' } ) ).toBeChecked();
		expect( screen.getByText( 'Files that customers download after payment.' ) ).toBeVisible();
	} );

	it( 'says how many products there are where it is opened again, and leads to them', async () => {
		const done = { isComplete: true, result: '30 products', manageUrl: 'http://shop.example/products' };
		await open( kinds, [], {}, done );
		expect( screen.getByText( 'Your store has 30 products.' ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'View products' } ) ).toHaveAttribute( 'href', done.manageUrl );
	} );

	it( 'makes a product of a name and a price', async () => {
		const { fill, add, user } = await open();
		await fill( 'Name', ' Mug ' );
		await fill( 'Price', '$1,019.9' );
		await add();
		expect( await isAdded() ).toHaveFocus();
		expect( sent() ).toEqual( [ { name: 'Mug', type: 'simple', status: 'publish', regular_price: '1019.9' } ] );
		expect( screen.getByRole( 'link', { name: /View product/ } ) ).toHaveAttribute( 'href', MUG.permalink );
		expect( trackEvent ).toHaveBeenCalledWith( 'tasklist_product_added', { kind: 'physical' } );
		expect( onComplete ).not.toHaveBeenCalled();
		await user.click( screen.getByRole( 'button', { name: 'Continue with setup' } ) );
		expect( onComplete ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'takes an SKU, and says at its field where another product has it', async () => {
		onRequest( 'POST', PRODUCTS, () => {
			throw restError( 'product_invalid_sku', 'Another product already has this SKU.', 400 );
		} );
		const { fill, add } = await open();
		await fill( 'Name', 'Mug' );
		await fill( 'Price', '5' );
		await fill( 'SKU (optional)', ' MUG-1 ' );
		await add();
		await waitFor( () => expect( field( 'SKU (optional)' ) ).toHaveFocus() );
		expect( field( 'SKU (optional)' ) ).toBeInvalid();
		expect( field( 'SKU (optional)' ) ).toHaveAccessibleDescription( 'Another product already has this SKU.' );
		onRequest( 'POST', PRODUCTS, MUG );
		await fill( 'SKU (optional)', 'MUG-2' );
		await add();
		await isAdded();
		expect( sent().map( ( { sku } ) => sku ) ).toEqual( [ 'MUG-1', 'MUG-2' ] );
	} );

	it( 'begins anew for another product', async () => {
		const { fill, add, user } = await open();
		await fill( 'Name', 'Mug' );
		await fill( 'Price', '5' );
		await add();
		await isAdded();
		await user.click( screen.getByRole( 'button', { name: 'Add another product' } ) );
		expect( field( 'Name' ) ).toHaveValue( '' );
		await fill( 'Name', 'Bowl' );
		await fill( 'Price', '6' );
		await add();
		await waitFor( () => expect( sent() ).toHaveLength( 2 ) );
		expect( sent()[ 1 ] ).toMatchObject( { name: 'Bowl', regular_price: '6' } );
		await isAdded();
	} );

	it( 'takes description, stock, picture and a category that is there', async () => {
		const { fill, add, user } = await open();
		await fill( 'Name', 'Mug' );
		await fill( 'Price', '5' );
		await user.click( screen.getByRole( 'checkbox', { name: 'Track stock' } ) );
		await fill( 'Quantity', '12' );
		await fill( 'Description (optional)', 'Holds coffee.' );
		await fill( 'Category (optional)', 'kitchen' );
		await fill( 'Image URL (optional)', 'https://shop.example/mug.jpg' );
		await add();
		await isAdded();
		expect( sent() ).toEqual( [
			{
				name: 'Mug',
				type: 'simple',
				status: 'publish',
				regular_price: '5',
				manage_stock: true,
				stock_quantity: 12,
				description: 'Holds coffee.',
				categories: [ { id: 3 } ],
				images: [ { src: 'https://shop.example/mug.jpg' } ],
			},
		] );
		expect( requestsMade( 'POST' ) ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'makes a category that is not there', () => ( { id: 9, name: 'Garden' } ), 9 ],
		[
			'takes a category that somebody else made meanwhile',
			() => {
				throw { ...restError( 'term_exists', 'It exists.', 400 ), data: { status: 400, resource_id: 4 } };
			},
			4,
		],
	] )( '%s', async ( _, answer, id ) => {
		onRequest( 'POST', `${ PRODUCTS }/categories`, answer );
		const { fill, add } = await open();
		await fill( 'Name', 'Mug' );
		await fill( 'Price', '5' );
		await fill( 'Category (optional)', 'Garden' );
		await add();
		await isAdded();
		expect( sent() ).toEqual( [ expect.objectContaining( { categories: [ { id } ] } ) ] );
	} );

	it( 'makes services and downloads that need no parcel', async () => {
		const { fill, add, choose, user } = await open();
		await choose( 'Services' );
		await fill( 'Name', 'Mug' );
		await fill( 'Price', '5' );
		await add();
		await isAdded();
		expect( sent()[ 0 ] ).toMatchObject( { type: 'simple', virtual: true } );
		expect( sent()[ 0 ] ).not.toHaveProperty( 'downloadable' );

		await user.click( screen.getByRole( 'button', { name: 'Add another product' } ) );
		await choose( 'Downloads' );
		await fill( 'Name', 'Mug' );
		await fill( 'Price', '5' );
		await fill( 'File URL', 'ftp://shop.example/plan.pdf' );
		await add();
		expect( field( 'File URL' ) ).toHaveAccessibleDescription(
			'Please enter an address that begins with https://'
		);
		await fill( 'File URL', 'https://shop.example/plan.pdf' );
		await add();
		await isAdded();
		expect( sent()[ 1 ] ).toMatchObject( {
			downloadable: true,
			downloads: [ { name: '', file: 'https://shop.example/plan.pdf' } ],
		} );
	} );

	it( 'publishes a product with variations once it has them; what a failure left is removed first', async () => {
		const generate = `${ PRODUCTS }/7/variations/generate`;
		onRequest( 'POST', generate, () => {
			throw restError( 'storage_failed', 'The database went away.', 500 );
		} );
		onRequest( 'DELETE', `${ PRODUCTS }/7?force=true`, MUG );
		onRequest( 'PUT', `${ PRODUCTS }/7`, MUG );
		const { fill, add, choose, user } = await open();
		await choose( 'Products with variations' );
		await fill( 'Name', 'Mug' );
		await fill( 'Price', '5' );
		await fill( 'Option name', 'Size' );
		await fill( 'Options, separated by commas', 'Small, Large, Small,' );
		await add();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database went away.' );
		expect( requestsMade( 'PUT' ) ).toEqual( [] );
		expect( sent() ).toEqual( [
			{
				name: 'Mug',
				type: 'variable',
				status: 'draft',
				attributes: [ { name: 'Size', visible: true, variation: true, options: [ 'Small', 'Large' ] } ],
			},
		] );

		onRequest( 'POST', generate, { count: 2 } );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await isAdded();
		expect( requestsMade( 'DELETE' ) ).toHaveLength( 1 );
		expect( sent() ).toHaveLength( 2 );
		expect( requestsMade( 'POST', generate ).at( -1 )?.data ).toEqual( {
			default_values: { regular_price: '5' },
		} );
		expect( requestsMade( 'PUT' ).map( ( { data } ) => data ) ).toEqual( [ { status: 'publish' } ] );
	} );

	it( 'says what is wrong, field by field, and goes to the first', async () => {
		const { fill, add, user } = await open();
		await user.click( screen.getByRole( 'checkbox', { name: 'Track stock' } ) );
		await fill( 'Quantity', '1.5' );
		await fill( 'Image URL (optional)', 'mug.jpg' );
		await add();
		expect( field( 'Name' ) ).toHaveFocus();
		expect( field( 'Name' ) ).toHaveAccessibleDescription( 'Please enter a name' );
		expect( field( 'Price' ) ).toHaveAccessibleDescription( 'Please enter a price, such as 19.99' );
		expect( field( 'Quantity' ) ).toHaveAccessibleDescription( 'Please enter a whole number' );
		expect( field( 'Image URL (optional)' ) ).toBeInvalid();
		await fill( 'Price', '-1' );
		expect( field( 'Price' ) ).toBeValid();
		await add();
		expect( field( 'Price' ) ).toHaveAccessibleDescription( 'Enter a price of zero or more' );
		expect( sent() ).toEqual( [] );
	} );

	it( 'keeps what was typed where saving fails, and says what to do', async () => {
		onRequest( 'POST', PRODUCTS, () => {
			throw restError( 'storage_failed', 'The database went away.', 500 );
		} );
		const { fill, add, user } = await open();
		await fill( 'Name', 'Mug' );
		await fill( 'Price', '5' );
		await add();
		const alert = await screen.findByRole( 'alert' );
		expect( alert ).toHaveTextContent( 'There was a problem adding your product' );
		expect( alert ).toHaveTextContent( 'The database went away.' );
		expect( field( 'Name' ) ).toHaveValue( 'Mug' );
		onRequest( 'POST', PRODUCTS, MUG );
		await user.click( within( alert ).getByRole( 'button', { name: 'Try again' } ) );
		await isAdded();
	} );

	it( 'makes one product of two clicks', async () => {
		let answer: ( value?: unknown ) => void = () => {};
		const held = new Promise( ( resolve ) => {
			answer = resolve;
		} );
		onRequest( 'POST', PRODUCTS, () => held.then( () => MUG ) );
		const { fill, add } = await open();
		await fill( 'Name', 'Mug' );
		await fill( 'Price', '5' );
		await add();
		await add();
		await act( async () => answer() );
		await isAdded();
		expect( sent() ).toHaveLength( 1 );
	} );

	it( 'sends the owner to the editor for kinds of an extension', async () => {
		const { choose } = await open( {
			...kinds,
			subscriptions: { label: 'Subscriptions', description: '', default: false, product: 27 },
		} );
		await choose( 'Subscriptions' );
		expect( screen.getByRole( 'link', { name: 'Open the product editor' } ) ).toHaveAttribute(
			'href',
			'http://shop.example/wp-admin/post-new.php?post_type=product'
		);
		expect( screen.queryByRole( 'button', { name: 'Add product' } ) ).toBeNull();
	} );

	it( 'works without suggestions of categories', async () => {
		const { fill, add } = await open( kinds, () => {
			throw restError( 'storage_failed', 'The database went away.', 500 );
		} );
		await fill( 'Name', 'Mug' );
		await fill( 'Price', '5' );
		await add();
		expect( await isAdded() ).toBeVisible();
	} );

	it( 'can be tried again where the kinds could not be read', async () => {
		onRequest( 'GET', KINDS, () => {
			throw restError( 'storage_failed', 'The database went away.', 500 );
		} );
		onRequest( 'GET', CATEGORIES, [] );
		const props = { task: aTask( 'products' ), query: {}, onComplete, trackEvent };
		const { user } = renderScreen( <Task { ...props } />, { stores: [ productsStore as never ] } );
		const retry = await screen.findByRole( 'button', { name: 'Try again' } );
		onRequest( 'GET', KINDS, kinds );
		await user.click( retry );
		expect( await screen.findByRole( 'radiogroup', { name: 'What do you sell?' } ) ).toBeVisible();
	} );

	it( 'asks nothing of categories and samples where the user may not work on them', async () => {
		await open( kinds, undefined, { canCategorize: false, canSample: false } );
		expect( screen.queryByLabelText( 'Category (optional)' ) ).toBeNull();
		expect( screen.queryByRole( 'button', { name: 'Add sample products' } ) ).toBeNull();
		expect( requestsMade().map( ( { path } ) => path ) ).toEqual( [ KINDS ] );
	} );

	it( 'adds samples, and removes them once the owner has confirmed it', async () => {
		const samples = [
			{ id: 1, name: 'Sample: Mug' },
			{ id: 2, name: 'Sample: Scarf' },
		];
		onRequest( 'GET', SAMPLES, { samples: [] } );
		onRequest( 'POST', SAMPLES, { samples } );
		onRequest( 'DELETE', SAMPLES, { samples: [] } );
		const { user } = await open( kinds, [], { canCategorize: true, canSample: true } );
		const adding = await screen.findByRole( 'button', { name: 'Add sample products' } );
		await user.dblClick( adding );
		const removing = await screen.findByRole( 'button', { name: 'Remove sample products' } );
		expect( requestsMade( 'POST' ) ).toHaveLength( 1 );
		expect( screen.getByText( /There are 2 sample products in your store/ ) ).toBeVisible();

		await user.click( removing );
		expect( screen.getByText( 'Sample: Mug · Sample: Scarf' ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Keep them' } ) );
		expect( removing ).toHaveFocus();
		expect( requestsMade( 'DELETE' ) ).toEqual( [] );

		await user.click( removing );
		await user.click( screen.getByRole( 'button', { name: 'Remove' } ) );
		expect( await screen.findByRole( 'button', { name: 'Add sample products' } ) ).toBeVisible();
		expect( requestsMade( 'DELETE' ) ).toHaveLength( 1 );
	} );

	it( 'says why samples could not be added, and lets them be added again', async () => {
		onRequest( 'GET', SAMPLES, { samples: [] } );
		onRequest( 'POST', SAMPLES, () => {
			throw restError( 'storage_failed', 'The database went away.', 500 );
		} );
		const { user } = await open( kinds, [], { canCategorize: true, canSample: true } );
		const adding = await screen.findByRole( 'button', { name: 'Add sample products' } );
		await user.click( adding );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database went away.' );
		onRequest( 'POST', SAMPLES, { samples: [ { id: 1, name: 'Sample: Mug' } ] } );
		await user.click( adding );
		expect( await screen.findByText( /There is 1 sample product in your store/ ) ).toBeVisible();
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );
} );
