import { CheckboxControl, Icon } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { arrowDown, arrowUp } from '@wordpress/icons';
import { clsx } from 'clsx';

import { Skeleton } from '../skeleton';
import type { Column, Selection, Sort, Total } from './types';
import styles from './data-table.module.scss';

interface DataTableProps< Row > {
	/** What the table is of, for screen readers. */
	caption: string;
	/** Those that are shown; the first one is the row's name. */
	columns: ReadonlyArray< Column< Row > >;
	/** Null while they are loading. */
	rows: readonly Row[] | null;
	/** How many rows there will be. */
	expectedRows: number;
	keyOf: ( row: Row ) => string | number;
	sort: Sort;
	onSort: ( sort: Sort ) => void;
	/** Sums of all pages, above the rows. */
	totals?: readonly Total[];
	/** A sentence where there are no rows. */
	emptyText: string;
	/** Which rows are chosen; none where they can't be. */
	selection?: Selection< Row > | undefined;
}

/** From so many columns on, they stand closer together. */
const MANY = 12;

/** Whether a table is wider than its card: it then moves sideways, and the rows' names stay in sight. */
function useIsWide(): [ ( table: HTMLTableElement | null ) => void, boolean ] {
	const [ isWide, setIsWide ] = useState( false );
	const [ table, setTable ] = useState< HTMLTableElement | null >( null );
	useEffect( () => {
		const place = table?.parentElement;
		if ( ! table || ! place ) {
			return;
		}
		const observer = new ResizeObserver( () => setIsWide( table.offsetWidth > place.clientWidth + 1 ) );
		observer.observe( table );
		observer.observe( place );
		return () => observer.disconnect();
	}, [ table ] );
	return [ setTable, isWide ];
}

/** The sort that a click on a column's name asks for: the other direction of the present one, else the largest first. */
const nextSort = ( orderBy: string, { orderBy: present, order }: Sort ): Sort => ( {
	orderBy,
	order: orderBy === present && order === 'desc' ? 'asc' : 'desc',
} );

function SortButton( {
	orderBy,
	label,
	sort,
	onSort,
}: {
	orderBy: string;
	label: string;
	sort: Sort;
	onSort: ( sort: Sort ) => void;
} ) {
	const next = nextSort( orderBy, sort );
	const isSorted = sort.orderBy === orderBy;
	return (
		<button type="button" className={ styles.sort } onClick={ () => onSort( next ) }>
			{ label }
			<span className="screen-reader-text">
				{ next.order === 'asc'
					? __( 'Sort in ascending order', 'storewright' )
					: __( 'Sort in descending order', 'storewright' ) }
			</span>
			<Icon
				icon={ isSorted && sort.order === 'asc' ? arrowUp : arrowDown }
				size={ 16 }
				className={ clsx( styles.arrow, ! isSorted && styles.isIdle ) }
			/>
		</button>
	);
}

/** A table of rows that the server sorts and pages. On small screens each row is a card with labels. */
export function DataTable< Row >( {
	caption,
	columns,
	rows,
	expectedRows,
	keyOf,
	sort,
	onSort,
	totals = [],
	emptyText,
	selection,
}: DataTableProps< Row > ) {
	const totalOf = ( { id }: Column< Row > ) => totals.find( ( { column } ) => column === id )?.text;
	const classOf = ( { isNumeric, isOneLine, isLong }: Column< Row > ) =>
		clsx( isNumeric && styles.number, isOneLine && styles.noWrap, isLong && styles.long );
	const [ table, isWide ] = useIsWide();
	const width = columns.length + ( selection === undefined ? 0 : 1 );
	const direction = sort.order === 'asc' ? 'ascending' : 'descending';
	return (
		<div
			className={ clsx( styles.place, isWide && styles.isWide, columns.length >= MANY && styles.isDense ) }
			role="region"
			aria-label={ caption }
			aria-busy={ rows === null }
			tabIndex={ 0 }
		>
			<table ref={ table } className={ styles.table }>
				<caption className="screen-reader-text">{ caption }</caption>
				<thead>
					<tr>
						{ selection !== undefined && (
							<td className={ styles.check }>
								<span className="screen-reader-text">{ __( 'Select', 'storewright' ) }</span>
							</td>
						) }
						{ columns.map( ( column ) => (
							<th
								key={ column.id }
								scope="col"
								className={ classOf( column ) }
								aria-sort={ column.orderBy === sort.orderBy ? direction : undefined }
							>
								{ column.orderBy === undefined ? (
									column.label
								) : (
									<SortButton
										orderBy={ column.orderBy }
										label={ column.label }
										sort={ sort }
										onSort={ onSort }
									/>
								) }
							</th>
						) ) }
					</tr>
				</thead>
				<tbody>
					{ rows !== null && rows.length > 0 && totals.length > 0 && (
						<tr className={ styles.totals }>
							{ selection !== undefined && <td className={ styles.check } /> }
							{ columns.map( ( column, at ) =>
								at === 0 ? (
									<th key={ column.id } scope="row">
										{ __( 'Total', 'storewright' ) }
									</th>
								) : (
									<td key={ column.id } data-label={ column.label } className={ classOf( column ) }>
										{ totalOf( column ) }
									</td>
								)
							) }
						</tr>
					) }
					{ rows?.map( ( row ) => (
						<tr key={ keyOf( row ) }>
							{ selection !== undefined && (
								<td className={ styles.check }>
									<CheckboxControl
										__nextHasNoMarginBottom
										aria-label={ selection.labelOf( row ) }
										checked={ selection.isSelected( row ) }
										disabled={ selection.isDisabled( row ) }
										onChange={ ( isSelected ) => selection.onSelect( row, isSelected ) }
									/>
								</td>
							) }
							{ columns.map( ( column, at ) =>
								at === 0 ? (
									<th key={ column.id } scope="row" className={ classOf( column ) }>
										{ column.render( row ) }
									</th>
								) : (
									<td key={ column.id } data-label={ column.label } className={ classOf( column ) }>
										{ column.render( row ) }
									</td>
								)
							) }
						</tr>
					) ) }
					{ rows === null &&
						Array.from( { length: expectedRows }, ( _, at ) => (
							<tr key={ at } className={ styles.loading }>
								<td colSpan={ width }>
									<Skeleton width={ `${ 92 - ( at % 3 ) * 8 }%` } />
								</td>
							</tr>
						) ) }
					{ rows?.length === 0 && (
						<tr className={ styles.none }>
							<td colSpan={ width }>{ emptyText }</td>
						</tr>
					) }
				</tbody>
			</table>
			{ rows === null && (
				<span role="status" className="screen-reader-text">
					{ sprintf(
						/* translators: %s: name of a table. */
						__( 'Loading %s…', 'storewright' ),
						caption
					) }
				</span>
			) }
		</div>
	);
}
