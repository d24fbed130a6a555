import { useRef, useState } from '@wordpress/element';

import { request, toRequestError } from '../../../shared/data/request';

interface Launch {
	isBusy: boolean;
	/** Why the last attempt failed, a sentence for the owner; null if it did not. */
	failure: string | null;
	/** Opens the store; a second call while that is under way, or afterwards, does nothing. */
	launch: () => Promise< void >;
}

/**
 * Opens the store.
 *
 * @param onLaunched Called once it is open.
 */
export function useLaunch( onLaunched: () => void ): Launch {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ failure, setFailure ] = useState< string | null >( null );
	const isUnderWay = useRef( false );

	const launch = async () => {
		if ( isUnderWay.current ) {
			return;
		}
		isUnderWay.current = true;
		setIsBusy( true );
		setFailure( null );
		try {
			await request( { path: '/wc-admin/options', method: 'POST', data: { woocommerce_coming_soon: 'no' } } );
		} catch ( reason ) {
			isUnderWay.current = false;
			setIsBusy( false );
			setFailure( toRequestError( reason ).message );
			return;
		}
		onLaunched();
	};
	return { isBusy, failure, launch };
}
