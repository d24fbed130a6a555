import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { persistedQuery } from '../shared/routing/persisted';
import { Link, urlTo, useQuery } from '../shared/routing';
import { reportPages } from './pages';
import { SavedButton } from './saved/saved-button';
import styles from './screen.module.scss';

/** The way from one report to the others; the period goes along. */
export function ReportNav( { path }: { path: string } ) {
	const along = persistedQuery( useQuery() );
	const list = useRef< HTMLUListElement >( null );
	const shown = path === '/analytics/customers' ? '/customers' : path;
	useEffect( () => {
		const link = list.current?.querySelector< HTMLElement >( '[aria-current]' );
		if ( link && list.current ) {
			const overflow = link.offsetLeft + link.offsetWidth - list.current.offsetLeft - list.current.clientWidth;
			list.current.scrollLeft =
				document.dir === 'rtl'
					? Math.min( 0, link.offsetLeft - list.current.offsetLeft )
					: Math.max( 0, overflow );
		}
	}, [ shown ] );
	return (
		<nav className={ styles.nav } aria-label={ __( 'Reports', 'storewright' ) }>
			<ul ref={ list }>
				{ reportPages().map( ( { to, title, id } ) => (
					<li key={ to }>
						<Link id={ id } href={ urlTo( to, along ) } aria-current={ to === shown ? 'page' : undefined }>
							{ title }
						</Link>
					</li>
				) ) }
			</ul>
			{ path !== '/analytics/settings' && <SavedButton path={ path } /> }
		</nav>
	);
}
