import type { Query } from '../shared/routing';
import type { PanelDefinition } from './types';

/**
 * The panels that Home shows at an address: the one that owns the screen there, else all that never do.
 *
 * @param panels All panels.
 * @param query  The address's query.
 */
export function panelsAt< Panel extends PanelDefinition >(
	panels: readonly Panel[],
	query: Query
): { shown: Panel[]; isOwned: boolean } {
	const owner = panels.find( ( { ownsScreen } ) => ownsScreen?.( query ) );
	return {
		shown: owner ? [ owner ] : panels.filter( ( { ownsScreen } ) => ! ownsScreen ),
		isOwned: owner !== undefined,
	};
}
