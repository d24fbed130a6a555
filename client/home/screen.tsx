import { __experimentalUseSlotFills as useSlotFills } from '@wordpress/components';

import { HOME_ASIDE, HomeAsideSlot } from '../shared/slots';
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
 * Home: the panels below each other, and beside them what fills the aside.
 */
export const Home = ( { panels, ...routeProps }: HomeProps ) => {
	const hasAside = ( useSlotFills( HOME_ASIDE )?.length ?? 0 ) > 0;
	const { shown, isOwned } = panelsAt( panels, routeProps.query );
	const contents = shown.map( ( panel ) => <Panel key={ panel.name } panel={ panel } { ...routeProps } /> );
	return isOwned ? (
		<>{ contents }</>
	) : (
		<>
			<DisplayOptions />
			<Column aside={ hasAside && <HomeAsideSlot /> }>{ contents }</Column>
		</>
	);
};
