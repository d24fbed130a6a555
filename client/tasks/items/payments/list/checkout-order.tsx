import { useInstanceId } from '@wordpress/compose';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { clsx } from 'clsx';

import { Card } from '../../../../shared/ui/card';
import { CardTitle } from '../../../../shared/ui/card-title';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import { MoveHandle, Sortable, useSortableRow } from '../../../../shared/ui/sortable';
import { type Gateway, useGateways } from '../store';
import { useCheckoutOrder } from './use-checkout-order';
import styles from './checkout-order.module.scss';

/** The ways to pay that customers can choose, to be put into their order; nothing where there are not two. */
export const CheckoutOrder = () => {
	const read = useGateways();
	const offered = read.status === 'ready' ? read.data.filter( ( { enabled } ) => enabled ) : [];
	return offered.length < 2 ? null : <Offered offered={ offered } />;
};

const statusText = ( status: string ): string => {
	switch ( status ) {
		case 'busy':
			return __( 'Saving…', 'storewright' );
		case 'done':
			return __( 'Order saved', 'storewright' );
		default:
			return '';
	}
};

const Offered = ( { offered }: { offered: readonly Gateway[] } ) => {
	const { status, failure, arrange, retry } = useCheckoutOrder( offered.map( ( { id } ) => id ) );
	const titleId = useInstanceId( Offered, 'storewright-checkout-order' );
	const title = useRef< HTMLHeadingElement >( null );
	// The notice goes with its own button: the focus is on the heading by then.
	const fromNotice = ( act: () => void ) => () => {
		title.current?.focus();
		act();
	};
	return (
		<Card as="section" aria-labelledby={ titleId }>
			<div className={ styles.head }>
				<div>
					<CardTitle ref={ title } id={ titleId }>
						{ __( 'Display order at checkout', 'storewright' ) }
					</CardTitle>
					<p className={ styles.line }>
						{ __( 'Customers see your payment methods in this order.', 'storewright' ) }
					</p>
				</div>
				<span role="status" className={ styles.status }>
					{ statusText( status ) }
				</span>
			</div>
			<Sortable
				items={ offered.map( ( { id, title: name } ) => ( { id, name } ) ) }
				isBusy={ status === 'busy' }
				onReorder={ arrange }
			>
				<ol className={ styles.rows }>
					{ offered.map( ( gateway ) => (
						<OfferedRow key={ gateway.id } gateway={ gateway } />
					) ) }
				</ol>
			</Sortable>
			{ failure !== null && (
				<div className={ styles.problem }>
					<InlineNotice
						status="error"
						title={ __( 'The order was not saved', 'storewright' ) }
						actions={
							retry ? [ { label: __( 'Try again', 'storewright' ), onClick: fromNotice( retry ) } ] : []
						}
					>
						{ failure }
					</InlineNotice>
				</div>
			) }
		</Card>
	);
};

const OfferedRow = ( { gateway: { id, title } }: { gateway: Gateway } ) => {
	const { ref, className } = useSortableRow( id );
	return (
		<li ref={ ref } className={ clsx( styles.row, className ) }>
			<MoveHandle id={ id } />
			<span className={ styles.name }>{ title }</span>
		</li>
	);
};
