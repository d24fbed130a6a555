import { BaseControl, Button, useBaseControlProps } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { clsx } from 'clsx';

import { usePageData } from '../../data/page-data';
import { formatAmount, formatMoney, readAmount } from '../../format/money';
import { FieldError } from '../field/field-error';
import fieldStyles from '../field/field.module.scss';
import styles from './money-field.module.scss';

interface MoneyFieldProps {
	label: string;
	/** Text as it was typed. */
	value: string;
	onChange: ( value: string ) => void;
	onBlur: () => void;
	name?: string;
	required?: boolean;
	/** Help text. */
	help?: string;
	/** Error of the value. */
	error?: string | undefined;
}

/** An amount of money with the shop's currency before or behind it, as the shop's setting says. */
export const MoneyField = ( {
	label,
	value,
	onChange,
	onBlur,
	name,
	required = false,
	help = '',
	error,
}: MoneyFieldProps ) => {
	const { symbol, position } = usePageData().currency;
	const reading = readAmount( value );
	const [ wasLeft, setLeft ] = useState( false );
	const isAsking = reading.kind === 'ambiguous' && ( wasLeft || error !== undefined );
	const noteId = useInstanceId( MoneyField, 'storewright-money-note' );
	const { baseControlProps, controlProps } = useBaseControlProps( { label } );
	const input = useRef< HTMLInputElement >( null );
	const isBefore = position.startsWith( 'left' );
	const affix = (
		<span className={ styles.affix } aria-hidden="true">
			{ symbol }
		</span>
	);
	return (
		<div className={ clsx( fieldStyles.field, error && styles.invalid ) }>
			<BaseControl { ...baseControlProps } __nextHasNoMarginBottom>
				<span className={ styles.control }>
					{ isBefore && affix }
					<input
						{ ...controlProps }
						ref={ input }
						className={ styles.input }
						type="text"
						inputMode="decimal"
						autoComplete="off"
						name={ name }
						value={ value }
						onChange={ ( { target } ) => onChange( target.value ) }
						onBlur={ () => {
							setLeft( true );
							onBlur();
						} }
						required={ required }
						aria-invalid={ error !== undefined }
						aria-describedby={ noteId }
					/>
					{ ! isBefore && affix }
				</span>
			</BaseControl>
			{ error === undefined ? (
				<span id={ noteId } className={ styles.help }>
					{ help }
				</span>
			) : (
				<FieldError id={ noteId }>{ error }</FieldError>
			) }
			{ isAsking && (
				<div className={ styles.question } role="group" aria-labelledby={ `${ noteId }-question` }>
					<span id={ `${ noteId }-question` } role="status">
						{ sprintf(
							/* translators: %s: an amount as it was typed, such as 1,234. */
							__( 'Which amount do you mean by “%s”?', 'storewright' ),
							value.trim()
						) }
					</span>
					<span className={ styles.answers }>
						{ reading.readings.map( ( amount ) => (
							<Button
								key={ amount }
								__next40pxDefaultSize
								variant="secondary"
								onClick={ () => {
									input.current?.focus();
									setLeft( false );
									onChange( formatAmount( amount ) );
								} }
							>
								{ formatMoney( amount ) }
							</Button>
						) ) }
					</span>
				</div>
			) }
		</div>
	);
};
