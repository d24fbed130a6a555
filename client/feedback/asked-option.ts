/** The options that say whether to ask the owner how setup went. */
import type { OptionValues } from '../shared/data/options';

/** The action that is asked about, by WooCommerce's name. */
export const ACTION = 'store_setup';

const TRACKING = 'woocommerce_allow_tracking';
/** The option with the actions that owners were asked about already. */
const ASKED = 'woocommerce_ces_shown_for_actions';

export const FEEDBACK_OPTIONS = [ TRACKING, ASKED ] as const;

/** The change of options that notes that the owner was asked; the server keeps what is in the list already. */
export const MARK_AS_ASKED = { [ ASKED ]: [ ACTION ] };

/**
 * Whether tracking is allowed and the owner was not asked yet.
 *
 * @param options The values of `FEEDBACK_OPTIONS`.
 */
export const isDue = ( options: OptionValues ): boolean =>
	options[ TRACKING ] === 'yes' && ! Object.values( options[ ASKED ] || {} ).includes( ACTION );
