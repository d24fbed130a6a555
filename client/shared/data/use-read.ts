import { useDispatch, useSelect } from '@wordpress/data';

import { toRequestError, type RequestError } from './request';

/** How far the reading of something is. */
export type Read< Data > =
	| { status: 'loading' }
	| { status: 'failed'; error: RequestError; retry: () => void }
	| { status: 'ready'; data: Data };

interface Resolutions {
	hasResolutionFailed: ( selector: string, args: readonly unknown[] ) => boolean;
	getResolutionError: ( selector: string, args: readonly unknown[] ) => unknown;
}

type Selectors< Data > = Resolutions &
	Readonly< Record< string, ( ...args: readonly unknown[] ) => Data | undefined > >;

interface Invalidation {
	invalidateResolution: ( selector: string, args: readonly unknown[] ) => void;
}

/**
 * What a selector gives whose resolver asks the server. What was read stays while it is read again.
 *
 * @param store    Descriptor of the store.
 * @param selector The selector's name; it gives undefined until the answer is there.
 * @param args     What the selector is given.
 */
export function useRead< Data >( store: object, selector: string, ...args: readonly string[] ): Read< Data > {
	const key = args.join();
	const { data, failed, error } = useSelect(
		( select ) => {
			const selectors = select( store ) as unknown as Selectors< Data >;
			return {
				data: selectors[ selector ]?.( ...args ),
				failed: selectors.hasResolutionFailed( selector, args ),
				error: selectors.getResolutionError( selector, args ),
			};
		},
		// eslint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for `args`, a new array at every rendering.
		[ store, selector, key ]
	);
	const { invalidateResolution } = useDispatch( store as never ) as Invalidation;

	if ( data !== undefined ) {
		return { status: 'ready', data };
	}
	return failed
		? { status: 'failed', error: toRequestError( error ), retry: () => invalidateResolution( selector, args ) }
		: { status: 'loading' };
}
