import { getPageData, userCan } from '../../../shared/data/page-data';
import type { Task } from '../../types';

/** A service that works tax out, as the server tells of it. */
export interface TaxPartner {
	id: string;
	name: string;
	/** Its plugin, as in WordPress's plugin directory. */
	slug: string;
	/** Whether the steps of this task set it up; otherwise a settings page of its own does. */
	isAutomated: boolean;
	description: string;
	features: readonly string[];
	learnMoreLink: string;
	/** Tab of the settings page that its plugin adds. */
	settingsTab: string;
	/** Where it works. */
	countries: readonly string[];
	isActive: boolean;
	/** Whether it can't be used beside a plugin that is active. */
	isExcluded: boolean;
}

const isPartner = ( value: unknown ): value is TaxPartner =>
	typeof value === 'object' && value !== null && 'id' in value;

/**
 * The partners that this store can use, and this owner can set up. Without promotions only those that are in use.
 *
 * @param task    The tax task.
 * @param country The store's.
 */
export function partnersFor( task: Task, country: string ): TaxPartner[] {
	const data = task.additionalData.taxPartners;
	const maySuggest = getPageData().promotions && userCan( 'install_plugins' );
	return ( Array.isArray( data ) ? data : [] )
		.filter( isPartner )
		.filter(
			( { countries, isExcluded, isActive } ) =>
				countries.includes( country ) && ! isExcluded && ( isActive || maySuggest )
		);
}
