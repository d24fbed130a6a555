import { __, sprintf } from '@wordpress/i18n';
import { getPageData } from '../shared/data/page-data';
import type { Breadcrumb, Query } from '../shared/routing';

/** Pages whose first two sections name them: what follows is a tab or a part of it. */
const NAMED_BY_SECOND = [ 'wc-settings', 'wc-reports', 'wc-status' ];

const textOf = ( section: Breadcrumb ): string => ( typeof section === 'string' ? section : section.label );

/**
 * Returns the page's title for the header.
 *
 * @param breadcrumbs From the outermost section to the page itself.
 * @param query       The address's query.
 */
export function headerTitle( breadcrumbs: readonly Breadcrumb[], query: Query ): string {
	const byPage = NAMED_BY_SECOND.includes( query.page ?? '' ) ? breadcrumbs[ 1 ] : undefined;
	const section = byPage ?? breadcrumbs.at( -1 );
	return section === undefined ? '' : textOf( section );
}

/**
 * Returns the document's title.
 *
 * @param breadcrumbs From the outermost section to the page itself.
 */
export function documentTitle( breadcrumbs: readonly Breadcrumb[] ): string {
	return sprintf(
		/* translators: 1: the page's sections, the innermost first. 2: the site's title. */
		__( '%1$s < %2$s — WooCommerce', 'storewright' ),
		breadcrumbs.map( textOf ).reverse().join( ' < ' ),
		getPageData().siteTitle
	);
}

/**
 * Returns a page's whole name, from the outermost section to the page itself.
 */
export const breadcrumbsText = ( breadcrumbs: readonly Breadcrumb[] ): string =>
	breadcrumbs.map( textOf ).join( ' > ' );
