import { __ } from '@wordpress/i18n';

import type { PanelName } from './store';

const TITLES: Readonly< Record< PanelName, () => string > > = {
	orders: () => __( 'Orders to fulfill', 'storewright' ),
	reviews: () => __( 'Reviews to moderate', 'storewright' ),
	stock: () => __( 'Stock running low', 'storewright' ),
};

/** The title of a panel, which is there before its rows. */
export const titleOf = ( name: PanelName ): string => TITLES[ name ]();
