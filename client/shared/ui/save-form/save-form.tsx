import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent, ReactNode } from 'react';

import { useLeaveGuard } from '../../routing';
import { Actions } from '../actions';
import styles from './save-form.module.scss';

/** How far a form is: `saved` is its end. */
export type Phase = 'editing' | 'saving' | 'saved';

/** Makes an act out of a notice in the form one that leaves the focus on the form's button: the notice goes with it. */
export type FromNotice = < Args extends unknown[] >( act: ( ...args: Args ) => void ) => ( ...args: Args ) => void;

interface SaveFormProps {
	phase: Phase;
	/** Rises whenever the form is refused: the first field that is wrong gets the focus. */
	refusals: number;
	/** Whether leaving would lose something. */
	isChanged: boolean;
	submitLabel: string;
	onSubmit: () => void;
	/** Called once, when everything is saved. */
	onSaved: () => void;
	/** Why it was not saved, if it was not. */
	problem: ( fromNotice: FromNotice ) => ReactNode;
	children: ReactNode;
}

/**
 * The frame of a form that is saved by its one button: while it's being saved the button is busy and nothing greys out,
 * what fails is said beside the button, and what is typed stays.
 */
export const SaveForm = ( {
	phase,
	refusals,
	isChanged,
	submitLabel,
	onSubmit,
	onSaved,
	problem,
	children,
}: SaveFormProps ) => {
	const form = useRef< HTMLFormElement >( null );
	useLeaveGuard( isChanged );

	const saved = useRef( onSaved );
	saved.current = onSaved;
	useEffect( () => {
		if ( phase === 'saved' ) {
			saved.current();
		}
	}, [ phase ] );
	useEffect( () => {
		if ( refusals > 0 ) {
			form.current?.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus();
		}
	}, [ refusals ] );

	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		onSubmit();
	};
	const fromNotice: FromNotice =
		( act ) =>
		( ...args ) => {
			form.current?.querySelector< HTMLElement >( '[type="submit"]' )?.focus();
			act( ...args );
		};
	const isBusy = phase !== 'editing';
	return (
		<form ref={ form } className={ styles.form } onSubmit={ submit } noValidate>
			{ children }
			{ problem( fromNotice ) }
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
