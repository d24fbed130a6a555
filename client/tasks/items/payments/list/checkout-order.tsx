import { useInstanceId } from '@wordpress/compose';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { clsx } from 'clsx';

import { Card } from '../../../../shared/ui/card';
import { CardTitle } from '../../../../shared/ui/card-title';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import { MoveHandle, Sortable, useSortableRow } from '../../../../shared/ui/sortable';
import { type Gateway, useGateways } from '../store';
import { type OrderState, useCheckoutOrder } from './use-checkout-order';
import styles from './checkout-order.module.scss';

/** The ways to pay that customers can choose, to be put into their order; nothing where there are not two. */
export const CheckoutOrder = () => {
	const read = useGateways();
	const offered = read.status === 'ready' ? read.data.filter( ( { enabled } ) => enabled ) : [];
	return offered.length < 2 ? null : <Offered offered={ offered } />;
};

const statusText = ( { phase }: OrderState ): string => {
	switch ( phase ) {
		case 'saving':
			return __( 'Saving…', 'storewright' );
		case 'saved':
			return __( 'Order saved', 'storewright' );
		default:
			return '';
	}
};

const Offered = ( { offered }: { offered: readonly Gateway[] } ) => {
	const { state, arrange } = useCheckoutOrder( offered.map( ( { id } ) => id ) );
	const titleId = useInstanceId( Offered, 'storewright-checkout-order' );
	const title = useRef< HTMLHeadingElement >( null );
	const { wanted } = state.phase === 'failed' ? state : { wanted: null };
	// The notice goes with its own button: the focus is on the heading by then.
	const tryAgain = ( ids: readonly string[] ) => {
		title.current?.focus();
		arrange( ids );
	};
	return (
		<Card as="section" aria-labelledby={ titleId }>
			<div className={ styles.head }>
				<div>
					<CardTitle ref={ title } id={ titleId }>
						{ __( 'Order at checkout', 'storewright' ) }
					</CardTitle>
					<p className={ styles.line }>
						{ __( 'Customers see the ways to pay in this order.', 'storewright' ) }
					</p>
				</div>
				<span role="status" className={ styles.status }>
					{ statusText( state ) }
				</span>
			</div>
			<Sortable
				items={ offered.map( ( { id, title: name } ) => ( { id, name } ) ) }
				isBusy={ state.phase === 'saving' }
				onReorder={ arrange }
			>
				<ol className={ styles.rows }>
					{ offered.map( ( gateway ) => (
						<OfferedRow key={ gateway.id } gateway={ gateway } />
					) ) }
				</ol>
			</Sortable>
			{ state.phase === 'failed' && (
				<div className={ styles.problem }>
					<InlineNotice
						status="error"
						title={ __( 'The order was not saved, and is as it was', 'storewright' ) }
						actions={
							wanted
								? [ { label: __( 'Try again', 'storewright' ), onClick: () => tryAgain( wanted ) } ]
								: []
						}
					>
						{ state.reason }
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
