import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { toRequestError } from '../../../../../shared/data/request';
import type { StoredRate } from '../rates-api';
import { keyOf, STANDARD } from './columns';
import { addRates, readStored } from './import-api';
import {
	decode,
	LARGEST_FILE,
	linesOf,
	planOf,
	UnreadableFile,
	type AnyRate,
	type BadLine,
	type Line,
	type Plan,
} from './plan';

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
	return decode( await bytesOf( file ) );
}

const bytesOf = ( file: File ): Promise< ArrayBuffer > =>
	new Promise( ( resolve, reject ) => {
		const reader = new FileReader();
		reader.onload = () => resolve( reader.result as ArrayBuffer );
		reader.onerror = () =>
			reject(
				new UnreadableFile( __( 'This file could not be opened. Please choose it again.', 'storewright' ) )
			);
		reader.readAsArrayBuffer( file );
	} );

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
	const added = useRef( new Set< number >() );
	const isBusy = useRef( false );

	const fail = ( step: Failure[ 'step' ], reason: unknown ) =>
		setFailure( {
			step,
			reason: reason instanceof UnreadableFile ? reason.message : toRequestError( reason ).message,
		} );

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

	const take = ( rates: readonly AnyRate[] ) => {
		rates.forEach( ( { id } ) => added.current.add( id ) );
		onAdded( rates.filter( ( rate ) => rate.country === country && rate.class === STANDARD ) );
	};

	/** What is still missing after an attempt that failed on the way; an answer may have been lost. */
	const restOf = async ( plan: Plan ): Promise< Plan > => {
		const { rates } = await readStored();
		const isThere = ( { rate }: Line ) => rates.has( keyOf( rate ) );
		take( plan.add.filter( isThere ).flatMap( ( { rate } ) => rates.get( keyOf( rate ) ) ?? [] ) );
		return { ...plan, add: plan.add.filter( ( line ) => ! isThere( line ) ) };
	};

	const save = async ( plan: Plan ) => {
		const total = plan.add.length;
		const refused: BadLine[] = [];
		let done = 0;
		await addRates( plan.add, ( saved ) => {
			done += saved.rates.length + saved.refused.length;
			refused.push( ...saved.refused );
			take( saved.rates );
			setPhase( { name: 'saving', done, total } );
		} );
		setPhase( { name: 'saved', added: added.current.size, refused } );
		if ( refused.length === 0 ) {
			onFinish( added.current.size );
		}
	};

	const add = async () => {
		if ( isBusy.current || phase.name !== 'preview' ) {
			return;
		}
		isBusy.current = true;
		setFailure( null );
		setPhase( { name: 'saving', done: 0, total: phase.plan.add.length } );
		let { plan } = phase;
		try {
			if ( failure?.step === 'saving' ) {
				plan = await restOf( plan );
			}
			await save( plan );
		} catch ( reason ) {
			setPhase( { ...phase, plan } );
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
		add: () => void add(),
		/** Leads back to the choice of a file. */
		restart: () => {
			setFailure( null );
			setPhase( { name: 'choosing' } );
		},
	};
}
