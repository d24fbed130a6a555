import { createSlotFill } from '@wordpress/components';

/** The place of banners on the overview of the reports, above the figures. */
export const { Fill: AnalyticsBannerFill, Slot: AnalyticsBannerSlot } =
	createSlotFill( 'storewright_analytics_banner' );
