/** Keeps WordPress's admin menu in step with the app: what is highlighted, and where links lead. */
import { applyFiltersSafely, isListOfStrings } from '../shared/apply-filters-safely';
import { appQuery, getHistory, isPlainClick, navigate, pathOf, urlTo, type Query } from '../shared/routing';
import { persistedNames, persistedQuery } from '../shared/routing/persisted';

/** Pages that no period makes sense on. */
const WITHOUT_PERIOD = [ '/', '/analytics/settings', '/analytics/stock', '/customers', '/catalog' ];

const linksOf = ( menu: Element ): HTMLAnchorElement[] => [
	...menu.querySelectorAll< HTMLAnchorElement >( 'a[href]' ),
];

/** Adds the persisted query to the links to pages of the app. */
export function rewriteLinks( menu: Element, query: Query ): void {
	const excluded = applyFiltersSafely( 'storewright_admin_excluded_screens', WITHOUT_PERIOD, isListOfStrings );
	const along = persistedQuery( query );
	const dropped = Object.fromEntries( persistedNames().map( ( name ) => [ name, undefined ] ) );
	for ( const link of linksOf( menu ) ) {
		const own = appQuery( link.href );
		if ( own !== null && ! excluded.includes( pathOf( own ) ) ) {
			link.href = urlTo( '/', { ...own, ...dropped, ...along } ) + link.hash;
		}
	}
}

function toggleTop( item: Element, isOpen: boolean ): void {
	for ( const element of [ item, item.querySelector( ':scope > a' ) ] ) {
		element?.classList.toggle( 'wp-has-current-submenu', isOpen );
		element?.classList.toggle( 'wp-menu-open', isOpen );
		element?.classList.toggle( 'wp-not-current-submenu', ! isOpen );
	}
}

/** What the links of another menu to the app end with, and then the element id of its top entry: see MenuModule on the server. */
const FROM_MENU = '#storewright-menu=';

const topEntry = ( menu: Element, id: string ) => menu.querySelector( `#${ CSS.escape( id ) }` );

/** A top entry's link to a page. */
const linkTo = ( top: Element, path: string ) =>
	linksOf( top ).find( ( { href, parentElement } ) => {
		const query = appQuery( href );
		return query !== null && pathOf( query ) === path && parentElement?.closest( '.wp-submenu' );
	} );

/** Element id of the top entry by whose link the user came to the page. */
let chosenId: string | undefined;

/** That top entry, where it has the page; null where it has not. */
function chosen( menu: Element, path: string ): Element | null {
	const top = chosenId ? topEntry( menu, chosenId ) : null;
	return top !== null && linkTo( top, path ) !== undefined ? top : null;
}

/**
 * Highlights a page's entry: in the menu that the user has chosen it from, where several have it.
 *
 * @param menu   `#adminmenu`.
 * @param openId Element id of the top entry; what is highlighted stays without one.
 * @param path   The path of the entry.
 */
export function highlight( menu: Element, openId: string | undefined, path: string ): void {
	const open = chosen( menu, path ) ?? ( openId === undefined ? null : topEntry( menu, openId ) );
	if ( open === null ) {
		return;
	}
	menu.querySelectorAll( '.current' ).forEach( ( element ) => element.classList.remove( 'current' ) );
	menu.querySelectorAll( '[aria-current]' ).forEach( ( element ) => element.removeAttribute( 'aria-current' ) );
	menu.querySelectorAll( ':scope > li.menu-top' ).forEach( ( item ) => toggleTop( item, item === open ) );
	const link = linkTo( open, path );
	link?.classList.add( 'current' );
	link?.setAttribute( 'aria-current', 'page' );
	link?.parentElement?.classList.add( 'current' );
}

/** Folds away the menu that covers the page on small screens, as loading a page would. */
function foldMenu(): void {
	document.getElementById( 'wpwrap' )?.classList.remove( 'wp-responsive-open' );
	document.querySelector( '#wp-admin-bar-menu-toggle > a' )?.setAttribute( 'aria-expanded', 'false' );
}

/**
 * Makes clicks on links to pages of the app navigate without loading the page.
 *
 * @param menu     `#adminmenu`.
 * @param onFollow Called once a link was followed.
 * @return Stops it.
 */
export function followLinks( menu: Element, onFollow: () => void = () => {} ): () => void {
	const { hash } = getHistory().location;
	chosenId = hash.startsWith( FROM_MENU ) ? hash.slice( FROM_MENU.length ) : undefined;
	const follow = ( event: Event ) => {
		const link = event.target instanceof Element ? event.target.closest( 'a' ) : null;
		const isOurs = link !== null && link.target === '' && appQuery( link.href ) !== null;
		if ( isOurs && event instanceof MouseEvent && isPlainClick( event ) ) {
			event.preventDefault();
			foldMenu();
			chosenId = link.closest( 'li.menu-top' )?.id;
			navigate( link.href );
			onFollow();
		}
	};
	menu.addEventListener( 'click', follow );
	return () => menu.removeEventListener( 'click', follow );
}
