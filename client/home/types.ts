import type { LoadComponent, Query, ScreenProps } from '../shared/routing';

/** A part of Home that a feature brings. */
export interface HomePanel {
	name: string;
	/** Fetches the part, whose module exports it as default. Name the chunk "home" for what Home always shows. */
	load: LoadComponent< ScreenProps >;
	/** Where there are two columns, the second one: for what is worth a look beside the work. */
	column?: 'aside';
	/** Whether the part takes the place of all others at an address, such as a task's page. */
	ownsScreen?: ( query: Query ) => boolean;
}
