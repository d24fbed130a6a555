import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { beginView } from '../shared/data/events-load-time';
import { useModule } from '../shared/data/use-module';
import type { ScreenProps } from '../shared/routing';
import { PartNotLoaded } from '../shared/ui/not-loaded';
import styles from './panel.module.scss';
import type { HomePanel } from './types';

interface PanelProps extends ScreenProps {
	panel: HomePanel;
}

/**
 * One part of Home, with its place kept while it is fetched.
 */
export const Panel = ( { panel, ...routeProps }: PanelProps ) => {
	// Once, before anything of it is fetched.
	useState( beginView );
	const loading = useModule( panel.load );
	switch ( loading.status ) {
		case 'loading':
			return <div className={ styles.loading } role="status" aria-label={ __( 'Loading…', 'storewright' ) } />;
		case 'failed':
			return <PartNotLoaded onRetry={ loading.retry } />;
		case 'ready':
			return <loading.module.default { ...routeProps } />;
	}
};
