import { formatQuery } from '../../../shared/routing';

/** The settings page with the rates, which knows that the owner comes from this task. */
export const TAX_SETTINGS = `admin.php?${ formatQuery( {
	page: 'wc-settings',
	tab: 'tax',
	section: 'standard',
	wc_onboarding_active_task: 'tax',
} ) }`;

/**
 * The tab of the settings page that a partner's plugin adds.
 *
 * @param tab Its name.
 */
export const partnerSettings = ( tab: string ) => `admin.php?${ formatQuery( { page: 'wc-settings', tab } ) }`;
