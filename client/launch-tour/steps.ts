import { __ } from '@wordpress/i18n';

import type { OptionValues } from '../shared/data/options';
import { getPageData } from '../shared/data/page-data';

/** A step of the tour. */
export interface TourStep {
	title: string;
	texts: readonly string[];
	/** Selectors of what it points at: the first that can be seen is taken. */
	targets: readonly string[];
}

/** What visitors see of the store, in sentences. */
function visibility( options: OptionValues ): string[] {
	if ( options.woocommerce_coming_soon !== 'yes' ) {
		return [ __( 'Everyone can see your store now.', 'storewright' ) ];
	}
	const texts: string[] = [
		options.woocommerce_store_pages_only === 'yes'
			? __( 'Visitors see “Coming soon” in place of your store. The rest of your site is public.', 'storewright' )
			: __( 'Visitors see “Coming soon” in place of your whole site.', 'storewright' ),
	];
	if ( options.woocommerce_private_link === 'yes' && options.woocommerce_share_key ) {
		texts.push( __( 'Guests with your private link see the store.', 'storewright' ) );
	}
	return texts;
}

/**
 * The steps of the tour.
 *
 * @param options Whether visitors see the store.
 */
export const stepsOf = ( options: OptionValues ): TourStep[] => [
	{
		title:
			options.woocommerce_coming_soon === 'yes'
				? __( 'Your store is coming soon', 'storewright' )
				: __( 'Your store is live', 'storewright' ),
		texts: [
			...visibility( options ),
			__( 'From here you open it and look at it as your customers do.', 'storewright' ),
		],
		targets: [ '[data-tour="view-store"]', '#wp-admin-bar-site-name' ],
	},
	{
		title: __( 'Come back to Home', 'storewright' ),
		texts: [
			__(
				'What your store needs from you is waiting here: messages, tasks and what is left of the setup.',
				'storewright'
			),
		],
		targets: [ `#toplevel_page_${ getPageData().page }`, '#wp-admin-bar-menu-toggle' ],
	},
];
