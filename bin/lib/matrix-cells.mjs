/** What Storewright runs on: the factors of `npm run matrix`, and what does not go together. */
import { allowedCells, cellsOfEach, coveringSet } from './pairwise.mjs';

export const FACTORS = {
	wordpress: [ '7.1', '6.8' ],
	php: [ '8.1', '8.4' ],
	database: [ 'mariadb', 'sqlite' ],
	shop: [ 'alone', 'woocommerce' ],
	cache: [ 'none', 'object-cache' ],
	locale: [ 'en_US', 'de_DE', 'he_IL' ],
	direction: [ 'ltr', 'rtl' ],
	// Clock changes at night, by half an hour, and at midnight, which one day has none of then.
	zone: [ 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago' ],
};

/** The direction of reading of languages; English is shown in both. */
const DIRECTIONS = { de_DE: 'ltr', he_IL: 'rtl' };

/**
 * @param {import('./pairwise.mjs').Cell} cell
 * @return {boolean} Whether there can be such a site: WooCommerce 11 needs WordPress 6.9.
 */
export function isPossible( { wordpress, shop, locale, direction } ) {
	const usual = locale === 'de_DE' || locale === 'he_IL' ? DIRECTIONS[ locale ] : direction;
	return ! ( shop === 'woocommerce' && wordpress === '6.8' ) && direction === usual;
}

/**
 * @param {import('./pairwise.mjs').Cell} cell
 * @return {string} What it takes a site of its own for; the rest is set on a site that runs.
 */
export const siteOf = ( { wordpress, php, database, shop, cache } ) =>
	`WordPress ${ wordpress }, PHP ${ php }, ${ database }, ${ shop }, ${ cache }`;

/** Every cell there can be. */
export const ALL_CELLS = allowedCells( FACTORS, isPossible );

/** Those that have every possible pair. */
export const CELLS = coveringSet( ALL_CELLS, siteOf );

/** Those of them in which a browser renders every screen: each language, direction, shop and WordPress is among them. */
export const RENDERED = cellsOfEach( CELLS, [ 'locale', 'direction', 'shop', 'wordpress' ] );
