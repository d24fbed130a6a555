import { waitFor } from '@testing-library/react';
import { replaceFirstHome } from './first-home';

const LINK = '<a href="admin.php?page=wc-admin&task=tax">Tax</a>';

function start( html = LINK ): { root: HTMLElement; first: HTMLElement } {
	document.body.innerHTML = `<div id="storewright-first">${ html }</div><div id="storewright-root"></div>`;
	const root = document.getElementById( 'storewright-root' ) as HTMLElement;
	const first = document.getElementById( 'storewright-first' ) as HTMLElement;
	replaceFirstHome( root );
	return { root, first };
}

const settle = () => new Promise< void >( ( resolve ) => queueMicrotask( resolve ) );

/** Puts an element at a place of the window. */
function place( element: Element, top: number ): void {
	element.getBoundingClientRect = () => ( { top, bottom: top + 10 } ) as DOMRect;
}

describe( 'Home as PHP has printed it', () => {
	it( 'stays while what is in sight is loading, and goes once it is there', async () => {
		const { root, first } = start();
		root.innerHTML = '<h1>Home</h1><div data-loading></div>';
		await settle();
		expect( first ).toBeInTheDocument();
		root.innerHTML = `<h1>Home</h1>${ LINK }`;
		await waitFor( () => expect( first ).not.toBeInTheDocument() );
	} );

	it( 'does not wait for what is far below', async () => {
		const { root, first } = start();
		const below = document.createElement( 'div' );
		below.dataset.loading = '';
		place( below, window.innerHeight + 1 );
		root.append( below );
		await waitFor( () => expect( first ).not.toBeInTheDocument() );
	} );

	it( 'gives the focus on to the link of the same address', async () => {
		const { root, first } = start();
		first.querySelector( 'a' )?.focus();
		root.innerHTML = `<a href="admin.php?page=wc-admin&task=tax">Begin</a>${ LINK }`;
		await waitFor( () => expect( root.querySelectorAll( 'a' )[ 1 ] ).toHaveFocus() );
	} );

	it( 'is not needed: other pages have none', () => {
		document.body.innerHTML = '<div id="storewright-root"></div>';
		expect( () => replaceFirstHome( document.body ) ).not.toThrow();
	} );
} );
