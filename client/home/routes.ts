import { __ } from '@wordpress/i18n';
import type { Route } from '../shared/routing/types';

export const routes: readonly Route[] = [
	{
		path: '/',
		load: () => import( /* webpackChunkName: "home" */ './screen' ),
		breadcrumbs: () => [ __( 'Home', 'storewright' ) ],
		capability: 'manage_woocommerce',
		wpOpenMenu: 'toplevel_page_wc-admin',
	},
];
