import type { PaymentsBannerFacts } from '../../../shared/ui/payments-banner';
import type { Task } from '../../types';

export interface PaymentsFacts {
	/** Other origins than this site's that scripts may come from. */
	scriptOrigins: readonly string[];
	areSuggestionsHidden: boolean;
	hasPaymentsProvider: boolean;
	/** What is said of a provider while it is recommended; null for nothing. */
	banner: PaymentsBannerFacts | null;
}

/** The server takes care of what is in it. */
const isBanner = ( value: unknown ): value is PaymentsBannerFacts =>
	typeof value === 'object' && value !== null && 'provider' in value;

/** What the server told with the task. */
export function factsOf( { additionalData }: Pick< Task, 'additionalData' > ): PaymentsFacts {
	const { scriptOrigins, areSuggestionsHidden, hasPaymentsProvider, banner } = additionalData;
	return {
		scriptOrigins: Array.isArray( scriptOrigins )
			? scriptOrigins.filter( ( origin ) => typeof origin === 'string' )
			: [],
		areSuggestionsHidden: areSuggestionsHidden === true,
		hasPaymentsProvider: hasPaymentsProvider === true,
		banner: isBanner( banner ) ? banner : null,
	};
}
