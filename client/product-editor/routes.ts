import type { ComponentType } from 'react';

import type { IslandProps, LoadComponent, Screen } from '../shared/routing';
import { LoadingEditor } from './loading';

const load = () => import( /* webpackChunkName: "product-editor" */ './screen' );

/** What all of them have: the menu of products is theirs, too. */
const COMMON = { feature: 'product-block-editor', wpOpenMenu: 'menu-posts-product' } as const;

/** The product editor's pages. Beside WooCommerce the feature is off: WooCommerce has an editor of its own. */
export const productEditorRoutes: readonly Screen[] = [
	{ ...COMMON, path: '/add-product', load },
	{ ...COMMON, path: '/product/:productId', load, fallback: LoadingEditor },
	{
		...COMMON,
		path: '/product/:productId/variation/:variationId',
		load: () => import( /* webpackChunkName: "product-editor" */ './variation-screen' ),
	},
];

/**
 * Loads the editor for WordPress's page of a product.
 *
 * @param getPanel Makes the activity panel of the page's header.
 */
export const embeddedEditor =
	( getPanel: () => ComponentType ): LoadComponent< IslandProps > =>
	async () => {
		const { createEmbedded } = await import( /* webpackChunkName: "product-editor" */ './embedded' );
		return { default: createEmbedded( getPanel() ) };
	};

/** Fetches the survey for the header's panel. */
export const loadProductFeedback = () =>
	import( /* webpackChunkName: "product-feedback" */ './feedback/feedback-panel' );
