import { CheckboxControl, SelectControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { clsx } from 'clsx';

import { FieldError } from '../../../../shared/ui/field/field-error';
import fieldStyles from '../../../../shared/ui/field/field.module.scss';
import styles from './multi-select-field.module.scss';

export interface Choice {
	value: string;
	label: string;
}

interface MultiSelectFieldProps {
	label: string;
	/** Help text; '' where there is none. */
	help: string;
	choices: readonly Choice[];
	value: readonly string[];
	/** Error of the value; undefined where there is none. */
	error: string | undefined;
	onChange: ( value: readonly string[] ) => void;
}

/** Up to how many choices are boxes. More are a list: one stop for the keyboard. */
const MAX_BOXES = 10;

/** A setting of which several choices may hold. Values that are no choice any more stay. */
export const MultiSelectField = ( { label, help, choices, value, error, onChange }: MultiSelectFieldProps ) => {
	const id = useInstanceId( MultiSelectField, 'storewright-several' );
	const invalid = { 'aria-invalid': error !== undefined, 'aria-describedby': `${ id }-error` } as const;
	const isChoice = ( one: string ) => choices.some( ( choice ) => choice.value === one );
	const field =
		choices.length > MAX_BOXES ? (
			<SelectControl
				__nextHasNoMarginBottom
				{ ...invalid }
				className={ styles.list ?? '' }
				multiple
				label={ label }
				help={ help }
				options={ [ ...choices ] }
				value={ [ ...value ] }
				onChange={ ( chosen ) => onChange( [ ...value.filter( ( one ) => ! isChoice( one ) ), ...chosen ] ) }
			/>
		) : (
			<fieldset className={ styles.boxes }>
				<legend className={ styles.legend }>{ label }</legend>
				{ help !== '' && <p className={ styles.help }>{ help }</p> }
				{ choices.map( ( choice ) => (
					<CheckboxControl
						key={ choice.value }
						__nextHasNoMarginBottom
						{ ...invalid }
						label={ choice.label }
						checked={ value.includes( choice.value ) }
						onChange={ ( isChosen ) =>
							onChange(
								isChosen ? [ ...value, choice.value ] : value.filter( ( one ) => one !== choice.value )
							)
						}
					/>
				) ) }
			</fieldset>
		);
	return (
		<div className={ clsx( fieldStyles.field, error !== undefined && fieldStyles.invalid ) }>
			{ field }
			<FieldError id={ `${ id }-error` }>{ error }</FieldError>
		</div>
	);
};
