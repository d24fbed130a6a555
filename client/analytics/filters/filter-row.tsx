import { Button, SelectControl } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';

import { TextField } from '../../shared/ui/field/text-field';
import { MoneyField } from '../../shared/ui/money-field/money-field';
import { SearchSelect } from './search-select';
import type { AdvancedFilter, Rule } from './types';
import styles from './filters.module.scss';

interface ValueProps {
	filter: AdvancedFilter;
	rule: Rule;
	/** Chosen values, or what was typed. */
	values: readonly string[];
	onChange: ( values: readonly string[] ) => void;
	error: string | undefined;
	/** Which of two values the error is about. */
	errorAt: number;
}

interface FilterRowProps extends ValueProps {
	/** Rules that may be chosen. */
	rules: readonly Rule[];
	/** Whether it was just added: the focus goes to its value. */
	isNew: boolean;
	onRule: ( param: string ) => void;
	onRemove: () => void;
}

/** The field of one typed value. */
function TypedField( {
	type,
	label,
	value,
	onChange,
	error,
}: {
	type: 'number' | 'money' | 'date';
	label: string;
	value: string;
	onChange: ( value: string ) => void;
	error: string | undefined;
} ) {
	return type === 'money' ? (
		<MoneyField label={ label } value={ value } onChange={ onChange } onBlur={ () => {} } error={ error } />
	) : (
		<TextField
			label={ label }
			value={ value }
			onChange={ onChange }
			error={ error }
			autoComplete="off"
			{ ...( type === 'date'
				? { placeholder: __( 'YYYY-MM-DD', 'storewright' ) }
				: { inputMode: 'numeric' as const } ) }
		/>
	);
}

function Value( { filter: { label, control }, rule, values, onChange, error, errorAt }: ValueProps ) {
	switch ( control.type ) {
		case 'select':
			return (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ label }
					hideLabelFromVision
					value={ values[ 0 ] ?? control.options[ 0 ]?.value ?? '' }
					options={ [ ...control.options ] }
					onChange={ ( value ) => onChange( [ value ] ) }
				/>
			);
		case 'options':
		case 'search':
			return (
				<SearchSelect
					label={ label }
					hasHiddenLabel
					from={ control.type === 'search' ? control.of : control.options }
					values={ values }
					onChange={ onChange }
					error={ error }
				/>
			);
		default: {
			const { type } = control;
			const [ first = '', last = '' ] = values;
			return rule.isRange ? (
				<div className={ styles.range }>
					<TypedField
						type={ type }
						label={ __( 'From', 'storewright' ) }
						value={ first }
						onChange={ ( value ) => onChange( [ value, last ] ) }
						error={ errorAt === 0 ? error : undefined }
					/>
					<TypedField
						type={ type }
						label={ __( 'To', 'storewright' ) }
						value={ last }
						onChange={ ( value ) => onChange( [ first, value ] ) }
						error={ errorAt === 1 ? error : undefined }
					/>
				</div>
			) : (
				<TypedField
					type={ type }
					label={ label }
					value={ first }
					onChange={ ( value ) => onChange( [ value ] ) }
					error={ error }
				/>
			);
		}
	}
}

/** A filter that is being made: its name, its rule, its value, and the button to take it away. */
export function FilterRow( { filter, rule, rules, isNew, onRule, onRemove, ...value }: FilterRowProps ) {
	const { label } = filter;
	const place = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( isNew ) {
			place.current?.querySelector< HTMLElement >( 'input, select' )?.focus();
		}
	}, [ isNew ] );
	return (
		<fieldset className={ styles.row }>
			<legend className="screen-reader-text">{ label }</legend>
			<span className={ styles.name } aria-hidden="true">
				{ label }
			</span>
			<div className={ styles.rule }>
				{ filter.rules.length > 1 ? (
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						hideLabelFromVision
						/* translators: %s: name of a filter, such as Product. */
						label={ sprintf( __( '%s: rule', 'storewright' ), label ) }
						value={ rule.param }
						options={ rules.map( ( one ) => ( { value: one.param, label: one.label } ) ) }
						onChange={ onRule }
					/>
				) : (
					rule.label
				) }
			</div>
			<div className={ styles.value } ref={ place }>
				<Value { ...{ filter, rule } } { ...value } />
			</div>
			<Button
				__next40pxDefaultSize
				icon={ trash }
				/* translators: %s: name of a filter, such as Product. */
				label={ sprintf( __( 'Remove filter: %s', 'storewright' ), label ) }
				onClick={ onRemove }
			/>
		</fieldset>
	);
}
