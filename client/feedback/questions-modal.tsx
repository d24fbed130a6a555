import { Button, Modal, RadioControl, TextareaControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';

import { DraftNotice } from '../shared/drafts/draft-notice';
import { useDraft } from '../shared/drafts/use-draft';
import { Actions } from '../shared/ui/actions';
import { FieldError } from '../shared/ui/field/field-error';
import { InlineNotice } from '../shared/ui/inline-notice';
import styles from './feedback.module.scss';
import { firstQuestion, secondQuestion, type Score } from './scores';
import { FEEDBACK_DRAFT, type Feedback } from './use-feedback';

interface QuestionsModalProps {
	/** The answer that the owner has given already. */
	firstScore: number;
	feedback: Feedback;
	onCancel: () => void;
}

const optionsOf = ( scores: readonly Score[] ) =>
	scores.map( ( { value, label } ) => ( { value: String( value ), label } ) );

/** Renders the two questions about what was hard. Answers stay where they can't be sent. */
export const QuestionsModal = ( { firstScore, feedback, onCancel }: QuestionsModalProps ) => {
	const { stage, failure, send } = feedback;
	const [ score, setScore ] = useState( firstScore );
	const [ secondScore, setSecondScore ] = useState< number | null >( null );
	const [ comments, setComments ] = useState( '' );
	const [ isMissing, setMissing ] = useState( false );
	const errorId = useInstanceId( QuestionsModal, 'storewright-feedback-error' );
	const form = useRef< HTMLFormElement >( null );
	const second = useRef< HTMLDivElement >( null );
	const isBusy = stage === 'sending';
	const draft = useDraft( FEEDBACK_DRAFT, {
		unsaved: secondScore === null && comments.trim() === '' ? null : { score, secondScore, comments },
		isSaved: stage === 'sent' || stage === 'thanked',
		onRestore: ( kept ) => {
			setScore( kept.score );
			setSecondScore( kept.secondScore );
			setComments( kept.comments );
			form.current?.querySelector( 'textarea' )?.focus();
		},
	} );

	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( secondScore === null ) {
			setMissing( true );
			second.current?.querySelector( 'input' )?.focus();
			return;
		}
		void send( { score, secondScore, comments } );
	};
	const close = () => {
		if ( ! isBusy ) {
			onCancel();
		}
	};
	const first = firstQuestion();
	const other = secondQuestion();
	return (
		<Modal
			className="storewright-page"
			title={ __( 'What could be better?', 'storewright' ) }
			size="medium"
			onRequestClose={ close }
		>
			<form ref={ form } className={ styles.form } onSubmit={ submit } noValidate>
				{ draft && <DraftNotice { ...draft } /> }
				<div className={ styles.field }>
					<RadioControl
						label={ first.text }
						options={ optionsOf( first.scores ) }
						selected={ String( score ) }
						onChange={ ( value ) => setScore( Number( value ) ) }
					/>
				</div>
				<div ref={ second } className={ styles.field }>
					<RadioControl
						label={ other.text }
						options={ optionsOf( other.scores ) }
						selected={ secondScore === null ? '' : String( secondScore ) }
						onChange={ ( value ) => {
							setSecondScore( Number( value ) );
							setMissing( false );
						} }
						help={
							<FieldError id={ errorId }>
								{ isMissing ? __( 'Please choose an answer', 'storewright' ) : undefined }
							</FieldError>
						}
					/>
				</div>
				<div className={ styles.field }>
					<TextareaControl
						__nextHasNoMarginBottom
						label={ __( 'Comments (optional)', 'storewright' ) }
						help={ __( 'Please leave out names and other personal data.', 'storewright' ) }
						value={ comments }
						onChange={ setComments }
						rows={ 4 }
						maxLength={ 2000 }
					/>
				</div>
				{ failure !== null && (
					<InlineNotice status="error" title={ __( 'Your feedback could not be sent', 'storewright' ) }>
						{ failure }
					</InlineNotice>
				) }
				<Actions>
					<Button
						__next40pxDefaultSize
						variant="primary"
						type="submit"
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
					>
						{ failure === null ? __( 'Send feedback', 'storewright' ) : __( 'Try again', 'storewright' ) }
					</Button>
					<Button __next40pxDefaultSize variant="tertiary" onClick={ close }>
						{ __( 'Cancel', 'storewright' ) }
					</Button>
				</Actions>
			</form>
		</Modal>
	);
};
