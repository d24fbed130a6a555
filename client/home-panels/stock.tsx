import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';

import { recordEvent } from '../shared/data/events';
import { getPageData } from '../shared/data/page-data';
import { useAsyncAction } from '../shared/data/use-async-action';
import { readNumber } from '../shared/format/typed-number';
import { InlineNotice } from '../shared/ui/inline-notice';
import { TextField } from '../shared/ui/field/text-field';
import { panelsStore, type Product } from './store';
import { useUndoable } from '../shared/data/use-undoable';
import { titleOf } from './titles';
import { rowTitleId, WorkCard } from './work-card';
import styles from './work-card.module.scss';

const NAME = 'stock';

interface StockProps {
	part: { count: number; items: readonly Product[] };
	isOpened: boolean;
}

/** Renders the products of which few are left. */
export default function Stock( { part, isOpened }: StockProps ) {
	const { adminUrl } = getPageData();
	return (
		<WorkCard
			name={ NAME }
			title={ titleOf( NAME ) }
			href={ `${ adminUrl }edit.php?post_type=product` }
			count={ part.count }
			items={ part.items }
			empty={ __( 'Nothing is running low.', 'storewright' ) }
			isOpened={ isOpened }
		>
			{ ( product ) => <ProductRow product={ product } /> }
		</WorkCard>
	);
}

/** The whole number that was typed, null where it is none. */
function readQuantity( typed: string ): number | null {
	const reading = readNumber( typed, { shop: getPageData().currency, decimals: 0 } );
	return reading.kind === 'number' && /^\d{1,9}$/.test( reading.value ) ? Number( reading.value ) : null;
}

const ProductRow = ( { product }: { product: Product } ) => {
	const { setStock, restoreStock } = useDispatch( panelsStore );
	const [ typed, setTyped ] = useState( '' );
	const [ error, setError ] = useState< string >();
	const field = useRef< HTMLInputElement >( null );
	const form = useRef< HTMLFormElement >( null );
	const sayDone = useUndoable();
	const saving = useAsyncAction(
		async ( _signal, quantity: number ) => {
			await setStock( product, quantity );
			recordEvent( 'home_stock_set', { quantity } );
			sayDone(
				sprintf(
					/* translators: 1: name of a product, 2: quantity. */
					__( 'The stock of “%1$s” is %2$s.', 'storewright' ),
					product.name,
					String( quantity )
				),
				() => restoreStock( product, quantity )
			);
		},
		{ onDone: () => setTyped( '' ) }
	);
	const save = ( event: FormEvent ) => {
		event.preventDefault();
		const quantity = readQuantity( typed );
		if ( quantity === null ) {
			setError(
				typed.trim() === ''
					? __( 'Enter how many there are.', 'storewright' )
					: /* translators: %s: what was typed. */
						sprintf( __( '“%s” is not a whole number such as 12.', 'storewright' ), typed )
			);
			field.current?.focus();
			return;
		}
		setError( undefined );
		void saving.run( quantity );
	};
	return (
		<>
			<div className={ styles.body }>
				<span className={ styles.name } id={ rowTitleId( NAME, product.id ) }>
					{ product.name }
				</span>
				<span className={ styles.details }>
					{
						/* translators: %s: quantity of a product. */
						sprintf( __( '%s left', 'storewright' ), String( product.quantity ) )
					}
					{ product.sku !== '' && ` · ${ product.sku }` }
				</span>
			</div>
			<form ref={ form } className={ styles.quantity } onSubmit={ save } noValidate>
				<TextField
					ref={ field }
					/* translators: %s: name of a product. */
					aria-label={ sprintf( __( 'New quantity of “%s”', 'storewright' ), product.name ) }
					label={ __( 'New quantity', 'storewright' ) }
					inputMode="numeric"
					autoComplete="off"
					value={ typed }
					error={ error }
					readOnly={ saving.isBusy }
					onChange={ ( value ) => {
						setTyped( value );
						setError( undefined );
					} }
				/>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					type="submit"
					/* translators: %s: name of a product. */
					aria-label={ sprintf( __( 'Update stock of “%s”', 'storewright' ), product.name ) }
					isBusy={ saving.isBusy }
					disabled={ saving.isBusy }
					accessibleWhenDisabled
				>
					{ __( 'Update stock', 'storewright' ) }
				</Button>
			</form>
			{ saving.failure !== null && (
				<div className={ styles.failure }>
					<InlineNotice
						status="error"
						actions={ [
							// With what stands in the field by now.
							{
								label: __( 'Try again', 'storewright' ),
								onClick: () => form.current?.requestSubmit(),
							},
						] }
					>
						{ saving.failure.message }
					</InlineNotice>
				</div>
			) }
		</>
	);
};
