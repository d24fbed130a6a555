import { __ } from '@wordpress/i18n';

import { isRecord } from '../shared/is-record';
import type { IslandProps } from '../shared/routing';

/** A kind of email that can be previewed. */
export interface EmailType {
	value: string;
	label: string;
	/** Whether an order is shown in it. */
	hasOrder: boolean;
}

/** What the server says of the preview. */
export interface PreviewFacts {
	types: readonly EmailType[];
	defaultType: string;
	previewUrl: string;
	/** Id of a field of the form => name of the option that it stands for. */
	fields: Readonly< Record< string, string > >;
	/** Address that test emails go to unless another one is typed. */
	sendTo: string;
}

const text = ( value: unknown ): string => ( typeof value === 'string' ? value : '' );

/**
 * Reads the island's properties.
 *
 * @param props As the server printed them.
 * @throws {Error} Where they are not those of the preview.
 */
export function readPreviewFacts( props: IslandProps ): PreviewFacts {
	const types = ( Array.isArray( props.types ) ? props.types : [] ).filter( isRecord ).map( ( type ) => ( {
		value: text( type.value ),
		label: text( type.label ),
		hasOrder: type.hasOrder === true,
	} ) );
	if ( types.length === 0 || ! isRecord( props.fields ) ) {
		throw new Error( __( 'The emails to preview are missing from the page.', 'storewright' ) );
	}
	return {
		types,
		defaultType: text( props.defaultType ) || ( types[ 0 ]?.value ?? '' ),
		previewUrl: text( props.previewUrl ),
		fields: Object.fromEntries( Object.entries( props.fields ).map( ( [ id, name ] ) => [ id, text( name ) ] ) ),
		sendTo: text( props.sendTo ),
	};
}
