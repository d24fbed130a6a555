import { speak } from '@wordpress/a11y';
import { Button, DropdownMenu, MenuGroup, MenuItem, SelectControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { FormEvent } from 'react';

import { compareAmounts, formatAmount, parseAmount } from '../../shared/format/money';
import { navigate, urlTo, type Query } from '../../shared/routing';
import { Card } from '../../shared/ui/card';
import { CardTitle } from '../../shared/ui/card-title';
import { InlineNotice } from '../../shared/ui/inline-notice';
import { filterParameters, readFilters, withoutFilters, type ActiveFilter, type Match, type Problem } from './address';
import { draftOf, draftsOf, freeRules, readDraft, type Draft } from './drafts';
import { FilterRow } from './filter-row';
import { ADVANCED, type AdvancedFilter } from './types';
import styles from './filters.module.scss';

interface BuilderProps {
	filters: readonly AdvancedFilter[];
	/** Parameter that says that the filters are open. */
	showParam: string;
	query: Query;
}

/** Values of the address that no filter can take, with the way to be rid of them. */
export function Problems( { problems, onRemove }: { problems: readonly Problem[]; onRemove: () => void } ) {
	return (
		<InlineNotice
			status="error"
			title={ __( 'The address has filters that cannot be used. The report goes without them:', 'storewright' ) }
			actions={ [ { label: __( 'Remove them from the address', 'storewright' ), onClick: onRemove } ] }
		>
			<ul>
				{ problems.map( ( { param, value }, at ) => (
					<li key={ at }>
						<code dir="ltr">
							{ param }=“{ value }”
						</code>
					</li>
				) ) }
			</ul>
		</InlineNotice>
	);
}

/** An amount as the shop writes it; one with more decimals than the shop has stays as it is. */
const typedAmount = ( value: string ): string => {
	const text = formatAmount( value );
	const read = parseAmount( text );
	return read !== null && compareAmounts( read, value ) === 0 ? text : value;
};

/** What is shown of values of the address: amounts as the shop writes them. */
const typedOf = ( filters: readonly AdvancedFilter[], one: ActiveFilter ): ActiveFilter =>
	filters.find( ( { id } ) => id === one.id )?.control.type === 'money'
		? { ...one, values: one.values.map( ( value ) => typedAmount( value ) ) }
		: one;

/** Filters as the user makes them; they begin anew whenever the address says others. */
function useDrafts(
	filters: readonly AdvancedFilter[],
	active: readonly ActiveFilter[],
	match: Match,
	onNew: () => void
) {
	const make = () => draftsOf( active.map( ( one ) => typedOf( filters, one ) ) );
	const [ drafts, setDrafts ] = useState< readonly Draft[] >( make );
	const [ chosen, setMatch ] = useState< Match >( match );
	const said = JSON.stringify( [ active, match ] );
	const known = useRef( said );
	useEffect( () => {
		if ( known.current !== said ) {
			known.current = said;
			setDrafts( make() );
			setMatch( match );
			onNew();
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- `said` is what `make` and `match` go by.
	}, [ said ] );
	return {
		drafts,
		setDrafts,
		chosen,
		setMatch,
		/** Notes what the address is about to say, so that the fields stay as they are. */
		expect: ( next: readonly ActiveFilter[], how: Match ) => {
			known.current = JSON.stringify( [ next, next.length > 0 ? how : 'all' ] );
		},
	};
}

/** The advanced filters of a report: they are made here, and stand in the address once they are applied. */
export function FilterBuilder( { filters, showParam, query }: BuilderProps ) {
	const id = useInstanceId( FilterBuilder, 'storewright-filters' );
	const { active, match, problems } = readFilters( filters, query );
	const [ isChecked, setChecked ] = useState( false );
	const { drafts, setDrafts, chosen, setMatch, expect } = useDrafts( filters, active, match, () =>
		setChecked( false )
	);
	const form = useRef< HTMLFormElement >( null );
	const adder = useRef< HTMLDivElement >( null );
	const filterOf = ( draft: Draft ) => filters.find( ( one ) => one.id === draft.id );
	const focusAdder = () => adder.current?.querySelector( 'button' )?.focus();

	const change = ( key: number, to: Partial< Draft > ) =>
		setDrafts( drafts.map( ( one ) => ( one.key === key ? { ...one, ...to } : one ) ) );
	const add = ( filter: AdvancedFilter ) => {
		const draft = draftOf( filter, drafts );
		if ( draft ) {
			setChecked( false );
			setDrafts( [ ...drafts.map( ( one ) => ( { ...one, isNew: false } ) ), draft ] );
			/* translators: %s: name of a filter, such as Product. */
			speak( sprintf( __( 'Filter added: %s', 'storewright' ), filter.label ) );
		}
	};
	const remove = ( draft: Draft ) => {
		setDrafts( drafts.filter( ( { key } ) => key !== draft.key ) );
		/* translators: %s: name of a filter, such as Product. */
		speak( sprintf( __( 'Filter removed: %s', 'storewright' ), filterOf( draft )?.label ?? '' ) );
		focusAdder();
	};
	const go = ( next: readonly ActiveFilter[], how: Match ) => {
		expect( next, how );
		navigate(
			urlTo( '/', {
				...withoutFilters( filters, query ),
				[ showParam ]: ADVANCED,
				...filterParameters( filters, next, how ),
				paged: undefined,
			} )
		);
	};
	const readAll = () =>
		drafts.flatMap( ( draft ) => {
			const filter = filterOf( draft );
			const rule = filter?.rules.find( ( { param } ) => param === draft.param );
			return filter && rule ? [ { draft, rule, filter, read: readDraft( draft, filter, rule ) } ] : [];
		} );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		const all = readAll();
		const next = all.flatMap( ( { draft, read } ) =>
			'values' in read ? [ { id: draft.id, param: draft.param, values: read.values } ] : []
		);
		if ( next.length < all.length ) {
			setChecked( true );
			speak( __( 'Some filters have no value that can be used.', 'storewright' ), 'assertive' );
			window.setTimeout( () => form.current?.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus() );
			return;
		}
		setChecked( false );
		speak( __( 'Filters applied.', 'storewright' ) );
		go( next, chosen );
	};
	const clear = () => {
		setDrafts( [] );
		setChecked( false );
		setMatch( 'all' );
		speak( __( 'All filters cleared.', 'storewright' ) );
		go( [], 'all' );
		focusAdder();
	};
	const removeProblems = () => {
		go( active, match );
		speak( __( 'Filters applied.', 'storewright' ) );
		focusAdder();
	};
	const addable = filters.filter( ( filter ) => freeRules( filter, drafts ).length > 0 );
	return (
		<Card as="section" aria-labelledby={ id } className={ styles.card ?? '' }>
			{ problems.length > 0 && <Problems problems={ problems } onRemove={ removeProblems } /> }
			<form ref={ form } onSubmit={ submit } noValidate>
				<div className={ styles.head }>
					<CardTitle as="h2" id={ id }>
						{ __( 'Advanced filters', 'storewright' ) }
					</CardTitle>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						labelPosition="side"
						label={ __( 'Match', 'storewright' ) }
						value={ chosen }
						options={ [
							{ value: 'all', label: __( 'All filters', 'storewright' ) },
							{ value: 'any', label: __( 'Any filter', 'storewright' ) },
						] }
						onChange={ ( value ) => setMatch( value === 'any' ? 'any' : 'all' ) }
					/>
				</div>
				{ drafts.length === 0 && (
					<p className={ styles.none }>
						{ __( 'No filters yet: the report shows everything in its period.', 'storewright' ) }
					</p>
				) }
				{ readAll().map( ( { draft, filter, rule, read } ) => (
					<FilterRow
						key={ draft.key }
						filter={ filter }
						rule={ rule }
						rules={ [ rule, ...freeRules( filter, drafts ) ].sort(
							( one, other ) => filter.rules.indexOf( one ) - filter.rules.indexOf( other )
						) }
						values={ draft.values }
						isNew={ draft.isNew }
						error={ isChecked && 'error' in read ? read.error : undefined }
						errorAt={ 'error' in read ? read.at : 0 }
						onChange={ ( values ) => change( draft.key, { values } ) }
						onRule={ ( param ) => change( draft.key, { param } ) }
						onRemove={ () => remove( draft ) }
					/>
				) ) }
				<div className={ styles.actions } ref={ adder }>
					<DropdownMenu
						icon={ plus }
						text={ __( 'Add a filter', 'storewright' ) }
						label={ __( 'Add a filter', 'storewright' ) }
						toggleProps={ { __next40pxDefaultSize: true, variant: 'tertiary', showTooltip: false } }
						popoverProps={ { placement: 'bottom-start' } }
					>
						{ ( { onClose } ) => (
							<MenuGroup label={ __( 'Filters', 'storewright' ) }>
								{ addable.map( ( filter ) => (
									<MenuItem
										key={ filter.id }
										onClick={ () => {
											onClose();
											// The menu gives the focus back before the new filter takes it.
											window.setTimeout( () => add( filter ) );
										} }
									>
										{ filter.label }
									</MenuItem>
								) ) }
							</MenuGroup>
						) }
					</DropdownMenu>
					<span className={ styles.end } />
					{ drafts.length > 0 && (
						<Button __next40pxDefaultSize variant="tertiary" onClick={ clear }>
							{ __( 'Clear all filters', 'storewright' ) }
						</Button>
					) }
					<Button __next40pxDefaultSize variant="primary" type="submit">
						{ __( 'Apply filters', 'storewright' ) }
					</Button>
				</div>
			</form>
		</Card>
	);
}
