import { HomeAsideSlot } from '../shared/slots';
import type { ScreenProps } from '../shared/routing';
import { ErrorBoundary } from '../shared/ui/error-boundary';
import { Column } from './column';
import { DisplayOptions } from './display-options';
import { Panel, SafePanel } from './panel';
import { usePanels } from './panels';
import { panelsAt } from './panels-at';
import type { HomePanel } from './types';

interface HomeProps extends ScreenProps {
	/** Those of our features, always the same array. */
	panels: readonly HomePanel[];
}

/**
 * Home: the panels below each other, or in two columns; or the panel that owns the screen.
 */
export const Home = ( { panels, ...routeProps }: HomeProps ) => {
	const { shown, isOwned } = panelsAt( usePanels( panels ), routeProps.query );
	if ( isOwned ) {
		return (
			<>
				{ shown.map( ( panel ) => (
					<Panel key={ panel.name } panel={ panel } { ...routeProps } />
				) ) }
			</>
		);
	}
	const contents = ( isAside: boolean ) =>
		shown
			.filter( ( { column } ) => ( column === 'aside' ) === isAside )
			.map( ( panel ) => (
				<SafePanel
					key={ panel.name }
					panel={ panel }
					isOwn={ panels.some( ( { name } ) => name === panel.name ) }
					{ ...routeProps }
				/>
			) );
	return (
		<>
			<DisplayOptions />
			<Column
				aside={
					<>
						{ contents( true ) }
						<ErrorBoundary fallback={ () => null }>
							<HomeAsideSlot />
						</ErrorBoundary>
					</>
				}
			>
				{ contents( false ) }
			</Column>
		</>
	);
};
