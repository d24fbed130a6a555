import { Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

import { statusName } from '../../shared/data/order-status';
import { getPageData } from '../../shared/data/page-data';
import { useQuery as useAnswer } from '../../shared/data/use-query';
import { formatQuery } from '../../shared/routing';
import { DataTable } from '../../shared/ui/data-table/data-table';
import { TableFoot } from '../../shared/ui/data-table/table-foot';
import type { Column } from '../../shared/ui/data-table/types';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { formatFigure, formatOrderAmount, type Format } from '../figures';
import { formatDays } from '../period/dates';
import { dayText, OrderName } from '../reports/cells';
import { analyticsStore, type Explanation } from '../store';
import { useVisit } from '../use-visit';
import styles from './explain.module.scss';
import type { Question } from './question';

type Share = Explanation[ 'orders' ][ number ];

/** Orders of a page. */
const PAGE_SIZE = 25;

const ORDER = { orderBy: '', order: 'desc' } as const;

/** How the figure itself is written. */
const formatOf = ( { is_money: isMoney, how }: Explanation ): Format => {
	if ( isMoney ) {
		return 'money';
	}
	return how === 'mean' ? 'average' : 'number';
};

/** How the orders make the figure. */
function reason( answer: Explanation, total: number ): string {
	const sum = formatFigure( answer.sum, answer.is_money ? 'money' : 'number' );
	const count = formatFigure( String( total ), 'number' );
	if ( total === 0 && ! answer.divided_by ) {
		return __( 'No order or refund counts for it.', 'storewright' );
	}
	switch ( answer.how ) {
		case 'mean':
			return sprintf(
				/* translators: 1: sum, such as “$1,943.80”. 2: number of orders. */
				_n(
					'%1$s, divided by %2$s order.',
					'%1$s, divided by %2$s orders.',
					answer.divided_by ?? 0,
					'storewright'
				),
				sum,
				formatFigure( String( answer.divided_by ?? 0 ), 'number' )
			);
		case 'different':
			return sprintf(
				/* translators: %s: number of orders and refunds. */
				_n(
					'%s order or refund has them; each of them counts once.',
					'%s orders and refunds have them; each of them counts once.',
					total,
					'storewright'
				),
				count
			);
		default:
			return sprintf(
				/* translators: %s: number of orders and refunds. */
				_n( 'The sum of %s order or refund.', 'The sum of %s orders and refunds.', total, 'storewright' ),
				count
			);
	}
}

const orderName = ( { order_number: number, parent_id: parent }: Share ) =>
	parent === 0
		? `#${ number }`
		: /* translators: %s: number of an order, such as #513. */
			sprintf( __( 'Refund of %s', 'storewright' ), `#${ number }` );

const columns = ( label: string, isMoney: boolean ): ReadonlyArray< Column< Share > > => [
	{
		id: 'order',
		label: __( 'Order', 'storewright' ),
		isOneLine: true,
		// A file can be downloaded without an order.
		render: ( share ) =>
			share.order_number === '' ? (
				__( 'No order', 'storewright' )
			) : (
				<OrderName name={ orderName( share ) } id={ share.parent_id || share.order_id } />
			),
	},
	{ id: 'date', label: __( 'Date', 'storewright' ), isOneLine: true, render: ( { date } ) => dayText( date ) },
	{ id: 'status', label: __( 'Status', 'storewright' ), render: ( { status } ) => statusName( status ) },
	{
		id: 'value',
		label,
		isNumeric: true,
		render: ( { value, currency } ) =>
			isMoney ? formatOrderAmount( value, currency ) : formatFigure( value, 'number' ),
	},
];

/** The period that was asked for, in words. */
function Period( { after = '', before = '' }: Question[ 'asked' ] ) {
	return <>{ after !== '' && formatDays( after.slice( 0, 10 ), before.slice( 0, 10 ), getPageData().locale ) }</>;
}

interface ExplainDialogProps {
	question: Question;
	onClose: () => void;
}

/** Which orders and refunds a figure is made of, with what each adds to it. */
export function ExplainDialog( { question, onClose }: ExplainDialogProps ) {
	const { report, measure, label, of, asked } = question;
	const [ page, setPage ] = useState( 1 );
	const [ perPage, setPerPage ] = useState( PAGE_SIZE );
	const visit = useVisit();
	const search = formatQuery( { ...asked, measure, page: String( page ), per_page: String( perPage ) } );
	const answer = useAnswer( analyticsStore, 'getExplanation', { path: `${ report }/explain`, search, visit } );
	const found = answer.status === 'ready' ? answer.data : null;
	return (
		<Modal title={ label } size="large" onRequestClose={ onClose }>
			<div className={ styles.dialog }>
				<p className={ styles.of }>
					{ of !== undefined && <strong>{ of }</strong> }
					<Period { ...asked } />
				</p>
				<p className={ styles.sum } role="status">
					{ found && (
						<>
							<strong>{ formatFigure( found.body.value, formatOf( found.body ) ) }</strong>
							<span>{ reason( found.body, found.total ) }</span>
						</>
					) }
				</p>
				{ answer.status === 'failed' ? (
					<NotLoaded title={ __( 'The orders could not be loaded.', 'storewright' ) } reads={ [ answer ] } />
				) : (
					<>
						<DataTable
							caption={ __( 'Orders', 'storewright' ) }
							columns={ columns( label, found?.body.is_money ?? false ) }
							rows={ found?.body.orders ?? null }
							expectedRows={ 8 }
							keyOf={ ( { order_id: id } ) => id }
							sort={ ORDER }
							onSort={ () => undefined }
							emptyText={ __( 'Nothing to add up.', 'storewright' ) }
						/>
						<TableFoot
							page={ page }
							perPage={ perPage }
							total={ found?.total ?? null }
							onPage={ setPage }
							onPerPage={ ( size ) => {
								setPerPage( size );
								setPage( 1 );
							} }
						/>
					</>
				) }
			</div>
		</Modal>
	);
}
