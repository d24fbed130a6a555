import { speak } from '@wordpress/a11y';
import { Button, Spinner } from '@wordpress/components';
import { useDebounce, useInstanceId } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { clsx } from 'clsx';
import type { FocusEvent, KeyboardEvent } from 'react';

import { useQuery as useAnswer } from '../../shared/data/use-query';
import { searchable } from '../../shared/format/searchable';
import { FieldError } from '../../shared/ui/field/field-error';
import { choicesStore } from './choices';
import type { ChoiceKind, Option } from './types';
import styles from './search-select.module.scss';

interface SearchSelectProps {
	label: string;
	/** Whether the label is for screen readers alone. */
	hasHiddenLabel?: boolean;
	/** What is chosen from: things that the server finds, or a few that are known. */
	from: ChoiceKind | readonly Option[];
	/** Of variations: the product that they are of. */
	product?: string;
	values: readonly string[];
	onChange: ( values: readonly string[] ) => void;
	/** How many may be chosen; with one, the next choice takes its place. */
	max?: number;
	error?: string | undefined;
}

/** After how many milliseconds without another key what was typed is searched for. */
const DELAY = 250;

const isKind = ( from: SearchSelectProps[ 'from' ] ): from is ChoiceKind => typeof from === 'string';

/** What may be chosen, and the names of what is. */
function useOptions( { from, product = '', values }: SearchSelectProps, search: string, isOpen: boolean ) {
	const of = isKind( from ) ? from : 'product';
	const found = useAnswer( choicesStore, 'find', { of, search, product, isOpen: isOpen && isKind( from ) } );
	const named = useAnswer( choicesStore, 'named', { of, values: isKind( from ) ? values.join( ',' ) : '' } );
	const known = isKind( from ) ? [] : from;
	const offered = found.status === 'ready' ? found.data : [];
	const all = isKind( from )
		? offered
		: known.filter( ( { label } ) => searchable( label ).includes( searchable( search ) ) );
	const retries = [ found, named ].flatMap( ( one ) => ( one.status === 'failed' ? [ one.retry ] : [] ) );
	return {
		retry: () => retries.forEach( ( retry ) => retry() ),
		options: all.filter( ( { value } ) => ! values.includes( value ) ),
		isLoading: found.status === 'loading',
		failure: found.status === 'failed' ? found.error.message : null,
		nameOf: ( value: string, seen: Readonly< Record< string, string > > ): string => {
			const one = [ ...known, ...( named.status === 'ready' ? named.data : [] ) ].find(
				( option ) => option.value === value
			);
			/* translators: %s: number of a product, customer or the like that is not there any more. */
			const gone = () => sprintf( __( '%s (not found)', 'storewright' ), value );
			if ( one || seen[ value ] !== undefined ) {
				return one?.label ?? seen[ value ] ?? '';
			}
			return named.status === 'ready' ? gone() : `#${ value }`;
		},
	};
}

/** A field that searches for things by name, with those that were chosen before it. */
export function SearchSelect( props: SearchSelectProps ) {
	const { label, hasHiddenLabel = false, values, onChange, max = Infinity, error } = props;
	const id = useInstanceId( SearchSelect, 'storewright-search' );
	const input = useRef< HTMLInputElement >( null );
	const [ text, setText ] = useState( '' );
	const [ search, setSearch ] = useState( '' );
	const [ isOpen, setOpen ] = useState( false );
	const [ at, setAt ] = useState( 0 );
	const [ seen, setSeen ] = useState< Readonly< Record< string, string > > >( {} );
	const { options, isLoading, failure, nameOf, retry } = useOptions(
		props,
		( isKind( props.from ) ? search : text ).trim(),
		isOpen
	);
	const searchSoon = useDebounce( setSearch, isKind( props.from ) ? DELAY : 0 );
	const isFull = max > 1 && values.length >= max;
	// What was found for an earlier text is no answer to this one: nothing of it is chosen by a key.
	const isLate = isLoading || ( isKind( props.from ) && text.trim() !== search.trim() );
	const active = isOpen && ! isFull && ! isLate ? options[ Math.min( at, options.length - 1 ) ] : undefined;

	const activeId = active && `${ id }-${ active.value }`;
	useEffect( () => {
		if ( activeId !== undefined ) {
			document.getElementById( activeId )?.scrollIntoView( { block: 'nearest' } );
		}
	}, [ activeId ] );

	const open = () => {
		setOpen( true );
		retry();
	};
	const type = ( next: string ) => {
		setText( next );
		setAt( 0 );
		setOpen( true );
		searchSoon( next );
	};
	const close = () => {
		setOpen( false );
		setText( '' );
		searchSoon.cancel();
		setSearch( '' );
	};
	const choose = ( { value, label: name }: Option ) => {
		setSeen( { ...seen, [ value ]: name } );
		close();
		/* translators: %s: name of a product, customer or the like. */
		speak( sprintf( __( '%s added.', 'storewright' ), name ) );
		onChange( max === 1 ? [ value ] : [ ...values, value ] );
	};
	const remove = ( value: string ) => {
		/* translators: %s: name of a product, customer or the like. */
		speak( sprintf( __( '%s removed.', 'storewright' ), nameOf( value, seen ) ) );
		input.current?.focus();
		onChange( values.filter( ( one ) => one !== value ) );
	};
	const move = ( step: number ) => {
		if ( ! isOpen ) {
			open();
		} else if ( options.length > 0 ) {
			setAt( ( Math.min( at, options.length - 1 ) + step + options.length ) % options.length );
		}
	};
	const press = ( event: KeyboardEvent ) => {
		const last = values.at( -1 );
		// An input method takes these keys for itself while it composes.
		if ( event.nativeEvent.isComposing ) {
			return;
		}
		switch ( event.key ) {
			case 'ArrowDown':
			case 'ArrowUp':
				event.preventDefault();
				move( event.key === 'ArrowDown' ? 1 : -1 );
				break;
			case 'Enter':
				// What is typed is never sent with the form: it is no choice yet.
				event.preventDefault();
				if ( active ) {
					choose( active );
				}
				break;
			case 'Escape':
				if ( isOpen ) {
					event.stopPropagation();
					close();
				}
				break;
			case 'Backspace':
				if ( text === '' && last !== undefined && ! event.repeat ) {
					remove( last );
				}
				break;
		}
	};
	const leave = ( event: FocusEvent< HTMLElement > ) => {
		if ( ! event.currentTarget.contains( event.relatedTarget ) ) {
			close();
		}
	};
	const state = (): string => {
		if ( isFull ) {
			/* translators: %d: number. */
			const most = _n( 'No more than %d can be chosen.', 'No more than %d can be chosen.', max, 'storewright' );
			return sprintf( most, max );
		}
		if ( failure !== null ) {
			return failure;
		}
		if ( isLate ) {
			return __( 'Searching…', 'storewright' );
		}
		return options.length === 0
			? __( 'Nothing found.', 'storewright' )
			: sprintf(
					/* translators: %d: number of things that were found. */
					_n(
						'%d found, use the arrow keys to choose.',
						'%d found, use the arrow keys to choose.',
						options.length,
						'storewright'
					),
					options.length
				);
	};
	return (
		<div className={ styles.field } onBlur={ leave }>
			<label
				className={ clsx( styles.label, hasHiddenLabel && 'screen-reader-text' ) }
				htmlFor={ `${ id }-input` }
			>
				{ label }
			</label>
			<div className={ clsx( styles.control, error && styles.invalid ) }>
				{ values.length > 0 && (
					<ul className={ styles.chosen } aria-label={ label }>
						{ values.map( ( value ) => (
							<li key={ value }>
								<span>{ nameOf( value, seen ) }</span>
								<Button
									size="small"
									icon={ closeSmall }
									/* translators: %s: name of a product, customer or the like. */
									label={ sprintf( __( 'Remove %s', 'storewright' ), nameOf( value, seen ) ) }
									onClick={ () => remove( value ) }
								/>
							</li>
						) ) }
					</ul>
				) }
				<input
					ref={ input }
					id={ `${ id }-input` }
					className={ styles.input }
					type="text"
					role="combobox"
					autoComplete="off"
					aria-autocomplete="list"
					aria-expanded={ isOpen }
					aria-controls={ `${ id }-list` }
					aria-activedescendant={ activeId }
					aria-invalid={ error !== undefined }
					aria-describedby={ `${ id }-error` }
					placeholder={ __( 'Search', 'storewright' ) }
					value={ text }
					onChange={ ( { target } ) => type( target.value ) }
					onClick={ open }
					onKeyDown={ press }
				/>
				{ isOpen && isLoading && <Spinner className={ styles.spinner ?? '' } /> }
			</div>
			{ isOpen && (
				<div className={ styles.popover }>
					<ul id={ `${ id }-list` } role="listbox" aria-label={ label } className={ styles.list }>
						{ ! isFull &&
							options.map( ( option, place ) => (
								// eslint-disable-next-line jsx-a11y/click-events-have-key-events -- The field has the keys.
								<li
									key={ option.value }
									id={ `${ id }-${ option.value }` }
									role="option"
									aria-selected={ option === active }
									className={ clsx( styles.option, option === active && styles.isActive ) }
									onPointerDown={ ( event ) => event.preventDefault() }
									onPointerMove={ () => setAt( place ) }
									onClick={ () => choose( option ) }
								>
									{ option.label }
								</li>
							) ) }
					</ul>
					<p
						role="status"
						className={ clsx( styles.state, options.length > 0 && ! isFull && 'screen-reader-text' ) }
					>
						{ state() }
					</p>
				</div>
			) }
			<FieldError id={ `${ id }-error` }>{ error }</FieldError>
		</div>
	);
}
