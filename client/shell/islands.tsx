import { SlotFillProvider } from '@wordpress/components';
import { createRoot } from '@wordpress/element';
import { useModule } from '../shared/data/use-module';
import type { IslandProps, LoadComponent } from '../shared/routing';
import { LoadFailure } from './load-failure';
import { ErrorBoundary } from './page';

/** What can be rendered, by the name in `data-island`. */
export type Islands = Readonly< Record< string, LoadComponent< IslandProps > > >;

interface IslandOutletProps {
	load: LoadComponent< IslandProps >;
	islandProps: IslandProps;
}

function IslandOutlet( { load, islandProps }: IslandOutletProps ) {
	const island = useModule( load );
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
		throw new Error( `The island “${ name }” was told something that is no JSON.`, { cause } );
	}
}

function mountIsland( place: HTMLElement, islands: Islands ): void {
	const name = place.dataset.island ?? '';
	const load = islands[ name ];
	if ( load === undefined ) {
		throw new Error( `There is no island “${ name }”.` );
	}
	const islandProps = parseProps( name, place.dataset.props ?? '{}' );
	createRoot( place ).render(
		<SlotFillProvider>
			<ErrorBoundary>
				<IslandOutlet load={ load } islandProps={ islandProps } />
			</ErrorBoundary>
		</SlotFillProvider>
	);
}

/**
 * Renders components into the places that the server left for them: `<div data-island="name" data-props="{…}">`. One
 * that cannot be rendered is logged, and the others go on.
 *
 * @param islands What can be rendered.
 */
export function mountIslands( islands: Islands ): void {
	for ( const place of document.querySelectorAll< HTMLElement >( '[data-island]' ) ) {
		try {
			mountIsland( place, islands );
		} catch ( error ) {
			// eslint-disable-next-line no-console -- Told to developers: the page as the server made it still works.
			console.error( error );
		}
	}
}
