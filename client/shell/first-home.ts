/** Home as PHP prints it, and how the app takes its place. */
import './first-home.scss';

const FIRST = 'storewright-first';

/** What has `data-loading` stands for something that is not there yet. */
const LOADING = '[data-loading]';

const isInSight = ( element: Element ): boolean => {
	const { top, bottom } = element.getBoundingClientRect();
	return bottom >= 0 && top < window.innerHeight;
};

/** Whether the app shows all that belongs on the screen now. */
const isReady = ( root: Element ): boolean =>
	root.childElementCount > 0 && ! [ ...root.querySelectorAll( LOADING ) ].some( isInSight );

/** The app's link in the place of one that is about to go. */
function counterpart( link: HTMLAnchorElement, root: Element ): HTMLElement | undefined {
	const links = [ ...root.querySelectorAll< HTMLAnchorElement >( 'a[href]' ) ].filter(
		( { href } ) => href === link.href
	);
	return links.find( ( { textContent } ) => textContent === link.textContent ) ?? links[ 0 ];
}

function replace( first: Element, root: Element ): void {
	const { activeElement } = document;
	const focused =
		activeElement instanceof HTMLAnchorElement && first.contains( activeElement ) ? activeElement : null;
	first.remove();
	if ( focused !== null ) {
		counterpart( focused, root )?.focus( { preventScroll: true } );
	}
}

/**
 * Leaves Home as PHP has printed it on the screen until the app has rendered as much, then takes it away in the same frame.
 * Where the app never comes that far, its links work.
 *
 * @param root The app's element.
 */
export function replaceFirstHome( root: Element ): void {
	const first = document.getElementById( FIRST );
	if ( first === null ) {
		return;
	}
	const look = () => {
		if ( isReady( root ) ) {
			observer.disconnect();
			window.removeEventListener( 'scroll', look );
			replace( first, root );
		}
	};
	const observer = new MutationObserver( look );
	observer.observe( root, { childList: true, subtree: true, attributes: true, attributeFilter: [ 'data-loading' ] } );
	window.addEventListener( 'scroll', look, { passive: true } );
}
