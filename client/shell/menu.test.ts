import { addFilter, removeFilter } from '@wordpress/hooks';
import { getHistory } from '../shared/routing';
import { persistedQuery } from '../shared/routing/persisted';
import { followLinks, highlight, rewriteLinks } from './menu';

const PERIOD = { period: 'last_week', compare: 'previous_year' };

let menu: HTMLElement;

beforeEach( () => {
	getHistory().replace( '/wp-admin/admin.php?page=wc-admin' );
	document.body.innerHTML = `
		<ul id="adminmenu">
			<li class="menu-top wp-has-current-submenu wp-menu-open" id="menu-posts">
				<a class="wp-has-current-submenu" href="edit.php">Posts</a>
				<ul class="wp-submenu"><li class="current"><a class="current" aria-current="page" href="edit.php">All</a></li></ul>
			</li>
			<li class="menu-top wp-not-current-submenu" id="toplevel_page_wc-admin">
				<a href="admin.php?page=wc-admin">Storewright</a>
				<ul class="wp-submenu">
					<li><a href="admin.php?page=wc-admin">Home</a></li>
					<li><a href="admin.php?page=wc-admin&path=/analytics/revenue">Revenue</a></li>
				</ul>
			</li>
		</ul>`;
	menu = document.getElementById( 'adminmenu' )!;
} );

const link = ( name: string ) =>
	[ ...menu.querySelectorAll( 'a' ) ].find( ( { textContent } ) => textContent === name )!;
const href = ( name: string ) => link( name ).getAttribute( 'href' );

describe( '[B2-029] links of the admin menu', () => {
	it( 'keep what persists of the query, and lose it again with the query', () => {
		rewriteLinks( menu, { page: 'wc-admin', ...PERIOD, paged: '2' } );
		expect( href( 'Revenue' ) ).toBe(
			'admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue&period=last_week&compare=previous_year'
		);
		rewriteLinks( menu, { page: 'wc-admin' } );
		expect( href( 'Revenue' ) ).toBe( 'admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue' );
	} );

	it( 'lose what an extension has persist, too', () => {
		addFilter( 'storewright_admin_persisted_queries', 'test', ( names: string[] ) => [ ...names, 'region' ] );
		rewriteLinks( menu, { page: 'wc-admin', region: 'eu' } );
		expect( href( 'Revenue' ) ).toContain( '&region=eu' );
		rewriteLinks( menu, { page: 'wc-admin' } );
		expect( href( 'Revenue' ) ).toBe( 'admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue' );
		removeFilter( 'storewright_admin_persisted_queries', 'test' );
	} );

	it( 'of excluded screens and of other pages stay', () => {
		rewriteLinks( menu, PERIOD );
		expect( href( 'Home' ) ).toBe( 'admin.php?page=wc-admin' );
		expect( href( 'Posts' ) ).toBe( 'edit.php' );
	} );

	it( 'carry only what persists', () => {
		expect( persistedQuery( { ...PERIOD, task: 'shipping', path: '/' } ) ).toEqual( PERIOD );
	} );
} );

describe( '[B2-005] the highlighted entry', () => {
	it( 'is the one of the page, and no other', () => {
		highlight( menu, 'toplevel_page_wc-admin', '/analytics/revenue' );
		const current = [ ...menu.querySelectorAll( '[aria-current="page"]' ) ];
		expect( current ).toEqual( [ link( 'Revenue' ) ] );
		expect( [ ...menu.querySelectorAll( 'li.current' ) ] ).toEqual( [ link( 'Revenue' ).parentElement ] );
		expect( document.getElementById( 'toplevel_page_wc-admin' ) ).toHaveClass( 'wp-has-current-submenu' );
		expect( document.getElementById( 'menu-posts' ) ).toHaveClass( 'wp-not-current-submenu' );
		expect( document.getElementById( 'menu-posts' ) ).not.toHaveClass( 'wp-menu-open' );
	} );

	it.each( [ undefined, 'no-such-entry' ] )( 'stays where a page names none: %s', ( id ) => {
		highlight( menu, id, '/analytics/revenue' );
		expect( link( 'All' ) ).toHaveAttribute( 'aria-current', 'page' );
	} );
} );

describe( 'a page that two menus have', () => {
	const other = 'toplevel_page_wc-admin-path--analytics-overview';
	const open = () => menu.querySelector( '.wp-menu-open' )?.id;
	const click = ( name: string ) =>
		link( name ).dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true } ) );
	const show = ( path: string ) => highlight( menu, 'toplevel_page_wc-admin', path );

	beforeEach( () => {
		menu.insertAdjacentHTML(
			'beforeend',
			`<li class="menu-top wp-not-current-submenu" id="${ other }">
				<a href="admin.php?page=wc-admin&path=/analytics/revenue#storewright-menu=${ other }">Analytics</a>
				<ul class="wp-submenu">
					<li><a href="admin.php?page=wc-admin&path=/analytics/revenue#storewright-menu=${ other }">Their revenue</a></li>
				</ul>
			</li>`
		);
	} );

	it( 'is current in the one whose link the user followed', () => {
		const onFollow = jest.fn();
		const stop = followLinks( menu, onFollow );
		click( 'Analytics' );
		show( '/analytics/revenue' );
		expect( open() ).toBe( other );
		expect( link( 'Their revenue' ) ).toHaveAttribute( 'aria-current', 'page' );

		// The same page, with another period.
		getHistory().replace( '/wp-admin/admin.php?page=wc-admin&path=/analytics/revenue&period=week' );
		rewriteLinks( menu, { period: 'week' } );
		show( '/analytics/revenue' );
		expect( open() ).toBe( other );
		expect( href( 'Their revenue' ) ).toContain( `#storewright-menu=${ other }` );

		click( 'Revenue' );
		show( '/analytics/revenue' );
		expect( open() ).toBe( 'toplevel_page_wc-admin' );
		expect( onFollow ).toHaveBeenCalledTimes( 2 );
		stop();
	} );

	it( 'is so, too, where the link was on another page of wp-admin, until the other menu does not have the page', () => {
		getHistory().replace( `/wp-admin/admin.php?page=wc-admin&path=/analytics/revenue#storewright-menu=${ other }` );
		const stop = followLinks( menu );
		show( '/analytics/revenue' );
		expect( open() ).toBe( other );
		show( '/' );
		expect( open() ).toBe( 'toplevel_page_wc-admin' );
		stop();
	} );
} );

describe( 'clicks on the menu', () => {
	it( 'fold it away where it covers the page', () => {
		document.body.insertAdjacentHTML(
			'beforeend',
			'<div id="wpwrap" class="wp-responsive-open"><li id="wp-admin-bar-menu-toggle"><a href="#" aria-expanded="true">Menu</a></li></div>'
		);
		const stop = followLinks( menu );
		link( 'Revenue' ).dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true } ) );
		stop();
		expect( document.getElementById( 'wpwrap' ) ).not.toHaveClass( 'wp-responsive-open' );
		expect( document.querySelector( '#wp-admin-bar-menu-toggle a' ) ).toHaveAttribute( 'aria-expanded', 'false' );
	} );

	it( 'change the page in place, until they are not followed any more', () => {
		const stop = followLinks( menu );
		const click = () =>
			link( 'Revenue' ).dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true } ) );
		expect( click() ).toBe( false );
		expect( getHistory().location.search ).toBe( '?page=wc-admin&path=%2Fanalytics%2Frevenue' );
		stop();
		link( 'Revenue' ).addEventListener( 'click', ( event ) => {
			expect( event.defaultPrevented ).toBe( false );
			event.preventDefault();
		} );
		click();
		expect.hasAssertions();
	} );
} );
