/** Which columns of a report's table the user does not want to see. */
import { useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { getPageData } from '../../shared/data/page-data';
import { useQuery } from '../../shared/data/use-query';
import { useUndoableAction } from '../../shared/data/use-undoable';
import { preferencesStore, useUserPreferences } from '../../shared/data/user-preferences';
import { columnsStore } from './columns-store';

type Hidden = readonly string[];

/** Ids of columns that the user hides or shows, and how to keep that. */
type HiddenColumns = [ Hidden, ( hidden: Hidden ) => void ];

/** Reports whose columns WooCommerce keeps as well. */
const OF_WOOCOMMERCE = [ 'revenue', 'products', 'variations', 'orders', 'categories', 'coupons', 'taxes', 'customers' ];

const OWN = [ 'stock', 'downloads', 'cohorts' ];

/** Ids of columns of a preference; one that can't be read hides nothing. */
function hiddenOf( json: string ): Hidden {
	try {
		const ids: unknown = JSON.parse( json === '' ? '[]' : json );
		return Array.isArray( ids ) ? ids.filter( ( id ): id is string => typeof id === 'string' ) : [];
	} catch {
		return [];
	}
}

/** Hides and shows columns; what is chosen of others meanwhile stays. */
function useKept(
	hidden: Hidden,
	keep: ( change: ( before: Hidden ) => Hidden ) => Promise< unknown >
): HiddenColumns {
	const undoable = useUndoableAction();
	const hide = ( next: Hidden ) => {
		const more = next.filter( ( id ) => ! hidden.includes( id ) );
		const fewer = hidden.filter( ( id ) => ! next.includes( id ) );
		const change = ( added: Hidden, removed: Hidden ) =>
			keep( ( before ) => [ ...before.filter( ( id ) => ! [ ...added, ...removed ].includes( id ) ), ...added ] );
		void undoable( () => change( more, fewer ), {
			message: __( 'Columns changed.', 'storewright' ),
			undo: () => change( fewer, more ),
		} );
	};
	return [ hidden, hide ];
}

function useInPreferences( slug: string ): HiddenColumns {
	const name = `${ slug }_report_columns`;
	const registry = useRegistry();
	const preferences = useUserPreferences();
	const hidden = hiddenOf( preferences.status === 'ready' ? ( preferences.data[ name ] ?? '' ) : '' );
	return useKept( hidden, async ( change ) => {
		await registry.resolveSelect( preferencesStore ).getPreferences( {} );
		await registry.dispatch( preferencesStore ).updatePreferences( ( before ) => ( {
			[ name ]: JSON.stringify( change( hiddenOf( before[ name ] ?? '' ) ) ),
		} ) );
	} );
}

function useInOwnField( slug: string ): HiddenColumns {
	const registry = useRegistry();
	const columns = useQuery( columnsStore, 'getColumns', {} );
	const hidden = columns.status === 'ready' ? ( columns.data[ slug ] ?? [] ) : [];
	return useKept( hidden, async ( change ) => {
		await registry.resolveSelect( columnsStore ).getColumns( {} );
		await registry
			.dispatch( columnsStore )
			.updateColumns( ( before ) => ( { [ slug ]: change( before[ slug ] ?? [] ) } ) );
	} );
}

/** Of a report that the server does not know: a script has added it. */
const useInMemory = (): HiddenColumns => useState< Hidden >( [] );

/**
 * The columns that the user does not want to see of a report, and how to change them. Which of the ways they are kept in is the report's,
 * so a component stays with one of them as long as it shows the same report.
 */
export function useHiddenColumns( slug: string ): HiddenColumns {
	const useKeptHidden = keeperOf( slug );
	return useKeptHidden( slug );
}

function keeperOf( slug: string ): ( slug: string ) => HiddenColumns {
	if ( OF_WOOCOMMERCE.includes( slug ) ) {
		return useInPreferences;
	}
	return OWN.includes( slug ) || getPageData().orderReports.some( ( report ) => report.slug === slug )
		? useInOwnField
		: useInMemory;
}
