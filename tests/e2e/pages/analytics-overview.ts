/** The overview of the reports, as an extension would bring it: a heading, and the place for banners. */
import type { Page } from '@playwright/test';
import type { Dashboard } from '../fixtures/dashboard';

interface Scripts {
	wp: {
		hooks: { addFilter: < Item >( hook: string, namespace: string, filter: ( items: Item[] ) => Item[] ) => void };
		element: { createElement: ( type: unknown, props: object ) => unknown };
		components: { Slot: unknown };
	};
}

/**
 * Opens the overview.
 *
 * @param page      In which page.
 * @param dashboard Of which site.
 */
export async function openOverview( page: Page, dashboard: Dashboard ): Promise< void > {
	await dashboard.open( { path: '/analytics/overview' } );
	await page.evaluate( () => {
		const { hooks, element, components } = ( window as unknown as Scripts ).wp;
		const container = () => element.createElement( components.Slot, { name: 'storewright_analytics_banner' } );
		// The feature is off until there are reports.
		hooks.addFilter( 'storewright_admin_features', 'e2e', ( features: string[] ) => [ ...features, 'analytics' ] );
		hooks.addFilter( 'storewright_admin_pages_list', 'e2e', ( routes: object[] ) => [
			...routes,
			{ path: '/analytics/overview', container, breadcrumbs: [ 'Overview' ] },
		] );
	} );
}
