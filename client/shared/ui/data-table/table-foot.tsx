import { Button, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';

import styles from './data-table.module.scss';

interface TableFootProps {
	/** From 1. */
	page: number;
	perPage: number;
	/** Rows on all pages, null while that is not known. */
	total: number | null;
	onPage: ( page: number ) => void;
	onPerPage: ( perPage: number ) => void;
}

/** Numbers of rows that a page may have. */
export const PAGE_SIZES = [ 10, 25, 50, 100 ] as const;

/**
 * The foot of a table's card: which rows are shown, the way to others, and how many a page has. It comes with the first rows, as only
 * they tell its place, and stays while others are fetched.
 */
export function TableFoot( { page, perPage, total: present, onPage, onPerPage }: TableFootProps ) {
	const [ total, setTotal ] = useState( present );
	if ( present !== null && present !== total ) {
		setTotal( present );
	}
	if ( total === null ) {
		return null;
	}
	const pages = Math.max( 1, Math.ceil( total / perPage ) );
	const [ back, forth ] = isRTL() ? [ chevronRight, chevronLeft ] : [ chevronLeft, chevronRight ];
	return (
		<nav className={ styles.foot } aria-label={ __( 'Pages of the table', 'storewright' ) }>
			<span className={ styles.shown } aria-live="polite">
				{ sprintf(
					/* translators: 1: first row shown. 2: last row shown. 3: number of rows. */
					__( '%1$s–%2$s of %3$s', 'storewright' ),
					String( total === 0 ? 0 : ( page - 1 ) * perPage + 1 ),
					String( Math.min( total, page * perPage ) ),
					String( total )
				) }
			</span>
			<Button
				__next40pxDefaultSize
				icon={ back }
				label={ __( 'Previous page', 'storewright' ) }
				disabled={ page <= 1 }
				accessibleWhenDisabled
				onClick={ () => onPage( page - 1 ) }
			/>
			<Button
				__next40pxDefaultSize
				icon={ forth }
				label={ __( 'Next page', 'storewright' ) }
				disabled={ page >= pages }
				accessibleWhenDisabled
				onClick={ () => onPage( page + 1 ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				labelPosition="side"
				label={ __( 'Rows per page', 'storewright' ) }
				value={ String( perPage ) }
				options={ PAGE_SIZES.map( ( size ) => ( { value: String( size ), label: String( size ) } ) ) }
				onChange={ ( size ) => onPerPage( Number( size ) ) }
			/>
		</nav>
	);
}
