import { __, _n, sprintf } from '@wordpress/i18n';
import { comment, external, help, Icon, inbox, store } from '@wordpress/icons';
import type { ReactElement } from 'react';

import { userCan, type PageData } from '../shared/data/page-data';
import { pathOf, type Query } from '../shared/routing';
import { SetupRing } from './setup-ring';
import type { PanelName } from './types';

/** A tab that opens a panel. */
export interface PanelTab {
	name: PanelName;
	label: string;
	icon: ReactElement;
	/** What the icon says to those who see it, '' for nothing. */
	state: string;
	/** Whether the icon has a mark. */
	isMarked: boolean;
}

/** A tab that leads to the site. */
export interface LinkTab {
	label: string;
	icon: ReactElement;
	href: string;
}

const HOME = '/';
const PRODUCT = /^\/(add-product$|product\/)/;

/** Whether an address is Home's, which has the tasks' pages as well. */
export const isHome = ( { isEmbedded }: Pick< PageData, 'isEmbedded' >, query: Query ): boolean =>
	! isEmbedded && pathOf( query ) === HOME;

function setupTab( setup: NonNullable< PageData[ 'setup' ] > ): PanelTab {
	const { completed } = setup;
	const total = completed + setup.remaining;
	return {
		name: 'setup',
		label: __( 'Finish setup', 'storewright' ),
		icon: <SetupRing completed={ completed } total={ total } />,
		state: sprintf(
			/* translators: 1: number of tasks done. 2: number of all tasks. */
			_n( '%1$d of %2$d done', '%1$d of %2$d done', completed, 'storewright' ),
			completed,
			total
		),
		isMarked: false,
	};
}

/**
 * The tabs that open a panel, in their order.
 *
 * @param page  The page's data.
 * @param query The address's query.
 */
export function panelTabs( page: PageData, query: Query ): PanelTab[] {
	if ( ! userCan( 'manage_woocommerce' ) ) {
		return [];
	}
	const isProduct = page.isEmbedded ? page.isProductEditor : PRODUCT.test( pathOf( query ) );
	const hasActivity = ! isHome( page, query ) && ! isProduct;
	const tabs: PanelTab[] = [];
	if ( hasActivity ) {
		tabs.push( {
			name: 'activity',
			label: __( 'Activity', 'storewright' ),
			icon: <Icon icon={ inbox } size={ 24 } />,
			state: page.hasUnreadNotes ? __( 'New messages', 'storewright' ) : '',
			isMarked: page.hasUnreadNotes,
		} );
	}
	if ( page.isEmbedded && page.isProductEditor ) {
		tabs.push( {
			name: 'feedback',
			label: __( 'Feedback', 'storewright' ),
			icon: <Icon icon={ comment } size={ 24 } />,
			state: '',
			isMarked: false,
		} );
	}
	if ( hasActivity && page.setup !== null ) {
		tabs.push( setupTab( page.setup ) );
	}
	tabs.push( {
		name: 'help',
		label: __( 'Help', 'storewright' ),
		icon: <Icon icon={ help } size={ 24 } />,
		state: '',
		isMarked: false,
	} );
	return tabs;
}

/**
 * The tab that leads to the site: to its first page where a theme is being chosen, to the shop on the rest of Home.
 *
 * @param page         The page's data.
 * @param query        The address's query.
 * @param isComingSoon Whether visitors do not see the store yet.
 */
export function linkTab( page: PageData, query: Query, isComingSoon: boolean ): LinkTab | null {
	if ( ! isHome( page, query ) ) {
		return null;
	}
	if ( query.task === 'appearance' ) {
		return {
			label: __( 'Preview site', 'storewright' ),
			icon: <Icon icon={ external } size={ 24 } />,
			href: page.homeUrl,
		};
	}
	return {
		label: isComingSoon ? __( 'Preview store', 'storewright' ) : __( 'View store', 'storewright' ),
		icon: <Icon icon={ store } size={ 24 } />,
		href: page.shopUrl,
	};
}
