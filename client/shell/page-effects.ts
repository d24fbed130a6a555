/** Effects of a change of page outside the app's own element. */
import { useEffect, useLayoutEffect, useRef, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import { recordEvent } from '../shared/data/events';
import { navigate, urlTo, type Breadcrumb, type Route } from '../shared/routing';
import { findRoute } from './match';
import { followLinks, highlight, rewriteLinks } from './menu';
import { documentTitle } from './page-title';
import type { Page } from './routes';

const HOME = '/';
const LAUNCH = '/launch-your-store';
const BODY_CLASS = 'storewright-page--';

/** The name of a page's body class: 'storewright-page--home', 'storewright-page--analytics-revenue'. */
export function bodyClass( path: string ): string {
	const name = path === HOME ? 'home' : path.split( '/' ).filter( Boolean ).join( '-' );
	return BODY_CLASS + name.replaceAll( /[^\w-]/g, '' );
}

/** The name of a page's view in events: 'home_screen', 'analytics_revenue'. */
export function viewName( path: string ): string {
	return path === HOME ? 'home_screen' : path.split( '/' ).filter( Boolean ).join( '_' );
}

function useBodyClass( path: string ): void {
	useLayoutEffect( () => {
		const { classList } = document.body;
		const own = bodyClass( path );
		classList.add( own );
		return () => classList.remove( own );
	}, [ path ] );
}

function useMenu( { route, props }: Page ): void {
	const { path, query } = props;
	const [ followed, setFollowed ] = useState( 0 );
	useEffect( () => {
		const menu = document.getElementById( 'adminmenu' );
		return menu === null ? undefined : followLinks( menu, () => setFollowed( ( count ) => count + 1 ) );
	}, [] );
	useEffect( () => {
		const menu = document.getElementById( 'adminmenu' );
		if ( menu !== null ) {
			rewriteLinks( menu, query );
			highlight( menu, route.wpOpenMenu, route.navArgs?.parentPath ?? path );
		}
		// Another menu's entry for the same page is followed without a change of page.
	}, [ route, path, query, followed ] );
}

/** Leads to the launch, if there is such a page, where the owner was about to launch the store when something else came between. */
function useLaunchRedirect( { path, query }: Page[ 'props' ], routes: readonly Route[] ): void {
	const hasLaunch = findRoute( routes, LAUNCH )?.route.path.startsWith( LAUNCH ) === true;
	useEffect( () => {
		const isBareHome = path === HOME && ! query.path && ! query.task;
		if ( hasLaunch && isBareHome && window.sessionStorage.getItem( 'lysWaiting' ) === 'yes' ) {
			navigate( urlTo( LAUNCH ), { replace: true } );
		}
	}, [ hasLaunch, path, query.path, query.task ] );
}

/** Starts a page at its top, with the heading as the place where keyboard and screen reader go on. */
function useFreshStart( key: string, content: RefObject< HTMLElement | null > ): void {
	const isFirst = useRef( true );
	useEffect( () => {
		document.body.classList.remove( 'storewright-loading' );
		if ( isFirst.current ) {
			isFirst.current = false;
			return;
		}
		window.scrollTo( 0, 0 );
		( content.current?.querySelector< HTMLElement >( 'h1' ) ?? content.current )?.focus( { preventScroll: true } );
	}, [ key, content ] );
}

/**
 * Does what belongs to a change of page: body class, titles, menu, scrolling, focus and the view's event.
 *
 * @param page        The page shown.
 * @param routes      Of the user.
 * @param breadcrumbs Its name.
 * @param content     The element that holds header and screen.
 */
export function usePageEffects(
	page: Page,
	routes: readonly Route[],
	breadcrumbs: readonly Breadcrumb[],
	content: RefObject< HTMLElement | null >
): void {
	const { path, query } = page.props;
	const title = documentTitle( breadcrumbs );

	useBodyClass( path );
	useMenu( page );
	useLaunchRedirect( page.props, routes );
	useFreshStart( `${ path } ${ query.task ?? '' }`, content );
	useEffect( () => {
		document.title = title;
	}, [ title ] );
	useEffect( () => recordEvent( 'page_view', { path: viewName( path ) } ), [ path ] );
}
