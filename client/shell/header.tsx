import { clsx } from 'clsx';
import { useEffect, useState } from '@wordpress/element';
import { getHeaderPanel } from '../features';
import { HeaderActionsSlot, HeaderItemSlot, HeaderTabSlot } from '../shared/slots';
import { ErrorBoundary } from './page';
import styles from './header.module.scss';

/** From how many pixels of scrolling on the header is set off from the page. */
const SCROLL_THRESHOLD = 20;

function useIsScrolled(): boolean {
	const [ isScrolled, setScrolled ] = useState( window.scrollY > SCROLL_THRESHOLD );
	useEffect( () => {
		const update = () => setScrolled( window.scrollY > SCROLL_THRESHOLD );
		window.addEventListener( 'scroll', update, { passive: true } );
		return () => window.removeEventListener( 'scroll', update );
	}, [] );
	return isScrolled;
}

const HeaderPanel = getHeaderPanel();

/** The page's head: its title, which can take the focus, and what the app, extensions and screens put beside it. */
export function Header( { title }: { title: string } ) {
	const isScrolled = useIsScrolled();
	return (
		<div className={ clsx( styles.header, isScrolled && styles.scrolled ) }>
			<h1 className={ styles.title } tabIndex={ -1 }>
				{ title }
			</h1>
			<ErrorBoundary fallback={ null }>
				<HeaderItemSlot />
			</ErrorBoundary>
			<div className={ styles.actions }>
				<ErrorBoundary fallback={ null }>
					<HeaderActionsSlot />
				</ErrorBoundary>
			</div>
			<ErrorBoundary fallback={ null }>
				<HeaderPanel>
					<ErrorBoundary fallback={ null }>
						<HeaderTabSlot />
					</ErrorBoundary>
				</HeaderPanel>
			</ErrorBoundary>
		</div>
	);
}
