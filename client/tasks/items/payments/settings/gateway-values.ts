import { __, sprintf } from '@wordpress/i18n';

import type { FieldErrors } from '../../../../shared/ui/save-form/types';
import { EMPTY, FIELDS, isSame as isSameAccount, trimmed, validateAccount } from '../setup/bank/account';
import { isIban } from '../setup/bank/iban';
import { type AccountRow, isRowChanged, rowsOf } from '../setup/bank/rows';
import type { GatewaySetting, Value } from '../setup/setting-field';
import { isSame, isSupported, valuesOf } from '../setup/settings-form';
import type { BankAccounts, Gateway, GatewayChange } from '../store';

/** Settings that the gateway has as fields of its own. */
export const ENABLED = 'enabled';
export const DESCRIPTION = 'description';

/** What is in the form of a payment method. */
export interface GatewayValues {
	settings: Readonly< Record< string, Value > >;
	/** Bank accounts; none but for bank transfers. */
	rows: readonly AccountRow[];
}

/** The same as it is stored. */
export interface StoredGateway {
	settings: Readonly< Record< string, Value > >;
	accounts: BankAccounts | null;
}

/** The settings that the form has a field for; others are set on their own page. */
export const fieldsOf = ( { settings }: Gateway ): GatewaySetting[] =>
	Object.values( settings ).filter( ( setting ): setting is GatewaySetting => !! setting && isSupported( setting ) );

const settingsOf = ( gateway: Gateway ): StoredGateway[ 'settings' ] => ( {
	...valuesOf( fieldsOf( gateway ) ),
	[ ENABLED ]: gateway.enabled ? 'yes' : 'no',
	[ DESCRIPTION ]: gateway.description,
} );

/**
 * The form as it begins.
 *
 * @param gateway  The payment method.
 * @param accounts Its bank accounts; null where it has none.
 */
export const initialOf = ( gateway: Gateway, accounts: BankAccounts | null ) => {
	const settings = settingsOf( gateway );
	return {
		values: { settings, rows: accounts ? rowsOf( accounts.accounts ) : [] } as GatewayValues,
		stored: { settings, accounts } as StoredGateway,
	};
};

/** The accounts of rows in which something is filled in. */
export const accountsOf = ( rows: readonly AccountRow[] ) =>
	rows.map( ( { account } ) => account ).filter( ( account ) => ! isSameAccount( trimmed( account ), EMPTY ) );

export const areAccountsChanged = ( { rows }: GatewayValues, { accounts }: StoredGateway ): boolean => {
	const now = accountsOf( rows );
	const before = accounts?.accounts ?? [];
	return (
		now.length !== before.length || now.some( ( account, at ) => ! isSameAccount( account, before[ at ] ?? EMPTY ) )
	);
};

export const changedIds = ( { settings }: Pick< GatewayValues, 'settings' >, stored: StoredGateway ): string[] =>
	Object.keys( settings ).filter( ( id ) => ! isSame( settings[ id ], stored.settings[ id ] ) );

export const isGatewayChanged = ( values: GatewayValues, stored: StoredGateway ): boolean =>
	changedIds( values, stored ).length > 0 || areAccountsChanged( values, stored );

/** What is sent of the settings: those that were changed. */
export function changeOf( values: GatewayValues, stored: StoredGateway ): GatewayChange {
	const changed = changedIds( values, stored );
	const others = changed.filter( ( id ) => id !== ENABLED && id !== DESCRIPTION );
	return {
		...( changed.includes( ENABLED ) && { enabled: values.settings[ ENABLED ] === 'yes' } ),
		...( changed.includes( DESCRIPTION ) && { description: String( values.settings[ DESCRIPTION ] ?? '' ) } ),
		...( others.length > 0 && {
			settings: Object.fromEntries( others.map( ( id ) => [ id, values.settings[ id ] ?? '' ] ) ),
		} ),
	};
}

/** Name of a field of an account among the form's errors. */
export const accountKey = ( key: string, field: string ): string => `${ key }.${ field }`;

/** What is wrong with the accounts that were changed: each needs a number or an IBAN, and an IBAN has to be one. */
export const accountErrors = ( rows: readonly AccountRow[] ): FieldErrors =>
	Object.fromEntries(
		rows
			.filter( ( row ) => isRowChanged( row ) && accountsOf( [ row ] ).length > 0 )
			.flatMap( ( { key, account } ) => {
				const iban = account.iban.trim();
				const errors =
					iban === '' || isIban( iban )
						? validateAccount( account )
						: {
								iban: sprintf(
									/* translators: %s: what was typed as an IBAN. */
									__( '“%s” is not an IBAN. Check it for typing errors.', 'storewright' ),
									iban
								),
							};
				return Object.entries( errors ).map( ( [ field, reason ] ) => [ accountKey( key, field ), reason ] );
			} )
	);

/** The server's reasons, which it names `<place>.<field>` among the accounts that were sent. */
export const toldAccountErrors = (
	params: Readonly< Record< string, string > >,
	rows: readonly AccountRow[]
): FieldErrors =>
	Object.fromEntries(
		rows
			.filter( ( row ) => accountsOf( [ row ] ).length > 0 )
			.flatMap( ( { key }, at ) =>
				FIELDS.flatMap( ( field ) => {
					const reason = params[ `${ at }.${ field }` ];
					return reason === undefined ? [] : [ [ accountKey( key, field ), reason ] ];
				} )
			)
	);
