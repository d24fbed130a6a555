import { __ } from '@wordpress/i18n';

import type { BankAccount } from '../../store';

export const FIELDS = [ 'account_name', 'account_number', 'bank_name', 'sort_code', 'iban', 'bic' ] as const;

export type AccountField = ( typeof FIELDS )[ number ];

export type AccountErrors = Partial< Record< AccountField, string > >;

export const EMPTY: BankAccount = {
	account_name: '',
	account_number: '',
	bank_name: '',
	sort_code: '',
	iban: '',
	bic: '',
};

/** Returns the label of a field. */
export const labelOf = ( field: AccountField ): string => {
	switch ( field ) {
		case 'account_name':
			return __( 'Account name', 'storewright' );
		case 'account_number':
			return __( 'Account number', 'storewright' );
		case 'bank_name':
			return __( 'Bank name', 'storewright' );
		case 'sort_code':
			return __( 'Sort code', 'storewright' );
		case 'iban':
			return __( 'IBAN', 'storewright' );
		case 'bic':
			return __( 'BIC / Swift', 'storewright' );
	}
};

/** Without blanks at the ends. */
export const trimmed = ( account: BankAccount ): BankAccount => ( {
	...EMPTY,
	...Object.fromEntries( FIELDS.map( ( field ) => [ field, account[ field ].trim() ] ) ),
} );

/** Whether two accounts say the same. */
export const isSame = ( one: BankAccount, other: BankAccount ): boolean =>
	FIELDS.every( ( field ) => one[ field ] === other[ field ] );

/** Returns the errors of an account: it needs an account number or an IBAN. */
export function validateAccount( account: BankAccount ): AccountErrors {
	if ( account.account_number.trim() !== '' || account.iban.trim() !== '' ) {
		return {};
	}
	const reason = __( 'Please enter an account number or IBAN', 'storewright' );
	return { account_number: reason, iban: reason };
}
