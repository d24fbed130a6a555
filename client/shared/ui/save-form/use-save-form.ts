import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { toRequestError } from '../../data/request';
import { useAsyncAction } from '../../data/use-async-action';
import { forgetSaved } from '../../drafts/drafts';
import { useDraft } from '../../drafts/use-draft';
import { useLeaveGuard } from '../../routing';
import type { FieldErrors, FormState, Note, Problem, SaveForm, SaveFormOptions, Update } from './types';

const isWrong = ( errors: FieldErrors ): boolean => Object.keys( errors ).length > 0;

/** The same object where none of the fields is in it: who compares renders nothing anew. */
const without = ( errors: FieldErrors, fields: readonly string[] ): FieldErrors =>
	fields.some( ( field ) => field in errors )
		? Object.fromEntries( Object.entries( errors ).filter( ( [ field ] ) => ! fields.includes( field ) ) )
		: errors;

/**
 * A form that is saved by its one button, with `<SaveForm form={ … }>` around its fields:
 * `{ values, stored, errors, update( change, fields ), phase, isDirty, draft, problem, invalidSubmitCount, save(), takeTheirs(),
 *   keepMine() }`.
 *
 * What is typed while a save is running stays, and the form stays open for it. Leaving asks first while there is something
 * unsaved, by the browser's own question where the page itself is left; the browser keeps it for when the owner comes back.
 *
 * @param options See `SaveFormOptions`; the latest ones are used.
 */
export function useSaveForm< Values, Stored, Conflict = never, Saved = void >(
	options: SaveFormOptions< Values, Stored, Conflict, Saved >
): SaveForm< Values, Stored, Conflict > {
	type State = FormState< Values, Stored >;
	const [ state, setState ] = useState( options.initial );
	const [ errors, setErrors ] = useState< FieldErrors >( {} );
	const [ problem, setProblem ] = useState< Problem< Conflict > | null >( null );
	const [ invalidSubmitCount, setInvalidSubmitCount ] = useState( 0 );
	const [ lastSaved, setSaved ] = useState< { result: Saved } | null >( null );
	const saved = options.staysOpen ? null : lastSaved;
	// What an answer is compared with: the state of the render that asked is old by then.
	const latest = useRef( state );
	const isOver = useRef( false );

	const put = ( next: State ) => {
		latest.current = next;
		setState( next );
	};
	const note: Note< Values, Stored > = ( change ) => put( change( latest.current ) );
	const update: Update< Values > = ( change, fields = [] ) => {
		put( { ...latest.current, values: change( latest.current.values ) } );
		setErrors( ( current ) => without( current, fields ) );
	};
	const refuse = ( reasons: FieldErrors ) => {
		setErrors( reasons );
		options.onRefused?.( reasons );
		setInvalidSubmitCount( ( count ) => count + 1 );
	};
	const fail = ( error: unknown, sent: Values ) => {
		const conflict = options.conflictOf?.( error ) ?? null;
		if ( conflict !== null ) {
			setProblem( { kind: 'conflict', conflict } );
			return;
		}
		const requestError = toRequestError( error );
		const reasons = options.errorsOf?.( requestError.params, sent ) ?? {};
		const reason = isWrong( reasons ) ? __( 'Fix the marked fields.', 'storewright' ) : requestError.message;
		setProblem( { kind: 'failed', reason, error: requestError } );
		refuse( reasons );
	};

	const attempt = async ( signal: AbortSignal ) => {
		setErrors( {} );
		setProblem( null );
		const before = latest.current;
		let sent = before;
		try {
			const checking = options.check( before );
			const checked = checking instanceof Promise ? await checking : checking;
			signal.throwIfAborted();
			// What was typed during the check stays.
			if ( latest.current === before ) {
				put( { ...before, values: checked.values } );
			}
			if ( isWrong( checked.errors ) ) {
				refuse( checked.errors );
				return;
			}
			sent = { ...before, values: checked.values };
			const result = await options.save( sent, note );
			note( ( current ) =>
				options.afterSave
					? options.afterSave( current, sent, result )
					: { ...current, stored: sent.values as unknown as Stored }
			);
			// What was typed while it was being saved is not saved yet: the form stays open for it.
			if ( ! options.isDirty( latest.current.values, latest.current.stored ) ) {
				isOver.current = ! options.staysOpen;
				// Here, as the owner may have left the form by now.
				forgetSaved( options.draft.id, options.draft.keepsOffers );
				setSaved( { result } );
			}
		} catch ( error ) {
			if ( ! signal.aborted ) {
				fail( error, sent.values );
			}
		}
	};
	const { isBusy, run } = useAsyncAction( attempt );
	const save = () => void ( ! isOver.current && run() );

	const settle = ( keep: 'mine' | 'theirs' ) => {
		if ( problem?.kind === 'conflict' && options.resolve ) {
			put( options.resolve( problem.conflict, latest.current, keep ) );
			setProblem( null );
		}
	};

	const isDirty = saved === null && options.isDirty( state.values, state.stored );
	useLeaveGuard( isDirty );
	const { id, keepsOffers = false, keep = ( all: State ) => all, restore = ( kept: State ) => kept } = options.draft;
	const draft = useDraft( id, {
		unsaved: isDirty ? keep( state ) : null,
		isSaved: saved !== null,
		keepsOffers,
		onRestore: ( kept: State ) => {
			setErrors( {} );
			setProblem( null );
			put( restore( kept, latest.current ) );
		},
	} );

	const onSaved = useRef( options.onSaved );
	onSaved.current = options.onSaved;
	useEffect( () => {
		if ( lastSaved ) {
			onSaved.current( latest.current.values, lastSaved.result );
		}
	}, [ lastSaved ] );

	const phase = isBusy ? 'saving' : 'editing';

	return {
		...state,
		errors,
		update,
		isDirty,
		phase: saved === null ? phase : 'saved',
		draft,
		problem,
		invalidSubmitCount,
		save,
		takeTheirs: () => settle( 'theirs' ),
		keepMine: () => {
			settle( 'mine' );
			save();
		},
	};
}
