import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';

import { recordEvent } from '../shared/data/events';
import { ordersUrl } from '../shared/data/order-url';
import { useAsyncAction } from '../shared/data/use-async-action';
import { formatMoneyIn } from '../shared/format/money';
import { relativeTime } from '../shared/format/relative-time';
import { RowActions } from './row-actions';
import { panelsStore, type Order } from './store';
import { useUndoable } from '../shared/data/use-undoable';
import { titleOf } from './titles';
import { rowTitleId, WorkCard } from './work-card';
import styles from './work-card.module.scss';

const NAME = 'orders';

interface OrdersProps {
	part: { count: number; items: readonly Order[] };
	isOpened: boolean;
}

/** Renders the orders that wait to be sent. */
export default function Orders( { part, isOpened }: OrdersProps ) {
	return (
		<WorkCard
			name={ NAME }
			title={ titleOf( NAME ) }
			href={ ordersUrl() }
			count={ part.count }
			items={ part.items }
			empty={ __( 'No orders waiting.', 'storewright' ) }
			isOpened={ isOpened }
		>
			{ ( order ) => <OrderRow order={ order } /> }
		</WorkCard>
	);
}

const OrderRow = ( { order }: { order: Order } ) => {
	const { fulfillOrder, restoreOrder } = useDispatch( panelsStore );
	const sayDone = useUndoable();
	const saving = useAsyncAction( async ( _signal, status: 'processing' | 'completed' ) => {
		await fulfillOrder( order, status );
		recordEvent( 'home_order_status', { status } );
		sayDone(
			status === 'completed'
				? /* translators: %s: number of an order. */
					sprintf( __( 'Order #%s is completed.', 'storewright' ), order.number )
				: /* translators: %s: number of an order. */
					sprintf( __( 'Order #%s is processing.', 'storewright' ), order.number ),
			() => restoreOrder( order, status )
		);
	} );
	const choices = [
		{
			status: 'processing' as const,
			label: __( 'Mark as processing', 'storewright' ),
			/* translators: %s: number of an order. */
			name: sprintf( __( 'Mark as processing: order #%s', 'storewright' ), order.number ),
		},
		{
			status: 'completed' as const,
			label: __( 'Mark as completed', 'storewright' ),
			/* translators: %s: number of an order. */
			name: sprintf( __( 'Mark as completed: order #%s', 'storewright' ), order.number ),
		},
	];
	return (
		<>
			<div className={ styles.body }>
				<span className={ styles.name } id={ rowTitleId( NAME, order.id ) }>
					#{ order.number } { order.customer === '' ? __( 'Guest', 'storewright' ) : order.customer }
				</span>
				<span className={ styles.details }>
					{ order.date_created_gmt !== null && (
						<time dateTime={ `${ order.date_created_gmt }Z` }>
							{ relativeTime( Date.parse( `${ order.date_created_gmt }Z` ) ) }
						</time>
					) }
					{ order.status === 'on-hold' && ` · ${ __( 'On hold', 'storewright' ) }` }
				</span>
			</div>
			<span className={ styles.amount }>{ formatMoneyIn( order.total || '0', order.currency ) }</span>
			<RowActions
				usual="completed"
				choices={ choices.filter( ( { status } ) => status !== order.status ) }
				saving={ saving }
			/>
		</>
	);
};
