/** Places that screens and extensions fill: `<HeaderActionsFill>…</HeaderActionsFill>`. */
import { createSlotFill } from '@wordpress/components';

export const { Fill: HeaderItemFill, Slot: HeaderItemSlot } = createSlotFill( 'storewright_header_item' );
export const { Fill: HeaderActionsFill, Slot: HeaderActionsSlot } = createSlotFill( 'storewright_header_actions' );
export const { Fill: FooterFill, Slot: FooterSlot } = createSlotFill( 'storewright_footer' );
/** Name of the slot beside Home's panels; Home has a second column where it is filled. */
export const HOME_ASIDE = 'storewright_home_aside';
export const { Fill: HomeAsideFill, Slot: HomeAsideSlot } = createSlotFill( HOME_ASIDE );
