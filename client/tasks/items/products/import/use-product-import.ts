import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { useAsyncAction } from '../../../../shared/data/use-async-action';
import { guessTargets, type Target } from './columns';
import { FileIndex } from './file-index';
import { ImportRun } from './import-run';
import { forgetImport, keepImport, keptImport, type KeptImport } from './kept-import';
import type { DecimalSign } from './numbers';
import { readFile, UnreadableFile, type Sheet } from './read-file';
import type { Existing, Plan, Report } from './types';

export type Phase = 'file' | 'columns' | 'checking' | 'checked' | 'importing' | 'done';

async function sheetOf( file: File ): Promise< Sheet > {
	try {
		return await readFile( file );
	} catch ( error ) {
		throw error instanceof UnreadableFile
			? error
			: new Error( __( 'The file could not be read. Please choose it again.', 'storewright' ) );
	}
}

/** The way from a file to products: choose it, say what its columns are, have it checked, import it. */
export function useProductImport() {
	const [ phase, setPhase ] = useState< Phase >( 'file' );
	const [ plan, setPlan ] = useState< Plan | null >( null );
	const [ report, setReport ] = useState< Report | null >( null );
	const [ isStopping, setStopping ] = useState( false );
	const [ isStopped, setStopped ] = useState( false );
	const [ isAnother, setAnother ] = useState( false );
	const run = useRef< ImportRun | null >( null );
	const trial = useRef< ImportRun | null >( null );
	const index = useRef< FileIndex | null >( null );

	const chosenFile = useRef< File | null >( null );
	const [ left, setLeft ] = useState< KeptImport | null >( null );
	useEffect( () => {
		let isGone = false;
		void keptImport().then( ( kept ) => ! isGone && setLeft( kept ) );
		return () => {
			isGone = true;
		};
	}, [] );

	// Until the owner has seen what came of it, it can be opened again, with the rows to correct.
	useEffect( () => {
		const seen = () => {
			if ( phase === 'done' && ! document.hidden ) {
				void forgetImport();
			}
		};
		seen();
		document.addEventListener( 'visibilitychange', seen );
		return () => document.removeEventListener( 'visibilitychange', seen );
	}, [ phase ] );

	const readFileOf = ( file: File ) => {
		chosenFile.current = file;
		return sheetOf( file );
	};
	const reading = useAsyncAction( ( _, file: File ) => readFileOf( file ), {
		onDone: ( sheet ) => {
			void forgetImport();
			setPlan( { sheet, targets: guessTargets( sheet.headings ), existing: 'skip', decimalSign: null } );
			setPhase( 'columns' );
		},
	} );

	/** Runs, or goes on, to the end, a stop or a failure. Nobody would see what goes on, or could stop it, once it is left. */
	const running = useAsyncAction(
		async ( signal, end: Phase, begin: () => ImportRun | Promise< ImportRun > ) => {
			const current = await begin();
			signal.throwIfAborted();
			run.current = current;
			signal.addEventListener( 'abort', () => current.stop() );
			setStopped( false );
			setStopping( false );
			const isFinished = await current.go();
			if ( isFinished && end === 'done' && document.hidden ) {
				// The result stays on the page all the same.
				await current.tell().catch( () => {} );
			}
			return isFinished;
		},
		{
			onDone: ( isFinished, [ end ] ) => {
				setStopped( ! isFinished );
				setStopping( false );
				if ( isFinished ) {
					setPhase( end );
				} else if ( end === 'checked' ) {
					setPhase( 'columns' );
				}
			},
			onFailure: () => setStopping( false ),
		}
	);

	const check = async ( chosen: Plan ): Promise< ImportRun > => {
		index.current = await FileIndex.of( chosen );
		// What was chosen while the file was being read is not what is checked.
		setPlan( chosen );
		setPhase( 'checking' );
		trial.current = new ImportRun( chosen, index.current, true, null, setReport );
		return trial.current;
	};
	/** A run that is kept after each batch, so that it can go on when the page was left. */
	const writing = ( of: Plan, on: FileIndex ): ImportRun => {
		const { sheet, ...choices } = of;
		const now: ImportRun = new ImportRun( of, on, false, trial.current, ( next ) => {
			setReport( next );
			if ( chosenFile.current ) {
				const { current: file } = chosenFile;
				void keepImport( { file, choices, state: now.state(), done: next.done, total: next.total } );
			}
		} );
		return now;
	};
	const start = () => {
		if ( ! plan || ! index.current || running.isBusy ) {
			return;
		}
		const now = writing( plan, index.current );
		setPhase( 'importing' );
		void running.run( 'done', () => now );
	};
	/** Goes on with what was under way when the page was left. */
	const resume = async ( { file, choices, state }: KeptImport ): Promise< ImportRun > => {
		const again: Plan = { ...choices, sheet: await readFileOf( file ) };
		index.current = await FileIndex.of( again );
		const now = writing( again, index.current );
		now.restore( state );
		setPlan( again );
		setReport( now.report() );
		setPhase( 'importing' );
		setLeft( null );
		return now;
	};

	return {
		phase,
		plan,
		report,
		isReading: reading.isBusy,
		fileProblem: reading.failure?.message ?? null,
		/** Why a batch was not answered: nothing of it is lost, and it can be sent again. */
		failure: running.failure,
		isStopping,
		isStopped,
		/** Whether the owner had chosen a file before. */
		isAnother,
		choose: ( file: File ) => void reading.run( file ),
		/** An import that was not at its end when the page was left; null where there is none. */
		left,
		resume: () => void ( left && running.run( 'done', () => resume( left ) ) ),
		forget: () => {
			setLeft( null );
			void forgetImport();
		},
		setDecimalSign: ( decimalSign: DecimalSign ) => setPlan( ( before ) => before && { ...before, decimalSign } ),
		setTarget: ( column: number, target: Target ) =>
			setPlan( ( before ) => before && { ...before, targets: before.targets.with( column, target ) } ),
		setExisting: ( existing: Existing ) => setPlan( ( before ) => before && { ...before, existing } ),
		check: () => void ( plan && running.run( 'checked', () => check( plan ) ) ),
		start,
		stop: () => {
			setStopping( true );
			run.current?.stop();
		},
		goOn: () => {
			const { current } = run;
			void ( current && running.run( phase === 'checking' ? 'checked' : 'done', () => current ) );
		},
		finish: () => {
			void forgetImport();
			setPhase( 'done' );
		},
		toColumns: () => setPhase( 'columns' ),
		toFile: () => {
			setAnother( true );
			setPlan( null );
			setReport( null );
			setPhase( 'file' );
		},
	};
}

export type ProductImportState = ReturnType< typeof useProductImport >;
