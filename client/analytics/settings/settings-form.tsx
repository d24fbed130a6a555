import { SelectControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { getPageData, updatePageData } from '../../shared/data/page-data';
import { settingsStore, type SettingValues } from '../../shared/data/settings';
import { conflictsOf, type Conflicts } from '../../shared/data/settings-conflict';
import { SaveForm } from '../../shared/ui/save-form/save-form';
import { useSaveForm } from '../../shared/ui/save-form/use-save-form';
import { RangeField } from './range-field';
import { StatusesField } from './statuses-field';
import { ACTIONABLE, changesOf, DATE_TYPE, EXCLUDED, GROUP, listOf, RANGE, textOf, valuesOf } from './values';
import type { SettingId, Value, Values } from './values';

const labelOf = ( id: string ): string => {
	switch ( id ) {
		case EXCLUDED:
			return __( 'Excluded statuses', 'storewright' );
		case ACTIONABLE:
			return __( 'Actionable statuses', 'storewright' );
		case DATE_TYPE:
			return __( 'Date type', 'storewright' );
		default:
			return __( 'Default date range', 'storewright' );
	}
};

const dateTypes = () => [
	{ value: '', label: __( 'Select a date type', 'storewright' ), disabled: true },
	{ value: 'date_created', label: __( 'Date created', 'storewright' ) },
	{ value: 'date_paid', label: __( 'Date paid', 'storewright' ) },
	{ value: 'date_completed', label: __( 'Date completed', 'storewright' ) },
];

interface SettingsFormProps {
	settings: SettingValues;
	/** Called once they are saved: a new form takes this one's place. */
	onSaved: () => void;
}

/** Which orders count in reports, when, and the period that reports start with. */
export function SettingsForm( { settings, onSaved }: SettingsFormProps ) {
	const { saveSettings } = useDispatch( settingsStore );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const form = useSaveForm< Values, SettingValues, Conflicts >( {
		initial: { values: valuesOf( settings ), stored: settings },
		draft: { id: 'settings of reports' },
		isDirty: ( values, stored ) => changesOf( values, stored ).length > 0,
		check: ( { values } ) => ( { values, errors: {} } ),
		save: async ( { values, stored } ) => {
			const changes = changesOf( values, stored );
			if ( changes.length > 0 ) {
				await saveSettings( GROUP, changes );
			}
			updatePageData( {
				analytics: { ...getPageData().analytics, defaultDateRange: textOf( values[ RANGE ] ) },
			} );
		},
		afterSave: ( latest, { values, stored } ) => ( { ...latest, stored: { ...stored, ...values } } ),
		conflictOf: conflictsOf,
		resolve: ( theirs, { values, stored }, keep ) => {
			const now = { ...stored, ...theirs };
			const changed = Object.keys( theirs );
			const taken = Object.entries( valuesOf( now ) ).filter( ( [ id ] ) => changed.includes( id ) );
			return { values: keep === 'theirs' ? { ...values, ...Object.fromEntries( taken ) } : values, stored: now };
		},
		onSaved: () => {
			void createSuccessNotice( __( 'The settings are saved.', 'storewright' ), { type: 'snackbar' } );
			onSaved();
		},
	} );
	const set = ( id: SettingId ) => ( value: Value ) => form.update( ( values ) => ( { ...values, [ id ]: value } ) );
	return (
		<SaveForm
			form={ form }
			submitLabel={ __( 'Save settings', 'storewright' ) }
			failureTitle={ __( 'The settings could not be saved.', 'storewright' ) }
			describeConflict={ ( theirs ) => ( {
				changes: Object.entries( theirs ).map( ( [ id, value ] ) => ( {
					label: labelOf( id ),
					theirs: [ value ].flat().join( ', ' ),
				} ) ),
			} ) }
		>
			<StatusesField
				label={ labelOf( EXCLUDED ) }
				help={ __(
					'Orders with these statuses are left out of the figures. The Refunded status can’t be excluded: a refund is a figure of its own.',
					'storewright'
				) }
				without={ [ 'refunded' ] }
				chosen={ listOf( form.values[ EXCLUDED ] ) }
				onChange={ set( EXCLUDED ) }
			/>
			<StatusesField
				label={ labelOf( ACTIONABLE ) }
				help={ __( 'Home lists orders with these statuses: they need something done.', 'storewright' ) }
				chosen={ listOf( form.values[ ACTIONABLE ] ) }
				onChange={ set( ACTIONABLE ) }
			/>
			<RangeField range={ textOf( form.values[ RANGE ] ) } onChange={ set( RANGE ) } />
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ labelOf( DATE_TYPE ) }
				help={ __( 'The day on which an order counts.', 'storewright' ) }
				value={ textOf( form.values[ DATE_TYPE ] ) }
				options={ dateTypes() }
				onChange={ set( DATE_TYPE ) }
			/>
		</SaveForm>
	);
}
