import { BaseControl, useBaseControlProps } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { clsx } from 'clsx';

import { getPageData } from '../../data/page-data';
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
	/** What the amount means. */
	help?: string;
	/** What is wrong with it. */
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
	const { symbol, position } = getPageData().currency;
	const noteId = useInstanceId( MoneyField, 'storewright-money-note' );
	const { baseControlProps, controlProps } = useBaseControlProps( { label } );
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
						className={ styles.input }
						type="text"
						inputMode="decimal"
						autoComplete="off"
						name={ name }
						value={ value }
						onChange={ ( { target } ) => onChange( target.value ) }
						onBlur={ onBlur }
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
		</div>
	);
};
