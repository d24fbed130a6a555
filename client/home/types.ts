import type { ComponentType } from 'react';

import type { LoadComponent, Query, ScreenProps } from '../shared/routing';

interface PanelFacts {
	/** No two panels have the same one. */
	name: string;
	/** Where there are two columns, the second one: for what is worth a look beside the work. */
	column?: 'aside';
	/** Whether the user may see it on the page of who does not run the store; yes where it does not say. Home itself is for who does. */
	isFor?: () => boolean;
	/** Whether the part takes the place of all others at an address, such as a task's page. */
	ownsScreen?: ( query: Query ) => boolean;
}

/** A part of Home that a feature brings. */
export interface HomePanel extends PanelFacts {
	/** Fetches the part, whose module exports it as default. Name the chunk "home" for what Home always shows. */
	load: LoadComponent< ScreenProps >;
}

/** A part of Home as extensions may add it: also with a component that is there already. */
export type PanelDefinition = HomePanel | ( PanelFacts & { container: ComponentType< ScreenProps > } );
