import { useMemo } from '@wordpress/element';

import { applyFiltersSafely } from '../shared/apply-filters-safely';
import { useFilterVersion } from '../shared/filter-version';
import { isRecord } from '../shared/is-record';
import { sameComponent, sameLoader } from '../shared/same-component';
import type { HomePanel, PanelDefinition } from './types';

/** Extensions add and change panels of Home here: `( panels: PanelDefinition[] ) => PanelDefinition[]`. */
export const PANELS_FILTER = 'storewright_home_panels';

const isPanel = ( value: unknown ): value is PanelDefinition =>
	isRecord( value ) &&
	typeof value.name === 'string' &&
	( value.ownsScreen === undefined || typeof value.ownsScreen === 'function' ) &&
	( typeof value.load === 'function' || typeof value.container === 'function' || isRecord( value.container ) );

const arePanels = ( value: unknown ): value is PanelDefinition[] =>
	Array.isArray( value ) &&
	value.every( isPanel ) &&
	new Set( value.map( ( { name }: PanelDefinition ) => name ) ).size === value.length;

/** The panel, which stays the same part of Home although the filter's callback made its component anew. */
function asPanel( panel: PanelDefinition ): PanelDefinition {
	const place = `${ PANELS_FILTER } ${ panel.name }`;
	return 'load' in panel
		? { ...panel, load: sameLoader( place, panel.load ) }
		: { ...panel, container: sameComponent( place, panel.container ) };
}

/**
 * The panels of Home with those of extensions, also those that are added later.
 *
 * @param own Those of our features, always the same array.
 */
export function usePanels( own: readonly HomePanel[] ): readonly PanelDefinition[] {
	const version = useFilterVersion( PANELS_FILTER );
	return useMemo(
		() => applyFiltersSafely< readonly PanelDefinition[] >( PANELS_FILTER, own, arePanels ).map( asPanel ),
		// eslint-disable-next-line react-hooks/exhaustive-deps -- The version stands for the filter's callbacks.
		[ own, version ]
	);
}
