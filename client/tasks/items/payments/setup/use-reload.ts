import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';

import { toRequestError } from '../../../../shared/data/request';
import { paymentsStore } from '../store';

export interface Reload {
	isBusy: boolean;
	/** Why it failed; null if it did not. */
	failure: string | null;
	run: () => Promise< void >;
}

/** Reads anew what there is, after a plugin was installed. */
export function useReload(): Reload {
	const { reload } = useDispatch( paymentsStore );
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState< string | null >( null );
	const isUnderWay = useRef( false );
	const run = async () => {
		if ( isUnderWay.current ) {
			return;
		}
		isUnderWay.current = true;
		setBusy( true );
		setFailure( null );
		try {
			await reload();
		} catch ( error ) {
			setFailure( toRequestError( error ).message );
		} finally {
			isUnderWay.current = false;
			setBusy( false );
		}
	};
	return { isBusy, failure, run };
}
