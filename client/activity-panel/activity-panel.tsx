import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { useComingSoon } from '../shared/data/coming-soon';
import { recordEvent } from '../shared/data/events';
import { usePageData, userCan } from '../shared/data/page-data';
import { useModule } from '../shared/data/use-module';
import { useQuery, type LoadComponent } from '../shared/routing';
import { PartNotLoaded } from '../shared/ui/not-loaded';
import { isHome, linkTab, panelTabs, type LinkTab, type PanelTab } from './tabs';
import type { FeaturePanels, PanelName } from './types';
import { tabId, useOpenPanel } from './use-open-panel';
import styles from './activity-panel.module.scss';

const PANEL = 'storewright-activity-panel';

const loadHelp = () => import( /* webpackChunkName: "help-panel" */ './help-panel' );

interface ActivityPanelProps {
	/** Tab of an extension, on Home alone. */
	children?: ReactNode;
}

/**
 * Makes the activity panel: the tabs in the page's header, and the panel that one of them has opened.
 *
 * @param panels Fetch the panels of other features.
 */
export function createActivityPanel( panels: FeaturePanels ) {
	const loaders: Readonly< Record< PanelName, LoadComponent > > = { ...panels, help: loadHelp };
	return function ActivityPanel( { children }: ActivityPanelProps ) {
		const page = usePageData();
		const query = useQuery();
		const tabs = panelTabs( page, query );
		const link = linkTab( page, query, useComingSoon().isOn === true );
		const { name, toggle, close, handlers, root, panel } = useOpenPanel( tabs.map( ( tab ) => tab.name ) );
		const open = tabs.find( ( tab ) => tab.name === name );
		const choose = ( chosen: PanelName ) => {
			if ( chosen !== name ) {
				recordEvent( 'activity_panel_open', { tab: chosen } );
			}
			toggle( chosen );
		};
		return (
			<div ref={ root } className={ clsx( styles.root, page.isEmbedded && styles.embedded ) } { ...handlers }>
				<div className={ styles.tabs } role="group" aria-label={ __( 'Activity panel', 'storewright' ) }>
					{ tabs.map( ( tab ) => (
						<TabButton key={ tab.name } tab={ tab } isOpen={ tab === open } onClick={ choose } />
					) ) }
					{ link && <TabLink { ...link } /> }
					{ isHome( page, query ) && userCan( 'manage_woocommerce' ) && children }
				</div>
				{ open && (
					<section
						key={ open.name }
						ref={ panel }
						id={ PANEL }
						className={ styles.panel }
						aria-labelledby={ `${ PANEL }-title` }
						tabIndex={ -1 }
					>
						<header className={ styles.head }>
							<h2 className={ styles.title } id={ `${ PANEL }-title` }>
								{ open.label }
							</h2>
							<Button
								className={ styles.close ?? '' }
								icon={ closeSmall }
								label={ __( 'Close', 'storewright' ) }
								onClick={ close }
							/>
						</header>
						<div className={ styles.content }>
							<PanelContent load={ loaders[ open.name ] } />
						</div>
					</section>
				) }
			</div>
		);
	};
}

interface TabButtonProps {
	tab: PanelTab;
	isOpen: boolean;
	onClick: ( name: PanelName ) => void;
}

const TabButton = ( { tab, isOpen, onClick }: TabButtonProps ) => (
	<button
		type="button"
		id={ tabId( tab.name ) }
		className={ clsx( styles.tab, isOpen && styles.open ) }
		aria-expanded={ isOpen }
		aria-controls={ isOpen ? PANEL : undefined }
		onClick={ () => onClick( tab.name ) }
	>
		<span className={ clsx( styles.icon, tab.isMarked && styles.marked ) }>{ tab.icon }</span>
		<span className={ styles.label }>{ tab.label }</span>
		{ tab.state !== '' && <span className="screen-reader-text"> { tab.state }</span> }
	</button>
);

const TabLink = ( { label, icon, href }: LinkTab ) => (
	<a className={ styles.tab } href={ href } target="_blank" rel="noreferrer" data-tour="view-store">
		<span className={ styles.icon }>{ icon }</span>
		<span className={ styles.label }>{ label }</span>
		<span className="screen-reader-text"> { __( '(opens in a new tab)', 'storewright' ) }</span>
	</a>
);

const PanelContent = ( { load }: { load: LoadComponent } ) => {
	const loading = useModule( load );
	switch ( loading.status ) {
		case 'loading':
			return <div className={ styles.loading } role="status" aria-label={ __( 'Loading…', 'storewright' ) } />;
		case 'failed':
			return <PartNotLoaded onRetry={ loading.retry } />;
		case 'ready':
			return <loading.module.default />;
	}
};
