import { ComboboxControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { clsx } from 'clsx';

import { FieldError } from '../field/field-error';
import fieldStyles from '../field/field.module.scss';
import { countryOf } from './address';
import { matchPlace, type PlaceOption } from './place-options';
import styles from './address-form.module.scss';

interface PlaceSelectProps {
	options: PlaceOption[];
	/** 'CC' or 'CC:STATE', '' for none. */
	value: string;
	onChange: ( value: string ) => void;
	/** Whether the browser's autofill may choose: not where the owner has chosen already. */
	canAutofill: boolean;
	error?: string | undefined;
}

/** From how many characters on the states of all countries are searched: before, they would be thousands of entries. */
const SEARCH_LENGTH = 2;

const offered = ( options: PlaceOption[], value: string, filter: string ): PlaceOption[] =>
	filter.trim().length < SEARCH_LENGTH
		? options.filter( ( place ) => ! place.state || countryOf( place.value ) === countryOf( value ) )
		: options;

/**
 * Keeps aria-controls of a combobox at its list, which is there only while it is open: the component names the list with
 * aria-owns, which no longer satisfies the role.
 *
 * @param field  What the combobox is in.
 * @param listId Id for a list that has none.
 * @return Ends it.
 */
function nameList( field: HTMLElement | null, listId: string ): () => void {
	const name = () => {
		const list = field?.querySelector( '[role="listbox"]' );
		const input = field?.querySelector( '[role="combobox"]' );
		if ( list ) {
			list.id ||= listId;
			input?.setAttribute( 'aria-controls', list.id );
		} else {
			input?.removeAttribute( 'aria-controls' );
		}
	};
	const observer = new MutationObserver( name );
	if ( field ) {
		observer.observe( field, { childList: true, subtree: true } );
	}
	name();
	return () => observer.disconnect();
}

/** Chooses a country, with a state where it has some. The browser's autofill is understood too. */
export const PlaceSelect = ( { options, value, onChange, canAutofill, error }: PlaceSelectProps ) => {
	const [ filter, setFilter ] = useState( '' );
	const field = useRef< HTMLDivElement >( null );
	// Browsers fill in the country first and the state after it.
	const autofilled = useRef< string | null >( null );
	const errorId = useInstanceId( PlaceSelect, 'storewright-place-error' );
	useEffect( () => {
		const input = field.current?.querySelector( '[role="combobox"]' );
		input?.setAttribute( 'aria-required', 'true' );
		input?.setAttribute( 'aria-invalid', String( error !== undefined ) );
		// Up to WordPress 6.8 it names a description that is not there, in place of the help.
		input?.setAttribute( 'aria-describedby', errorId );
	}, [ error, errorId ] );
	useEffect( () => nameList( field.current, `${ errorId }-list` ), [ errorId ] );

	return (
		<div ref={ field } className={ clsx( fieldStyles.field, styles.place, error && fieldStyles.invalid ) }>
			<ComboboxControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				allowReset={ false }
				expandOnFocus={ false }
				label={ __( 'Country / Region', 'storewright' ) }
				placeholder={ __( 'Select or type a country', 'storewright' ) }
				options={ offered( options, value, filter ) }
				onFilterValueChange={ setFilter }
				value={ value }
				onChange={ ( chosen ) => chosen && onChange( chosen ) }
				help={ <FieldError id={ errorId }>{ error }</FieldError> }
			/>
			<AutofillHints
				onHints={ ( country, state ) => {
					const mayChoose = canAutofill || value === autofilled.current;
					const match = mayChoose ? matchPlace( options, country, state ) : null;
					const isKnown = match?.state === '' && match.value === countryOf( value );
					if ( match && ! isKnown ) {
						autofilled.current = match.value;
						onChange( match.value );
					}
				} }
			/>
		</div>
	);
};

interface AutofillHintsProps {
	onHints: ( country: string, state: string ) => void;
}

/** Renders hidden fields for browsers' autofill, which knows text fields of these names only. */
const AutofillHints = ( { onHints }: AutofillHintsProps ) => {
	const [ country, setCountry ] = useState( '' );
	const [ state, setState ] = useState( '' );
	const shared = { type: 'text', tabIndex: -1, className: styles.autofill } as const;
	return (
		<div aria-hidden="true">
			<input
				{ ...shared }
				name="country"
				autoComplete="country"
				value={ country }
				onChange={ ( { target } ) => {
					setCountry( target.value );
					onHints( target.value, state );
				} }
			/>
			<input
				{ ...shared }
				name="state"
				autoComplete="address-level1"
				value={ state }
				onChange={ ( { target } ) => {
					setState( target.value );
					onHints( country, target.value );
				} }
			/>
		</div>
	);
};
