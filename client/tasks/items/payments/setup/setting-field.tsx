import { CheckboxControl, SelectControl, TextareaControl, TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { clsx } from 'clsx';

import { FieldError } from '../../../../shared/ui/field/field-error';
import fieldStyles from '../../../../shared/ui/field/field.module.scss';
import type { Gateway } from '../store';
import { SeveralField } from './several-field';
import styles from '../payments.module.scss';

export type GatewaySetting = NonNullable< Gateway[ 'settings' ][ string ] >;

/** A list for a setting of several choices. */
export type Value = string | readonly string[];

interface SettingFieldProps {
	setting: GatewaySetting;
	value: Value;
	/** What is wrong with the value; undefined where nothing is. */
	error: string | undefined;
	onChange: ( value: Value ) => void;
}

export interface Choice {
	value: string;
	label: string;
}

/** The choices of a setting; such as stand under the name of a part are taken out of it. */
const choicesOf = ( { options = {} }: GatewaySetting ): Choice[] =>
	Object.entries( options ).flatMap( ( [ value, label ] ) =>
		typeof label === 'string'
			? [ { value, label } ]
			: Object.entries( label ?? {} ).map( ( [ id, name ] ) => ( { value: id, label: String( name ) } ) )
	);

const INPUT_TYPES: Partial< Record< GatewaySetting[ 'type' ], 'password' | 'email' | 'number' > > = {
	password: 'password',
	email: 'email',
	number: 'number',
};

/** The field of a setting, of whatever kind it is. */
export const SettingField = ( { setting, value, error, onChange }: SettingFieldProps ) => {
	const errorId = useInstanceId( SettingField, 'storewright-setting-error' );
	const { type, label, placeholder } = setting;
	if ( type === 'multiselect' ) {
		return (
			<SeveralField
				label={ label }
				help={ setting.description }
				choices={ choicesOf( setting ) }
				value={ typeof value === 'string' ? [] : value }
				error={ error }
				onChange={ onChange }
			/>
		);
	}
	const text = typeof value === 'string' ? value : value.join();
	if ( type === 'checkbox' ) {
		return (
			<CheckboxControl
				className={ styles.box ?? '' }
				__nextHasNoMarginBottom
				label={ label }
				help={ setting.description }
				checked={ text === 'yes' }
				onChange={ ( isChecked ) => onChange( isChecked ? 'yes' : 'no' ) }
			/>
		);
	}
	const shared = {
		__nextHasNoMarginBottom: true,
		label,
		value: text,
		onChange,
		required: true,
		'aria-invalid': error !== undefined,
		'aria-describedby': errorId,
	} as const;
	return (
		<div className={ clsx( fieldStyles.field, error !== undefined && fieldStyles.invalid ) }>
			{ ( type === 'select' || type === 'radio' ) && (
				<SelectControl
					{ ...shared }
					__next40pxDefaultSize
					options={ [ { value: '', label: '—' }, ...choicesOf( setting ) ] }
				/>
			) }
			{ type === 'textarea' && <TextareaControl { ...shared } placeholder={ placeholder } /> }
			{ type !== 'select' && type !== 'radio' && type !== 'textarea' && (
				<TextControl
					{ ...shared }
					__next40pxDefaultSize
					type={ INPUT_TYPES[ type ] ?? 'text' }
					placeholder={ placeholder }
					autoComplete={ type === 'password' ? 'new-password' : 'off' }
				/>
			) }
			<FieldError id={ errorId }>{ error }</FieldError>
		</div>
	);
};
