import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';

import { toRequestError, type RequestError } from '../../../../shared/data/request';
import { type GatewayChange, paymentsStore } from '../store';

/**
 * Saves settings of a way to pay, one save at a time; once one succeeded, the form is over.
 *
 * @param id Such as 'cod'.
 */
export function useSave( id: string ) {
	const { saveGateway } = useDispatch( paymentsStore );
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState< RequestError | null >( null );
	const isUnderWay = useRef( false );
	const save = async ( change: GatewayChange ): Promise< boolean > => {
		if ( isUnderWay.current ) {
			return false;
		}
		isUnderWay.current = true;
		setBusy( true );
		setProblem( null );
		try {
			await saveGateway( id, change );
			return true;
		} catch ( error ) {
			isUnderWay.current = false;
			setBusy( false );
			setProblem( toRequestError( error ) );
			return false;
		}
	};
	return { isBusy, problem, save };
}
