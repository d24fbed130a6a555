import { createSlotFill } from '@wordpress/components';

/** Name of the slot in Home's menu “Display options”, which is there where the slot is filled. */
export const DISPLAY_OPTIONS = 'storewright_home_display_options';

/** What a fill is given. */
export interface DisplayOptionsProps {
	/** Closes the menu, before what was chosen happens. */
	onClose: () => void;
}

/** Groups of the menu: a fill is a function that gives a `MenuGroup`. */
export const { Fill: DisplayOptionsFill, Slot: DisplayOptionsSlot } = createSlotFill( DISPLAY_OPTIONS );
