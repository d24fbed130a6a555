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

/** What a field is called. */
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

/** What is missing: one of the two numbers by which a bank finds an account. */
export function validateAccount( account: BankAccount ): AccountErrors {
	if ( account.account_number.trim() !== '' || account.iban.trim() !== '' ) {
		return {};
	}
	const reason = __( 'Please enter an account number or IBAN', 'storewright' );
	return { account_number: reason, iban: reason };
}

/**
 * What the server says is wrong with an account: it names fields `<place>.<field>`.
 *
 * @param params What is wrong with which parameter.
 * @param at     The account's place in what was sent.
 */
export const errorsToldBy = ( params: Readonly< Record< string, string > >, at: number ): AccountErrors =>
	Object.fromEntries(
		FIELDS.map( ( field ) => [ field, params[ `${ at }.${ field }` ] ] ).filter(
			( [ , reason ] ) => reason !== undefined
		)
	);
