import type { Query } from '../shared/routing';
import type { PanelDefinition } from './types';

/** Whether a panel owns the screen at an address. One that breaks when it is asked owns none. */
function owns( { name, ownsScreen }: PanelDefinition, query: Query ): boolean {
	try {
		return Boolean( ownsScreen?.( query ) );
	} catch ( error ) {
		// eslint-disable-next-line no-console -- Whoever wrote it looks there.
		console.error( `Home’s panel “${ name }” could not say whether it owns the screen.`, error );
		return false;
	}
}

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
	const owner = panels.find( ( panel ) => owns( panel, query ) );
	return {
		shown: owner ? [ owner ] : panels.filter( ( { ownsScreen } ) => ! ownsScreen ),
		isOwned: owner !== undefined,
	};
}
