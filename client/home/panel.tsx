import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { beginView } from '../shared/data/events-load-time';
import { useModule } from '../shared/data/use-module';
import { reloadPage, type ScreenProps } from '../shared/routing';
import { useIsNear } from '../shared/use-is-near';
import { ErrorBoundary } from '../shared/ui/error-boundary';
import { PartNotLoaded } from '../shared/ui/not-loaded';
import { InlineNotice } from '../shared/ui/inline-notice';
import styles from './panel.module.scss';
import type { HomePanel, PanelDefinition } from './types';

interface PanelProps< Panel > extends ScreenProps {
	panel: Panel;
}

/**
 * One part of Home, with its place kept while it is fetched.
 */
export const Panel = ( { panel, ...routeProps }: PanelProps< PanelDefinition > ) =>
	'load' in panel ? <LoadedPanel panel={ panel } { ...routeProps } /> : <panel.container { ...routeProps } />;

/** One of an extension, which is fetched once it is near. */
const NearPanel = ( props: PanelProps< PanelDefinition > ) => {
	const [ place, isNear ] = useIsNear( 'container' in props.panel );
	return isNear ? <Panel { ...props } /> : <div ref={ place } />;
};

/**
 * One part of Home among others, which stay as they are where it throws.
 */
export const SafePanel = ( { isOwn, ...props }: PanelProps< PanelDefinition > & { isOwn: boolean } ) => (
	<ErrorBoundary
		fallback={ () => (
			<InlineNotice
				status="error"
				title={ __( 'A part of Home stopped working', 'storewright' ) }
				actions={ [ { label: __( 'Reload Page', 'storewright' ), onClick: reloadPage } ] }
			>
				{ __( 'The other parts can be used as before. Reload the page to try again.', 'storewright' ) }
			</InlineNotice>
		) }
	>
		{ isOwn ? <Panel { ...props } /> : <NearPanel { ...props } /> }
	</ErrorBoundary>
);

const LoadedPanel = ( { panel, ...routeProps }: PanelProps< HomePanel > ) => {
	// Once, before anything of it is fetched.
	useState( beginView );
	const loading = useModule( panel.load );
	switch ( loading.status ) {
		case 'loading':
			return (
				<div
					className={ styles.loading }
					data-loading=""
					role="status"
					aria-label={ __( 'Loading…', 'storewright' ) }
				/>
			);
		case 'failed':
			return <PartNotLoaded onRetry={ loading.retry } />;
		case 'ready':
			return <loading.module.default { ...routeProps } />;
	}
};
