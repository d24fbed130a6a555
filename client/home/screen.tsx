import { __experimentalUseSlotFills as useSlotFills } from '@wordpress/components';
import { clsx } from 'clsx';

import { HOME_ASIDE, HomeAsideSlot } from '../shared/ui/slots';
import type { ScreenProps } from '../shared/routing';
import { Panel } from './panel';
import styles from './screen.module.scss';
import type { HomePanel } from './types';

interface HomeProps extends ScreenProps {
	panels: readonly HomePanel[];
}

/**
 * Home: the panels below each other, and beside them what fills the aside.
 */
export const Home = ( { panels, ...whereabouts }: HomeProps ) => {
	const hasAside = ( useSlotFills( HOME_ASIDE )?.length ?? 0 ) > 0;
	const owner = panels.find( ( { ownsScreen } ) => ownsScreen?.( whereabouts.query ) );
	if ( owner ) {
		return <Panel key={ owner.name } panel={ owner } { ...whereabouts } />;
	}
	return (
		<div className={ clsx( styles.home, hasAside && styles.withAside ) }>
			<div className={ styles.main }>
				{ panels
					.filter( ( { ownsScreen } ) => ! ownsScreen )
					.map( ( panel ) => (
						<Panel key={ panel.name } panel={ panel } { ...whereabouts } />
					) ) }
			</div>
			{ hasAside && (
				<div className={ styles.aside }>
					<HomeAsideSlot />
				</div>
			) }
		</div>
	);
};
