import { Button, CheckboxControl, SelectControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, trash } from '@wordpress/icons';

import type { Country } from '../../../../shared/data/countries';
import { FieldError } from '../../../../shared/ui/field/field-error';
import fieldStyles from '../../../../shared/ui/field/field.module.scss';
import { TextField } from '../../../../shared/ui/field/text-field';
import { MoveHandle, useSortableRow } from '../../../../shared/ui/sortable';
import type { Fields, Row } from './rows';
import styles from './tax-rates.module.scss';

interface RateRowProps {
	row: Row;
	/** Which row of the table it is, from 1 on. */
	number: number;
	/** The states to choose from, none where addresses write them as they like; null for no such column. */
	states: Country[ 'states' ] | null;
	/** Whether there is another row to change places with. */
	isMovable: boolean;
	onChange: ( change: Partial< Fields > ) => void;
	onRemove: () => void;
}

type TextName = { [ Name in keyof Fields ]: Fields[ Name ] extends string ? Name : never }[ keyof Fields ];

/** A rate: where it applies, how much it is and what it is called; how it is taken is behind a button. */
export const RateRow = ( { row, number, states, isMovable, onChange, onRemove }: RateRowProps ) => {
	const { key, fields, errors } = row;
	const [ isOpened, setOpened ] = useState( fields.priority !== '1' || fields.compound || ! fields.shipping );
	const isOpen = isOpened || errors.priority !== undefined;
	const optionsId = `storewright-tax-options-${ key }`;
	/* translators: 1: name of a field, 2: number of a row. */
	const inRow = ( label: string ) => sprintf( __( '%1$s, rate %2$d', 'storewright' ), label, number );
	const text = ( name: TextName, label: string, more: Partial< Parameters< typeof TextField >[ 0 ] > = {} ) => (
		<TextField
			{ ...more }
			label={ label }
			aria-label={ inRow( label ) }
			value={ fields[ name ] }
			onChange={ ( value ) => onChange( { [ name ]: value } ) }
			autoComplete="off"
			error={ errors[ name ] }
		/>
	);
	const all = __( 'All', 'storewright' );
	const columns = 5 + Number( states !== null ) + Number( isMovable );
	const sortable = useSortableRow( key );
	return (
		<tbody ref={ sortable.ref } className={ sortable.className }>
			<tr className={ styles.row } data-first>
				{ isMovable && (
					<td className={ styles.move }>
						<MoveHandle id={ key } label={ inRow( __( 'Move', 'storewright' ) ) } />
					</td>
				) }
				{ states && (
					<td>
						{ states.length > 0 ? (
							<StateField
								{ ...{ states, inRow } }
								value={ fields.state }
								error={ errors.state }
								onChange={ ( state ) => onChange( { state } ) }
							/>
						) : (
							text( 'state', __( 'State', 'storewright' ), { placeholder: all } )
						) }
					</td>
				) }
				<td>{ text( 'postcodes', __( 'Postcode', 'storewright' ), { placeholder: all } ) }</td>
				<td>{ text( 'cities', __( 'City', 'storewright' ), { placeholder: all } ) }</td>
				<td className={ styles.number }>
					{ text( 'rate', __( 'Rate %', 'storewright' ), { inputMode: 'decimal', 'aria-required': true } ) }
				</td>
				<td>{ text( 'name', __( 'Tax name', 'storewright' ), { 'aria-required': true } ) }</td>
				<td className={ styles.actions }>
					<Button
						__next40pxDefaultSize
						icon={ isOpen ? chevronUp : chevronDown }
						label={ inRow( __( 'Priority, compound, shipping', 'storewright' ) ) }
						aria-expanded={ isOpen }
						aria-controls={ optionsId }
						onClick={ () => setOpened( ! isOpen ) }
					/>
					<Button
						__next40pxDefaultSize
						icon={ trash }
						label={ inRow( __( 'Remove', 'storewright' ) ) }
						data-remove={ key }
						onClick={ onRemove }
					/>
				</td>
			</tr>
			<tr id={ optionsId } className={ styles.options } hidden={ ! isOpen }>
				<td colSpan={ columns }>
					<div className={ styles.optionFields }>
						{ text( 'priority', __( 'Priority', 'storewright' ), { inputMode: 'numeric' } ) }
						<CheckboxControl
							__nextHasNoMarginBottom
							label={ __( 'Compound: applied on top of other taxes', 'storewright' ) }
							aria-label={ inRow( __( 'Compound: applied on top of other taxes', 'storewright' ) ) }
							checked={ fields.compound }
							onChange={ ( compound ) => onChange( { compound } ) }
						/>
						<CheckboxControl
							__nextHasNoMarginBottom
							label={ __( 'Also applies to shipping', 'storewright' ) }
							aria-label={ inRow( __( 'Also applies to shipping', 'storewright' ) ) }
							checked={ fields.shipping }
							onChange={ ( shipping ) => onChange( { shipping } ) }
						/>
					</div>
				</td>
			</tr>
			{ errors.row && (
				<tr className={ styles.options }>
					<td colSpan={ columns }>
						<FieldError id={ `${ optionsId }-error` }>{ errors.row }</FieldError>
					</td>
				</tr>
			) }
		</tbody>
	);
};

interface StateFieldProps {
	states: Country[ 'states' ];
	value: string;
	error?: string | undefined;
	inRow: ( label: string ) => string;
	onChange: ( state: string ) => void;
}

const StateField = ( { states, value, error, inRow, onChange }: StateFieldProps ) => {
	const label = __( 'State', 'storewright' );
	const errorId = useInstanceId( StateField, 'storewright-state-error' );
	const isKnown = value === '' || states.some( ( { code } ) => code === value );
	return (
		<div className={ fieldStyles.field }>
			<span className={ styles.cellLabel } aria-hidden="true">
				{ label }
			</span>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				aria-label={ inRow( label ) }
				aria-invalid={ error !== undefined }
				aria-describedby={ error && errorId }
				value={ value }
				onChange={ onChange }
				options={ [
					{ value: '', label: __( 'All', 'storewright' ) },
					...states.map( ( { code, name } ) => ( { value: code, label: name } ) ),
					...( isKnown ? [] : [ { value, label: value } ] ),
				] }
			/>
			{ error && <FieldError id={ errorId }>{ error }</FieldError> }
		</div>
	);
};
