import { act, screen, waitFor } from '@testing-library/react';

import { fixture, onRequest, renderScreen, requestsMade } from '../../../../shared/test-utils';
import { aTask } from '../../../test-utils/tasks';
import { KINDS, productsStore } from '../store';
import { Task } from '../task';

const PRODUCTS = '/wc/v3/products';
const kinds = fixture< { body: Record< string, unknown > } >( 'wc-admin.onboarding.product-types' ).body;

/** A media library: what is chosen in it, and how it is closed. */
class Library {
	readonly open = jest.fn();
	private readonly listeners = new Map< string, () => void >();
	private chosen: unknown;

	readonly media = jest.fn< object, [ { library: { type: string }; multiple: boolean } ] >( () => ( {
		on: ( event: string, listener: () => void ) => void this.listeners.set( event, listener ),
		open: this.open,
		state: () => ( { get: () => ( { first: () => ( { toJSON: () => this.chosen } ) } ) } ),
	} ) );

	choose( chosen: unknown ) {
		this.chosen = chosen;
		act( () => {
			this.listeners.get( 'select' )?.();
			this.listeners.get( 'close' )?.();
		} );
	}
}

const page = window as { wp?: { media?: unknown }; fetch?: unknown };

async function open( facts: Record< string, unknown > = { canUpload: true } ) {
	onRequest( 'GET', KINDS, kinds );
	onRequest( 'POST', PRODUCTS, { id: 7, name: 'Mug', permalink: 'http://shop.example/mug/' } );
	const props = {
		task: aTask( 'products', { additionalData: facts } ),
		query: {},
		onComplete: jest.fn(),
		trackEvent: jest.fn(),
	};
	const { user, unmount } = renderScreen( <Task { ...props } />, { stores: [ productsStore as never ] } );
	await user.type( await screen.findByLabelText( 'Name' ), 'Mug' );
	await user.type( screen.getByLabelText( 'Price' ), '5' );
	const press = ( name: string ) => user.click( screen.getByRole( 'button', { name } ) );
	const sent = async () => {
		await press( 'Add product' );
		await screen.findByRole( 'heading', { name: 'Mug was added to your store' } );
		return requestsMade( 'POST', PRODUCTS )[ 0 ]?.data;
	};
	return { user, press, sent, unmount };
}

afterEach( () => {
	delete page.wp;
	delete page.fetch;
} );

describe( 'the picture of a product', () => {
	it( 'comes from the media library with what it shows', async () => {
		const library = new Library();
		page.wp = { media: library.media };
		const { user, press, sent } = await open();
		await press( 'Choose image' );
		await waitFor( () => expect( library.open ).toHaveBeenCalledTimes( 1 ) );
		expect( library.media.mock.calls[ 0 ]?.[ 0 ] ).toMatchObject( { library: { type: 'image' }, multiple: false } );
		library.choose( { id: 31, url: 'http://shop.example/mug.jpg', alt: 'Mug' } );
		expect( screen.getByRole( 'img', { name: 'Mug' } ) ).toHaveAttribute( 'src', 'http://shop.example/mug.jpg' );
		expect( screen.getByRole( 'button', { name: 'Replace image' } ) ).toHaveFocus();
		await user.type( screen.getByLabelText( /^Alternative text/ ), ' with a handle' );
		expect( await sent() ).toMatchObject( { images: [ { id: 31, alt: 'Mug with a handle' } ] } );
	} );

	it( 'can be removed again', async () => {
		const library = new Library();
		page.wp = { media: library.media };
		const { press, sent } = await open();
		await press( 'Choose image' );
		await waitFor( () => expect( library.open ).toHaveBeenCalled() );
		library.choose( { id: 31, url: 'http://shop.example/mug.jpg', alt: '' } );
		await press( 'Remove image' );
		expect( screen.getByRole( 'button', { name: 'Choose image' } ) ).toHaveFocus();
		expect( await sent() ).not.toHaveProperty( 'images' );
	} );

	it( 'is fetched when it is asked for, without what the page has', async () => {
		const fetched = jest.fn().mockResolvedValue( {
			ok: true,
			text: () =>
				Promise.resolve(
					'<link rel="stylesheet" id="media-views-css" href="x.css"><script id="known-js-extra">window.wp = "again";</script><script type="text/html" id="tmpl-attachment"><b></b></script><script id="media-js-extra">window.libraryIsThere = true;</script>'
				),
		} );
		page.fetch = fetched;
		document.body.insertAdjacentHTML( 'beforeend', '<script id="known-js"></script>' );
		const library = new Library();
		page.wp = {
			// There once its script ran.
			get media() {
				return document.getElementById( 'media-js-extra' ) ? library.media : undefined;
			},
		};
		const { press } = await open();
		expect( fetched ).not.toHaveBeenCalled();
		await press( 'Choose image' );
		await waitFor( () => expect( library.open ).toHaveBeenCalledTimes( 1 ) );
		expect( fetched ).toHaveBeenCalledTimes( 1 );
		expect( fetched.mock.calls[ 0 ]?.[ 0 ] ).toBe(
			'http://shop.example/wp-admin/admin-ajax.php?action=storewright_media_library'
		);
		expect( document.getElementById( 'tmpl-attachment' )?.textContent ).toBe( '<b></b>' );
		expect( document.getElementById( 'media-views-css' )?.parentElement ).toBe( document.head );
		expect( document.getElementById( 'known-js-extra' ) ).toBeNull();
	} );

	it( 'says where the library can’t be had, and is tried again', async () => {
		page.fetch = jest.fn().mockResolvedValue( { ok: false, status: 500 } );
		const { press } = await open();
		await press( 'Choose image' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Your media library could not be opened' );
		expect( screen.getByLabelText( 'Name' ) ).toHaveValue( 'Mug' );
		const library = new Library();
		page.wp = { media: library.media };
		await press( 'Choose image' );
		await waitFor( () => expect( library.open ).toHaveBeenCalledTimes( 1 ) );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'is not asked for by a library that arrives when the form is gone', async () => {
		let arrive: ( response: unknown ) => void = () => {};
		page.fetch = jest.fn( () => new Promise( ( resolve ) => ( arrive = resolve ) ) );
		const { press, unmount } = await open();
		await press( 'Choose image' );
		unmount();
		const library = new Library();
		page.wp = { media: library.media };
		await act( async () => arrive( { ok: true, text: async () => '' } ) );
		await act( async () => undefined );
		expect( library.open ).not.toHaveBeenCalled();
	} );

	it( 'is named by its address by who may not upload', async () => {
		const { user, sent } = await open( { canUpload: false } );
		expect( screen.queryByRole( 'button', { name: 'Choose image' } ) ).toBeNull();
		await user.type( screen.getByLabelText( 'Image URL (optional)' ), 'https://shop.example/mug.jpg' );
		expect( await sent() ).toMatchObject( { images: [ { src: 'https://shop.example/mug.jpg' } ] } );
	} );
} );
