import { useDispatch } from '@wordpress/data';

import { useAsyncAction } from '../../../../shared/data/use-async-action';
import { paymentsStore } from '../store';

export interface Reload {
	isBusy: boolean;
	/** Why it failed; null if it did not. */
	failure: string | null;
	run: () => Promise< boolean >;
}

/** Reads anew what there is, after a plugin was installed. */
export function useReload(): Reload {
	const { reload } = useDispatch( paymentsStore );
	const { isBusy, failure, run } = useAsyncAction( () => reload() );
	return { isBusy, failure: failure?.message ?? null, run };
}
