import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';

import { navigate, urlTo, type Query } from '../../shared/routing';
import type { Selection } from '../../shared/ui/data-table/types';
import { withoutFilters } from '../filters/address';
import { withShown } from '../filters/show';
import { MOST_COMPARED } from '../filters/types';
import type { Row } from '../store';
import { comparedItems } from './query';
import type { Comparison, Report } from './types';

const NONE: readonly string[] = [];

/** What the button does, or why it does nothing. */
function hintOf( count: number ): string {
	if ( count < 2 ) {
		return __( 'Select at least two rows to compare them.', 'storewright' );
	}
	/* translators: %d: number of rows. */
	const compares = _n( 'Compare %d selected row', 'Compare %d selected rows', count, 'storewright' );
	return count >= MOST_COMPARED
		? /* translators: %d: number of rows. */
			sprintf( __( 'Compare %d selected rows, the most there can be', 'storewright' ), count )
		: sprintf( compares, count );
}

/** The rows of a table that were chosen, on whatever page, and the button that sets them side by side. */
function useSelected( compare: Comparison | undefined, report: Report, query: Query ) {
	const compared = comparedItems( report, query ) ?? NONE;
	const said = compared.join( ',' );
	const [ selected, select ] = useState< readonly string[] >( compared );
	useEffect( () => select( said === '' ? NONE : said.split( ',' ) ), [ said, compare?.option ] );
	return [ selected, select ] as const;
}

/**
 * The choice of rows to compare.
 *
 * @return Null where the rows of the report can't be compared.
 */
export function useCompareRows(
	report: Report,
	query: Query
): { button: ReactNode; selection: Selection< Row > } | null {
	const { compare } = report;
	const [ selected, select ] = useSelected( compare, report, query );
	if ( compare === undefined ) {
		return null;
	}
	const { show, option, idOf, nameOf } = compare;
	const compareSelected = () => {
		/* translators: %d: number of items, such as products. */
		const text = _n( 'Comparing %d item.', 'Comparing %d items.', selected.length, 'storewright' );
		speak( sprintf( text, selected.length ) );
		const plain = withoutFilters( report.advanced ?? [], query );
		navigate( urlTo( '/', withShown( show, plain, option, selected ) ) );
	};
	const isSelected = ( row: Row ) => selected.includes( idOf( row ) );
	return {
		selection: {
			isSelected,
			isDisabled: ( row ) => ! isSelected( row ) && selected.length >= MOST_COMPARED,
			onSelect: ( row, isChosen ) =>
				select( isChosen ? [ ...selected, idOf( row ) ] : selected.filter( ( id ) => id !== idOf( row ) ) ),
			/* translators: %s: name of a product, category or the like. */
			labelOf: ( row ) => sprintf( __( 'Select %s', 'storewright' ), nameOf( row ) ),
		},
		button: (
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ selected.length < 2 }
				accessibleWhenDisabled
				description={ hintOf( selected.length ) }
				onClick={ compareSelected }
			>
				{ __( 'Compare', 'storewright' ) }
			</Button>
		),
	};
}
