import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';

import { Link, urlTo } from '../shared/routing';
import { ProgressBar } from '../shared/ui/progress-bar';
import styles from './profiler.module.scss';

interface WizardFrameProps {
	/** The heading's level in the page. */
	as: 'h1' | 'h2';
	title: string;
	/** One sentence below the title. */
	text?: string;
	/** How far the owner is, where there are steps. */
	progress?: { step: number; of: number };
	/** At the end of the first line. */
	end?: ReactNode;
	children: ReactNode;
}

/** What is around every step: how far it is, the way out, and its title, which takes the focus when the step changes. */
export const WizardFrame = ( { as: Heading, title, text, progress, end, children }: WizardFrameProps ) => {
	const heading = useRef< HTMLHeadingElement >( null );
	const last = useRef( title );
	useEffect( () => {
		if ( last.current !== title ) {
			last.current = title;
			heading.current?.focus();
			window.scrollTo( 0, 0 );
		}
	}, [ title ] );
	const stepText = progress
		? /* translators: 1: number of the step, 2: number of steps. */
			sprintf( __( 'Step %1$d of %2$d', 'storewright' ), progress.step, progress.of )
		: '';
	return (
		<div className={ styles.wizard }>
			<div className={ styles.top }>
				<p className={ styles.step }>{ stepText }</p>
				{ end }
			</div>
			{ progress && (
				<ProgressBar
					label={ __( 'Store setup', 'storewright' ) }
					value={ progress.step }
					max={ progress.of }
					text={ stepText }
				/>
			) }
			<div className={ styles.head }>
				<Heading ref={ heading } tabIndex={ -1 } className={ styles.title }>
					{ title }
				</Heading>
				{ text !== undefined && <p className={ styles.text }>{ text }</p> }
			</div>
			{ children }
		</div>
	);
};

/** The way out where there is nothing to skip. */
export const HomeLink = () => (
	<Link className={ styles.home } href={ urlTo() }>
		{ __( 'Go to Home', 'storewright' ) }
	</Link>
);
