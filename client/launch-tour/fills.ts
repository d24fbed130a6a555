import { getPageData, hasFeature } from '../shared/data/page-data';
import type { ScreenProps } from '../shared/routing';

/** The tour of an opened store, on Home but not on its tasks' pages. */
export const launchTourFills = [
	{
		name: 'launch-tour',
		isFor: ( { path, query }: ScreenProps ) =>
			path === '/' && query.task === undefined && hasFeature( 'launch-your-store' ) && getPageData().launchTour,
		load: () => import( /* webpackChunkName: "launch-tour" */ './tour' ),
	},
] as const;
