import { SlotFillProvider } from '@wordpress/components';
import { createPortal, createRoot, useLayoutEffect } from '@wordpress/element';
import { PluginArea } from '@wordpress/plugins';
import { useModule } from '../shared/data/use-module';
import { parseQuery, SETTINGS_PATH } from '../shared/routing';
import type { IslandProps, LazyPart, LoadComponent, ScreenProps } from '../shared/routing';
import { Notices } from '../shared/ui';
import { Commands } from './commands';
import { LazyOutlet } from './lazy-outlet';
import { LoadFailure } from './load-failure';
import { ErrorBoundary } from './page';
import { reportPlugin } from '../shared/crash-report';
import { PLUGIN_SCOPE } from './plugin-scope';

/** The islands that can be rendered, by their name in `data-island`. */
export type Islands = Readonly< Record< string, LoadComponent< IslandProps > > >;

interface IslandOutletProps {
	load: LoadComponent< IslandProps >;
	islandProps: IslandProps;
}

/** An island of the page. */
interface MountedIsland extends IslandOutletProps {
	/** The element that the server printed for it. */
	place: HTMLElement;
	/** What the server printed into it, which stands there until the island does. */
	printed: readonly ChildNode[];
}

function IslandOutlet( { load, islandProps, printed }: IslandOutletProps & Pick< MountedIsland, 'printed' > ) {
	const island = useModule( load );
	const isReady = island.status === 'ready';
	useLayoutEffect( () => {
		if ( isReady ) {
			printed.forEach( ( node ) => node.remove() );
		}
	}, [ isReady, printed ] );
	switch ( island.status ) {
		case 'loading':
			return null;
		case 'failed':
			return <LoadFailure onRetry={ island.retry } />;
		case 'ready':
			return <island.module.default { ...islandProps } />;
	}
}

function parseProps( name: string, json: string ): IslandProps {
	try {
		return JSON.parse( json ) as IslandProps;
	} catch ( cause ) {
		throw new Error( `The island “${ name }” got props that are not valid JSON.`, { cause } );
	}
}

/** Finds what is to be rendered in a place of the server-rendered page. */
function islandIn( place: HTMLElement, islands: Islands ): MountedIsland {
	const name = place.dataset.island ?? '';
	const load = islands[ name ];
	if ( load === undefined ) {
		throw new Error( `There is no island “${ name }”.` );
	}
	const printed = [ ...place.childNodes ];
	return { place, load, printed, islandProps: parseProps( name, place.dataset.props ?? '{}' ) };
}

/** Where the page is, for parts that are not everywhere. */
const pageProps = (): ScreenProps => ( {
	path: SETTINGS_PATH,
	params: {},
	query: parseQuery( window.location.search ),
} );

/** Renders all islands as one tree, so that they share slots, notices and plugins of extensions. */
const IslandsRoot = ( { mounted, parts }: { mounted: readonly MountedIsland[]; parts: readonly LazyPart[] } ) => (
	<SlotFillProvider>
		<Notices />
		{ parts.map( ( part ) => (
			<LazyOutlet key={ part.name } part={ part } props={ pageProps() } />
		) ) }
		{ mounted.map( ( { place, load, islandProps, printed }, index ) =>
			createPortal(
				<ErrorBoundary>
					<IslandOutlet load={ load } islandProps={ islandProps } printed={ printed } />
				</ErrorBoundary>,
				place,
				String( index )
			)
		) }
		<Commands />
		<PluginArea scope={ PLUGIN_SCOPE } onError={ reportPlugin } />
	</SlotFillProvider>
);

/** Adds the element of the root at the top of the page, where notices of the whole page belong. */
function addRootElement(): HTMLElement {
	const element = document.createElement( 'div' );
	element.className = 'storewright';
	( document.getElementById( 'wpbody-content' ) ?? document.body ).prepend( element );
	return element;
}

/**
 * Renders components into the places that the server left for them: `<div data-island="name" data-props="{…}">`. One
 * that cannot be rendered is logged, and the others go on.
 *
 * @param islands What can be rendered.
 * @param parts   Notices and alerts above the page's content, and fills of the islands' slots.
 */
export function mountIslands( islands: Islands, parts: readonly LazyPart[] = [] ): void {
	const mounted: MountedIsland[] = [];
	for ( const place of document.querySelectorAll< HTMLElement >( '[data-island]' ) ) {
		try {
			mounted.push( islandIn( place, islands ) );
		} catch ( error ) {
			// eslint-disable-next-line no-console -- For developers: the page as the server made it still works.
			console.error( error );
		}
	}
	if ( mounted.length > 0 ) {
		createRoot( addRootElement() ).render(
			<IslandsRoot mounted={ mounted } parts={ parts.filter( ( part ) => part.isFor( pageProps() ) ) } />
		);
	}
}
