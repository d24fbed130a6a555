/** What waits for the owner: the counts and first rows of Home's panels. */
import { dispatch, register, type DataRegistry } from '@wordpress/data';
import { addAction } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';

import type { HomePanels } from '../generated/rest';
import { createQueryStore, type Fetching, type QueryThunk } from '../shared/data/query-store';
import { conflict, ORDER_CHANGED, statusByNow, writeOrderStatus } from '../shared/data/order-status';
import { request, toRequestError } from '../shared/data/request';
import { isRecord } from '../shared/is-record';

/** The one request behind all panels: `HomePanelsModule` has its answer in the document. */
export const PANELS_PATH = '/wc-admin/home/panels';

/** Names of the panels. */
export type PanelName = 'orders' | 'reviews' | 'stock';

export type Order = NonNullable< HomePanels[ 'orders' ] >[ 'items' ][ number ];
export type Review = NonNullable< HomePanels[ 'reviews' ] >[ 'items' ][ number ];
export type Product = NonNullable< HomePanels[ 'stock' ] >[ 'items' ][ number ];

interface Part {
	count: number;
	items: ReadonlyArray< { id: number } >;
}

const fetches = {
	getPanels: ( { signal }: Partial< Fetching > ): Promise< HomePanels > =>
		request< HomePanels >( { path: PANELS_PATH, ...( signal && { signal } ) } ),
};

type Thunk = QueryThunk< typeof fetches >;
type Tools = Parameters< Thunk >[ 0 ];

/** How many writes began or ended, by registry: an answer from before one of them is out of date. */
const writes = new WeakMap< DataRegistry, number >();

const countWrite = ( { registry }: Tools ): number => {
	const count = ( writes.get( registry ) ?? 0 ) + 1;
	writes.set( registry, count );
	return count;
};

function change( tools: Tools, name: PanelName, update: ( part: Part ) => Part ): void {
	const panels = tools.select.getPanels( {} );
	const part = panels?.[ name ];
	if ( panels && part ) {
		tools.dispatch.receiveResult( 'getPanels', {}, { ...panels, [ name ]: update( part ) } as HomePanels );
	}
}

/**
 * Fetches everything anew, to fill the place of a row that is gone; nobody waits for it. Without an answer what is shown stays: it
 * is right so far.
 */
async function refresh( tools: Tools ): Promise< void > {
	const at = countWrite( tools );
	try {
		const panels = await fetches.getPanels( {} );
		if ( writes.get( tools.registry ) === at ) {
			tools.dispatch.receiveResult( 'getPanels', {}, panels );
		}
	} catch {
		// The rows on the screen are those of the last answer, less what was dealt with since.
	}
}

const without = ( tools: Tools, name: PanelName, id: number ): void =>
	change( tools, name, ( { count, items } ) => ( {
		count: Math.max( 0, count - 1 ),
		items: items.filter( ( item ) => item.id !== id ),
	} ) );

const replaceItem = ( tools: Tools, name: PanelName, item: Order | Review | Product ): void =>
	change( tools, name, ( { count, items } ) => ( {
		count,
		items: items.map( ( shown ) => ( shown.id === item.id ? item : shown ) ),
	} ) );

const withItem = ( tools: Tools, name: PanelName, item: { id: number } ): void =>
	change( tools, name, ( { count, items } ) =>
		items.some( ( { id } ) => id === item.id )
			? { count, items: items.map( ( shown ) => ( shown.id === item.id ? item : shown ) ) }
			: { count: count + 1, items: [ item, ...items ] }
	);

const reviewPath = ( { id }: Pick< Review, 'id' > ) => `/wc/v3/products/reviews/${ id }`;
const productPath = ( { id, parent_id: parent }: Pick< Product, 'id' | 'parent_id' > ) =>
	parent === 0 ? `/wc/v3/products/${ id }` : `/wc/v3/products/${ parent }/variations/${ id }`;

/** What somebody else has made of a review. */
function moderated( status: string, reviewer: string ): string {
	switch ( status ) {
		case 'approved':
			return sprintf(
				/* translators: %s: name of a reviewer. */
				__( 'The review by %s was approved by somebody else meanwhile.', 'storewright' ),
				reviewer
			);
		case 'spam':
			return sprintf(
				/* translators: %s: name of a reviewer. */
				__( 'The review by %s was marked as spam by somebody else meanwhile.', 'storewright' ),
				reviewer
			);
		case 'trash':
			return sprintf(
				/* translators: %s: name of a reviewer. */
				__( 'The review by %s was moved to the trash by somebody else meanwhile.', 'storewright' ),
				reviewer
			);
		default:
			return sprintf(
				/* translators: %s: name of a reviewer. */
				__( 'The review by %s waits for approval again because of somebody else.', 'storewright' ),
				reviewer
			);
	}
}

/** Gives a review another status where it has the one that is known, which the server looks at. */
async function writeReview( review: Review, from: string, to: string ): Promise< void > {
	try {
		await request( {
			path: reviewPath( review ),
			method: 'PUT',
			data: { status: to, expected: { status: from } },
		} );
	} catch ( reason ) {
		const now = statusByNow( reason, 'storewright_rest_review_conflict' );
		throw now === undefined
			? reason
			: conflict(
					`${ moderated( now, review.reviewer ) } ${ __( 'It was left as it is. Reload the page to see it.', 'storewright' ) }`
				);
	}
}

/** The quantity that somebody else has given a product meanwhile, null where it is not tracked any more. */
function quantityByNow( reason: unknown ): { quantity: number | null } | undefined {
	const { code, data } = toRequestError( reason );
	const conflicts = isRecord( data ) && isRecord( data.conflicts ) ? data.conflicts : {};
	const { stock_quantity: quantity } = conflicts;
	return code === 'storewright_rest_product_conflict'
		? { quantity: typeof quantity === 'number' ? quantity : null }
		: undefined;
}

/** Writes a quantity where the product has the one that is known, which the server looks at; else tells the one that it has. */
async function writeStock( tools: Tools, product: Product, quantity: number ): Promise< void > {
	try {
		await request( {
			path: productPath( product ),
			method: 'PUT',
			data: { stock_quantity: quantity, expected: { stock_quantity: product.quantity } },
		} );
	} catch ( reason ) {
		const changed = quantityByNow( reason );
		if ( changed === undefined ) {
			throw reason;
		}
		if ( changed.quantity !== null ) {
			replaceItem( tools, 'stock', { ...product, quantity: changed.quantity } );
		}
		throw conflict(
			sprintf(
				/* translators: 1: name of a product, 2: quantity, 3: the same at an earlier time. */
				__(
					'The stock of “%1$s” is %2$s by now, not %3$s: it was sold or changed meanwhile. Check the quantity, then save again.',
					'storewright'
				),
				product.name,
				changed.quantity === null ? __( 'not tracked', 'storewright' ) : String( changed.quantity ),
				String( product.quantity )
			)
		);
	}
}

const actions = {
	/** Reads everything anew: something was changed elsewhere. */
	refreshPanels: (): Thunk => ( tools ) => refresh( tools ),

	/** Gives an order that waits another status, unless somebody else has done so. */
	fulfillOrder:
		( order: Order, status: string ): Thunk =>
		async ( tools ) => {
			await writeOrderStatus( order, order.status, status );
			countWrite( tools );
			if ( status === 'completed' ) {
				without( tools, 'orders', order.id );
			} else {
				replaceItem( tools, 'orders', { ...order, status } );
			}
			void refresh( tools );
		},

	/** Gives an order back the status that it had. */
	restoreOrder:
		( order: Order, status: string ): Thunk =>
		async ( tools ) => {
			await writeOrderStatus( order, status, order.status );
			countWrite( tools );
			withItem( tools, 'orders', order );
			void refresh( tools );
		},

	/** Approves a review, or takes it for spam or trash, unless somebody else has moderated it. */
	moderateReview:
		( review: Review, status: 'approved' | 'spam' | 'trash' ): Thunk =>
		async ( tools ) => {
			await writeReview( review, 'hold', status );
			countWrite( tools );
			without( tools, 'reviews', review.id );
			void refresh( tools );
		},

	/** Has a review wait for approval again. */
	restoreReview:
		( review: Review, status: string ): Thunk =>
		async ( tools ) => {
			await writeReview( review, status, 'hold' );
			countWrite( tools );
			withItem( tools, 'reviews', review );
			void refresh( tools );
		},

	/** Sets how many of a product there are, unless that has changed since it was shown. */
	setStock:
		( product: Product, quantity: number ): Thunk =>
		async ( tools ) => {
			await writeStock( tools, product, quantity );
			countWrite( tools );
			if ( quantity > product.low_amount ) {
				without( tools, 'stock', product.id );
			} else {
				replaceItem( tools, 'stock', { ...product, quantity } );
			}
			void refresh( tools );
		},

	/** Sets the quantity back to what it was, unless it has changed since. */
	restoreStock:
		( product: Product, quantity: number ): Thunk =>
		async ( tools ) => {
			await writeStock( tools, { ...product, quantity }, product.quantity );
			countWrite( tools );
			withItem( tools, 'stock', product );
			void refresh( tools );
		},
};

/** The store of what waits. */
export const panelsStore = createQueryStore( 'storewright/home-panels', fetches, { actions } );

register( panelsStore );

addAction( ORDER_CHANGED, 'storewright/home-panels', () => void dispatch( panelsStore ).refreshPanels() );
