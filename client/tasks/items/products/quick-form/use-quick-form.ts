import { useRef } from '@wordpress/element';

import { RequestError, toRequestError } from '../../../../shared/data/request';
import { useSaveForm } from '../../../../shared/ui/save-form/use-save-form';
import type { Category } from '../store';
import { EMPTY, errorsOf, isSameDraft, type Draft, type OwnKind } from './draft';
import { ProductSaver, type Saved } from './save-product';

/** Code of the error of an SKU that another product has. It names no field. */
const SKU_TAKEN = 'product_invalid_sku';

/** Throws a refusal again, with the field that it is about. */
function throwAtField( reason: unknown ): never {
	const { code, message, status, data } = toRequestError( reason );
	throw code === SKU_TAKEN ? new RequestError( { code, message, status, data, params: { sku: message } } ) : reason;
}

/**
 * Typing and saving a product. What is typed while it's being made is saved by another submit, into the same product.
 *
 * @param kind    What the product is to be.
 * @param known   The categories there are.
 * @param onSaved Is given the product.
 */
export function useQuickForm( kind: OwnKind, known: readonly Category[], onSaved: ( product: Saved ) => void ) {
	const saver = useRef( new ProductSaver() );
	const form = useSaveForm( {
		initial: { values: EMPTY, stored: EMPTY },
		draft: {
			id: 'product',
			keepsOffers: true,
			// What an earlier version kept may lack a field.
			restore: ( { values, stored } ) => ( { values: { ...EMPTY, ...values }, stored } ),
		},
		isDirty: ( draft, stored ) => ! isSameDraft( draft, stored ),
		check: ( { values } ) => ( { values, errors: errorsOf( values, kind ) } ),
		save: ( { values } ) => saver.current.save( values, kind, known ).catch( throwAtField ),
		errorsOf: ( { sku } ) => ( sku === undefined ? {} : { sku } ),
		onSaved: ( _, product ) => onSaved( product ),
	} );
	return {
		...form,
		change: ( part: Partial< Draft > ) =>
			form.update( ( draft ) => ( { ...draft, ...part } ), Object.keys( part ) ),
	};
}
