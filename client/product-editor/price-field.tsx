import { useState } from '@wordpress/element';

import { formatAmount, readAmount } from '../shared/format/money';
import { MoneyField } from '../shared/ui/money-field/money-field';
import { UNREAD } from './check';

const shown = ( value: string ): string => {
	if ( value.startsWith( UNREAD ) ) {
		return value.slice( UNREAD.length );
	}
	return value === '' ? '' : formatAmount( value );
};

const read = ( text: string ): string => {
	const reading = readAmount( text );
	if ( text.trim() === '' ) {
		return '';
	}
	return reading.kind === 'number' ? reading.value : UNREAD + text;
};

interface PriceFieldProps {
	label: string;
	name: string;
	/** A decimal string, or what was typed and is no amount, after `UNREAD`. */
	value: string;
	onChange: ( value: string ) => void;
	help?: string;
	error?: string | undefined;
}

/** A price as the shop writes it; its value is a decimal string. */
export const PriceField = ( { label, name, value, onChange, help, error }: PriceFieldProps ) => {
	const [ typed, setTyped ] = useState( { text: shown( value ), value } );
	// What was changed otherwise, such as restored, is shown.
	const text = typed.value === value ? typed.text : shown( value );
	return (
		<MoneyField
			label={ label }
			name={ name }
			value={ text }
			onChange={ ( next ) => {
				setTyped( { text: next, value: read( next ) } );
				onChange( read( next ) );
			} }
			onBlur={ () => {} }
			{ ...( help !== undefined && { help } ) }
			error={ error }
		/>
	);
};
