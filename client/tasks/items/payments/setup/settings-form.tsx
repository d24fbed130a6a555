import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';

import { SaveForm } from '../../../../shared/ui/save-form/save-form';
import type { DraftOptions } from '../../../../shared/ui/save-form/types';
import { useSaveForm } from '../../../../shared/ui/save-form/use-save-form';
import { type Gateway, paymentsStore } from '../store';
import { saveFailureText } from '../texts';
import { type GatewaySetting, SettingField, type Value } from './setting-field';

interface SettingsFormProps {
	gateway: Gateway;
	/** Those without which it does not work. */
	settings: readonly GatewaySetting[];
	onConfigured: () => void;
}

export type Texts = Readonly< Record< string, string > >;
export type Values = Readonly< Record< string, Value > >;

/** Whether the form has a field for the setting; others are set on the settings page. */
export const isSupported = ( { type }: GatewaySetting ) => type !== 'image_width';

export const valuesOf = ( settings: readonly GatewaySetting[] ): Values =>
	Object.fromEntries( settings.map( ( { id, value } ) => [ id, value ] ) );

const isEmpty = ( value: Value = '' ): boolean =>
	typeof value === 'string' ? value.trim() === '' : value.length === 0;

/** Whether two values are the same; in a list the order of its entries says nothing. */
export const isSame = ( one: Value = '', other: Value = '' ): boolean =>
	typeof one === 'string' || typeof other === 'string'
		? one === other
		: one.length === other.length && one.every( ( entry ) => other.includes( entry ) );

/** Returns the errors of required settings that are empty, checkboxes apart. */
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

/** The server's reasons by setting: it names them `settings.<id>`. */
export const settingErrors = ( params: Texts ): Texts =>
	Object.fromEntries(
		Object.entries( params )
			.filter( ( [ name ] ) => name.startsWith( 'settings.' ) )
			.map( ( [ name, reason ] ) => [ name.replace( 'settings.', '' ), reason ] )
	);

/** Names of settings that hold a secret, whatever their field looks like. */
const SECRETS = [
	/secret|passw|passphrase|token|credential|licen[cs]e|salt|signature|hmac|hash|certificate/i,
	/(api|private|signing|access|merchant)[\s_-]*key/i,
	// As words: “shipping” and “keyword” are none.
	/(\b|_)(keys?|pins?)\d*(\b|_)/i,
];

const hasSecretName = ( name: string ): boolean => SECRETS.some( ( pattern ) => pattern.test( name ) );

/** Whether a setting holds what nobody else may know. */
export const isSecret = ( { id, label, type }: GatewaySetting ): boolean =>
	type === 'password' || hasSecretName( id ) || hasSecretName( label );

/** What the browser keeps of a gateway's settings until they are saved: what was changed, without secrets. */
const draftOptions = ( gateway: string, settings: readonly GatewaySetting[] ): DraftOptions< Values, Values > => {
	const open = settings.filter( ( setting ) => ! isSecret( setting ) ).map( ( { id } ) => id );
	const pick = ( values: Values, ids: readonly string[] ): Values =>
		Object.fromEntries( ids.flatMap( ( id ) => ( id in values ? [ [ id, values[ id ] ?? '' ] ] : [] ) ) );
	return {
		id: `gateway ${ gateway }`,
		keep: ( { values, stored } ) => {
			const changed = open.filter( ( id ) => ! isSame( values[ id ], stored[ id ] ) );
			return changed.length > 0 ? { values: pick( values, changed ), stored: pick( stored, changed ) } : null;
		},
		restore: ( kept, current ) => ( {
			...current,
			values: { ...current.values, ...pick( kept.values, open ) },
		} ),
	};
};

/** Renders the settings without which a way to pay does not work. Only what was changed is saved. */
export const SettingsForm = ( { gateway, settings, onConfigured }: SettingsFormProps ) => {
	const { saveGateway } = useDispatch( paymentsStore );
	const ids = settings.map( ( { id } ) => id );
	const changedIds = ( values: Values, stored: Values ) =>
		ids.filter( ( id ) => ! isSame( values[ id ], stored[ id ] ) );
	const first = valuesOf( settings );
	const form = useSaveForm( {
		initial: { values: first, stored: first },
		draft: draftOptions( gateway.id, settings ),
		isDirty: ( values, stored ) => changedIds( values, stored ).length > 0,
		check: ( { values } ) => ( { values, errors: errorsOf( settings, values ) } ),
		save: async ( { values, stored } ) => {
			const changed = changedIds( values, stored ).map( ( id ) => [ id, values[ id ] ?? '' ] );
			await saveGateway( gateway.id, {
				enabled: true,
				...( changed.length > 0 && { settings: Object.fromEntries( changed ) } ),
			} );
		},
		errorsOf: settingErrors,
		onSaved: onConfigured,
	} );
	return (
		<SaveForm
			form={ form }
			submitLabel={ __( 'Save and enable', 'storewright' ) }
			failureTitle={ saveFailureText() }
		>
			{ settings.map( ( setting ) => (
				<SettingField
					key={ setting.id }
					setting={ setting }
					value={ form.values[ setting.id ] ?? '' }
					error={ form.errors[ setting.id ] }
					onChange={ ( value ) =>
						form.update( ( values ) => ( { ...values, [ setting.id ]: value } ), [ setting.id ] )
					}
				/>
			) ) }
		</SaveForm>
	);
};
