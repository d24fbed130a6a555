import { useDispatch } from '@wordpress/data';

import { useAsyncAction } from '../../../../shared/data/use-async-action';
import { paymentsStore } from '../store';

/**
 * Putting the ways to pay that customers can choose into another order, which is saved at once: `{ status, failure, arrange( ids ),
 * retry }`. `retry` is null where somebody else has moved them meanwhile.
 *
 * @param ids Their ids, in the order that is shown.
 */
export function useCheckoutOrder( ids: readonly string[] ) {
	const { arrangeGateways } = useDispatch( paymentsStore );
	const { status, failure, run, retry } = useAsyncAction( ( _, wanted: readonly string[] ) =>
		arrangeGateways( wanted, ids )
	);
	return {
		status,
		failure: failure?.message ?? null,
		arrange: ( wanted: readonly string[] ) => void run( wanted ),
		retry: failure?.status === 409 ? null : () => void retry(),
	};
}
