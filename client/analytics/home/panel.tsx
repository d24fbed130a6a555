import { __ } from '@wordpress/i18n';

import { usePageData } from '../../shared/data/page-data';
import { useModule } from '../../shared/data/use-module';
import { PartNotLoaded } from '../../shared/ui/not-loaded';
import { useIsNear } from '../../shared/use-is-near';

const load = () => import( /* webpackChunkName: "home-performance" */ './performance' );

/** The store performance, once the store is set up, for who may see reports. */
export default function PerformancePanel() {
	const { setup, homeStats } = usePageData();
	return setup === null && homeStats !== null ? <NearPanel /> : null;
}

const NearPanel = () => {
	const [ place, isNear ] = useIsNear();
	return isNear ? <LoadedPanel /> : <div ref={ place } data-loading="" />;
};

const LoadedPanel = () => {
	const loading = useModule( load );
	switch ( loading.status ) {
		case 'loading':
			return <div data-loading="" role="status" aria-label={ __( 'Loading…', 'storewright' ) } />;
		case 'failed':
			return <PartNotLoaded onRetry={ loading.retry } />;
		case 'ready':
			return <loading.module.Performance />;
	}
};
