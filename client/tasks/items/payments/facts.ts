import type { Task } from '../../types';

export interface PaymentsFacts {
	/** Other origins than this site's that scripts may come from. */
	scriptOrigins: readonly string[];
	areSuggestionsHidden: boolean;
	hasPaymentsProvider: boolean;
}

/** What the server told with the task. */
export function factsOf( { additionalData }: Pick< Task, 'additionalData' > ): PaymentsFacts {
	const { scriptOrigins, areSuggestionsHidden, hasPaymentsProvider } = additionalData;
	return {
		scriptOrigins: Array.isArray( scriptOrigins )
			? scriptOrigins.filter( ( origin ) => typeof origin === 'string' )
			: [],
		areSuggestionsHidden: areSuggestionsHidden === true,
		hasPaymentsProvider: hasPaymentsProvider === true,
	};
}
