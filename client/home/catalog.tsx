import type { ScreenProps } from '../shared/routing';
import { Column } from './column';
import { SafePanel } from './panel';
import type { HomePanel } from './types';

interface CatalogProps extends ScreenProps {
	/** Those that the user may see, always the same array. */
	panels: readonly HomePanel[];
}

/** What Home is for who works on products and does not run the store: the panels that the user may see. */
export const Catalog = ( { panels, ...routeProps }: CatalogProps ) => {
	const contents = ( isAside: boolean ) =>
		panels
			.filter( ( { column } ) => ( column === 'aside' ) === isAside )
			.map( ( panel ) => <SafePanel key={ panel.name } panel={ panel } isOwn { ...routeProps } /> );
	return <Column aside={ contents( true ) }>{ contents( false ) }</Column>;
};
