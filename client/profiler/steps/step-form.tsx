import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormEvent, ReactNode } from 'react';

import { Actions } from '../../shared/ui/actions';
import { Card } from '../../shared/ui/card';
import { InlineNotice } from '../../shared/ui/inline-notice';
import type { Answers } from '../machine';
import styles from '../profiler.module.scss';

/** Properties of every step in which something is asked. */
export interface AskedProps {
	answers: Answers;
	onChange: ( changed: Partial< Answers > ) => void;
	/** Goes to the step before; undefined where there is none. */
	onBack: ( () => void ) | undefined;
	/** Saves the step and goes on. */
	onNext: () => void;
	isBusy: boolean;
	/** Why it could not be saved, null where nothing failed. */
	failure: string | null;
}

interface StepFormProps extends Pick< AskedProps, 'onBack' | 'onNext' | 'isBusy' | 'failure' > {
	submitLabel?: string;
	children: ReactNode;
}

/** A card with what is asked, and the buttons that lead on and back. What is typed stays where saving fails. */
export const StepForm = ( { onBack, onNext, isBusy, failure, submitLabel, children }: StepFormProps ) => {
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		onNext();
	};
	return (
		<Card className={ styles.card }>
			<form className={ styles.form } onSubmit={ submit } noValidate>
				{ children }
				{ failure !== null && (
					<InlineNotice status="error" title={ __( 'Your answers could not be saved', 'storewright' ) }>
						{ failure }
					</InlineNotice>
				) }
				<Actions>
					<Button
						__next40pxDefaultSize
						type="submit"
						variant="primary"
						isBusy={ isBusy }
						aria-disabled={ isBusy }
					>
						{ submitLabel ?? __( 'Continue', 'storewright' ) }
					</Button>
					{ onBack && (
						<Button __next40pxDefaultSize variant="tertiary" onClick={ onBack }>
							{ __( 'Back', 'storewright' ) }
						</Button>
					) }
				</Actions>
			</form>
		</Card>
	);
};
