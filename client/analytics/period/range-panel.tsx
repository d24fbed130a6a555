import { Button, RadioControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { clsx } from 'clsx';
import type { FormEvent } from 'react';

import { TextField } from '../../shared/ui/field/text-field';
import { Calendar } from './calendar';
import { isDay, type Day } from './dates';
import { COMPARISONS, PRESETS, periodOf, type Calendar as ShopCalendar, type Choice, type Period } from './period';
import { comparisonName, periodName } from './texts';
import styles from './date-range.module.scss';

interface RangePanelProps {
	period: Period;
	calendar: ShopCalendar;
	onApply: ( choice: Choice ) => void;
	onCancel: () => void;
}

interface Typed {
	after: string;
	before: string;
}

/** What is wrong with the typed days, by field. */
function errorsOf( { after, before }: Typed ): Partial< Typed > {
	const invalid = __( 'Enter a date in the form YYYY-MM-DD.', 'storewright' );
	const errors = {
		...( ! isDay( after ) && { after: invalid } ),
		...( ! isDay( before ) && { before: invalid } ),
	};
	return isDay( after ) && isDay( before ) && before < after
		? { before: __( 'The end date is before the start date.', 'storewright' ) }
		: errors;
}

/** The panel behind the button of the period: presets at the start, days at the end, typed or picked. */
export function RangePanel( { period, calendar, onApply, onCancel }: RangePanelProps ) {
	const id = useInstanceId( RangePanel, 'storewright-range' );
	const [ preset, setPreset ] = useState< Choice[ 'period' ] >( period.period );
	const [ compare, setCompare ] = useState( period.compare );
	const [ typed, setTyped ] = useState< Typed >( period.primary );
	const [ isChecked, setChecked ] = useState( false );
	const errors = isChecked && preset === 'custom' ? errorsOf( typed ) : {};

	const choosePreset = ( next: Choice[ 'period' ] ) => {
		setPreset( next );
		if ( next !== 'custom' ) {
			setTyped( periodOf( { period: next, compare, custom: null }, calendar ).primary );
		}
	};
	const type = ( change: Partial< Typed > ) => {
		setPreset( 'custom' );
		setTyped( { ...typed, ...change } );
	};
	/** The first day, then the last one; what lies before the first one begins anew. */
	const pick = ( day: Day ) => {
		const isSecond = isDay( typed.after ) && typed.before === '' && day >= typed.after;
		type( isSecond ? { before: day } : { after: day, before: '' } );
	};
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		setChecked( true );
		if ( preset !== 'custom' ) {
			onApply( { period: preset, compare, custom: null } );
		} else if ( Object.keys( errorsOf( typed ) ).length === 0 ) {
			onApply( { period: 'custom', compare, custom: typed } );
		}
	};
	return (
		<form
			className={ styles.panel }
			role="dialog"
			aria-label={ __( 'Date range', 'storewright' ) }
			onSubmit={ submit }
			noValidate
		>
			<fieldset className={ styles.presets }>
				<legend className="screen-reader-text">{ __( 'Period', 'storewright' ) }</legend>
				{ [ ...PRESETS, 'custom' as const ].map( ( name ) => (
					<label
						key={ name }
						htmlFor={ `${ id }-${ name }` }
						className={ clsx( styles.preset, name === preset && styles.isChosen ) }
					>
						<input
							id={ `${ id }-${ name }` }
							type="radio"
							className="screen-reader-text"
							name={ id }
							value={ name }
							checked={ name === preset }
							onChange={ () => choosePreset( name ) }
						/>
						{ periodName( name ) }
					</label>
				) ) }
			</fieldset>
			<div className={ styles.days }>
				<div className={ styles.fields }>
					<TextField
						label={ __( 'Start date', 'storewright' ) }
						value={ typed.after }
						error={ errors.after }
						autoComplete="off"
						placeholder={ __( 'YYYY-MM-DD', 'storewright' ) }
						onChange={ ( after ) => type( { after } ) }
					/>
					<TextField
						label={ __( 'End date', 'storewright' ) }
						value={ typed.before }
						error={ errors.before }
						autoComplete="off"
						placeholder={ __( 'YYYY-MM-DD', 'storewright' ) }
						onChange={ ( before ) => type( { before } ) }
					/>
				</div>
				<Calendar
					calendar={ calendar }
					after={ isDay( typed.after ) ? typed.after : '' }
					before={ isDay( typed.before ) ? typed.before : '' }
					onChoose={ pick }
				/>
				<div className={ styles.foot }>
					<RadioControl
						className={ styles.compare ?? '' }
						label={ __( 'Compare with', 'storewright' ) }
						selected={ compare }
						options={ COMPARISONS.map( ( value ) => ( { value, label: comparisonName( value ) } ) ) }
						onChange={ ( value ) => setCompare( value as typeof compare ) }
					/>
					<div className={ styles.actions }>
						<Button __next40pxDefaultSize variant="tertiary" onClick={ onCancel }>
							{ __( 'Cancel', 'storewright' ) }
						</Button>
						<Button __next40pxDefaultSize variant="primary" type="submit">
							{ __( 'Update', 'storewright' ) }
						</Button>
					</div>
				</div>
			</div>
		</form>
	);
}
