import { Children, useMemo, useRef } from '@wordpress/element';
import { PluginArea } from '@wordpress/plugins';
import { getTopBars } from '../features';
import { usePageName } from '../shared/routing';
import { FooterSlot, Notices } from '../shared/ui';
import { Header } from './header';
import { PageScreen } from './page';
import { usePageEffects } from './page-effects';
import { headerTitle } from './page-title';
import { TopBarOutlet } from './top-bar';
import type { Page } from './routes';
import styles from './layout.module.scss';

const TOP_BARS = getTopBars();

/** What extensions' plugins are registered for: `registerPlugin( name, { scope: 'storewright-admin', … } )`. */
const PLUGIN_SCOPE = 'storewright-admin';

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
export function Frame( { page }: { page: Page } ) {
	const content = useRef< HTMLDivElement >( null );
	const breadcrumbs = useBreadcrumbsOf( page );
	const { layout, props } = page;
	usePageEffects( page, breadcrumbs, content );

	return (
		<div ref={ content } tabIndex={ -1 } className={ styles.frame }>
			{ TOP_BARS.filter( ( bar ) => bar.isFor( props ) ).map( ( bar ) => (
				<TopBarOutlet key={ bar.name } bar={ bar } props={ props } />
			) ) }
			{ layout.header && <Header title={ headerTitle( breadcrumbs, props.query ) } /> }
			{ layout.showNotices && <Notices /> }
			<div className={ styles.content }>
				<PageScreen { ...page } />
			</div>
			{ layout.footer && (
				<FooterSlot>
					{ ( fills ) => Children.count( fills ) > 0 && <div className={ styles.footer }>{ fills }</div> }
				</FooterSlot>
			) }
			{ layout.showPluginArea && <PluginArea scope={ PLUGIN_SCOPE } /> }
		</div>
	);
}
