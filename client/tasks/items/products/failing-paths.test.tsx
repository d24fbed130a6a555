import { screen } from '@testing-library/react';

import {
	fixture,
	onRequest,
	renderScreen,
	requestsMade,
	restError,
	type RestRequest,
} from '../../../shared/test-utils';
import { interceptRequest } from '../../../shared/test-utils/rest';
import { failingTests } from '../../test-utils/failing-paths';
import { aTask } from '../../test-utils/tasks';
import { MARK, newestPath } from './quick-form/save-product';
import { CATEGORIES, KINDS, productsStore, SAMPLES } from './store';
import { Task } from './task';

const PRODUCTS = '/wc/v3/products';
const MUG = { id: 12, name: 'Mug', permalink: 'http://shop.example/product/mug/' };
const A_SAMPLE = { samples: [ { id: 4, name: 'Sample: Mug', permalink: '' } ] };

/** Opens the task with what the server answers where all is well. */
async function open( samples: object = { samples: [] } ) {
	onRequest( 'GET', KINDS, fixture< { body: object } >( 'wc-admin.onboarding.product-types' ).body );
	onRequest( 'GET', CATEGORIES, [] );
	onRequest( 'GET', SAMPLES, samples );
	onRequest( 'POST', SAMPLES, A_SAMPLE );
	onRequest( 'DELETE', SAMPLES, { samples: [] } );
	onRequest( 'POST', PRODUCTS, MUG );
	onRequest( 'GET', newestPath( 'Mug' ), [] );
	onRequest( 'POST', `${ PRODUCTS }/categories`, { id: 7, name: 'Kitchen' } );
	onRequest( 'POST', `${ PRODUCTS }/12/variations/generate`, { count: 2 } );
	onRequest( 'PUT', `${ PRODUCTS }/12`, MUG );
	onRequest( 'DELETE', `${ PRODUCTS }/12?force=true`, MUG );
	const task = aTask( 'products', { additionalData: { canCategorize: true, canSample: true } } );
	const shown = renderScreen( <Task { ...{ task, query: {}, onComplete: jest.fn(), trackEvent: jest.fn() } } />, {
		stores: [ productsStore ] as never[],
	} );
	await screen.findByRole( 'button', { name: /sample products/ } );
	return shown;
}

const type = async ( { user }: Awaited< ReturnType< typeof open > >, texts: Record< string, string > ) => {
	for ( const [ label, text ] of Object.entries( texts ) ) {
		await user.click( screen.getByLabelText( label ) );
		await user.paste( text );
	}
};

const button = ( name: string ) => () => screen.getByRole( 'button', { name } );

const adding = {
	button: button( 'Add product' ),
	says: ( reason: string ) => `There was a problem adding your product${ reason }`,
	kept: () => {
		expect( screen.getByLabelText( 'Name' ) ).toHaveValue( 'Mug' );
		expect( screen.getByLabelText( 'Price' ) ).toHaveValue( '12' );
		expect( screen.getByLabelText( 'Category (optional)' ) ).toHaveValue( 'Kitchen' );
	},
	done: () => screen.findByRole( 'heading', { name: 'Mug was added to your store' } ),
} as const;

const openForm = async () => {
	const opened = await open();
	await type( opened, { Name: 'Mug', Price: '12', 'Category (optional)': 'Kitchen' } );
	return opened;
};

const openVariable = async () => {
	const opened = await open();
	await opened.user.click( screen.getByRole( 'radio', { name: 'Products with variations' } ) );
	await type( opened, {
		Name: 'Mug',
		Price: '12',
		'Category (optional)': 'Kitchen',
		'Option name': 'Size',
		'Options, separated by commas': 'Small, Large',
	} );
	return opened;
};

const samples = {
	path: SAMPLES,
	says: ( reason: string ) => `There was a problem with the sample products${ reason }`,
	kept: () => expect( screen.getByLabelText( 'Name' ) ).toHaveValue( 'Mug' ),
} as const;

const openSamples = async ( there: object ) => {
	const opened = await open( there );
	await type( opened, { Name: 'Mug' } );
	return opened;
};

const tests = failingTests(
	{ ...adding, name: 'a product', method: 'POST', path: PRODUCTS, open: openForm },
	{ ...adding, name: 'its category', method: 'POST', path: `${ PRODUCTS }/categories`, open: openForm },
	{
		...adding,
		name: 'its variations',
		method: 'POST',
		path: `${ PRODUCTS }/12/variations/generate`,
		open: openVariable,
	},
	{ ...adding, name: 'putting it on sale', method: 'PUT', path: `${ PRODUCTS }/12`, open: openVariable },
	{
		...samples,
		name: 'adding samples',
		method: 'POST',
		open: () => openSamples( { samples: [] } ),
		button: button( 'Add sample products' ),
		done: () => screen.findByRole( 'button', { name: 'Remove sample products' } ),
	}
);

it.each( tests )( '[A2-013] $title', ( { test } ) => expect( test() ).resolves.toBeUndefined() );

it( 'a product that was made though its answer was lost is not made twice', async () => {
	const { user } = await openForm();
	const marks: unknown[] = [];
	onRequest( 'POST', PRODUCTS, ( { data }: RestRequest ) => {
		const [ meta ] = ( data as { meta_data: Array< { key: string; value: unknown } > } ).meta_data;
		marks.push( meta?.value );
		throw restError( 'internal', 'The database went away.', 500 );
	} );
	await user.click( adding.button() );
	await screen.findByRole( 'alert' );
	onRequest( 'GET', newestPath( 'Mug' ), () => [
		{ id: 13, meta_data: [ { id: 1, key: MARK, value: 'another' } ] },
		{ id: 12, meta_data: [ { id: 2, key: MARK, value: marks[ 0 ] } ] },
	] );
	await user.click( button( 'Try again' )() );
	await adding.done();
	expect( requestsMade( 'POST', PRODUCTS ) ).toHaveLength( 1 );
	expect( requestsMade( 'PUT' ) ).toEqual( [
		expect.objectContaining( { path: `${ PRODUCTS }/12`, data: expect.objectContaining( { name: 'Mug' } ) } ),
	] );
	expect( requestsMade( 'DELETE' ) ).toEqual( [] );
} );

it( 'removing samples that fails is told, and tried again without another question', async () => {
	const { user } = await openSamples( A_SAMPLE );
	const repair = interceptRequest( 'DELETE', SAMPLES, () => {
		throw restError( 'internal', 'The database went away.', 500 );
	} );
	await user.click( button( 'Remove sample products' )() );
	await user.click( button( 'Remove' )() );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database went away.' );
	expect( button( 'Remove sample products' )() ).toHaveFocus();
	samples.kept();
	repair();
	await user.dblClick( button( 'Try again' )() );
	expect( await screen.findByRole( 'button', { name: 'Add sample products' } ) ).toHaveFocus();
	expect( requestsMade( 'DELETE', SAMPLES ) ).toHaveLength( 2 );
} );
