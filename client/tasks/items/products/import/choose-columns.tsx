import { Button, RadioControl } from '@wordpress/components';
import { useMemo, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';

import { formatCount } from '../../../../shared/format/count';
import { getPageData } from '../../../../shared/data/page-data';
import { CardTitle } from '../../../../shared/ui/card-title';
import { Actions } from '../../../../shared/ui/actions';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import type { Target } from './columns';
import { ColumnsTable } from './columns-table';
import { numberStyle, plainNumber, type DecimalSign } from './numbers';
import type { Existing, Plan } from './types';
import type { ProductImportState } from './use-product-import';
import styles from './import.module.scss';

interface ChooseColumnsProps {
	state: ProductImportState;
	plan: Plan;
}

/** Of these a file needs one at least: else no row says which product it is. */
const NAMES: readonly Target[] = [ 'name', 'sku', 'id' ];

const twiceIn = ( targets: readonly Target[] ): ReadonlySet< Target > =>
	new Set( targets.filter( ( target, index ) => target !== '' && targets.indexOf( target ) !== index ) );

/** Returns the possible readings of a number such as 1.234, as the store writes numbers. */
const meanings = ( unclear: string ) =>
	( [ ',', '.' ] as const ).map( ( value ) => {
		const number = plainNumber( unclear, 'regular_price', new Map( [ [ 'regular_price', value ] ] ) );
		return { value, label: Number( number ).toLocaleString( getPageData().locale, { maximumFractionDigits: 3 } ) };
	} );

/** Renders the step in which columns are mapped, and what to do with existing products is chosen. */
export const ChooseColumns = ( { state, plan }: ChooseColumnsProps ) => {
	const [ isRefused, setRefused ] = useState( false );
	const form = useRef< HTMLFormElement >( null );
	const { sheet, targets, existing } = plan;
	const twice = twiceIn( targets );
	const isNameless = ! NAMES.some( ( target ) => targets.includes( target ) );
	const style = useMemo( () => numberStyle( sheet.rows, targets, null ), [ sheet, targets ] );
	const isAsked = style.unclear !== null;
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		const isUnclear = isAsked && plan.decimalSign === null;
		if ( twice.size > 0 || isNameless || isUnclear ) {
			setRefused( true );
			const first = twice.size > 0 || isNameless ? '[aria-invalid="true"], select' : 'input[type="radio"]';
			form.current?.querySelector< HTMLElement >( first )?.focus();
			return;
		}
		state.check();
	};
	/* translators: 1: name of a file, 2: number of rows. */
	const about = _n( '%1$s has %2$s row.', '%1$s has %2$s rows.', sheet.rows.length, 'storewright' );
	return (
		<form ref={ form } className={ styles.steps } onSubmit={ submit } noValidate>
			<CardTitle takesFocus>{ __( 'Match columns', 'storewright' ) }</CardTitle>
			<p>
				<bdi>{ sprintf( about, sheet.fileName, formatCount( sheet.rows.length ) ) }</bdi>{ ' ' }
				{ __( 'Columns you don’t import change nothing.', 'storewright' ) }
			</p>
			{ sheet.isEncodingGuessed && (
				<InlineNotice status="warning" title={ __( 'Check letters such as é and ü', 'storewright' ) }>
					{ __(
						'The file is not in UTF-8, so these are a guess. If they look wrong, save the file as “CSV UTF-8” and choose it again.',
						'storewright'
					) }
				</InlineNotice>
			) }
			<ColumnsTable plan={ plan } twice={ isRefused ? twice : new Set() } onChange={ state.setTarget } />
			{ isAsked && (
				<RadioControl
					/* translators: %s: number in a file, such as 1.234. */
					label={ sprintf( __( 'What number is “%s”?', 'storewright' ), style.unclear ?? '' ) }
					help={
						isRefused && plan.decimalSign === null
							? __( 'Choose one: the file can be read either way.', 'storewright' )
							: undefined
					}
					selected={ plan.decimalSign ?? '' }
					options={ meanings( style.unclear ?? '' ) }
					onChange={ ( value ) => state.setDecimalSign( value as DecimalSign ) }
				/>
			) }
			<RadioControl
				label={ __( 'Products already in your store (by SKU or ID)', 'storewright' ) }
				selected={ existing }
				options={ [
					{ value: 'skip', label: __( 'Skip existing products', 'storewright' ) },
					{ value: 'update', label: __( 'Update existing products', 'storewright' ) },
				] }
				onChange={ ( value ) => state.setExisting( value as Existing ) }
			/>
			{ isRefused && isNameless && (
				<InlineNotice status="error" title={ __( 'No column identifies the product', 'storewright' ) }>
					{ __( 'Match a column to Name, SKU or ID.', 'storewright' ) }
				</InlineNotice>
			) }
			<Actions>
				<Button __next40pxDefaultSize variant="primary" type="submit">
					{ __( 'Check the file', 'storewright' ) }
				</Button>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ state.toFile }>
					{ __( 'Choose another file', 'storewright' ) }
				</Button>
			</Actions>
		</form>
	);
};
