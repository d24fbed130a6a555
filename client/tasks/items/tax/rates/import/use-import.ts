import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { toRequestError } from '../../../../../shared/data/request';
import type { StoredRate } from '../rates-api';
import { STANDARD } from './columns';
import { addRates, readStored } from './import-api';
import { decode, LARGEST_FILE, linesOf, planOf, UnreadableFile, type BadLine, type Plan } from './plan';

/** How far an import is. */
export type Phase =
	| { name: 'choosing' }
	| { name: 'reading'; file: string }
	| { name: 'preview'; file: string; plan: Plan }
	| { name: 'saving'; done: number; total: number }
	| { name: 'saved'; added: number; refused: readonly BadLine[] };

/** Why a step failed: with the file itself, asking the store about it, or saving. */
export interface Failure {
	step: 'file' | 'reading' | 'saving';
	reason: string;
}

async function textOf( file: File ): Promise< string > {
	if ( file.size > LARGEST_FILE ) {
		throw new UnreadableFile( __( 'This file is too large: at most 5 MB can be read here.', 'storewright' ) );
	}
	return decode( await new Response( file ).arrayBuffer() );
}

/**
 * Reading a file of tax rates, and adding those that are new.
 *
 * @param country  Of the store.
 * @param onAdded  Given the new standard rates of that country.
 * @param onFinish Called once all rates are added; told how many.
 */
export function useImport(
	country: string,
	onAdded: ( rates: readonly StoredRate[] ) => void,
	onFinish: ( added: number ) => void
) {
	const [ phase, setPhase ] = useState< Phase >( { name: 'choosing' } );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const chosen = useRef< { name: string; lines: string[][] } | null >( null );
	const added = useRef( 0 );
	const isBusy = useRef( false );

	const fail = ( step: Failure[ 'step' ], reason: unknown ) =>
		setFailure( { step, reason: reason instanceof UnreadableFile ? reason.message : toRequestError( reason ).message } );

	const look = async () => {
		if ( chosen.current === null ) {
			return;
		}
		const { name: file, lines } = chosen.current;
		setFailure( null );
		setPhase( { name: 'reading', file } );
		try {
			setPhase( { name: 'preview', file, plan: planOf( lines, await readStored() ) } );
		} catch ( reason ) {
			setPhase( { name: 'choosing' } );
			fail( 'reading', reason );
		}
	};

	const choose = async ( file: File ) => {
		if ( isBusy.current ) {
			return;
		}
		isBusy.current = true;
		try {
			chosen.current = { name: file.name, lines: linesOf( await textOf( file ) ) };
			await look();
		} catch ( reason ) {
			setPhase( { name: 'choosing' } );
			fail( 'file', reason );
		} finally {
			isBusy.current = false;
		}
	};

	const save = async ( plan: Plan ) => {
		const total = plan.add.length;
		const refused: BadLine[] = [];
		let done = 0;
		setFailure( null );
		setPhase( { name: 'saving', done, total } );
		await addRates( plan.add, ( saved ) => {
			done += saved.rates.length + saved.refused.length;
			added.current += saved.rates.length;
			refused.push( ...saved.refused );
			onAdded( saved.rates.filter( ( rate ) => rate.country === country && rate.class === STANDARD ) );
			setPhase( { name: 'saving', done, total } );
		} );
		setPhase( { name: 'saved', added: added.current, refused } );
		if ( refused.length === 0 ) {
			onFinish( added.current );
		}
	};

	const add = async () => {
		if ( isBusy.current || phase.name !== 'preview' ) {
			return;
		}
		const { file, plan } = phase;
		isBusy.current = true;
		try {
			await save( plan );
		} catch ( reason ) {
			// Some of them may be there by now: what is left is found out before the next attempt.
			setPhase( { name: 'preview', file, plan } );
			fail( 'saving', reason );
		} finally {
			isBusy.current = false;
		}
	};

	/** Adds what is missing by now, after an attempt that failed on the way. */
	const addRest = async () => {
		if ( isBusy.current || chosen.current === null ) {
			return;
		}
		isBusy.current = true;
		const { name: file, lines } = chosen.current;
		setFailure( null );
		try {
			const plan = planOf( lines, await readStored() );
			setPhase( { name: 'preview', file, plan } );
			await save( plan );
		} catch ( reason ) {
			fail( 'saving', reason );
		} finally {
			isBusy.current = false;
		}
	};

	return {
		phase,
		failure,
		choose: ( file: File ) => void choose( file ),
		/** Looks again at the file that was chosen. */
		look: () => void look(),
		add: () => void ( failure?.step === 'saving' ? addRest() : add() ),
		/** Leads back to the choice of a file. */
		restart: () => {
			setFailure( null );
			setPhase( { name: 'choosing' } );
		},
	};
}
