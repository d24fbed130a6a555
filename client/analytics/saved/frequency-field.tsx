import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { SavedReport } from '../../generated/rest';
import { isExported } from '../export/exported';

export type Frequency = SavedReport[ 'frequency' ];

/** Whether the server can send a report of a path by email: it knows its rows. */
export const isEmailed = ( path: string ): boolean => isExported( path.replace( /^\/(analytics\/)?/, '' ) );

/** What each frequency is called. */
export const frequencies = (): ReadonlyArray< { value: Frequency; label: string } > => [
	{ value: '', label: __( 'Never', 'storewright' ) },
	{ value: 'daily', label: __( 'Daily', 'storewright' ) },
	{ value: 'weekly', label: __( 'Weekly', 'storewright' ) },
	{ value: 'monthly', label: __( 'Monthly', 'storewright' ) },
];

const helpOf = ( isShared: boolean ): string =>
	isShared
		? __(
				'Sent at 6:00 in the morning to the person who saved it and everyone it is shared with. Each of them can unsubscribe.',
				'storewright'
			)
		: __( 'Sent at 6:00 in the morning to the person who saved it.', 'storewright' );

interface FrequencyFieldProps {
	frequency: Frequency;
	/** Whether it is shared. */
	isShared: boolean;
	onChange: ( frequency: Frequency ) => void;
}

/** How often a report is sent by email. */
export function FrequencyField( { frequency, isShared, onChange }: FrequencyFieldProps ) {
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Send by email', 'storewright' ) }
			value={ frequency }
			options={ [ ...frequencies() ] }
			{ ...( frequency !== '' && { help: helpOf( isShared ) } ) }
			onChange={ ( value ) => onChange( value as Frequency ) }
		/>
	);
}
