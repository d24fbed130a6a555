/** Slots that features and extensions fill: `<HeaderActionsFill>…</HeaderActionsFill>`. */
import { createSlotFill } from '@wordpress/components';
import type { ReactNode } from 'react';

export const { Fill: HeaderItemFill, Slot: HeaderItemSlot } = createSlotFill( 'storewright_header_item' );
export const { Fill: HeaderActionsFill, Slot: HeaderActionsSlot } = createSlotFill( 'storewright_header_actions' );

/** Tab of an extension beside those of the activity panel, on Home alone. */
export const { Fill: HeaderTabFill, Slot: HeaderTabSlot } = createSlotFill( 'storewright_header_tab' );

export const { Fill: FooterFill, Slot: FooterSlot } = createSlotFill( 'storewright_footer' );

/** The end of Home's second column, or of the only one. */
export const { Fill: HomeAsideFill, Slot: HomeAsideSlot } = createSlotFill( 'storewright_home_aside' );

/** Home's links to what waits, which are shown where it is filled: a fill is a `NotificationCard`. */
export const { Fill: HomeNotificationsFill, Slot: HomeNotificationsSlot } = createSlotFill(
	'storewright_home_notifications'
);

/** Props of a fill of the display options. */
export interface DisplayOptionsProps {
	/** Closes the menu before the chosen action runs. */
	onClose: () => void;
}

/**
 * Groups of Home's menu “Display options”, which is there at least where the slot is filled: a fill is a function that returns a
 * `MenuGroup`.
 */
export const { Fill: DisplayOptionsFill, Slot: DisplayOptionsSlot } = createSlotFill(
	'storewright_home_display_options'
);

/** Footer of the setup list's card once the whole list is done. */
export const { Fill: SetupCompletedFill, Slot: SetupCompletedSlot } = createSlotFill( 'storewright_setup_completed' );

/** Props of a fill of the product editor. */
export interface ProductSectionProps {
	/** The product as it stands in the editor, with the fields of `wc/v3/products`; `id` is 0 until it is saved for the first time. */
	product: Readonly< Record< string, unknown > >;
	/** Changes a field, which is saved with the others. */
	set: ( field: string, value: unknown ) => void;
}

/** Further sections of the product editor, after ours: a fill is a function that gets `ProductSectionProps`. */
export const { Fill: ProductSectionsFill, Slot: ProductSectionsSlot } = createSlotFill(
	'storewright_product_editor_sections'
);

/** Banners above the figures of the analytics overview. */
export const { Fill: AnalyticsBannerFill, Slot: AnalyticsBannerSlot } =
	createSlotFill( 'storewright_analytics_banner' );

/** Name of the slot for the recommended provider's banner in the payments task. */
export const PAYMENTS_BANNER = 'storewright_payments_banner';

/** Data from the server about the banner. */
export interface PaymentsBannerFacts {
	/** Id of the suggestion that it is about. */
	provider: string;
	/** More currencies than this are taken; 0 to say nothing of it. */
	currencies: number;
	/** How many ways to pay there are; 0 to say nothing of it. */
	methods: number;
	/** Names of ways to pay, the best known first. */
	logos: readonly string[];
	/** Where the text is beside the picture; the other way round in languages that are read from right to left. */
	textPosition: 'left' | 'right';
}

/** Props of the slot's fills. */
export interface PaymentsBannerProps {
	facts: PaymentsBannerFacts;
	/** Name of the provider. */
	title: string;
	/** Description, a sentence. */
	content: string;
	/** Whether its plugin is there, but customers can't pay with it yet. */
	needsSetup: boolean;
	/** The button that begins or goes on with its setup. */
	action: ReactNode;
	/** Puts the focus on the list below: what had it is about to go. */
	onLeave: () => void;
	/** Has the page find out anew whether there is a banner. */
	onChanged: () => void;
}
