import { CheckboxControl, TextareaControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { toRequestError } from '../../../../shared/data/request';
import { FieldError } from '../../../../shared/ui/field/field-error';
import fieldStyles from '../../../../shared/ui/field/field.module.scss';
import { SaveForm } from '../../../../shared/ui/save-form/save-form';
import { useSaveForm } from '../../../../shared/ui/save-form/use-save-form';
import { mergedRows, rowsOf } from '../setup/bank/rows';
import { SettingField, type Value } from '../setup/setting-field';
import { isSecret, settingErrors } from '../setup/settings-form';
import { type BankAccounts, type Gateway, type GatewayChange, paymentsStore, readAccounts } from '../store';
import { saveFailureText } from '../texts';
import { AccountsEditor } from './accounts-editor';
import {
	accountErrors,
	accountsOf,
	areAccountsChanged,
	changedIds,
	changeOf,
	DESCRIPTION,
	ENABLED,
	fieldsOf,
	type GatewayValues,
	initialOf,
	isGatewayChanged,
	type StoredGateway,
	toldAccountErrors,
} from './gateway-values';

interface GatewayFormProps {
	gateway: Gateway;
	/** Bank accounts; null where the payment method has none. */
	accounts: BankAccounts | null;
	/** Saves settings. */
	save: ( change: GatewayChange ) => Promise< void >;
}

/** Thrown where somebody else was faster. */
class AccountsChanged extends Error {
	constructor( readonly theirs: BankAccounts ) {
		super( 'The bank accounts were changed by somebody else.' );
	}
}

/** All settings of a payment method. Only what was changed is saved. */
export const GatewayForm = ( { gateway, accounts, save }: GatewayFormProps ) => {
	const { saveAccounts } = useDispatch( paymentsStore );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const secrets = fieldsOf( gateway )
		.filter( isSecret )
		.map( ( { id } ) => id );
	const withoutSecrets = ( settings: StoredGateway[ 'settings' ] ): StoredGateway[ 'settings' ] =>
		Object.fromEntries( Object.entries( settings ).filter( ( [ id ] ) => ! secrets.includes( id ) ) );
	const form = useSaveForm< GatewayValues, StoredGateway, BankAccounts >( {
		initial: initialOf( gateway, accounts ),
		draft: {
			id: `payment settings ${ gateway.id }`,
			keep: ( { values, stored } ) => ( {
				values: { ...values, settings: withoutSecrets( values.settings ) },
				stored: { ...stored, settings: withoutSecrets( stored.settings ) },
			} ),
			restore: ( kept, current ) => ( {
				...current,
				values: { rows: kept.values.rows, settings: { ...current.values.settings, ...kept.values.settings } },
			} ),
		},
		isDirty: isGatewayChanged,
		check: ( { values } ) => ( { values, errors: accountErrors( values.rows ) } ),
		/** The accounts first: transfers should not be offered without one. */
		save: async ( sent, note ) => {
			const { values, stored } = sent;
			if ( stored.accounts && areAccountsChanged( values, stored ) ) {
				try {
					const now = await saveAccounts( accountsOf( values.rows ), stored.accounts.version );
					note( ( latest ) => ( { ...latest, stored: { ...latest.stored, accounts: now } } ) );
				} catch ( error ) {
					throw toRequestError( error ).status === 409 ? new AccountsChanged( await readAccounts() ) : error;
				}
			}
			if ( changedIds( values, stored ).length > 0 ) {
				await save( changeOf( values, stored ) );
				note( ( latest ) => ( { ...latest, stored: { ...latest.stored, settings: values.settings } } ) );
			}
		},
		afterSave: ( latest ) => {
			// Accounts as they are stored now, unless more was typed meanwhile.
			const isTyping = areAccountsChanged( latest.values, latest.stored );
			return isTyping || ! latest.stored.accounts
				? latest
				: { ...latest, values: { ...latest.values, rows: rowsOf( latest.stored.accounts.accounts ) } };
		},
		errorsOf: ( params, { rows } ) => ( { ...settingErrors( params ), ...toldAccountErrors( params, rows ) } ),
		conflictOf: ( error ) => ( error instanceof AccountsChanged ? error.theirs : null ),
		resolve: ( theirs, { values, stored }, keep ) => ( {
			values: {
				...values,
				rows: keep === 'theirs' ? rowsOf( theirs.accounts ) : mergedRows( values.rows, theirs.accounts ),
			},
			stored: { ...stored, accounts: theirs },
		} ),
		staysOpen: true,
		onSaved: () =>
			void createSuccessNotice(
				/* translators: %s: name of a payment method. */
				sprintf( __( '%s saved', 'storewright' ), gateway.method_title ),
				{ type: 'snackbar' }
			),
	} );
	const { settings, rows } = form.values;
	const set = ( id: string, value: Value ) =>
		form.update( ( values ) => ( { ...values, settings: { ...values.settings, [ id ]: value } } ), [ id ] );
	return (
		<SaveForm
			form={ form }
			submitLabel={ __( 'Save changes', 'storewright' ) }
			failureTitle={ saveFailureText() }
			describeConflict={ () => ( {
				title: __( 'Someone else changed the bank accounts', 'storewright' ),
				text: __( 'Nothing was saved. Your changes are still here.', 'storewright' ),
			} ) }
		>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Enable this payment method', 'storewright' ) }
				checked={ settings[ ENABLED ] === 'yes' }
				onChange={ ( isOn ) => set( ENABLED, isOn ? 'yes' : 'no' ) }
			/>
			{ fieldsOf( gateway ).map( ( setting ) => (
				<SettingField
					key={ setting.id }
					setting={ setting }
					value={ settings[ setting.id ] ?? '' }
					error={ form.errors[ setting.id ] }
					isRequired={ gateway.required_settings_keys.includes( setting.id ) }
					onChange={ ( value ) => set( setting.id, value ) }
				/>
			) ) }
			<Description
				value={ String( settings[ DESCRIPTION ] ?? '' ) }
				error={ form.errors[ DESCRIPTION ] }
				onChange={ ( value ) => set( DESCRIPTION, value ) }
			/>
			{ accounts && (
				<AccountsEditor
					rows={ rows }
					errors={ form.errors }
					isBusy={ form.phase !== 'editing' }
					onChange={ ( change, fields ) =>
						form.update( ( values ) => ( { ...values, rows: change( values.rows ) } ), fields )
					}
				/>
			) }
		</SaveForm>
	);
};

interface DescriptionProps {
	value: string;
	error: string | undefined;
	onChange: ( value: string ) => void;
}

const Description = ( { value, error, onChange }: DescriptionProps ) => (
	<div className={ fieldStyles.field }>
		<TextareaControl
			__nextHasNoMarginBottom
			label={ __( 'Description', 'storewright' ) }
			help={ __( 'Shown below the title at checkout.', 'storewright' ) }
			value={ value }
			onChange={ onChange }
			aria-invalid={ error !== undefined }
		/>
		<FieldError id="storewright-payment-description-error">{ error }</FieldError>
	</div>
);
