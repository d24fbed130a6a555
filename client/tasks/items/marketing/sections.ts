import type { Extension, ExtensionGroup } from './store';

/** The groups that the task shows, in their order. */
const SHOWN = [ 'task-list/grow', 'task-list/reach' ];

/** Parts of the task's page. */
export interface Sections {
	/** On this site already. */
	installed: Extension[];
	/** The groups, with what is not here yet; those that have nothing left are out. */
	recommended: ExtensionGroup[];
}

/**
 * Sorts extensions by whether they are here.
 *
 * @param groups As the server tells of them, in any order.
 */
export function sectionsOf( groups: readonly ExtensionGroup[] ): Sections {
	const shown = SHOWN.flatMap( ( key ) => groups.filter( ( group ) => group.key === key ) ).map( ( group ) => ( {
		...group,
		plugins: group.plugins.filter( ( { is_visible: isVisible } ) => isVisible ),
	} ) );
	const installed = shown
		.flatMap( ( { plugins } ) => plugins )
		.filter( ( { is_installed: isInstalled } ) => isInstalled );
	return {
		installed: installed.filter(
			( { slug }, at ) => installed.findIndex( ( other ) => other.slug === slug ) === at
		),
		recommended: shown
			.map( ( group ) => ( {
				...group,
				plugins: group.plugins.filter( ( { is_installed: isInstalled } ) => ! isInstalled ),
			} ) )
			.filter( ( { plugins } ) => plugins.length > 0 ),
	};
}
