/** How the store does: `wc-admin/home/performance`. `HomePerformanceModule` has the first answer in the document. */
import { dispatch, register } from '@wordpress/data';
import { addAction } from '@wordpress/hooks';

import type { StorePerformance } from '../../generated/rest';
import { ORDER_CHANGED } from '../../shared/data/order-status';
import type { HomeStats } from '../../shared/data/page-data';
import { createQueryStore, type Fetching } from '../../shared/data/query-store';
import { request } from '../../shared/data/request';

type Asked = Pick< HomeStats, 'period' >;

const fetches = {
	getPerformance: ( { query, signal }: Fetching< Asked > ): Promise< StorePerformance > =>
		request< StorePerformance >( { path: `/wc-admin/home/performance?period=${ query.period }`, signal } ),
};

/** The store of the figures, by period. */
export const performanceStore = createQueryStore( 'storewright/home-performance', fetches );

register( performanceStore );

addAction(
	ORDER_CHANGED,
	'storewright/home-performance',
	() => void dispatch( performanceStore ).invalidateResolutionForStoreSelector( 'getPerformance' )
);
