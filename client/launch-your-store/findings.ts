/** Makes sentences of what the launch check found. */
import { __, _n, sprintf } from '@wordpress/i18n';

import type { LaunchCheck } from '../generated/rest';
import { getPageData } from '../shared/data/page-data';

type Page = LaunchCheck[ 'pages' ][ number ];

/** A sentence about the site. */
export interface Finding {
	id: string;
	/** What it is about. */
	title: string;
	/** Whether it is well, needs the owner, or only is to be known. */
	tone: 'done' | 'attention' | 'info';
	text: string;
	/** Address of the page that it is about, or of the screen on which it is changed. */
	link?: { href: string; label: string };
}

const isLive = ( { coming_soon: comingSoon }: LaunchCheck ) => comingSoon !== 'yes';

const adminLink = ( screen: string, label: string ) => ( { href: getPageData().adminUrl + screen, label } );

function seen( page: Page, check: LaunchCheck ): Pick< Finding, 'tone' | 'text' > {
	switch ( page.sees ) {
		case 'page':
			return {
				tone: 'done',
				/* translators: %s: number of seconds, such as 0.4. */
				text: sprintf( __( 'Visitors see this page. It took %s seconds.', 'storewright' ), seconds( page ) ),
			};
		case 'coming_soon':
			return isLive( check )
				? {
						tone: 'attention',
						text: __(
							'Visitors still see “Coming soon”. Clear the cache of your site and of your host.',
							'storewright'
						),
					}
				: { tone: 'info', text: __( 'Visitors see “Coming soon” until you launch.', 'storewright' ) };
		case 'login':
			return { tone: 'attention', text: __( 'Visitors are asked to log in.', 'storewright' ) };
		case 'missing':
			return {
				tone: 'attention',
				text: __( 'Visitors see “Page not found”. Save your permalinks once to fix it.', 'storewright' ),
			};
		case 'elsewhere':
			return {
				tone: 'attention',
				/* translators: %s: address of another site. */
				text: sprintf( __( 'Visitors are sent to another site: %s', 'storewright' ), page.leads_to ),
			};
		default:
			return {
				tone: 'attention',
				text: page.error
					? /* translators: %s: why. */
						sprintf( __( 'The page could not be loaded: %s', 'storewright' ), page.error )
					: /* translators: %d: HTTP status, such as 500. */
						sprintf( __( 'Visitors see an error (status %d).', 'storewright' ), page.status ),
			};
	}
}

const seconds = ( { milliseconds }: Page ) =>
	( milliseconds / 1_000 ).toLocaleString( getPageData().locale, {
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	} );

/** What a visitor sees at each address. */
export const pageFindings = ( check: LaunchCheck ): Finding[] =>
	check.pages.map( ( page ) => ( {
		id: page.id,
		title: page.title,
		...seen( page, check ),
		...( page.sees === 'missing' && {
			link: adminLink( 'options-permalink.php', __( 'Permalink settings', 'storewright' ) ),
		} ),
	} ) );

/** Pages that nobody searches for: WooCommerce asks search engines not to list them. */
const UNLISTED = [ 'cart', 'checkout' ];

function searchEngines( check: LaunchCheck ): Omit< Finding, 'id' | 'title' > {
	const hidden = check.pages.filter(
		( page ) => page.is_noindex && page.sees === 'page' && ! UNLISTED.includes( page.id )
	);
	if ( ! check.allows_indexing ) {
		return {
			tone: 'attention',
			text: __( 'Your reading settings ask search engines not to list this site.', 'storewright' ),
			link: adminLink( 'options-reading.php', __( 'Reading settings', 'storewright' ) ),
		};
	}
	if ( hidden.length > 0 ) {
		return {
			tone: 'attention',
			/* translators: %s: names of pages, separated by commas. */
			text: sprintf( __( 'Search engines are told not to list (noindex): %s', 'storewright' ), names( hidden ) ),
		};
	}
	return check.pages.some( ( { sees } ) => sees === 'coming_soon' )
		? {
				tone: 'info',
				text: __(
					'“Coming soon” is marked “noindex”: search engines don’t list it. They may list your pages once you launch.',
					'storewright'
				),
			}
		: { tone: 'done', text: __( 'Search engines may list your pages.', 'storewright' ) };
}

const names = ( pages: readonly Page[] ) => pages.map( ( { title } ) => title ).join( ', ' );

function caches( check: LaunchCheck ): Omit< Finding, 'id' | 'title' > {
	const waiting = check.pages.filter( ( { sees } ) => sees === 'coming_soon' );
	if ( waiting.length > 0 ) {
		const isKept = waiting.some(
			( page ) => page.is_from_cache || ! /no-cache|no-store|private/.test( page.cache_control )
		);
		return isKept
			? {
					tone: 'attention',
					text: __(
						'A cache keeps “Coming soon”. Clear the cache of your site and of your host after you launch.',
						'storewright'
					),
				}
			: { tone: 'done', text: __( 'Caches are told not to keep “Coming soon”.', 'storewright' ) };
	}
	const kept = check.pages.filter( ( page ) => page.is_from_cache );
	return kept.length > 0
		? {
				tone: 'info',
				/* translators: %s: names of pages, separated by commas. */
				text: sprintf( __( 'A cache answered for: %s', 'storewright' ), names( kept ) ),
			}
		: { tone: 'done', text: __( 'No cache answered: visitors see your pages as they are now.', 'storewright' ) };
}

function menus( check: LaunchCheck ): Omit< Finding, 'id' | 'title' > {
	const home = check.pages.find( ( { id } ) => id === 'home' );
	const link = check.menu_url !== '' && {
		link: { href: check.menu_url, label: __( 'Edit the menu', 'storewright' ) },
	};
	if ( home?.sees !== 'page' ) {
		return { tone: 'info', text: __( 'Visitors see no menu yet.', 'storewright' ) };
	}
	if ( home.menu_links === 0 ) {
		return { tone: 'attention', text: __( 'Your home page has no menu.', 'storewright' ), ...link };
	}
	if ( ! home.links_to_shop ) {
		return {
			tone: 'attention',
			text: __( 'No menu of your home page leads to the shop page.', 'storewright' ),
			...link,
		};
	}
	return {
		tone: 'done',
		text: sprintf(
			/* translators: %d: number of links. */
			_n(
				'The menu has %d link, to the shop page.',
				'The menus have %d links, one of them to the shop page.',
				home.menu_links,
				'storewright'
			),
			home.menu_links
		),
	};
}

function checkout( check: LaunchCheck ): Omit< Finding, 'id' | 'title' > {
	const page = check.pages.find( ( { id } ) => id === 'checkout' );
	if ( page !== undefined ) {
		return seen( page, check );
	}
	return check.has_own_checkout
		? { tone: 'attention', text: __( 'There is no checkout page, so nobody can place an order.', 'storewright' ) }
		: {
				tone: 'info',
				text: __(
					'This site has no checkout page. Customers buy in the storefront that you connect to it.',
					'storewright'
				),
			};
}

/** What else matters to visitors: search engines, caches, menus, the checkout. */
export const siteFindings = ( check: LaunchCheck ): Finding[] => [
	{ id: 'search', title: __( 'Search engines', 'storewright' ), ...searchEngines( check ) },
	{ id: 'cache', title: __( 'Caches', 'storewright' ), ...caches( check ) },
	{ id: 'menu', title: __( 'Menus', 'storewright' ), ...menus( check ) },
	{ id: 'checkout', title: __( 'Checkout', 'storewright' ), ...checkout( check ) },
];
