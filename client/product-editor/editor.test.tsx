import { act, screen, waitFor, within } from '@testing-library/react';

import { onRequest, renderScreen, requestsMade, restError, type RestRequest } from '../shared/test-utils';
import { blankProduct } from './blank';
import { ExistingProduct } from './screen';
import { editorStore } from './store';
import type { Product } from './types';

// WordPress's own editor is shown by the tests in a browser.
jest.mock( '../shared/text-editor', () => ( { loadTextEditor: () => new Promise( () => undefined ) } ) );

const MUG = {
	...blankProduct(),
	id: 7,
	name: 'Mug',
	status: 'publish',
	permalink: 'http://shop.example/product/mug/',
	regular_price: '8.00',
	sku: 'MUG',
	manage_stock: true,
	stock_quantity: 5,
	categories: [ { id: 3, name: 'Kitchen', slug: 'kitchen' } ],
} as Product;

const PATH = '/wc/v3/products/7';

async function open( product = MUG ) {
	onRequest( 'GET', `${ PATH }?context=edit`, product );
	const term = ( id: number, name: string, parent = 0 ) => ( { id, name, parent } );
	const lists: Record< string, unknown > = {
		categories: [ term( 3, 'Kitchen' ), term( 4, 'Cups', 3 ), term( 5, 'Garden' ) ],
		brands: [ term( 8, 'Barlow' ) ],
	};
	for ( const [ resource, list ] of Object.entries( lists ) ) {
		onRequest( 'GET', `/wc/v3/products/${ resource }?_fields=id,name,parent&per_page=100&page=1`, list );
	}
	onRequest( 'GET', '/wc/v3/products/shipping_classes?_fields=id,name,slug&per_page=100&page=1', [] );
	onRequest( 'GET', '/wc/v3/products/attributes', [] );
	onRequest( 'GET', '/wc/v3/taxes/classes', [
		{ slug: 'standard', name: 'Standard rate' },
		{ slug: 'reduced', name: 'Reduced rate' },
	] );
	const { user } = renderScreen( <ExistingProduct id={ 7 } isInHeader={ false } />, {
		stores: [ editorStore as never ],
		pageData: {
			productEditor: {
				weightUnit: 'kg',
				dimensionUnit: 'cm',
				calculatesTaxes: true,
				managesStock: true,
				canUpload: false,
			},
		},
	} );
	await screen.findByRole( 'checkbox', { name: 'Kitchen' } );
	const fill = async ( name: string, text: string ) => {
		await user.clear( screen.getByLabelText( name ) );
		await user.click( screen.getByLabelText( name ) );
		await user.paste( text );
	};
	const update = () => user.click( screen.getByRole( 'button', { name: 'Update' } ) );
	return { user, fill, update };
}

const sent = () => requestsMade( 'PUT', PATH ).map( ( { data } ) => data );

const answer = ( { data }: RestRequest ) => ( { ...MUG, ...( data as object ) } );

const isSaved = () => screen.findAllByText( '“Mug” is saved and published.' );

it( 'sends nothing but what was changed, with what it was before, in one request', async () => {
	const { user, fill, update } = await open();
	onRequest( 'PUT', PATH, answer );
	const button = screen.getByRole( 'button', { name: 'Update' } );
	expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
	await fill( 'Regular price', '9.5' );
	await user.click( screen.getByRole( 'checkbox', { name: 'Cups' } ) );
	await user.click( screen.getByRole( 'checkbox', { name: 'Barlow' } ) );
	await user.selectOptions( screen.getByLabelText( 'Tax class' ), 'Reduced rate' );
	await user.selectOptions( screen.getByLabelText( 'Catalog visibility' ), 'Hidden' );
	// There and back is no change.
	await fill( 'SKU', 'MUG-2' );
	await fill( 'SKU', 'MUG' );
	await update();
	await isSaved();
	expect( sent() ).toEqual( [
		{
			regular_price: '9.5',
			catalog_visibility: 'hidden',
			tax_class: 'reduced',
			categories: [ { id: 3 }, { id: 4 } ],
			brands: [ { id: 8 } ],
			expected: {
				regular_price: '8.00',
				catalog_visibility: 'visible',
				tax_class: '',
				categories: [ { id: 3 } ],
				brands: [],
			},
		},
	] );
	expect( requestsMade( 'POST' ) ).toEqual( [] );
	expect( screen.getByRole( 'button', { name: 'Update' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
} );

it( 'asks field by field whose value is to stay, and saves that against what the other person has saved', async () => {
	const { user, fill, update } = await open();
	const theirs = { regular_price: '8.50', sku: 'MUG-9', stock_quantity: 2 };
	onRequest( 'PUT', PATH, () => {
		const error = restError( 'storewright_rest_product_conflict', 'Somebody else was faster.', 409 );
		throw { ...error, data: { ...error.data, conflicts: theirs } };
	} );
	await fill( 'Regular price', '9' );
	await fill( 'SKU', 'MUG-10' );
	await fill( 'Quantity', '7' );
	await fill( 'Purchase note', 'Thank you' );
	await update();
	await screen.findAllByText( 'Someone else changed this product while you were editing' );
	const choice = ( name: string ) => within( screen.getByRole( 'radiogroup', { name } ) );
	expect( choice( 'Regular price' ).getByLabelText( 'Yours: 9' ) ).toBeChecked();
	expect( choice( 'Quantity' ).getByLabelText( 'Theirs: 2' ) ).not.toBeChecked();
	expect( screen.getAllByRole( 'radiogroup' ) ).toHaveLength( 3 );
	await user.click( choice( 'SKU' ).getByLabelText( 'Theirs: MUG-9' ) );
	onRequest( 'PUT', PATH, ( { data }: RestRequest ) => ( { ...MUG, ...theirs, ...( data as object ) } ) );
	await user.click( screen.getByRole( 'button', { name: 'Save these values' } ) );
	await isSaved();
	expect( sent()[ 1 ] ).toEqual( {
		regular_price: '9',
		stock_quantity: 7,
		purchase_note: 'Thank you',
		expected: { regular_price: '8.50', stock_quantity: 2, purchase_note: '' },
	} );
	expect( screen.getByLabelText( 'SKU' ) ).toHaveValue( 'MUG-9' );
} );

it( 'keeps what was typed where saving fails, names the field, and asks before it is left', async () => {
	const { fill, update } = await open();
	const isHeld = () => ! window.dispatchEvent( new Event( 'beforeunload', { cancelable: true } ) );
	expect( isHeld() ).toBe( false );
	onRequest( 'PUT', PATH, () => {
		throw restError( 'product_invalid_sku', 'Another product already has this SKU.', 400, {
			sku: 'Another product already has this SKU.',
		} );
	} );
	await fill( 'SKU', 'LAMP' );
	expect( isHeld() ).toBe( true );
	await update();
	await waitFor( () => expect( screen.getByLabelText( 'SKU' ) ).toBeInvalid() );
	expect( screen.getByLabelText( 'SKU' ) ).toHaveValue( 'LAMP' );
	expect( isHeld() ).toBe( true );

	onRequest( 'PUT', PATH, answer );
	await fill( 'SKU', 'MUG-2' );
	// By the shortcut.
	await act( async () => {
		document.dispatchEvent( new KeyboardEvent( 'keydown', { key: 's', ctrlKey: true, cancelable: true } ) );
	} );
	await isSaved();
	expect( sent() ).toHaveLength( 2 );
	expect( isHeld() ).toBe( false );
} );

it( 'asks nobody where a price is none', async () => {
	const { fill, update } = await open();
	await fill( 'Regular price', 'eight' );
	await fill( 'Sale price', '9' );
	await update();
	expect( screen.getByLabelText( 'Regular price' ) ).toHaveAccessibleDescription( 'Enter a price such as 8.90.' );
	await fill( 'Regular price', '8' );
	await update();
	expect( screen.getByLabelText( 'Sale price' ) ).toHaveAccessibleDescription(
		'Enter a sale price that is lower than the regular price.'
	);
	expect( sent() ).toEqual( [] );
} );
