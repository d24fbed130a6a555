import { useQuery } from '../shared/data/use-query';
import { useModule } from '../shared/data/use-module';
import { __ } from '@wordpress/i18n';

import type { HomePanels } from '../generated/rest';
import { focusHeading } from '../shared/focus-heading';
import type { ScreenProps } from '../shared/routing';
import { InlineNotice } from '../shared/ui/inline-notice';
import { useIsNear } from '../shared/use-is-near';
import { NotificationCards } from './notification-cards';
import { PanelSkeleton } from './panel-skeleton';
import { panelsStore, type PanelName } from './store';
import { titleOf } from './titles';

/** The panels in their order, by name: how each is fetched. */
const PANELS = {
	orders: () => import( /* webpackChunkName: "home-orders" */ './orders' ),
	reviews: () => import( /* webpackChunkName: "home-reviews" */ './reviews' ),
	stock: () => import( /* webpackChunkName: "home-stock" */ './stock' ),
} as const;

const NAMES = Object.keys( PANELS ) as PanelName[];

/** The button goes with the notice that it is in: the focus goes to the page's heading. */
const again = ( retry: () => void ) => () => {
	focusHeading();
	retry();
};

/** Renders what waits for the owner; while a new store is set up, only links to what waits, and the panel that the address opens. */
export default function WaitingPanels( { path, query }: ScreenProps ) {
	const panels = useQuery( panelsStore, 'getPanels', {} );
	switch ( panels.status ) {
		case 'loading':
			// Who looks after the catalog has the panel of stock alone.
			return <PanelSkeleton rows={ 1 } hasField={ path === '/catalog' } />;
		case 'failed':
			return (
				<InlineNotice
					status="error"
					title={ __( 'What waits for you could not be loaded', 'storewright' ) }
					actions={ [ { label: __( 'Try again', 'storewright' ), onClick: again( panels.retry ) } ] }
				>
					{ panels.error.message }
				</InlineNotice>
			);
		case 'ready': {
			const opened = NAMES.find( ( name ) => query.opened_panel === `${ name }-panel` );
			const shown = NAMES.filter(
				( name ) => panels.data[ name ] !== null && ( panels.data.is_shown || name === opened )
			);
			return (
				<>
					{ ! panels.data.is_shown && <NotificationCards panels={ panels.data } /> }
					{ shown.map( ( name ) => (
						<LazyPanel key={ name } name={ name } panels={ panels.data } isOpened={ name === opened } />
					) ) }
				</>
			);
		}
	}
}

interface LazyPanelProps {
	name: PanelName;
	panels: HomePanels;
	isOpened: boolean;
}

/** A panel's heading, and the room of its rows. */
const Waiting = ( { name, panels }: LazyPanelProps ) => (
	<PanelSkeleton
		rows={ panels[ name ]?.items.length ?? 0 }
		hasField={ name === 'stock' }
		head={ { title: titleOf( name ), count: panels[ name ]?.count ?? 0 } }
	/>
);

/** Loads a panel once it is near, or opened by the address. */
const LazyPanel = ( props: LazyPanelProps ) => {
	const [ place, isNear ] = useIsNear( props.isOpened );
	return isNear ? (
		<LoadedPanel { ...props } />
	) : (
		<div ref={ place }>
			<Waiting { ...props } />
		</div>
	);
};

const LoadedPanel = ( { name, panels, isOpened }: LazyPanelProps ) => {
	const loading = useModule< { default: React.ComponentType< { part: never; isOpened: boolean } > } >(
		PANELS[ name ] as never
	);
	switch ( loading.status ) {
		case 'loading':
			return <Waiting name={ name } panels={ panels } isOpened={ isOpened } />;
		case 'failed':
			return (
				<InlineNotice
					status="error"
					title={ __( 'A part of Home could not be loaded', 'storewright' ) }
					actions={ [ { label: __( 'Try again', 'storewright' ), onClick: again( loading.retry ) } ] }
				>
					{ __( 'The connection may have been interrupted.', 'storewright' ) }
				</InlineNotice>
			);
		case 'ready':
			return <loading.module.default part={ panels[ name ] as never } isOpened={ isOpened } />;
	}
};
