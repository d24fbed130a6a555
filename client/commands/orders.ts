import { __, sprintf } from '@wordpress/i18n';

import type { Command } from '../shared/commands';
import { recordEvent } from '../shared/data/events';
import { changeOrderStatus, statusName } from '../shared/data/order-status';
import { orderUrl } from '../shared/data/order-url';
import { userCan } from '../shared/data/page-data';
import { request } from '../shared/data/request';
import { useUndoableAction } from '../shared/data/use-undoable';
import { navigate } from '../shared/routing';
import { createFinder } from './finder';

/** How many are offered. */
const SHOWN = 5;

interface Order {
	id: number;
	number: string;
	status: string;
	billing: { first_name: string; last_name: string; company: string; email: string };
}

/** Statuses in which an order can be marked as completed, and those in which it can be marked as processing. */
const COMPLETABLE = [ 'pending', 'on-hold', 'processing' ];
const RESUMABLE = [ 'pending', 'on-hold', 'completed', 'failed', 'cancelled' ];

/** Who ordered, and how far the order is. */
function detailsOf( { billing, status }: Order ): string {
	const name = `${ billing.first_name } ${ billing.last_name }`.trim();
	const customer = [ name, billing.company, billing.email ].find( ( text ) => text !== '' );
	return `${ customer ?? __( 'Guest', 'storewright' ) } · ${ statusName( status ) }`;
}

const readList = ( query: string, signal: AbortSignal ) =>
	request< Order[] >( {
		path: `/wc/v3/orders?${ query }&per_page=${ SHOWN }&_fields=id,number,status,billing`,
		signal,
	} );

/** The order of that number comes first: among those that have the digits anywhere it may be far behind. */
async function read( search: string, signal: AbortSignal ): Promise< readonly Order[] > {
	const text = search.replace( /^#/, '' );
	const [ byNumber, byText ] = await Promise.all( [
		/^\d{1,15}$/.test( text ) ? readList( `include=${ text }`, signal ) : [],
		readList( `search=${ encodeURIComponent( text ) }`, signal ),
	] );
	const ids = byNumber.map( ( { id } ) => id );
	return [ ...byNumber, ...byText.filter( ( { id } ) => ! ids.includes( id ) ) ].slice( 0, SHOWN );
}

const openCommand = ( order: Order ): Command => ( {
	name: `storewright/order-${ order.id }`,
	label: sprintf(
		/* translators: 1: number of an order. 2: name of its customer and its status. */
		__( 'Order #%1$s · %2$s', 'storewright' ),
		order.number,
		detailsOf( order )
	),
	category: 'edit',
	callback: ( { close } ) => {
		close();
		navigate( orderUrl( order.id ) );
	},
} );

const TEXTS = {
	completed: {
		/* translators: 1: number of an order. 2: name of its customer and its status. */
		label: () => __( 'Mark order #%1$s as completed · %2$s', 'storewright' ),
		/* translators: %s: number of an order. */
		done: () => __( 'Order #%s is completed.', 'storewright' ),
	},
	processing: {
		/* translators: 1: number of an order. 2: name of its customer and its status. */
		label: () => __( 'Mark order #%1$s as processing · %2$s', 'storewright' ),
		/* translators: %s: number of an order. */
		done: () => __( 'Order #%s is processing.', 'storewright' ),
	},
};

function useCommandsOf(): ( order: Order ) => Command[] {
	const run = useUndoableAction();
	const mark = ( order: Order, to: keyof typeof TEXTS ): Command => ( {
		name: `storewright/order-${ order.id }-${ to }`,
		label: sprintf( TEXTS[ to ].label(), order.number, detailsOf( order ) ),
		category: 'action',
		callback: ( { close } ) => {
			close();
			const change = async () => {
				await changeOrderStatus( order, order.status, to );
				recordEvent( 'command_order_status', { status: to } );
			};
			void run( change, {
				message: sprintf( TEXTS[ to ].done(), order.number ),
				undo: () => changeOrderStatus( order, to, order.status ),
			} );
		},
	} );
	return ( order ) => [
		openCommand( order ),
		...( COMPLETABLE.includes( order.status ) ? [ mark( order, 'completed' ) ] : [] ),
		...( RESUMABLE.includes( order.status ) ? [ mark( order, 'processing' ) ] : [] ),
	];
}

/** Finds orders by number or customer. */
export const useOrders = createFinder( {
	name: 'storewright/orders',
	read,
	useCommandsOf,
	/* translators: %s: sentence that says why. */
	failure: ( reason ) => sprintf( __( 'Orders could not be searched: %s', 'storewright' ), reason ),
} );

/** Whether the user may list and change orders. */
export const mayFindOrders = () => userCan( 'read_private_shop_orders' ) && userCan( 'edit_others_shop_orders' );
