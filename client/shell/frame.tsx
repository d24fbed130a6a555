import { Children, useMemo, useRef } from '@wordpress/element';
import { PluginArea } from '@wordpress/plugins';
import { getFills, getQueuedNotices, getStoreAlerts, getTopBars } from '../features';
import { usePageName, type Route, type ScreenProps } from '../shared/routing';
import { FooterSlot } from '../shared/slots';
import { Notices } from '../shared/ui';
import { Commands } from './commands';
import { reportPlugin } from '../shared/crash-report';
import { Header } from './header';
import { LazyOutlet } from './lazy-outlet';
import { PageScreen } from './page';
import { usePageEffects } from './page-effects';
import { headerTitle } from './page-title';
import { PLUGIN_SCOPE } from './plugin-scope';
import type { Page } from './routes';
import { Shortcuts } from './shortcuts';
import styles from './layout.module.scss';

const TOP_BARS = getTopBars();
const FILLS = getFills();
const QUEUED_NOTICES = getQueuedNotices();
const STORE_ALERTS = getStoreAlerts();

function useBreadcrumbsOf( { route, props }: Page ) {
	const ownName = usePageName();
	const { breadcrumbs } = route;
	const routeName = useMemo(
		() => ( typeof breadcrumbs === 'function' ? breadcrumbs( props ) : breadcrumbs ),
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Path and query are all that the properties say.
		[ breadcrumbs, props.path, props.query ]
	);
	return ownName ?? routeName;
}

/** Header, notices, footer and extensions around a page, as far as its layout shows them. */
export function Frame( { page, routes }: { page: Page; routes: readonly Route[] } ) {
	const content = useRef< HTMLDivElement >( null );
	const breadcrumbs = useBreadcrumbsOf( page );
	const { layout, props, isAllowed } = page;
	const isShown = ( part: { isFor: ( shown: ScreenProps ) => boolean } ) => isAllowed && part.isFor( props );
	usePageEffects( page, routes, breadcrumbs, content );

	return (
		<div ref={ content } tabIndex={ -1 } className={ styles.frame }>
			{ TOP_BARS.filter( isShown ).map( ( bar ) => (
				<LazyOutlet key={ bar.name } part={ bar } props={ props } height={ bar.height?.() ?? 0 } />
			) ) }
			{ FILLS.filter( isShown ).map( ( fills ) => (
				<LazyOutlet key={ fills.name } part={ fills } props={ props } />
			) ) }
			{ layout.header && <Header title={ headerTitle( breadcrumbs, props.query ) } /> }
			{ layout.showNotices && <Notices /> }
			{ layout.showNotices &&
				QUEUED_NOTICES.filter( ( notices ) => notices.isFor( props ) ).map( ( notices ) => (
					<LazyOutlet key={ notices.name } part={ notices } props={ props } />
				) ) }
			{ layout.showStoreAlerts &&
				STORE_ALERTS.filter( ( alerts ) => alerts.isFor( props ) ).map( ( alerts ) => (
					<LazyOutlet key={ alerts.name } part={ alerts } props={ props } />
				) ) }
			<div className={ styles.content }>
				<PageScreen { ...page } />
			</div>
			{ layout.footer && (
				<FooterSlot>
					{ ( fills ) => Children.count( fills ) > 0 && <div className={ styles.footer }>{ fills }</div> }
				</FooterSlot>
			) }
			<Shortcuts />
			<Commands routes={ routes } />
			{ layout.showPluginArea && <PluginArea scope={ PLUGIN_SCOPE } onError={ reportPlugin } /> }
		</div>
	);
}
