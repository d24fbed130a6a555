/** What waits for the owner of a running shop: how it comes to be, and where Home shows it. */
import type { Locator, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** Who has ordered, in the order in which they did. */
export const CUSTOMERS = [ 'Ada', 'Jonas', 'Mei' ] as const;

/** Who has written a review. */
export const REVIEWERS = [ 'Ada', 'Jonas', 'Mei' ] as const;

/** The note that came with the first order. */
export const FIRST_ORDER = 'You have your first order';

/** The shop behind what waits. */
export class WaitingShop {
	private constructor(
		private readonly client: RequestUtils,
		/** Id of the lamp, of which two are left. */
		readonly lamp: number,
		/** Ids of the orders, the oldest first. */
		readonly orders: readonly number[]
	) {}

	/**
	 * Has an order of each customer wait to be sent, a review of each reviewer to be read, and a product to be made again.
	 *
	 * @param client Of the administrator.
	 */
	static async open( client: RequestUtils ): Promise< WaitingShop > {
		const send = ( path: string, data: object ) =>
			client.rest< { id: number } >( { method: 'POST', path: `/wc/v3/${ path }`, data } );
		const lamp = await send( 'products', {
			name: 'Lamp',
			regular_price: '9.00',
			manage_stock: true,
			stock_quantity: 2,
		} );
		const orders: number[] = [];
		for ( const name of CUSTOMERS ) {
			const { id } = await send( 'orders', {
				status: 'processing',
				billing: { first_name: name, last_name: 'Barlow' },
				fee_lines: [ { name: 'Fee', total: '12.50' } ],
			} );
			orders.push( id );
		}
		for ( const reviewer of REVIEWERS ) {
			await send( 'products/reviews', {
				product_id: lamp.id,
				review: `Shines, says ${ reviewer }.`,
				reviewer,
				reviewer_email: `${ reviewer.toLowerCase() }@example.org`,
				rating: 5,
				status: 'hold',
			} );
		}
		return new WaitingShop( client, lamp.id, orders );
	}

	/**
	 * Sells the last piece of another product, of which the inbox tells.
	 *
	 * @param name The product's.
	 */
	async sellOut( name: string ): Promise< void > {
		const send = ( path: string, data: object ) =>
			this.client.rest< { id: number } >( { method: 'POST', path: `/wc/v3/${ path }`, data } );
		const { id } = await send( 'products', {
			name,
			regular_price: '9.00',
			manage_stock: true,
			stock_quantity: 1,
		} );
		await send( 'orders', { status: 'completed', line_items: [ { product_id: id, quantity: 1 } ] } );
	}

	/** Statuses of the orders. */
	async statuses(): Promise< string[] > {
		const read = ( id: number ) => this.client.rest< { status: string } >( { path: `/wc/v3/orders/${ id }` } );
		return ( await Promise.all( this.orders.map( read ) ) ).map( ( { status } ) => status );
	}

	/** How many lamps there are. */
	async stock(): Promise< number > {
		const { stock_quantity: quantity } = await this.client.rest< { stock_quantity: number } >( {
			path: `/wc/v3/products/${ this.lamp }`,
		} );
		return quantity;
	}

	/** Who wrote the reviews of a status. */
	async reviewersOf( status: string ): Promise< string[] > {
		const reviews = await this.client.rest< Array< { reviewer: string } > >( {
			path: `/wc/v3/products/reviews?status=${ status }`,
		} );
		return reviews.map( ( { reviewer } ) => reviewer ).sort();
	}

	/** Titles of the notes that wait. */
	async notes(): Promise< string[] > {
		const notes = await this.client.rest< Array< { title: string; status: string; is_deleted: boolean } > >( {
			path: '/wc-analytics/admin/notes?status=unactioned',
		} );
		return notes.filter( ( { is_deleted: isDeleted } ) => ! isDeleted ).map( ( { title } ) => title );
	}
}

/** The panels of Home in which it waits. */
export class WaitingPanels {
	readonly orders: Locator;
	readonly reviews: Locator;
	readonly stock: Locator;
	/** The new quantity of the lamp. */
	readonly quantity: Locator;
	/** The button that saves it. */
	readonly update: Locator;
	readonly inbox: Locator;
	/** The note of the first order. */
	readonly note: Locator;
	/** Messages at the foot of the page. */
	readonly messages: Locator;
	/** The button that takes back what was done last. */
	readonly undo: Locator;

	constructor( page: Page ) {
		const panel = ( name: string ) => page.locator( '#storewright-root' ).getByRole( 'region', { name } );
		this.orders = panel( 'Orders to fulfill' );
		this.reviews = panel( 'Reviews to moderate' );
		this.stock = panel( 'Stock running low' );
		this.quantity = this.stock.getByRole( 'textbox', { name: 'New quantity of “Lamp”' } );
		this.update = this.stock.getByRole( 'button', { name: 'Update stock of “Lamp”' } );
		this.inbox = panel( 'Inbox' );
		this.note = this.inbox.getByRole( 'listitem' ).filter( { hasText: FIRST_ORDER } );
		this.messages = page.getByRole( 'region', { name: 'Messages' } );
		this.undo = this.messages.getByRole( 'button', { name: 'Undo' } ).last();
	}

	/** The button that completes an order. */
	complete( order: number ): Locator {
		return this.orders.getByRole( 'button', { name: `Mark as completed: order #${ order }` } );
	}

	/** The rows of a panel, or the notes of the inbox. */
	rowsOf( panel: Locator ): Locator {
		return panel.getByRole( 'listitem' );
	}
}
