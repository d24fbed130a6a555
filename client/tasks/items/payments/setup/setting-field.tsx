import { Button, CheckboxControl, SelectControl, TextareaControl, TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { clsx } from 'clsx';

import { plainText } from '../../../../shared/format/plain-text';
import { FieldError } from '../../../../shared/ui/field/field-error';
import fieldStyles from '../../../../shared/ui/field/field.module.scss';
import type { Gateway } from '../store';
import { type Choice, MultiSelectField } from './multi-select-field';
import styles from '../payments.module.scss';

export type GatewaySetting = NonNullable< Gateway[ 'settings' ][ string ] >;

/** A list for a setting of several choices. */
export type Value = string | readonly string[];

interface SettingFieldProps {
	setting: GatewaySetting;
	value: Value;
	/** Error of the value; undefined where there is none. */
	error: string | undefined;
	/** Whether it may not be empty; yes by default. */
	isRequired?: boolean;
	onChange: ( value: Value ) => void;
}

/** The choices of a setting; such as stand under the name of a part are taken out of it. */
const choicesOf = ( { options = {} }: GatewaySetting ): Choice[] =>
	Object.entries( options ).flatMap( ( [ value, label ] ) =>
		typeof label === 'string'
			? [ { value, label } ]
			: Object.entries( label ?? {} ).map( ( [ id, name ] ) => ( { value: id, label: String( name ) } ) )
	);

const INPUT_TYPES: Partial< Record< GatewaySetting[ 'type' ], 'email' | 'number' > > = {
	email: 'email',
	number: 'number',
};

/** How the server masks a secret that is set; sent back, the mask leaves the secret as it is. */
const MASK = /^•{8}[0-9a-f]*$/;

const isMask = ( value: unknown ): value is string => typeof value === 'string' && MASK.test( value );

interface SecretInputProps {
	label: string;
	value: string;
	/** The saved value: a mask, or nothing. */
	saved: unknown;
	placeholder: string;
	onChange: ( value: string ) => void;
	required: boolean;
	'aria-invalid': boolean;
	'aria-describedby': string;
}

/** Renders a password. What is saved is never shown: it is kept, cleared, or replaced by what is typed. */
const SecretInput = ( { value, saved, placeholder, onChange, ...props }: SecretInputProps ) => {
	const isKept = isMask( value );
	const savedId = useInstanceId( SecretInput, 'storewright-saved-secret' );
	const { 'aria-describedby': errorId } = props;
	return (
		<>
			<TextControl
				{ ...props }
				aria-describedby={ isKept ? `${ savedId } ${ errorId }` : errorId }
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				type="password"
				value={ isKept ? '' : value }
				required={ props.required && ! isKept }
				onChange={ onChange }
				placeholder={ isKept ? '••••••••' : placeholder }
				autoComplete="new-password"
			/>
			{ isKept && (
				<div className={ styles.saved }>
					<span id={ savedId }>{ __( 'Saved. Enter a new value to replace it.', 'storewright' ) }</span>
					<Button variant="link" onClick={ () => onChange( '' ) }>
						{ __( 'Clear', 'storewright' ) }
					</Button>
				</div>
			) }
			{ ! isKept && isMask( saved ) && (
				<div className={ styles.saved }>
					<Button variant="link" onClick={ () => onChange( saved ) }>
						{ __( 'Keep the saved value', 'storewright' ) }
					</Button>
				</div>
			) }
		</>
	);
};

/** The field of a setting, of whatever kind it is. */
export const SettingField = ( { setting, value, error, isRequired = true, onChange }: SettingFieldProps ) => {
	const errorId = useInstanceId( SettingField, 'storewright-setting-error' );
	const helpId = useInstanceId( SettingField, 'storewright-setting-help' );
	const { type, label, placeholder } = setting;
	const help = plainText( setting.description );
	if ( type === 'multiselect' ) {
		return (
			<MultiSelectField
				label={ label }
				help={ help }
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
				help={ help }
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
		required: isRequired,
		'aria-invalid': error !== undefined,
		'aria-describedby': help === '' ? errorId : `${ helpId } ${ errorId }`,
	} as const;
	const isSelect = type === 'select' || type === 'radio';
	const below = (
		<>
			{ help !== '' && (
				<span id={ helpId } className={ styles.help }>
					{ help }
				</span>
			) }
			<FieldError id={ errorId }>{ error }</FieldError>
		</>
	);
	return (
		<div className={ clsx( fieldStyles.field, error !== undefined && fieldStyles.invalid ) }>
			{ isSelect && (
				<SelectControl
					{ ...shared }
					// It is described by its help alone, whatever else it is told.
					help={ below }
					__next40pxDefaultSize
					options={ [ { value: '', label: '—' }, ...choicesOf( setting ) ] }
				/>
			) }
			{ type === 'textarea' && <TextareaControl { ...shared } placeholder={ placeholder } /> }
			{ type === 'password' && <SecretInput { ...shared } saved={ setting.value } placeholder={ placeholder } /> }
			{ ! isSelect && type !== 'textarea' && type !== 'password' && (
				<TextControl
					{ ...shared }
					__next40pxDefaultSize
					type={ INPUT_TYPES[ type ] ?? 'text' }
					placeholder={ placeholder }
					autoComplete="off"
				/>
			) }
			{ ! isSelect && below }
		</div>
	);
};
