import { createRegistry } from '@wordpress/data';

import { getPageData } from '../shared/data/page-data';
import { onRequest } from '../shared/test-utils';
import { keepBadge, showBadge } from './badge';
import { store } from './store';
import { aList, aTask, LISTS } from './test-utils/tasks';

const MENU = '<li id="toplevel_page_wc-admin"><div class="wp-menu-name">Storewright';

const badgeOf = ( count: number ) =>
	` <span class="awaiting-mod update-plugins remaining-tasks-badge count-${ count }"><span class="count" aria-hidden="true">${ count }</span><span class="screen-reader-text">${ count } setup tasks left</span></span>`;

const badge = () => document.querySelector( '.remaining-tasks-badge' );

const printMenu = ( count: number ) => {
	document.body.innerHTML = `${ MENU }${ count ? badgeOf( count ) : '' }</div></li>`;
};

it( 'shows the count for eyes and for ears, and goes at 0 [A4-003]', () => {
	printMenu( 3 );
	showBadge( 1 );
	expect( badge() ).toHaveClass( 'count-1' );
	expect( badge()?.querySelector( '.count' ) ).toHaveTextContent( /^1$/ );
	expect( badge()?.querySelector( '.screen-reader-text' ) ).toHaveTextContent( '1 setup task left' );
	showBadge( 0 );
	expect( badge() ).toBeNull();
} );

it( 'comes back where the server prints it', () => {
	printMenu( 0 );
	showBadge( 2 );
	expect( document.querySelector( '#toplevel_page_wc-admin .wp-menu-name' )?.innerHTML ).toBe(
		`Storewright${ badgeOf( 2 ) }`
	);
} );

describe( 'keepBadge', () => {
	const keep = async ( printed: number ) => {
		printMenu( printed );
		const registry = createRegistry();
		registry.register( store );
		onRequest( 'GET', LISTS, [ aList( [ aTask( 'a' ), aTask( 'b' ) ] ) ] );
		const end = keepBadge( registry );
		await registry.resolveSelect( store ).getTaskLists();
		return { end, complete: registry.dispatch( store ).optimisticallyCompleteTask };
	};

	it( 'follows the lists until it is ended [A4-003]', async () => {
		const { end, complete } = await keep( 2 );
		expect( badge() ).toHaveTextContent( '2 setup tasks left' );
		await complete( 'a' );
		expect( badge() ).toHaveTextContent( '1 setup task left' );
		end();
		await complete( 'b' );
		expect( badge() ).toHaveTextContent( '1 setup task left' );
	} );

	it( 'changes at WooCommerce’s entry that leads here as well', async () => {
		const { complete } = await keep( 2 );
		document.body.insertAdjacentHTML(
			'afterbegin',
			`<a href="admin.php?page=storewright#storewright-menu=woocommerce">Home${ badgeOf( 2 ) }</a>`
		);
		const texts = () =>
			[ ...document.querySelectorAll( '.remaining-tasks-badge .count' ) ].map( ( one ) => one.textContent );
		await complete( 'a' );
		expect( texts() ).toEqual( [ '1', '1' ] );
		await complete( 'b' );
		expect( texts() ).toEqual( [] );
	} );

	it( '[B2-057] [B2-058] tells the header how far setup is', async () => {
		const { complete } = await keep( 2 );
		expect( getPageData().setup ).toEqual( { completed: 0, remaining: 2 } );
		await complete( 'a' );
		expect( getPageData().setup ).toEqual( { completed: 1, remaining: 1 } );
		await complete( 'b' );
		expect( getPageData().setup ).toBeNull();
	} );

	it( 'is removed with the last task [A4-003]', async () => {
		const { complete } = await keep( 2 );
		await complete( 'a' );
		await complete( 'b' );
		expect( badge() ).toBeNull();
	} );

	it( 'leaves in the count what extensions added to it', async () => {
		const { complete } = await keep( 5 );
		await complete( 'a' );
		expect( badge()?.querySelector( '.count' ) ).toHaveTextContent( /^4$/ );
	} );
} );
