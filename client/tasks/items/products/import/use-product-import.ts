import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { toRequestError, type RequestError } from '../../../../shared/data/request';
import { guessTargets, type Target } from './columns';
import { FileIndex } from './file-index';
import { ImportRun } from './import-run';
import { readFile, UnreadableFile, type Sheet } from './read-file';
import type { Existing, Plan, Report } from './types';

export type Phase = 'file' | 'columns' | 'checking' | 'checked' | 'importing' | 'done';

/** The way from a file to products: choose it, say what its columns are, have it checked, import it. */
export function useProductImport() {
	const [ phase, setPhase ] = useState< Phase >( 'file' );
	const [ plan, setPlan ] = useState< Plan | null >( null );
	const [ report, setReport ] = useState< Report | null >( null );
	const [ isReading, setReading ] = useState( false );
	const [ fileProblem, setFileProblem ] = useState< string | null >( null );
	const [ failure, setFailure ] = useState< RequestError | null >( null );
	const [ isStopping, setStopping ] = useState( false );
	const [ isStopped, setStopped ] = useState( false );
	const [ isAnother, setAnother ] = useState( false );
	const run = useRef< ImportRun | null >( null );
	const trial = useRef< ImportRun | null >( null );
	const index = useRef< FileIndex | null >( null );
	const isBusy = useRef( false );

	// Nobody would see what goes on, or could stop it.
	useEffect( () => () => run.current?.stop(), [] );

	const choose = async ( file: File ) => {
		if ( isBusy.current ) {
			return;
		}
		isBusy.current = true;
		setReading( true );
		setFileProblem( null );
		try {
			const sheet: Sheet = await readFile( file );
			setPlan( { sheet, targets: guessTargets( sheet.headings ), existing: 'skip' } );
			setPhase( 'columns' );
		} catch ( error ) {
			setFileProblem(
				error instanceof UnreadableFile
					? error.message
					: __( 'The file could not be read. Please choose it again.', 'storewright' )
			);
		} finally {
			isBusy.current = false;
			setReading( false );
		}
	};

	/** Runs, or goes on, to the end, a stop or a failure. */
	const go = async ( current: ImportRun, end: Phase ) => {
		if ( isBusy.current ) {
			return;
		}
		isBusy.current = true;
		run.current = current;
		setFailure( null );
		setStopped( false );
		setStopping( false );
		try {
			const isFinished = await current.go();
			setStopped( ! isFinished );
			if ( isFinished ) {
				setPhase( end );
			} else if ( end === 'checked' ) {
				setPhase( 'columns' );
			}
		} catch ( error ) {
			setFailure( toRequestError( error ) );
		} finally {
			isBusy.current = false;
			setStopping( false );
		}
	};

	const check = async () => {
		if ( ! plan || isBusy.current ) {
			return;
		}
		isBusy.current = true;
		index.current = await FileIndex.of( plan );
		isBusy.current = false;
		// What was chosen while the file was being read is not what is checked.
		setPlan( plan );
		setPhase( 'checking' );
		trial.current = new ImportRun( plan, index.current, true, null, setReport );
		await go( trial.current, 'checked' );
	};

	const start = () => {
		if ( ! plan || ! index.current || isBusy.current ) {
			return;
		}
		setPhase( 'importing' );
		void go( new ImportRun( plan, index.current, false, trial.current, setReport ), 'done' );
	};

	return {
		phase,
		plan,
		report,
		isReading,
		fileProblem,
		/** Why a batch was not answered: nothing of it is lost, and it can be sent again. */
		failure,
		isStopping,
		isStopped,
		/** Whether the owner had chosen a file before. */
		isAnother,
		choose: ( file: File ) => void choose( file ),
		setTarget: ( column: number, target: Target ) =>
			setPlan( ( before ) => before && { ...before, targets: before.targets.with( column, target ) } ),
		setExisting: ( existing: Existing ) => setPlan( ( before ) => before && { ...before, existing } ),
		check: () => void check(),
		start,
		stop: () => {
			setStopping( true );
			run.current?.stop();
		},
		goOn: () => run.current && void go( run.current, phase === 'checking' ? 'checked' : 'done' ),
		finish: () => setPhase( 'done' ),
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
