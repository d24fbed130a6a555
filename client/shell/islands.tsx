import { SlotFillProvider } from '@wordpress/components';
import { createRoot } from '@wordpress/element';
import type { IslandProps, LoadComponent } from '../shared/routing';
import { useModule } from '../shared/data/use-module';
import { LoadFailure } from './load-failure';
import { ErrorBoundary } from './page';

interface IslandOutletProps {
	load: LoadComponent< IslandProps >;
	islandProps: IslandProps;
}

function Island( { load, islandProps }: IslandOutletProps ) {
	const island = useModule( load );
	switch ( island.status ) {
		case 'loading':
			return null;
		case 'failed':
			return <LoadFailure error={ island.error } onRetry={ island.retry } />;
		case 'ready':
			return <island.module.default { ...islandProps } />;
	}
}

/**
 * Renders components into the places that the server left for them: `<div data-island="name" data-props="{…}">`. Each
 * breaks for itself.
 *
 * @param islands What can be rendered, by name.
 */
export function mountIslands( islands: Readonly< Record< string, LoadComponent< IslandProps > > > ): void {
	for ( const place of document.querySelectorAll< HTMLElement >( '[data-island]' ) ) {
		const name = place.dataset.island ?? '';
		const load = islands[ name ];
		if ( load === undefined ) {
			throw new Error( `There is no island “${ name }”.` );
		}
		const islandProps = JSON.parse( place.dataset.props ?? '{}' ) as IslandProps;
		createRoot( place ).render(
			<SlotFillProvider>
				<ErrorBoundary>
					<Island load={ load } islandProps={ islandProps } />
				</ErrorBoundary>
			</SlotFillProvider>
		);
	}
}
