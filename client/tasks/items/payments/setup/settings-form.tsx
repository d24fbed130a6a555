import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { InlineNotice } from '../../../../shared/ui/inline-notice';
import { SaveForm } from '../../../../shared/ui/save-form/save-form';
import type { Gateway } from '../store';
import { saveFailureText } from '../texts';
import { type GatewaySetting, SettingField, type Value } from './setting-field';
import { useSave } from './use-save';

interface SettingsFormProps {
	gateway: Gateway;
	/** Those without which it does not work. */
	settings: readonly GatewaySetting[];
	onConfigured: () => void;
}

type Texts = Readonly< Record< string, string > >;
type Values = Readonly< Record< string, Value > >;

/** Whether the form has a field for the setting; others are set on the settings page. */
export const isSupported = ( { type }: GatewaySetting ) => type !== 'image_width';

const valuesOf = ( settings: readonly GatewaySetting[] ): Values =>
	Object.fromEntries( settings.map( ( { id, value } ) => [ id, value ] ) );

const isEmpty = ( value: Value = '' ): boolean =>
	typeof value === 'string' ? value.trim() === '' : value.length === 0;

/** Whether two values are the same; in a list the order of its entries says nothing. */
const isSame = ( one: Value = '', other: Value = '' ): boolean =>
	typeof one === 'string' || typeof other === 'string'
		? one === other
		: one.length === other.length && one.every( ( entry ) => other.includes( entry ) );

/** What is wrong with the values: what is empty, boxes apart. */
export const errorsOf = ( settings: readonly GatewaySetting[], values: Values ): Texts =>
	Object.fromEntries(
		settings
			.filter( ( { id, type } ) => type !== 'checkbox' && isEmpty( values[ id ] ) )
			.map( ( { id, label } ) => [
				id,
				/* translators: %s: name of a field, in lower case. */
				sprintf( __( 'Please enter your %s', 'storewright' ), label.toLowerCase() ),
			] )
	);

/** What the server says is wrong, by setting: it names them `settings.<id>`. */
const errorsToldBy = ( params: Texts ): Texts =>
	Object.fromEntries(
		Object.entries( params )
			.filter( ( [ name ] ) => name.startsWith( 'settings.' ) )
			.map( ( [ name, reason ] ) => [ name.replace( 'settings.', '' ), reason ] )
	);

/** The settings without which a way to pay does not work. Only what was changed is saved. */
export const SettingsForm = ( { gateway, settings, onConfigured }: SettingsFormProps ) => {
	const [ before ] = useState( () => valuesOf( settings ) );
	const [ values, setValues ] = useState( before );
	const [ errors, setErrors ] = useState< Texts >( {} );
	const [ refusals, setRefusals ] = useState( 0 );
	const [ isSaved, setSaved ] = useState( false );
	const { isBusy, problem, save } = useSave( gateway.id );
	const told = errorsToldBy( problem?.params ?? {} );
	const shown = { ...told, ...errors };
	const changed = settings.map( ( { id } ) => id ).filter( ( id ) => ! isSame( values[ id ], before[ id ] ) );

	const submit = async () => {
		const wrong = errorsOf( settings, values );
		setErrors( wrong );
		if ( Object.keys( wrong ).length > 0 ) {
			setRefusals( ( count ) => count + 1 );
			return;
		}
		const sent = Object.fromEntries( changed.map( ( id ) => [ id, values[ id ] ?? '' ] ) );
		if ( await save( { enabled: true, ...( changed.length > 0 && { settings: sent } ) } ) ) {
			setSaved( true );
		} else {
			setRefusals( ( count ) => count + 1 );
		}
	};
	const phase = isBusy ? 'saving' : 'editing';
	return (
		<SaveForm
			phase={ isSaved ? 'saved' : phase }
			refusals={ refusals }
			isChanged={ changed.length > 0 && ! isSaved }
			submitLabel={ __( 'Save and enable', 'storewright' ) }
			onSubmit={ () => void submit() }
			onSaved={ onConfigured }
			problem={ ( fromNotice ) =>
				problem && (
					<InlineNotice
						status="error"
						title={ saveFailureText() }
						actions={ [
							{ label: __( 'Try again', 'storewright' ), onClick: fromNotice( () => void submit() ) },
						] }
					>
						{ Object.keys( told ).length > 0
							? __( 'Please correct the fields that are marked.', 'storewright' )
							: problem.message }
					</InlineNotice>
				)
			}
		>
			{ settings.map( ( setting ) => (
				<SettingField
					key={ setting.id }
					setting={ setting }
					value={ values[ setting.id ] ?? '' }
					error={ shown[ setting.id ] }
					onChange={ ( value ) => {
						setValues( ( current ) => ( { ...current, [ setting.id ]: value } ) );
						setErrors( ( { [ setting.id ]: _, ...others } ) => others );
					} }
				/>
			) ) }
		</SaveForm>
	);
};
