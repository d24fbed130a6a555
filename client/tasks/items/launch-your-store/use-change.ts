import { useRef, useState } from '@wordpress/element';

import { request, toRequestError, type RequestOptions } from '../../../shared/data/request';

interface Change {
	isBusy: boolean;
	/** Why the last attempt failed, a sentence for the owner; null if it did not. */
	failure: string | null;
	/** Makes the change; a second call while that is under way, or afterwards, does nothing. */
	make: () => Promise< void >;
}

/**
 * A change that is made once.
 *
 * @param change What is asked of the server.
 * @param onMade Called once it is made.
 */
export function useChange( change: RequestOptions, onMade: () => void ): Change {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ failure, setFailure ] = useState< string | null >( null );
	const isUnderWay = useRef( false );

	const make = async () => {
		if ( isUnderWay.current ) {
			return;
		}
		isUnderWay.current = true;
		setIsBusy( true );
		setFailure( null );
		try {
			await request( change );
		} catch ( reason ) {
			isUnderWay.current = false;
			setIsBusy( false );
			setFailure( toRequestError( reason ).message );
			return;
		}
		onMade();
	};
	return { isBusy, failure, make };
}
