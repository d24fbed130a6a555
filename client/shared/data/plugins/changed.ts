import { doAction } from '@wordpress/hooks';

/** Called once plugins were installed, activated or updated, or that was tried: a part of it may be done. */
export const PLUGINS_CHANGED = 'storewright.plugins_changed';

/** Tells the stores of all screens that show plugins. */
export const pluginsChanged = (): void => void doAction( PLUGINS_CHANGED );
