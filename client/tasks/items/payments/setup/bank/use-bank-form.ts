import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';

import { toRequestError } from '../../../../../shared/data/request';
import type { Phase } from '../../../../../shared/ui/save-form/save-form';
import { BANK_TRANSFER } from '../../providers';
import { type BankAccount, type BankAccounts, paymentsStore, readAccounts } from '../../store';
import {
	type AccountErrors,
	type AccountField,
	EMPTY,
	errorsToldBy,
	isSame,
	trimmed,
	validateAccount,
} from './account';

/** Why the account was not saved. */
export type BankProblem = { kind: 'failed'; reason: string } | { kind: 'conflict' };

const firstOf = ( { accounts }: BankAccounts ): BankAccount => accounts[ 0 ] ?? EMPTY;

/** What is still wrong once a field was changed: of the two numbers, one is enough. */
function withoutField( errors: AccountErrors, changed: AccountField ): AccountErrors {
	const numbers: readonly AccountField[] = [ 'account_number', 'iban' ];
	const over = numbers.includes( changed ) ? numbers : [ changed ];
	return Object.fromEntries(
		Object.entries( errors ).filter( ( [ field ] ) => ! over.includes( field as AccountField ) )
	);
}

/**
 * Editing the first bank account, and saving it: the other ones stay.
 *
 * @param stored    The accounts that the form starts with.
 * @param isEnabled Whether customers can choose transfers already.
 */
export function useBankForm( stored: BankAccounts, isEnabled: boolean ) {
	const { saveAccounts, saveGateway } = useDispatch( paymentsStore );
	const [ known, setKnown ] = useState( stored );
	const [ account, setAccount ] = useState( () => firstOf( stored ) );
	const [ errors, setErrors ] = useState< AccountErrors >( {} );
	const [ problem, setProblem ] = useState< BankProblem | null >( null );
	const [ phase, setPhase ] = useState< Phase >( 'editing' );
	const [ refusals, setRefusals ] = useState( 0 );
	const isBusy = useRef( false );

	const refuse = ( reasons: AccountErrors ) => {
		setErrors( reasons );
		setRefusals( ( count ) => count + 1 );
	};

	/** The accounts first: transfers are not offered without one. */
	const write = async ( from: BankAccounts, wanted: BankAccount ) => {
		if ( ! isSame( firstOf( from ), wanted ) ) {
			setKnown( await saveAccounts( [ wanted, ...from.accounts.slice( 1 ) ], from.version ) );
		}
		if ( ! isEnabled ) {
			await saveGateway( BANK_TRANSFER, { enabled: true } );
		}
	};

	const attempt = async ( act: () => Promise< void >, after: Phase ) => {
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
			refuse( errorsToldBy( params ) );
		}
	};

	const save = ( from: BankAccounts = known ) => {
		const wanted = trimmed( account );
		const wrong = validateAccount( wanted );
		if ( Object.keys( wrong ).length > 0 ) {
			refuse( wrong );
			return;
		}
		setErrors( {} );
		setAccount( wanted );
		void attempt( () => write( from, wanted ), 'saved' );
	};

	return {
		account,
		errors,
		problem,
		phase,
		refusals,
		/** How many accounts there are that the form does not show. */
		others: Math.max( 0, known.accounts.length - 1 ),
		isChanged: phase !== 'saved' && ! isSame( firstOf( known ), account ),
		change: ( field: AccountField, text: string ) => {
			setAccount( ( current ) => ( { ...current, [ field ]: text } ) );
			setErrors( ( current ) => withoutField( current, field ) );
		},
		save: () => save(),
		/** Shows what somebody else has saved. */
		useTheirs: () =>
			void attempt( async () => {
				const theirs = await readAccounts();
				setKnown( theirs );
				setAccount( firstOf( theirs ) );
			}, 'editing' ),
		/** Saves in the place of what somebody else has saved as the first account. */
		keepMine: () =>
			void attempt( async () => {
				const theirs = await readAccounts();
				setKnown( theirs );
				await write( theirs, trimmed( account ) );
			}, 'saved' ),
	};
}
