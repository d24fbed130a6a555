import { useRef, useState } from '@wordpress/element';

import { toRequestError, type RequestError } from '../../../../shared/data/request';
import type { Phase } from '../../../../shared/ui/save-form/save-form';
import type { Category } from '../store';
import { EMPTY, errorsOf, type Draft, type Errors, type OwnKind } from './draft';
import { ProductSaver, type Saved } from './save-product';

/**
 * Typing and saving a product, one save at a time.
 *
 * @param kind  What the product is to be.
 * @param known The categories there are.
 */
export function useQuickForm( kind: OwnKind, known: readonly Category[] ) {
	const [ draft, setDraft ] = useState( EMPTY );
	const [ errors, setErrors ] = useState< Errors >( {} );
	const [ phase, setPhase ] = useState< Phase >( 'editing' );
	const [ refusals, setRefusals ] = useState( 0 );
	const [ problem, setProblem ] = useState< RequestError | null >( null );
	const [ saved, setSaved ] = useState< Saved | null >( null );
	const isBusy = useRef( false );
	const saver = useRef( new ProductSaver() );

	const save = async () => {
		if ( isBusy.current ) {
			return;
		}
		const found = errorsOf( draft, kind );
		setErrors( found );
		setProblem( null );
		if ( Object.keys( found ).length > 0 ) {
			setRefusals( ( count ) => count + 1 );
			return;
		}
		isBusy.current = true;
		setPhase( 'saving' );
		try {
			setSaved( await saver.current.save( draft, kind, known ) );
			setPhase( 'saved' );
		} catch ( error ) {
			isBusy.current = false;
			setPhase( 'editing' );
			setProblem( toRequestError( error ) );
		}
	};

	return {
		draft,
		errors,
		phase,
		problem,
		saved,
		/** Rises whenever the form is refused. */
		refusals,
		isChanged: phase !== 'saved' && draft !== EMPTY,
		save: () => void save(),
		/** Takes what is typed; what is on its way to the server stays as it is. */
		change: ( part: Partial< Draft > ) => {
			if ( isBusy.current ) {
				return;
			}
			setDraft( ( before ) => ( { ...before, ...part } ) );
			setErrors( ( before ) => ( {
				...before,
				...Object.fromEntries( Object.keys( part ).map( ( name ) => [ name, undefined ] ) ),
			} ) );
		},
	};
}
