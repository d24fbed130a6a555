import { HomeAsideSlot } from '../shared/slots';
import type { ScreenProps } from '../shared/routing';
import { Column } from './column';
import { DisplayOptions } from './display-options';
import { Panel } from './panel';
import { panelsAt } from './panels-at';
import type { HomePanel } from './types';

interface HomeProps extends ScreenProps {
	panels: readonly HomePanel[];
}

/**
 * Home: the panels below each other, or in two columns.
 */
export const Home = ( { panels, ...routeProps }: HomeProps ) => {
	const { shown, isOwned } = panelsAt( panels, routeProps.query );
	const contents = ( isAside: boolean ) =>
		shown
			.filter( ( { column } ) => ( column === 'aside' ) === isAside )
			.map( ( panel ) => <Panel key={ panel.name } panel={ panel } { ...routeProps } /> );
	return isOwned ? (
		<>{ contents( false ) }</>
	) : (
		<>
			<DisplayOptions />
			<Column
				aside={
					<>
						{ contents( true ) }
						<HomeAsideSlot />
					</>
				}
			>
				{ contents( false ) }
			</Column>
		</>
	);
};
