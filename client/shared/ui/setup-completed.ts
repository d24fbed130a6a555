import { createSlotFill } from '@wordpress/components';

/** The foot of the setup list's card once all of the list is done. */
export const { Fill: SetupCompletedFill, Slot: SetupCompletedSlot } = createSlotFill( 'storewright_setup_completed' );
