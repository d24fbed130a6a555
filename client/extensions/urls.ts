import { getPageData } from '../shared/data/page-data';
import { urlTo } from '../shared/routing';

/** Path of the page. */
export const PATH = '/extensions';

/** Id of the page's title, which has the focus where a button is gone that led back to the list. */
export const SCREEN_TITLE_ID = 'storewright-extensions-title';

/**
 * Address of an extension's details.
 *
 * @param slug Its slug.
 */
export const extensionUrl = ( slug: string ): string => urlTo( PATH, { extension: slug } );

/** Address of the settings that allow suggestions, and to look extensions up elsewhere. */
export function privacySettingsUrl(): string {
	const { adminUrl, isCompanion } = getPageData();
	// WooCommerce has them in a section of its own.
	const section = isCompanion ? 'woocommerce_com' : 'privacy';
	return `${ adminUrl }admin.php?page=wc-settings&tab=advanced&section=${ section }`;
}
