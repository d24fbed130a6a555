import { Button, Icon } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { confirmDiscard } from '../../routing';
import styles from './stepper.module.scss';

export interface Step {
	key: string;
	label: string;
	/** One sentence of what is to be done. */
	description: string;
	isDone: boolean;
	/** Result of the step, one line. */
	summary?: string | undefined;
	/** Whether nothing of it can be done anew once it's done. */
	isFinal?: boolean;
	/** Renders the step's content; called only while it's the current one. */
	render: () => ReactNode;
}

interface StepperProps {
	/** Label of the list of steps. */
	label: string;
	steps: readonly Step[];
	/** Key of the open step; null when none is. */
	current: string | null;
	/** Opens a step. */
	onOpen: ( key: string ) => void;
	/** Whether every other step can be opened at any time, and describes itself only while it's open. */
	isFree?: boolean;
}

/**
 * Renders steps below each other, of which one is open. When another one opens, the focus goes to its heading; what is unsaved
 * in the one that closes is asked about.
 */
export const Stepper = ( { label, steps, current, onOpen, isFree = false }: StepperProps ) => {
	const heading = useRef< HTMLHeadingElement >( null );
	const last = useRef( current );
	useEffect( () => {
		if ( last.current !== current ) {
			last.current = current;
			heading.current?.focus();
		}
	}, [ current ] );

	return (
		<ol className={ styles.stepper } aria-label={ label }>
			{ steps.map( ( step, index ) => {
				const isCurrent = step.key === current;
				const isFolded = step.isDone && ! isCurrent;
				return (
					<li
						key={ step.key }
						className={ clsx( styles.step, isCurrent && styles.current, isFolded && styles.done ) }
						aria-current={ isCurrent ? 'step' : undefined }
					>
						<span className={ styles.mark } aria-hidden="true">
							{ isFolded ? <Icon icon={ check } size={ 20 } /> : index + 1 }
						</span>
						<div className={ styles.body }>
							<StepHead
								step={ step }
								isCurrent={ isCurrent }
								isFree={ isFree }
								headingRef={ isCurrent ? heading : null }
								onOpen={ () => confirmDiscard() && onOpen( step.key ) }
							/>
							{ isCurrent && <div className={ styles.content }>{ step.render() }</div> }
						</div>
					</li>
				);
			} ) }
		</ol>
	);
};

interface StepHeadProps {
	step: Step;
	isCurrent: boolean;
	isFree: boolean;
	headingRef: React.RefObject< HTMLHeadingElement > | null;
	onOpen: () => void;
}

const StepHead = ( { step, isCurrent, isFree, headingRef, onOpen }: StepHeadProps ) => {
	const { label, description, isDone, summary, isFinal = false } = step;
	const isFolded = isDone && ! isCurrent;
	const canOpen = isFree && ! isCurrent;
	return (
		<div className={ styles.head }>
			<div className={ styles.texts }>
				<h3 className={ styles.label } ref={ headingRef } tabIndex={ -1 }>
					{ canOpen ? (
						<button type="button" className={ styles.jump } onClick={ onOpen }>
							{ label }
						</button>
					) : (
						label
					) }
					{ isFolded && <span className="screen-reader-text"> { __( '(done)', 'storewright' ) }</span> }
				</h3>
				{ isFolded && summary && (
					<p className={ styles.summary }>
						<bdi>{ summary }</bdi>
					</p>
				) }
				{ ( isCurrent || ( ! isFree && ! isDone ) ) && <p className={ styles.description }>{ description }</p> }
			</div>
			{ isFolded && ! isFree && ! isFinal && (
				<Button
					className={ styles.edit }
					variant="link"
					onClick={ onOpen }
					/* translators: %s: name of a step. */
					aria-label={ sprintf( __( 'Edit: %s', 'storewright' ), label ) }
				>
					{ __( 'Edit', 'storewright' ) }
				</Button>
			) }
		</div>
	);
};
