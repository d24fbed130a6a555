import { SlotFillProvider } from '@wordpress/components';
import { createRegistry, RegistryProvider, type StoreDescriptor } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { optionsStore } from '../data/options';
import type { PageData } from '../data/page-data';
import { getHistory, urlTo, type Query } from '../routing';
import { Notices } from '../ui/notices';

interface RenderOptions {
	/** Where the screen is, '/' by default. */
	path?: string;
	query?: Query;
	/** Option name from the page data of an owner. */
	pageData?: Partial< PageData >;
	/** Stores of the feature, registered anew for every rendering. Those of notices and options are there already. */
	stores?: ReadonlyArray< StoreDescriptor< never > >;
	/** With fake timers: `jest.advanceTimersByTime`. */
	advanceTimers?: ( milliseconds: number ) => void;
}

export interface Screen extends RenderResult {
	registry: ReturnType< typeof createRegistry >;
	user: UserEvent;
}

/** Page data of an owner. */
export const OWNER: Partial< PageData > = {
	siteTitle: 'Corner Shop',
	adminUrl: 'http://shop.example/wp-admin/',
	homeUrl: 'http://shop.example/',
	locale: 'en-US',
	capabilities: {
		manage_woocommerce: true,
		view_woocommerce_reports: true,
		edit_products: true,
		read_private_shop_orders: true,
		edit_shop_orders: true,
		install_plugins: true,
	},
	features: [],
	pages: [
		{
			path: '/',
			breadcrumbs: [ 'Home' ],
			capability: 'manage_woocommerce',
			wpOpenMenu: 'toplevel_page_wc-admin',
		},
		{ path: '*', breadcrumbs: [ 'Not allowed' ] },
	],
	draftsKey: 'owner',
};

/**
 * Renders a screen as the app does: at an address, with notices, slots and stores of its own.
 *
 * @param screen  What to render.
 * @param options Where, and for whom.
 */
export function renderScreen( screen: ReactElement, options: RenderOptions = {} ): Screen {
	const { path = '/', query = {}, pageData = {}, stores = [], advanceTimers } = options;
	window.storewright = { ...OWNER, ...pageData };
	getHistory().replace( `/wp-admin/${ urlTo( path, query ) }` );
	const registry = createRegistry();
	registry.register( noticesStore );
	registry.register( optionsStore );
	stores.forEach( ( store ) => registry.register( store ) );
	const user = userEvent.setup( advanceTimers === undefined ? {} : { advanceTimers } );
	const result = render(
		<RegistryProvider value={ registry }>
			<SlotFillProvider>
				{ screen }
				<Notices />
			</SlotFillProvider>
		</RegistryProvider>
	);
	return { ...result, registry, user };
}
