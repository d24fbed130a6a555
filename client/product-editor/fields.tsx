/** Fields of the sections, each with the error that the server or the form has of it. */
import { CheckboxControl, SelectControl, TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';

import { FieldError } from '../shared/ui/field/field-error';
import fieldStyles from '../shared/ui/field/field.module.scss';
import { TextField } from '../shared/ui/field/text-field';
import styles from './product-editor.module.scss';

interface TextProps {
	label: string;
	name: string;
	value: string;
	onChange: ( value: string ) => void;
	error?: string | undefined;
	help?: string;
	type?: 'text' | 'url';
	inputMode?: 'decimal' | 'url';
	maxLength?: number;
	required?: boolean;
}

/** A line of text. */
export const Text = ( { help, type, ...props }: TextProps ) => (
	<div>
		<TextField autoComplete="off" { ...props } { ...( type === 'url' && { inputMode: 'url' as const } ) } />
		<Help text={ help } isCovered={ props.error !== undefined } />
	</div>
);

/** What a field is for, where nothing is wrong with it. */
const Help = ( { text, isCovered }: { text: string | undefined; isCovered: boolean } ) =>
	text === undefined || isCovered ? null : <p className={ styles.helpInstead }>{ text }</p>;

interface WholeProps {
	label: string;
	name: string;
	/** Null for none. */
	value: number | null;
	onChange: ( value: number | null ) => void;
	error?: string | undefined;
	help?: string;
	min?: number;
	placeholder?: string;
}

/** A whole number, or none. */
export const Whole = ( { label, name, value, onChange, error, help, min, placeholder }: WholeProps ) => {
	const id = useInstanceId( Whole, 'storewright-whole' );
	return (
		<div className={ fieldStyles.field }>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="number"
				step={ 1 }
				label={ label }
				name={ name }
				autoComplete="off"
				value={ value === null ? '' : String( value ) }
				onChange={ ( text ) => onChange( text.trim() === '' ? null : Math.trunc( Number( text ) ) ) }
				aria-invalid={ error !== undefined }
				aria-describedby={ id }
				{ ...( min !== undefined && { min } ) }
				{ ...( placeholder !== undefined && { placeholder } ) }
			/>
			<FieldError id={ id }>{ error }</FieldError>
			<Help text={ help } isCovered={ error !== undefined } />
		</div>
	);
};

interface ChoiceProps< Value extends string > {
	label: string;
	value: Value;
	options: ReadonlyArray< { value: Value; label: string } >;
	onChange: ( value: Value ) => void;
	help?: string;
}

/** One of a few. */
export const Choice = < Value extends string >( { label, value, options, onChange, help }: ChoiceProps< Value > ) => (
	<div className={ fieldStyles.field }>
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			value={ value }
			options={ [ ...options ] }
			onChange={ ( chosen ) => onChange( chosen as Value ) }
			{ ...( help !== undefined && { help } ) }
		/>
	</div>
);

interface CheckProps {
	label: string;
	checked: boolean;
	onChange: ( checked: boolean ) => void;
	help?: string;
}

/** Yes or no. */
export const Check = ( { label, checked, onChange, help }: CheckProps ) => (
	<CheckboxControl
		__nextHasNoMarginBottom
		label={ label }
		checked={ checked }
		onChange={ onChange }
		{ ...( help !== undefined && { help } ) }
	/>
);

interface MomentProps {
	label: string;
	/** In the site's time, such as '2026-11-27T00:00:00'; null for none. */
	value: string | null;
	onChange: ( value: string | null ) => void;
	error?: string | undefined;
	help?: string;
}

/** A date and time in the site's time, or none. */
export const Moment = ( { label, value, onChange, error, help }: MomentProps ) => {
	const id = useInstanceId( Moment, 'storewright-moment' );
	return (
		<div className={ fieldStyles.field }>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="datetime-local"
				label={ label }
				value={ value?.slice( 0, 16 ) ?? '' }
				onChange={ ( text ) => onChange( text === '' ? null : `${ text }:00` ) }
				aria-invalid={ error !== undefined }
				aria-describedby={ id }
			/>
			<FieldError id={ id }>{ error }</FieldError>
			<Help text={ help } isCovered={ error !== undefined } />
		</div>
	);
};
