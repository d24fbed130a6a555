import { useMemo, useSyncExternalStore } from '@wordpress/element';
import { addAction, applyFilters, removeAction } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import { getFeatureRoutes } from '../features';
import { hasFeature, userCan } from '../shared/data/page-data';
import type { Layout, PageDefinition, Query, Route, ScreenProps } from '../shared/routing';
import { findRoute } from './match';

/** Extensions add and change pages here: `( pages: PageDefinition[] ) => PageDefinition[]`. */
export const ROUTES_FILTER = 'storewright_admin_pages_list';

const OWN_ROUTES = getFeatureRoutes();

const USUAL_LAYOUT: Layout = {
	header: true,
	footer: true,
	showNotices: true,
	showStoreAlerts: true,
	showPluginArea: true,
};

/** Where no route of the user's leads. */
const NOT_ALLOWED: Route = {
	path: '*',
	load: () => import( /* webpackChunkName: "not-allowed" */ './not-allowed' ),
	breadcrumbs: () => [ __( 'Not allowed', 'storewright' ) ],
};

/** A page that the address leads to. */
export interface Page {
	route: Route;
	props: ScreenProps;
	layout: Layout;
}

function asRoute( page: PageDefinition ): Route {
	if ( 'load' in page ) {
		return page;
	}
	const { container, ...route } = page;
	return { ...route, load: () => Promise.resolve( { default: container } ) };
}

/** The routes of this user: those that exist here and whose capability the user has. */
export function getRoutes(): Route[] {
	const pages = applyFilters( ROUTES_FILTER, [ ...OWN_ROUTES ] ) as PageDefinition[];
	return pages.filter( ( page ) => hasFeature( page.feature ) && userCan( page.capability ) ).map( asRoute );
}

/**
 * The page of an address.
 *
 * @param routes Of the user.
 * @param path   '/' for Home.
 * @param query  The address's query.
 */
export function getPage( routes: readonly Route[], path: string, query: Query ): Page {
	const { route, params } = findRoute( routes, path ) ?? { route: NOT_ALLOWED, params: {} };
	return { route, props: { path, params, query }, layout: { ...USUAL_LAYOUT, ...route.layout } };
}

const NAMESPACE = 'storewright/routes';
let filterVersion = 0;

/** Extensions' scripts run after ours: a filter that comes later counts too. */
function subscribe( onChange: () => void ): () => void {
	const check = ( hookName: unknown ) => {
		if ( hookName === ROUTES_FILTER ) {
			filterVersion++;
			onChange();
		}
	};
	addAction( 'hookAdded', NAMESPACE, check );
	addAction( 'hookRemoved', NAMESPACE, check );
	return () => {
		removeAction( 'hookAdded', NAMESPACE );
		removeAction( 'hookRemoved', NAMESPACE );
	};
}

/** The routes of this user, as extensions add to them. */
export function useRoutes(): Route[] {
	const version = useSyncExternalStore( subscribe, () => filterVersion );
	return useMemo( getRoutes, [ version ] );
}
