import { Button, RadioControl, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';

import { recordEvent } from '../../shared/data/events';
import { getPageData } from '../../shared/data/page-data';
import { forgetSaved } from '../../shared/drafts/drafts';
import { DraftNotice } from '../../shared/drafts/draft-notice';
import { useDraft } from '../../shared/drafts/use-draft';
import { FieldError } from '../../shared/ui/field/field-error';
import styles from '../product-editor.module.scss';

const DRAFT = 'feedback on the product editor';

interface Answers {
	ease: string;
	fit: string;
	comments: string;
}

const NONE: Answers = { ease: '', fit: '', comments: '' };

const scored = ( ...labels: readonly string[] ) =>
	labels.map( ( label, at ) => ( { label, value: String( at + 1 ) } ) );

/** Tells whoever listens on this page; nothing leaves the site. */
const record = ( { ease, fit, comments }: Answers ) =>
	recordEvent( 'ces_feedback', {
		action: 'product_editor',
		store_age: getPageData().storeAge,
		score: Number( ease ),
		score_second_question: Number( fit ),
		score_combined: Number( ease ) + Number( fit ),
		...( comments.trim() !== '' && { comments: comments.trim() } ),
	} );

/** The survey about the product editor. */
const FeedbackPanel = () => {
	const [ answers, setAnswers ] = useState( NONE );
	const [ isMissing, setMissing ] = useState( false );
	const [ isSent, setSent ] = useState( false );
	const put = ( change: Partial< Answers > ) => setAnswers( ( all ) => ( { ...all, ...change } ) );
	const isEmpty = answers.ease === '' && answers.fit === '' && answers.comments.trim() === '';
	const draft = useDraft( DRAFT, { unsaved: isEmpty ? null : answers, isSaved: isSent, onRestore: setAnswers } );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		const isIncomplete = answers.ease === '' || answers.fit === '';
		setMissing( isIncomplete );
		if ( ! isIncomplete ) {
			record( answers );
			forgetSaved( DRAFT );
			setSent( true );
		}
	};
	if ( isSent ) {
		return (
			<p role="status" className={ styles.survey }>
				{ __( 'Thank you for your feedback.', 'storewright' ) }
			</p>
		);
	}
	return (
		<form className={ styles.survey } onSubmit={ submit } noValidate>
			{ draft && <DraftNotice { ...draft } /> }
			<RadioControl
				label={ __( 'How easy is it to edit products here?', 'storewright' ) }
				selected={ answers.ease }
				options={ scored(
					__( 'Very hard', 'storewright' ),
					__( 'Hard', 'storewright' ),
					__( 'OK', 'storewright' ),
					__( 'Easy', 'storewright' ),
					__( 'Very easy', 'storewright' )
				) }
				onChange={ ( ease ) => put( { ease } ) }
			/>
			<RadioControl
				label={ __( 'How well does the product editor cover what your store needs?', 'storewright' ) }
				selected={ answers.fit }
				options={ scored(
					__( 'Not at all', 'storewright' ),
					__( 'A little', 'storewright' ),
					__( 'Partly', 'storewright' ),
					__( 'Mostly', 'storewright' ),
					__( 'Completely', 'storewright' )
				) }
				onChange={ ( fit ) => put( { fit } ) }
			/>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Comments (optional)', 'storewright' ) }
				help={ __( 'Your answers stay on this site.', 'storewright' ) }
				value={ answers.comments }
				onChange={ ( comments ) => put( { comments } ) }
				rows={ 4 }
				maxLength={ 2000 }
			/>
			<FieldError id="product-feedback-error">
				{ isMissing ? __( 'Answer both questions.', 'storewright' ) : undefined }
			</FieldError>
			<Button __next40pxDefaultSize variant="primary" type="submit">
				{ __( 'Save feedback', 'storewright' ) }
			</Button>
		</form>
	);
};

export default FeedbackPanel;
