import { __, sprintf } from '@wordpress/i18n';

import type { BankAccount } from '../../store';
import { EMPTY, isSame } from './account';

/** An account in the form. */
export interface AccountRow {
	/** Stays the same wherever the account is put. */
	key: string;
	/** Where it was among the stored ones. */
	at: number;
	stored: BankAccount;
	/** As the owner has it by now. */
	account: BankAccount;
}

/**
 * The rows of stored accounts; an empty one where there is none.
 *
 * @param accounts As they are stored.
 */
export const rowsOf = ( accounts: readonly BankAccount[] ): AccountRow[] =>
	( accounts.length > 0 ? accounts : [ EMPTY ] ).map( ( account, at ) => ( {
		key: `account-${ at }`,
		at,
		stored: account,
		account,
	} ) );

/** Whether the owner has changed an account. */
export const isRowChanged = ( { account, stored }: AccountRow ): boolean => ! isSame( account, stored );

/**
 * Whether accounts are others than the stored ones, or in another order.
 *
 * @param rows   The accounts.
 * @param stored As they are stored.
 */
export const areChanged = ( rows: readonly AccountRow[], stored: readonly BankAccount[] ): boolean =>
	rows.some( ( { account }, at ) => ! isSame( account, stored[ at ] ?? EMPTY ) );

/**
 * Which of the accounts that somebody else has stored each row is: the same one wherever it was put, else what is in its
 * place by now; undefined where it was taken away.
 *
 * @param rows   The accounts in the owner's order.
 * @param theirs As they are stored by now.
 */
function counterparts(
	rows: readonly AccountRow[],
	theirs: readonly BankAccount[]
): ReadonlyMap< AccountRow, BankAccount > {
	const left = new Set( theirs );
	const found = new Map< AccountRow, BankAccount >();
	const claim = ( row: AccountRow, account: BankAccount | undefined ) => {
		if ( account && left.delete( account ) ) {
			found.set( row, account );
		}
	};
	rows.forEach( ( row ) =>
		claim(
			row,
			[ ...left ].find( ( account ) => isSame( account, row.stored ) )
		)
	);
	rows.filter( ( row ) => ! found.has( row ) ).forEach( ( row ) => claim( row, theirs[ row.at ] ) );
	return found;
}

/**
 * Applies the owner's changes to rows that somebody else has stored meanwhile: an account or order that the owner did
 * not change keeps what the other one wrote there.
 *
 * @param rows   The accounts in the owner's order.
 * @param theirs As they are stored by now.
 */
export function mergedWith( rows: readonly AccountRow[], theirs: readonly BankAccount[] ): BankAccount[] {
	const found = counterparts( rows, theirs );
	const rowOf = new Map( [ ...found ].map( ( [ row, account ] ) => [ account, row ] ) );
	const mine = ( row: AccountRow ) => ( isRowChanged( row ) ? row.account : found.get( row ) );
	const isArranged = rows.some( ( { at }, place ) => at < ( rows[ place - 1 ]?.at ?? at ) );
	if ( isArranged ) {
		return [
			...rows.flatMap( ( row ) => mine( row ) ?? [] ),
			...theirs.filter( ( account ) => ! rowOf.has( account ) ),
		];
	}
	return [
		...theirs.map( ( account ) => {
			const row = rowOf.get( account );
			return ( row && mine( row ) ) ?? account;
		} ),
		...rows.filter( ( row ) => ! found.has( row ) && isRowChanged( row ) ).map( ( { account } ) => account ),
	];
}

/**
 * Rows with what was stored of them by now; what was typed meanwhile stays.
 *
 * @param rows The rows as they are.
 * @param sent The rows as they were sent.
 */
export const withStored = ( rows: readonly AccountRow[], sent: readonly AccountRow[] ): AccountRow[] =>
	rows.map( ( row ) => {
		const at = sent.findIndex( ( { key } ) => key === row.key );
		return { ...row, at, stored: sent[ at ]?.account ?? row.stored };
	} );

/** The rows of what `mergedWith()` gives: those that differ from what is stored are the owner's. */
export const mergedRows = ( rows: readonly AccountRow[], theirs: readonly BankAccount[] ): AccountRow[] =>
	rowsOf( mergedWith( rows, theirs ) ).map( ( row ) => ( {
		...row,
		stored: theirs.find( ( account ) => isSame( account, row.account ) ) ?? EMPTY,
	} ) );

/**
 * Returns the name of an account in a list.
 *
 * @param row    The account.
 * @param number Which one it is in the list, from 1 on.
 */
export const nameOf = ( { account }: AccountRow, number: number ): string =>
	[ account.account_name, account.bank_name, account.iban, account.account_number ].find(
		( text ) => text.trim() !== ''
	) ??
	/* translators: %d: number of a bank account in a list. */
	sprintf( __( 'Account %d', 'storewright' ), number );

/** Returns the detail that distinguishes accounts of the same name. */
export const detailOf = ( { account }: AccountRow ): string =>
	[ account.account_name === '' ? '' : account.bank_name, account.iban || account.account_number ]
		.filter( ( text ) => text.trim() !== '' )
		.join( ' · ' );
