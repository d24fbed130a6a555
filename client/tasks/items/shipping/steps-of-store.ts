import { getPageData } from '../../../shared/data/page-data';
import type { SettingValues } from '../../../shared/data/settings';
import { countryOf } from '../../../shared/ui/address-form/address';
import { storeAddress } from '../../../shared/ui/address-form/store-address';
import { STEPS, type StepKey } from './steps';

/** Where shipping labels can be bought with the account. */
const ACCOUNT_COUNTRY = 'US';

/**
 * The steps that a store has.
 *
 * @param settings    The general settings.
 * @param hasPartners Whether services that print labels serve the store.
 */
export function stepsOfStore( settings: SettingValues, hasPartners: boolean ): StepKey[] {
	const { isConfigured, isConnected } = getPageData().connection;
	const isVisible: Record< StepKey, boolean > = {
		store_location: true,
		rates: settings.woocommerce_ship_to_countries !== 'disabled',
		label_printing: hasPartners,
		// Without an account service there is nothing to connect.
		connect:
			isConfigured && ! isConnected && countryOf( storeAddress( settings ).countryState ) === ACCOUNT_COUNTRY,
	};
	return STEPS.filter( ( key ) => isVisible[ key ] );
}
