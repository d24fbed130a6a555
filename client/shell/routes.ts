import { useMemo } from '@wordpress/element';
import type { ComponentType } from 'react';
import { getFeatureRoutes } from '../features';
import { applyFiltersSafely } from '../shared/apply-filters-safely';
import { FEATURES_FILTER } from '../shared/data/features';
import { getPageData, hasFeature, userCan } from '../shared/data/page-data';
import { useFilterVersion } from '../shared/filter-version';
import { isRecord } from '../shared/is-record';
import { sameComponent, sameLoader } from '../shared/same-component';
import type { Layout, LoadScreen, PageDefinition, Query, Route, Screen, ScreenProps } from '../shared/routing';
import { findRoute } from './match';

/** Extensions add and change pages here: `( pages: PageDefinition[] ) => PageDefinition[]`. */
export const ROUTES_FILTER = 'storewright_admin_pages_list';

const OWN_SCREENS = getFeatureRoutes();

const USUAL_LAYOUT: Layout = {
	header: true,
	footer: true,
	showNotices: true,
	showStoreAlerts: true,
	showPluginArea: true,
};

/** Where no route of the user's leads. */
const NOT_ALLOWED: Screen = {
	path: '*',
	load: () => import( /* webpackChunkName: "not-allowed" */ './not-allowed' ),
};

/** A page that the address leads to. */
export interface Page {
	route: Route;
	/** False where no route of the user's leads: the page is refused. */
	isAllowed: boolean;
	props: ScreenProps;
	layout: Layout;
}

/** The loaders of screens that are there already: a screen whose loader is another one would be mounted anew. */
const loaders = new WeakMap< ComponentType< ScreenProps >, LoadScreen >();

function loaderOf( container: ComponentType< ScreenProps > ): LoadScreen {
	const load = loaders.get( container ) ?? ( () => Promise.resolve( { default: container } ) );
	loaders.set( container, load );
	return load;
}

const registered = ( path: unknown ) => getPageData().pages.find( ( page ) => page.path === path );

/** What the server has registered of the page counts where the page says nothing itself. */
const complete = < Definition extends PageDefinition >( page: Definition ) => ( {
	breadcrumbs: [],
	...registered( page.path ),
	...page,
} );

function asRoute( page: PageDefinition ): Route {
	const place = `${ ROUTES_FILTER } ${ page.path }`;
	if ( 'load' in page ) {
		return complete( { ...page, load: sameLoader( place, page.load ) } );
	}
	const { container, ...route } = page;
	return complete( { ...route, load: loaderOf( sameComponent( place, container ) ) } );
}

const isPage = ( value: unknown ): boolean =>
	isRecord( value ) &&
	typeof value.path === 'string' &&
	( typeof value.load === 'function' || typeof value.container === 'function' || isRecord( value.container ) ) &&
	( typeof value.breadcrumbs === 'function' ||
		Array.isArray( value.breadcrumbs ?? registered( value.path )?.breadcrumbs ) );

const arePages = ( value: unknown ): value is PageDefinition[] => Array.isArray( value ) && value.every( isPage );

/** The routes of this user: those that exist here and whose capability the user has. */
export function getRoutes(): Route[] {
	const pages = applyFiltersSafely< readonly PageDefinition[] >(
		ROUTES_FILTER,
		OWN_SCREENS.map( complete ),
		arePages
	);
	return pages.map( asRoute ).filter( ( page ) => hasFeature( page.feature ) && userCan( page.capability ) );
}

/**
 * The page of an address.
 *
 * @param routes Of the user.
 * @param path   '/' for Home.
 * @param query  The address's query.
 */
export function getPage( routes: readonly Route[], path: string, query: Query ): Page {
	const found = findRoute( routes, path );
	const { route, params } = found ?? { route: asRoute( NOT_ALLOWED ), params: {} };
	return {
		route,
		isAllowed: found !== null,
		props: { path, params, query },
		layout: { ...USUAL_LAYOUT, ...route.layout },
	};
}

/** The routes of this user, as extensions add to them. */
export function useRoutes(): Route[] {
	const version = useFilterVersion( ROUTES_FILTER, FEATURES_FILTER );
	return useMemo( getRoutes, [ version ] );
}
