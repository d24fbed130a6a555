import type { PaymentsBannerFacts } from '../../../shared/slots';
import type { Task } from '../../types';

export interface PaymentsFacts {
	/** Other origins than this site's that scripts may come from. */
	scriptOrigins: readonly string[];
	areSuggestionsHidden: boolean;
	hasPaymentsProvider: boolean;
	/** Texts of the banner while the provider is recommended; null for none. */
	banner: PaymentsBannerFacts | null;
}

/** The server takes care of what is in it. */
const isBanner = ( value: unknown ): value is PaymentsBannerFacts =>
	typeof value === 'object' && value !== null && 'provider' in value;

/** Data from the server for the task. */
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
