import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { useAsyncAction } from '../../../../../shared/data/use-async-action';
import type { StoredRate } from '../rates-api';
import { bytesOf, decode } from '../../../../../shared/files/decode';
import { keyOf, STANDARD } from './columns';
import { addRates, readStored } from './import-api';
import {
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
	try {
		return decode( await bytesOf( file ) ).text;
	} catch {
		throw new UnreadableFile( __( 'This file could not be opened. Please choose it again.', 'storewright' ) );
	}
}

/**
 * Reading a file of tax rates, and adding those that are new.
 *
 * @param country  Of the store.
 * @param onAdded  Given the new standard rates of that country.
 * @param onFinish Called once all rates are added; called with how many.
 */
export function useImport(
	country: string,
	onAdded: ( rates: readonly StoredRate[] ) => void,
	onFinish: ( added: number ) => void
) {
	const [ phase, setPhase ] = useState< Phase >( { name: 'choosing' } );
	const chosen = useRef< { name: string; lines: string[][] } | null >( null );
	const added = useRef( new Set< number >() );
	const { isBusy, args, failure, run, reset } = useAsyncAction(
		( _, _step: Failure[ 'step' ], act: () => Promise< void > ) => act()
	);
	const step = args?.[ 0 ];

	const look = () =>
		run( 'reading', async () => {
			if ( chosen.current === null ) {
				return;
			}
			const { name: file, lines } = chosen.current;
			setPhase( { name: 'reading', file } );
			try {
				setPhase( { name: 'preview', file, plan: planOf( lines, await readStored() ) } );
			} catch ( reason ) {
				setPhase( { name: 'choosing' } );
				throw reason;
			}
		} );

	const choose = async ( file: File ) => {
		const isRead = await run( 'file', async () => {
			try {
				chosen.current = { name: file.name, lines: linesOf( await textOf( file ) ) };
			} catch ( reason ) {
				setPhase( { name: 'choosing' } );
				throw reason;
			}
		} );
		if ( isRead ) {
			await look();
		}
	};

	const take = ( rates: readonly AnyRate[] ) => {
		rates.forEach( ( { id } ) => added.current.add( id ) );
		onAdded( rates.filter( ( rate ) => rate.country === country && rate.class === STANDARD ) );
	};

	/**
	 * Returns the part of a plan that is still missing after an attempt that failed on the way; an answer may have
	 * been lost.
	 */
	const restOf = async ( plan: Plan ): Promise< Plan > => {
		const { rates } = await readStored();
		const isStored = ( { rate }: Line ) => rates.has( keyOf( rate ) );
		take( plan.add.filter( isStored ).flatMap( ( { rate } ) => rates.get( keyOf( rate ) ) ?? [] ) );
		return { ...plan, add: plan.add.filter( ( line ) => ! isStored( line ) ) };
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
		if ( isBusy || phase.name !== 'preview' ) {
			return;
		}
		let { plan } = phase;
		const isRetry = failure !== null && step === 'saving';
		await run( 'saving', async () => {
			setPhase( { name: 'saving', done: 0, total: plan.add.length } );
			try {
				if ( isRetry ) {
					plan = await restOf( plan );
				}
				await save( plan );
			} catch ( reason ) {
				setPhase( { ...phase, plan } );
				throw reason;
			}
		} );
	};

	return {
		phase,
		failure: failure && step ? { step, reason: failure.message } : null,
		choose: ( file: File ) => void choose( file ),
		/** Looks again at the file that was chosen. */
		look: () => void look(),
		add: () => void add(),
		/** Leads back to the choice of a file. */
		restart: () => {
			reset();
			setPhase( { name: 'choosing' } );
		},
	};
}
