/**
 * The sections of the overview as the preference `dashboard_sections` has them: a JSON list that WooCommerce's overview reads and
 * writes as well. What this code does not know of it stays in it.
 */
import { isRecord } from '../../shared/is-record';

export const SECTIONS = [ 'store-performance', 'charts', 'leaderboards' ] as const;

export type SectionKey = ( typeof SECTIONS )[ number ];

/** A section, as the user wants it. */
export interface Section {
	key: SectionKey;
	/** '' for the usual one. */
	title: string;
	isVisible: boolean;
	/** Ids of blocks that are not shown, also of those that only others know. */
	hidden: readonly string[];
}

type Entry = Readonly< Record< string, unknown > >;

/** What WooCommerce's overview hides as long as nothing is chosen. */
const HIDDEN: Readonly< Record< SectionKey, readonly string[] > > = {
	'store-performance': [
		'coupons/amount',
		'coupons/orders_count',
		'downloads/download_count',
		'taxes/order_tax',
		'taxes/total_tax',
		'taxes/shipping_tax',
		'revenue/shipping',
		'orders/avg_order_value',
		'revenue/refunds',
		'revenue/gross_sales',
	],
	charts: [
		'orders_avg_order_value',
		'products_items_sold',
		'revenue_total_sales',
		'revenue_refunds',
		'coupons_amount',
		'coupons_orders_count',
		'revenue_shipping',
		'taxes_total_tax',
		'taxes_order_tax',
		'taxes_shipping_tax',
		'downloads_download_count',
	],
	leaderboards: [ 'coupons', 'customers' ],
};

/** What is stored, with the sections that are missing in it at its end; nothing of a text that can't be read. */
function entriesOf( json: string ): readonly Entry[] {
	let stored: unknown = null;
	try {
		stored = JSON.parse( json );
	} catch {
		// What others have broken is as if nothing was chosen.
	}
	const entries = Array.isArray( stored ) ? stored.filter( isRecord ) : [];
	const missing = SECTIONS.filter( ( key ) => ! entries.some( ( entry ) => entry.key === key ) );
	return [ ...entries, ...missing.map( ( key ) => ( { key, isVisible: true, hiddenBlocks: HIDDEN[ key ] } ) ) ];
}

const isText = ( value: unknown ): value is string => typeof value === 'string';

/** All sections in their order, also those that are not shown. */
export function sectionsOf( json: string ): readonly Section[] {
	const entries = entriesOf( json );
	return entries.flatMap( ( entry, at ) => {
		const key = SECTIONS.find( ( one ) => one === entry.key );
		if ( key === undefined || entries.findIndex( ( other ) => other.key === key ) !== at ) {
			return [];
		}
		const { title, isVisible, hiddenBlocks } = entry;
		return {
			key,
			title: isText( title ) ? title.trim() : '',
			isVisible: isVisible !== false,
			hidden: Array.isArray( hiddenBlocks ) ? hiddenBlocks.filter( isText ) : HIDDEN[ key ],
		};
	} );
}

function changed( json: string, key: SectionKey, change: ( entry: Entry ) => Entry ): readonly Entry[] {
	const entries = entriesOf( json );
	const at = entries.findIndex( ( entry ) => entry.key === key );
	return entries.map( ( entry, index ) => ( index === at ? change( entry ) : entry ) );
}

/** The list with another title of a section; '' for the usual one. */
export const withTitle = ( json: string, key: SectionKey, title: string ): string =>
	JSON.stringify( changed( json, key, ( entry ) => ( { ...entry, title: title.trim() || undefined } ) ) );

/** The list with a block of a section shown or hidden. */
export const withBlock = ( json: string, key: SectionKey, block: string, isShown: boolean ): string =>
	JSON.stringify(
		changed( json, key, ( entry ) => {
			const { hiddenBlocks } = entry;
			const others = ( Array.isArray( hiddenBlocks ) ? ( hiddenBlocks as unknown[] ) : HIDDEN[ key ] ).filter(
				( one ) => one !== block
			);
			return { ...entry, hiddenBlocks: isShown ? others : [ ...others, block ] };
		} )
	);

/** The list without a section: it can be added again, and is then as it was. */
export const withoutSection = ( json: string, key: SectionKey ): string =>
	JSON.stringify( changed( json, key, ( entry ) => ( { ...entry, isVisible: false } ) ) );

/** The list with a section that was removed, at its end. */
export function withSection( json: string, key: SectionKey ): string {
	const entries = changed( json, key, ( entry ) => ( { ...entry, isVisible: true } ) );
	const at = entries.findIndex( ( entry ) => entry.key === key );
	return JSON.stringify( [ ...entries.slice( 0, at ), ...entries.slice( at + 1 ), ...entries.slice( at, at + 1 ) ] );
}

/** The list with a section before or after its neighbor among those that are shown. */
export function withMoved( json: string, key: SectionKey, by: -1 | 1 ): string {
	const entries = entriesOf( json );
	const shown = sectionsOf( json ).filter( ( { isVisible } ) => isVisible );
	const neighbor = shown[ shown.findIndex( ( section ) => section.key === key ) + by ];
	const from = entries.findIndex( ( entry ) => entry.key === key );
	const to = entries.findIndex( ( entry ) => entry.key === neighbor?.key );
	if ( from === -1 || to === -1 ) {
		return json;
	}
	const others = entries.filter( ( _, at ) => at !== from );
	return JSON.stringify( [ ...others.slice( 0, to ), ...entries.slice( from, from + 1 ), ...others.slice( to ) ] );
}
