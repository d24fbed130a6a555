import { Button, RadioControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';

import { CardTitle } from '../../../../shared/ui/card-title';
import { Actions } from '../../../../shared/ui/actions';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import type { Target } from './columns';
import { ColumnsTable } from './columns-table';
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

/** What the columns are, and what becomes of products that are there. */
export const ChooseColumns = ( { state, plan }: ChooseColumnsProps ) => {
	const [ isRefused, setRefused ] = useState( false );
	const form = useRef< HTMLFormElement >( null );
	const { sheet, targets, existing } = plan;
	const twice = twiceIn( targets );
	const isNameless = ! NAMES.some( ( target ) => targets.includes( target ) );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( twice.size > 0 || isNameless ) {
			setRefused( true );
			form.current?.querySelector< HTMLElement >( '[aria-invalid="true"], select' )?.focus();
			return;
		}
		state.check();
	};
	/* translators: 1: name of a file, 2: number of rows. */
	const about = _n( '%1$s has %2$s row.', '%1$s has %2$s rows.', sheet.rows.length, 'storewright' );
	return (
		<form ref={ form } className={ styles.steps } onSubmit={ submit } noValidate>
			<CardTitle takesFocus>{ __( 'What the columns are', 'storewright' ) }</CardTitle>
			<p>
				<bdi>{ sprintf( about, sheet.fileName, sheet.rows.length.toLocaleString() ) }</bdi>{ ' ' }
				{ __( 'Columns that are left out change nothing.', 'storewright' ) }
			</p>
			{ sheet.isEncodingGuessed && (
				<InlineNotice status="warning" title={ __( 'Please look at letters such as é and ü', 'storewright' ) }>
					{ __(
						'The file is not in UTF-8, so these are a guess. If they look wrong, save the file as “CSV UTF-8” and choose it again.',
						'storewright'
					) }
				</InlineNotice>
			) }
			<ColumnsTable plan={ plan } twice={ isRefused ? twice : new Set() } onChange={ state.setTarget } />
			<RadioControl
				className={ styles.existing }
				label={ __( 'Products that are in your store already, by SKU or ID', 'storewright' ) }
				selected={ existing }
				options={ [
					{ value: 'skip', label: __( 'Leave them as they are', 'storewright' ) },
					{ value: 'update', label: __( 'Change them to what the file says', 'storewright' ) },
				] }
				onChange={ ( value ) => state.setExisting( value as Existing ) }
			/>
			{ isRefused && isNameless && (
				<InlineNotice status="error" title={ __( 'No column says which product it is', 'storewright' ) }>
					{ __( 'Say which one is the name, the SKU or the ID.', 'storewright' ) }
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
