import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';

import { toRequestError } from '../../../../../shared/data/request';
import type { Phase } from '../../../../../shared/ui/save-form/save-form';
import { BANK_TRANSFER } from '../../providers';
import { type BankAccounts, paymentsStore, readAccounts } from '../../store';
import { type AccountErrors, type AccountField, errorsToldBy, trimmed, validateAccount } from './account';
import { type AccountRow, areChanged, isRowChanged, mergedWith, rowsOf } from './rows';

/** Why the accounts were not saved. */
export type BankProblem = { kind: 'failed'; reason: string } | { kind: 'conflict' };

const FIRST = 'account-0';

const isWrong = ( errors: AccountErrors ): boolean => Object.keys( errors ).length > 0;

/** What is still wrong once a field was changed: of the two numbers, one is enough. */
function withoutField( errors: AccountErrors, changed: AccountField ): AccountErrors {
	const numbers: readonly AccountField[] = [ 'account_number', 'iban' ];
	const over = numbers.includes( changed ) ? numbers : [ changed ];
	return Object.fromEntries(
		Object.entries( errors ).filter( ( [ field ] ) => ! over.includes( field as AccountField ) )
	);
}

/**
 * Editing bank accounts and their order, one account's details at a time, and saving them.
 *
 * @param stored    The accounts that the form starts with.
 * @param isEnabled Whether customers can choose transfers already.
 */
export function useBankForm( stored: BankAccounts, isEnabled: boolean ) {
	const { saveAccounts, saveGateway } = useDispatch( paymentsStore );
	const [ known, setKnown ] = useState( stored );
	const [ rows, setRows ] = useState( () => rowsOf( stored.accounts ) );
	const [ chosen, setChosen ] = useState( FIRST );
	const [ errors, setErrors ] = useState< AccountErrors >( {} );
	const [ problem, setProblem ] = useState< BankProblem | null >( null );
	const [ phase, setPhase ] = useState< Phase >( 'editing' );
	const [ refusals, setRefusals ] = useState( 0 );
	const isBusy = useRef( false );

	const refuse = ( reasons: AccountErrors, key = chosen ) => {
		setChosen( key );
		setErrors( reasons );
		setRefusals( ( count ) => count + 1 );
	};
	const show = ( accounts: BankAccounts ) => {
		setKnown( accounts );
		setRows( rowsOf( accounts.accounts ) );
		setChosen( FIRST );
	};
	/** What was typed meanwhile stays. */
	const noteStored = ( accounts: BankAccounts, sent: readonly AccountRow[] ) => {
		setKnown( accounts );
		setRows( ( current ) =>
			current.map( ( row ) => {
				const at = sent.findIndex( ( { key } ) => key === row.key );
				return { ...row, at, stored: sent[ at ]?.account ?? row.stored };
			} )
		);
	};

	/** The accounts first: transfers are not offered without one. */
	const write = async ( sent: readonly AccountRow[] ) => {
		if ( areChanged( sent, known.accounts ) ) {
			const wanted = sent.map( ( { account } ) => account );
			noteStored( await saveAccounts( wanted, known.version ), sent );
		}
		await enable();
	};
	const enable = async () => {
		if ( ! isEnabled ) {
			await saveGateway( BANK_TRANSFER, { enabled: true } );
		}
	};

	const attempt = async ( act: () => Promise< void >, after: Phase, sent: readonly AccountRow[] = [] ) => {
		if ( isBusy.current ) {
			return;
		}
		isBusy.current = true;
		setPhase( 'saving' );
		setProblem( null );
		try {
			await act();
			isBusy.current = after === 'saved';
			setPhase( after );
		} catch ( error ) {
			isBusy.current = false;
			setPhase( 'editing' );
			const { status, message, params } = toRequestError( error );
			setProblem( status === 409 ? { kind: 'conflict' } : { kind: 'failed', reason: message } );
			const at = sent.findIndex( ( _, place ) => isWrong( errorsToldBy( params, place ) ) );
			refuse( at < 0 ? {} : errorsToldBy( params, at ), sent[ at ]?.key );
		}
	};

	const save = () => {
		const ready = rows.map( ( row ) =>
			row.key === chosen || isRowChanged( row ) ? { ...row, account: trimmed( row.account ) } : row
		);
		const wrong = ready.find(
			( row ) => ( row.key === chosen || isRowChanged( row ) ) && isWrong( validateAccount( row.account ) )
		);
		if ( wrong ) {
			refuse( validateAccount( wrong.account ), wrong.key );
			return;
		}
		setErrors( {} );
		setRows( ready );
		void attempt( () => write( ready ), 'saved', ready );
	};

	return {
		rows,
		/** Key of the account whose details are shown. */
		chosen,
		account: ( rows.find( ( { key } ) => key === chosen ) ?? ( rows[ 0 ] as AccountRow ) ).account,
		errors,
		problem,
		phase,
		refusals,
		isChanged: phase !== 'saved' && areChanged( rows, known.accounts ),
		change: ( field: AccountField, text: string ) => {
			setRows( ( current ) =>
				current.map( ( row ) =>
					row.key === chosen ? { ...row, account: { ...row.account, [ field ]: text } } : row
				)
			);
			setErrors( ( current ) => withoutField( current, field ) );
		},
		/** Shows another account's details. */
		choose: ( key: string ) => {
			setChosen( key );
			setErrors( {} );
		},
		arrange: ( keys: readonly string[] ) =>
			setRows( ( current ) => keys.flatMap( ( key ) => current.filter( ( row ) => row.key === key ) ) ),
		save,
		/** Shows what somebody else has saved. */
		useTheirs: () => void attempt( async () => show( await readAccounts() ), 'editing' ),
		/** Saves what the owner changed over what somebody else has saved. */
		keepMine: () =>
			void attempt(
				async () => {
					const theirs = await readAccounts();
					show( await saveAccounts( mergedWith( rows, theirs.accounts ), theirs.version ) );
					await enable();
				},
				'saved',
				rows
			),
	};
}
