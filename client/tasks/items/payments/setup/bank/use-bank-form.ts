import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';

import { toRequestError } from '../../../../../shared/data/request';
import type { FieldErrors, FormState, Note } from '../../../../../shared/ui/save-form/types';
import { useSaveForm } from '../../../../../shared/ui/save-form/use-save-form';
import { BANK_TRANSFER } from '../../providers';
import { type BankAccounts, paymentsStore, readAccounts } from '../../store';
import { type AccountErrors, type AccountField, FIELDS, trimmed, validateAccount } from './account';
import { type AccountRow, areChanged, isRowChanged, mergedRows, rowsOf, withStored } from './rows';

type Rows = readonly AccountRow[];
type State = FormState< Rows, BankAccounts >;

const FIRST = 'account-0';

/** Thrown where somebody else was faster. */
class AccountsChanged extends Error {
	constructor( readonly theirs: BankAccounts ) {
		super( 'The bank accounts were changed by somebody else.' );
	}
}

const errorKey = ( key: string, field: AccountField ): string => `${ key }.${ field }`;

/** Which errors are over once a field was changed: of the two numbers, one is enough. */
const settledBy = ( key: string, field: AccountField ): string[] => {
	const numbers: readonly AccountField[] = [ 'account_number', 'iban' ];
	return ( numbers.includes( field ) ? numbers : [ field ] ).map( ( name ) => errorKey( key, name ) );
};

const errorsOfRow = ( { key, account }: AccountRow ): FieldErrors =>
	Object.fromEntries(
		Object.entries( validateAccount( account ) ).map( ( [ field, reason ] ) => [
			errorKey( key, field as AccountField ),
			reason,
		] )
	);

/** The server's reasons, which it names `<place>.<field>`. */
const toldErrors = ( params: Readonly< Record< string, string > >, sent: Rows ): FieldErrors =>
	Object.fromEntries(
		sent.flatMap( ( { key }, at ) =>
			FIELDS.flatMap( ( field ) => {
				const reason = params[ `${ at }.${ field }` ];
				return reason === undefined ? [] : [ [ errorKey( key, field ), reason ] ];
			} )
		)
	);

/**
 * Editing bank accounts and their order, one account's details at a time, and saving them.
 *
 * @param first     The accounts that the form starts with.
 * @param isEnabled Whether customers can choose transfers already.
 * @param onSaved   Called once all is saved.
 */
export function useBankForm( first: BankAccounts, isEnabled: boolean, onSaved: () => void ) {
	const { saveAccounts, saveGateway } = useDispatch( paymentsStore );
	const [ chosen, setChosen ] = useState( FIRST );

	/** The accounts first: transfers are not offered without one. */
	const save = async ( { values: rows, stored }: State, note: Note< Rows, BankAccounts > ) => {
		if ( areChanged( rows, stored.accounts ) ) {
			const accounts = rows.map( ( { account } ) => account );
			try {
				const now = await saveAccounts( accounts, stored.version );
				note( ( { values } ) => ( { values: withStored( values, rows ), stored: now } ) );
			} catch ( error ) {
				throw toRequestError( error ).status === 409 ? new AccountsChanged( await readAccounts() ) : error;
			}
		}
		if ( ! isEnabled ) {
			await saveGateway( BANK_TRANSFER, { enabled: true } );
		}
	};

	const form = useSaveForm( {
		initial: { values: rowsOf( first.accounts ) as Rows, stored: first },
		draft: { id: 'bank-accounts' },
		isDirty: ( rows: Rows, { accounts }: BankAccounts ) => areChanged( rows, accounts ),
		check: ( { values } ) => {
			const isOpen = ( row: AccountRow ) => row.key === chosen || isRowChanged( row );
			const rows = values.map( ( row ) => ( isOpen( row ) ? { ...row, account: trimmed( row.account ) } : row ) );
			const errors = Object.assign( {}, ...rows.filter( isOpen ).map( errorsOfRow ) ) as FieldErrors;
			return { values: rows, errors };
		},
		save,
		afterSave: ( latest ) => latest,
		errorsOf: toldErrors,
		conflictOf: ( error ) => ( error instanceof AccountsChanged ? error.theirs : null ),
		resolve: ( theirs, { values }, keep ) => {
			setChosen( FIRST );
			return {
				values: keep === 'theirs' ? rowsOf( theirs.accounts ) : mergedRows( values, theirs.accounts ),
				stored: theirs,
			};
		},
		onRefused: ( errors ) => setChosen( ( key ) => Object.keys( errors )[ 0 ]?.split( '.' )[ 0 ] ?? key ),
		onSaved,
	} );
	const { values: rows, errors, update } = form;

	return {
		form,
		rows,
		/** Key of the account whose details are shown. */
		chosen,
		account: ( rows.find( ( { key } ) => key === chosen ) ?? ( rows[ 0 ] as AccountRow ) ).account,
		/** Errors of the account that is shown. */
		errors: Object.fromEntries(
			FIELDS.map( ( field ) => [ field, errors[ errorKey( chosen, field ) ] ] )
		) as AccountErrors,
		change: ( field: AccountField, text: string ) =>
			update(
				( current ) =>
					current.map( ( row ) =>
						row.key === chosen ? { ...row, account: { ...row.account, [ field ]: text } } : row
					),
				settledBy( chosen, field )
			),
		/** Shows another account's details. */
		choose: setChosen,
		arrange: ( keys: readonly string[] ) =>
			update( ( current ) => keys.flatMap( ( key ) => current.filter( ( row ) => row.key === key ) ) ),
	};
}
