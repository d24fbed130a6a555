import { DropdownMenu, MenuGroup, MenuItem, SearchControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { check, moreVertical } from '@wordpress/icons';
import type { ReactNode } from 'react';

import { CardTitle } from '../card-title';
import styles from './data-table.module.scss';

interface ColumnChoice {
	id: string;
	label: string;
	isFixed?: boolean;
}

interface TableHeadProps {
	id: string;
	title: string;
	/** All columns, in their order. */
	columns: readonly ColumnChoice[];
	/** Ids of those that are not shown. */
	hidden: readonly string[];
	onHide: ( hidden: readonly string[] ) => void;
	/** Buttons before the menu. */
	actions?: ReactNode;
	/** What is searched for; none where the server can't search. */
	search?: { label: string; value: string; onSearch: ( text: string ) => void };
}

/** After how many milliseconds without another key what was typed is searched for. */
const SEARCH_DELAY = 400;

function Search( { label, value, onSearch }: NonNullable< TableHeadProps[ 'search' ] > ) {
	const [ text, setText ] = useState( value );
	const latest = useRef( onSearch );
	latest.current = onSearch;
	useEffect( () => setText( value ), [ value ] );
	useEffect( () => {
		if ( text === value ) {
			return;
		}
		const timer = setTimeout( () => latest.current( text ), SEARCH_DELAY );
		return () => clearTimeout( timer );
	}, [ text, value ] );
	return (
		<div className={ styles.search }>
			<SearchControl
				__nextHasNoMarginBottom
				hideLabelFromVision
				label={ label }
				placeholder={ label }
				value={ text }
				onChange={ setText }
			/>
		</div>
	);
}

/** The head of a table's card: title, search, and the menu of columns. */
export function TableHead( { id, title, columns, hidden, onHide, actions, search }: TableHeadProps ) {
	const toggle = ( column: string ) =>
		onHide( hidden.includes( column ) ? hidden.filter( ( one ) => one !== column ) : [ ...hidden, column ] );
	const choices = columns.filter( ( { isFixed }, at ) => at > 0 && ! isFixed );
	return (
		<div className={ styles.head }>
			<CardTitle as="h2" id={ id }>
				{ title }
			</CardTitle>
			{ search && <Search { ...search } /> }
			<div className={ styles.actions }>
				{ actions }
				<DropdownMenu
					icon={ moreVertical }
					label={ __( 'Choose columns', 'storewright' ) }
					popoverProps={ { placement: 'bottom-end' } }
				>
					{ () => (
						<MenuGroup label={ __( 'Columns', 'storewright' ) }>
							{ choices.map( ( column ) => {
								const isShown = ! hidden.includes( column.id );
								return (
									<MenuItem
										key={ column.id }
										role="menuitemcheckbox"
										isSelected={ isShown }
										icon={ isShown ? check : null }
										onClick={ () => toggle( column.id ) }
									>
										{ column.label }
									</MenuItem>
								);
							} ) }
						</MenuGroup>
					) }
				</DropdownMenu>
			</div>
		</div>
	);
}
