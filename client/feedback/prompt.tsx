import { speak } from '@wordpress/a11y';
import { Button, Icon } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { published } from '@wordpress/icons';

import { useOptions } from '../shared/data/options';
import { InlineNotice } from '../shared/ui/inline-notice';
import { FEEDBACK_OPTIONS, isDue } from './asked-option';
import styles from './feedback.module.scss';
import { QuestionsModal } from './questions-modal';
import { firstQuestion } from './scores';
import { isPositive, useFeedback, type Feedback } from './use-feedback';

/** Renders the question how setup went: a good score is sent at once, a bad one leads to two questions more. */
export const Prompt = () => {
	const options = useOptions( FEEDBACK_OPTIONS );
	const feedback = useFeedback();
	if ( feedback.stage === 'asked' && ! ( options && isDue( options ) ) ) {
		return null;
	}
	return (
		<div className={ styles.prompt }>
			{ feedback.stage === 'thanked' ? <Thanks /> : <Question feedback={ feedback } /> }
		</div>
	);
};

const Question = ( { feedback }: { feedback: Feedback } ) => {
	const { stage, failure, send } = feedback;
	const id = useInstanceId( Question, 'storewright-feedback' );
	const [ chosen, setChosen ] = useState< number | null >( null );
	const [ asksMore, setAsksMore ] = useState( false );
	const { text, scores } = firstQuestion();

	useEffect( () => {
		if ( stage === 'sent' ) {
			setAsksMore( false );
		}
	}, [ stage ] );

	const choose = ( score: number ) => {
		if ( stage !== 'asked' ) {
			return;
		}
		setChosen( score );
		if ( isPositive( score ) ) {
			void send( { score } );
			return;
		}
		feedback.clearFailure();
		feedback.ask();
		setAsksMore( true );
	};
	const cancel = () => {
		setAsksMore( false );
		setChosen( null );
		feedback.clearFailure();
	};

	return (
		<>
			<p className={ styles.question } id={ id }>
				{ text }
			</p>
			<div className={ styles.scores } role="group" aria-labelledby={ id }>
				{ scores.map( ( { value, label } ) => (
					<Button
						key={ value }
						__next40pxDefaultSize
						variant="secondary"
						isPressed={ value === chosen }
						isBusy={ value === chosen && stage === 'sending' && ! asksMore }
						disabled={ stage !== 'asked' }
						accessibleWhenDisabled
						onClick={ () => choose( value ) }
					>
						{ label }
					</Button>
				) ) }
			</div>
			{ failure !== null && chosen !== null && ! asksMore && (
				<InlineNotice
					status="error"
					title={ __( 'Your answer could not be sent', 'storewright' ) }
					actions={ [ { label: __( 'Try again', 'storewright' ), onClick: () => choose( chosen ) } ] }
				>
					{ failure }
				</InlineNotice>
			) }
			{ asksMore && chosen !== null && (
				<QuestionsModal firstScore={ chosen } feedback={ feedback } onCancel={ cancel } />
			) }
		</>
	);
};

const Thanks = () => {
	const place = useRef< HTMLParagraphElement >( null );
	const text = __( 'Thank you for your feedback.', 'storewright' );

	useEffect( () => {
		const { activeElement = null, body } = place.current?.ownerDocument ?? {};
		// The button that had the focus is gone, unless the owner has left it meanwhile.
		if ( activeElement === null || activeElement === body ) {
			place.current?.focus( { preventScroll: true } );
		} else {
			speak( text );
		}
	}, [ text ] );

	return (
		<p ref={ place } className={ styles.thanks } tabIndex={ -1 }>
			<Icon icon={ published } size={ 24 } />
			{ text }
		</p>
	);
};
