import type { ComponentType } from 'react';

import { preloadModule } from '../shared/data/use-module';
import { getHistory, parseQuery, type Screen } from '../shared/routing';
import { Column } from './column';
import { panelsAt } from './panels-at';
import type { HomePanel } from './types';

/**
 * The page of who works on products and does not run the store.
 *
 * @param panels Parts in their order on the screen.
 */
export const catalogRoutes = ( panels: readonly HomePanel[] ): readonly Screen[] => [
	{
		path: '/catalog',
		load: async () => {
			const shown = panels.filter( ( { isFor } ) => isFor?.() ?? true );
			// Its few panels come with the page: each then keeps the room that it needs itself.
			const [ { Catalog } ] = await Promise.all( [
				import( /* webpackChunkName: "home" */ './catalog' ),
				...shown.map( ( { load } ) => preloadModule( load ) ),
			] );
			return { default: ( props ) => <Catalog { ...props } panels={ shown } /> };
		},
	},
];

/**
 * Home, made of what the features bring.
 *
 * @param panels   Parts in their order on the screen.
 * @param Fallback Of the size of what Home shows first.
 */
export const homeRoutes = ( panels: readonly HomePanel[], Fallback: ComponentType ): readonly Screen[] => [
	{
		path: '/',
		load: async () => {
			const { shown } = panelsAt( panels, parseQuery( getHistory().location.search ) );
			shown.forEach( ( { load } ) => void preloadModule( load ) );
			const { Home } = await import( /* webpackChunkName: "home" */ './screen' );
			return { default: ( props ) => <Home { ...props } panels={ panels } /> };
		},
		fallback: () => (
			<Column>
				<Fallback />
			</Column>
		),
	},
];
