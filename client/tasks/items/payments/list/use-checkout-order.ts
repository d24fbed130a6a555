import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';

import { toRequestError } from '../../../../shared/data/request';
import { paymentsStore } from '../store';

/** How far the last change of the order is. */
export type OrderState =
	| { phase: 'seen' | 'saving' | 'saved' }
	/** The ways to pay are where they were. `wanted` is null where somebody else has moved them meanwhile. */
	| { phase: 'failed'; reason: string; wanted: readonly string[] | null };

/**
 * Putting the ways to pay that customers can choose into another order, which is saved at once.
 *
 * @param ids Their ids, in the order that is shown.
 */
export function useCheckoutOrder( ids: readonly string[] ) {
	const { arrangeGateways } = useDispatch( paymentsStore );
	const [ state, setState ] = useState< OrderState >( { phase: 'seen' } );
	const isUnderWay = useRef( false );

	const arrange = async ( wanted: readonly string[] ) => {
		if ( isUnderWay.current ) {
			return;
		}
		isUnderWay.current = true;
		setState( { phase: 'saving' } );
		try {
			await arrangeGateways( wanted, ids );
			setState( { phase: 'saved' } );
		} catch ( error ) {
			const { status, message } = toRequestError( error );
			setState( { phase: 'failed', reason: message, wanted: status === 409 ? null : wanted } );
		} finally {
			isUnderWay.current = false;
		}
	};
	return { state, arrange: ( wanted: readonly string[] ) => void arrange( wanted ) };
}
