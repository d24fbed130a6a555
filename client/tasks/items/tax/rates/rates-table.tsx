import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { ReactNode } from 'react';

import type { Country } from '../../../../shared/data/countries';
import { Sortable } from '../../../../shared/ui/sortable';
import { nameOf } from './order';
import { RateRow } from './rate-row';
import type { Fields, Row } from './rows';
import styles from './tax-rates.module.scss';

interface RatesTableProps {
	country: Country;
	rows: readonly Row[];
	onAdd: () => void;
	onChange: ( key: string, change: Partial< Fields > ) => void;
	onRemove: ( row: Row ) => void;
	/** Told the keys of the rows that are shown, in their new order. */
	onReorder: ( keys: string[] ) => void;
	/** Further actions for the rates. */
	more: ReactNode;
}

/** How many rows are shown at first, and with each further click. */
const PAGE = 50;

/** The rates of a country, each a row of fields. */
export const RatesTable = ( { country, rows, onAdd, onChange, onRemove, onReorder, more }: RatesTableProps ) => {
	const [ shown, setShown ] = useState( PAGE );
	const table = useRef< HTMLTableElement >( null );
	const add = useRef< HTMLButtonElement >( null );
	const wantsFocus = useRef( false );
	const [ said, say ] = useState( '' );
	const hasStates = country.states.length > 0 || rows.some( ( { fields } ) => fields.state !== '' );
	// A new row is at the end, and always shown.
	const visible = rows.filter(
		( { id, errors }, at ) => at < shown || id === null || Object.keys( errors ).length > 0
	);
	const isMovable = visible.length > 1;

	const remove = ( row: Row, at: number ) => {
		onRemove( row );
		say( __( 'Rate removed. It is deleted when you save.', 'storewright' ) );
		const next = visible[ at + 1 ] ?? visible[ at - 1 ];
		const target = next && table.current?.querySelector< HTMLElement >( `[data-remove="${ next.key }"]` );
		( target || add.current )?.focus();
	};
	const addRow = () => {
		wantsFocus.current = true;
		onAdd();
		say( __( 'Rate added.', 'storewright' ) );
	};
	useEffect( () => {
		if ( wantsFocus.current ) {
			wantsFocus.current = false;
			const firsts = table.current?.querySelectorAll( 'tr[data-first]' );
			firsts?.[ firsts.length - 1 ]?.querySelector< HTMLElement >( 'select, input' )?.focus();
		}
	}, [ rows.length ] );
	return (
		<div className={ styles.box }>
			<Sortable
				items={ visible.map( ( row ) => ( { id: row.key, name: nameOf( row ) } ) ) }
				onReorder={ onReorder }
			>
				<table ref={ table } className={ styles.table }>
					<caption className="screen-reader-text">
						{ sprintf(
							/* translators: %s: name of a country. */
							__( 'Tax rates of %s', 'storewright' ),
							country.name
						) }
					</caption>
					<thead className={ styles.heads }>
						<tr>
							{ isMovable && (
								<th scope="col" className={ styles.move }>
									<span className="screen-reader-text">{ __( 'Order', 'storewright' ) }</span>
								</th>
							) }
							{ hasStates && (
								<th scope="col" className={ styles.state }>
									{ __( 'State', 'storewright' ) }
								</th>
							) }
							<th scope="col">{ __( 'Postcode', 'storewright' ) }</th>
							<th scope="col">{ __( 'City', 'storewright' ) }</th>
							<th scope="col" className={ styles.number }>
								{ __( 'Rate %', 'storewright' ) }
							</th>
							<th scope="col">{ __( 'Tax name', 'storewright' ) }</th>
							<th scope="col" className={ styles.actions }>
								<span className="screen-reader-text">{ __( 'Actions', 'storewright' ) }</span>
							</th>
						</tr>
					</thead>
					{ visible.map( ( row, at ) => (
						<RateRow
							key={ row.key }
							row={ row }
							number={ at + 1 }
							isMovable={ isMovable }
							states={ hasStates ? country.states : null }
							onChange={ ( change ) => onChange( row.key, change ) }
							onRemove={ () => remove( row, at ) }
						/>
					) ) }
				</table>
			</Sortable>
			{ rows.length === 0 && (
				<p className={ styles.empty }>
					{ sprintf(
						/* translators: %s: name of a country. */
						__( 'No rates of %s yet.', 'storewright' ),
						country.name
					) }
				</p>
			) }
			<div className={ styles.more }>
				<Button ref={ add } __next40pxDefaultSize variant="secondary" icon={ plus } onClick={ addRow }>
					{ __( 'Add rate', 'storewright' ) }
				</Button>
				{ more }
				{ visible.length < rows.length && (
					<Button __next40pxDefaultSize variant="tertiary" onClick={ () => setShown( shown + PAGE ) }>
						{ __( 'Show more rates', 'storewright' ) }
					</Button>
				) }
			</div>
			<span role="status" className="screen-reader-text">
				{ said }
			</span>
		</div>
	);
};
