import { useAsyncAction } from '../../../../shared/data/use-async-action';

/**
 * A change of one row of a list: `{ isBusy, failure, run, retry }`, `failure` being a sentence for the owner or null.
 *
 * @param change What to do.
 * @param onDone Called once that is done, while the row is still there.
 */
export function useChange< Args extends readonly unknown[] >(
	change: ( ...args: Args ) => Promise< unknown >,
	onDone: () => void = () => {}
) {
	const { isBusy, failure, run, retry } = useAsyncAction(
		async ( _, ...args: Args ) => {
			await change( ...args );
		},
		{ onDone }
	);
	return {
		isBusy,
		failure: failure?.message ?? null,
		run: ( ...args: Args ) => void run( ...args ),
		retry: () => void retry(),
	};
}
