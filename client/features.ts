/** What the app consists of: every feature's routes, bars and islands. The only list of them. */
import { routes as home } from './home/routes';
import type { IslandProps, LoadComponent, Route, TopBar } from './shared/routing/types';

export const routes: readonly Route[] = [ ...home ];

/** Bars above every page, such as the reminder of unfinished setup. */
export const topBars: readonly TopBar[] = [];

/** Components for server-rendered pages, by the name in `data-island`. */
export const islands: Readonly< Record< string, LoadComponent< IslandProps > > > = {};
