import { TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { clsx } from 'clsx';
import { forwardRef } from '@wordpress/element';
import type { InputHTMLAttributes } from 'react';

import { FieldError } from './field-error';
import styles from './field.module.scss';

type TextFieldProps = Omit<
	InputHTMLAttributes< HTMLInputElement >,
	'onChange' | 'value' | 'id' | 'type' | 'className'
> & {
	label: string;
	value: string;
	onChange: ( value: string ) => void;
	/** Error of the value; undefined where there is none. */
	error?: string | undefined;
};

/** A line of text with its label above and what is wrong with it below. */
export const TextField = forwardRef< HTMLInputElement, TextFieldProps >(
	( { label, value, onChange, error, ...attributes }, ref ) => {
		const errorId = useInstanceId( TextField, 'storewright-error' );
		return (
			<div className={ clsx( styles.field, error && styles.invalid ) }>
				<TextControl
					{ ...attributes }
					ref={ ref }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ label }
					value={ value }
					onChange={ onChange }
					aria-invalid={ error !== undefined }
					aria-describedby={ errorId }
				/>
				<FieldError id={ errorId }>{ error }</FieldError>
			</div>
		);
	}
);
TextField.displayName = 'TextField';
