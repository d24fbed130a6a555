import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent, ReactNode } from 'react';

import { DraftNotice } from '../../drafts/draft-notice';
import { Actions } from '../actions';
import { ConflictNotice, type ConflictTexts } from '../conflict-notice/conflict-notice';
import { InlineNotice } from '../inline-notice';
import type { SaveFormControl } from './types';
import styles from './save-form.module.scss';

interface SaveFormProps< Conflict > {
	/** Of `useSaveForm()`. */
	form: SaveFormControl< Conflict >;
	submitLabel: string;
	/** Title of the notice where saving fails, a few words. */
	failureTitle: string;
	/** Describes changes by somebody else, for forms that two people can work on. */
	describeConflict?: ( conflict: Conflict ) => ConflictTexts;
	children: ReactNode;
}

/**
 * Renders the frame of a form that is saved by its one button: while it's being saved the button is busy and nothing greys
 * out, what fails is said beside the button, and what is typed stays.
 */
export const SaveForm = < Conflict, >( {
	form: { phase, draft, problem, invalidSubmitCount, save, takeTheirs, keepMine },
	submitLabel,
	failureTitle,
	describeConflict,
	children,
}: SaveFormProps< Conflict > ) => {
	const form = useRef< HTMLFormElement >( null );
	useEffect( () => {
		if ( invalidSubmitCount > 0 ) {
			form.current?.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus();
		}
	}, [ invalidSubmitCount ] );

	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		save();
	};
	// The notice goes with its own buttons: the focus is on the form's by then.
	const fromNotice = ( act: () => void ) => () => {
		form.current?.querySelector< HTMLElement >( '[type="submit"]' )?.focus();
		act();
	};
	const fromDraft = ( act: () => void ) => () => {
		const fields = 'input:not([type="hidden"]), select, textarea';
		form.current?.querySelector< HTMLElement >( fields )?.focus();
		act();
	};
	const isBusy = phase !== 'editing';
	return (
		<form ref={ form } className={ styles.form } onSubmit={ submit } noValidate>
			{ draft && (
				<DraftNotice
					{ ...draft }
					restore={ fromDraft( draft.restore ) }
					discard={ fromDraft( draft.discard ) }
				/>
			) }
			{ children }
			{ problem?.kind === 'failed' && (
				<InlineNotice
					status="error"
					title={ failureTitle }
					actions={ [ { label: __( 'Try again', 'storewright' ), onClick: fromNotice( save ) } ] }
				>
					{ problem.reason }
				</InlineNotice>
			) }
			{ problem?.kind === 'conflict' && describeConflict && (
				<ConflictNotice
					{ ...describeConflict( problem.conflict ) }
					onUseTheirs={ fromNotice( takeTheirs ) }
					onKeepMine={ fromNotice( keepMine ) }
				/>
			) }
			<Actions>
				<Button
					__next40pxDefaultSize
					type="submit"
					variant="primary"
					isBusy={ isBusy }
					aria-disabled={ isBusy }
				>
					{ submitLabel }
				</Button>
				<span role="status" className="screen-reader-text">
					{ phase === 'saving' ? __( 'Saving…', 'storewright' ) : '' }
				</span>
			</Actions>
		</form>
	);
};
