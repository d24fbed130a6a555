import { clsx } from 'clsx';
import { useMergeRefs } from '@wordpress/compose';
import { forwardRef, useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';

import { FooterFill } from '../../slots';
import { Actions } from '../actions';
import styles from './hub.module.scss';

interface HubProps {
	title: string;
	/** What the page is for, a sentence or two. */
	lead: ReactNode;
	/** Buttons at the foot of the page, the next step first. */
	actions: ReactNode;
	/** Whether it takes the width there is, for pictures side by side. */
	isWide?: boolean;
	children: ReactNode;
}

/** A page without the header of the dashboard: its title, its parts, and what to do next at its foot. The ref is its heading. */
export const Hub = forwardRef< HTMLHeadingElement, HubProps >(
	( { title, lead, actions, isWide = false, children }, ref ) => {
		const heading = useRef< HTMLHeadingElement >( null );
		useEffect( () => {
			// The page was reached within the app, and its frame has the focus because there was no heading yet.
			const { activeElement, body } = document;
			if ( activeElement !== body && activeElement?.contains( heading.current ) === true ) {
				heading.current?.focus( { preventScroll: true } );
			}
		}, [] );
		return (
			<div className={ clsx( styles.hub, isWide && styles.wide ) }>
				<div className={ styles.head }>
					<h1 ref={ useMergeRefs( [ heading, ref ] ) } className={ styles.title } tabIndex={ -1 }>
						{ title }
					</h1>
					<p className={ styles.lead }>{ lead }</p>
				</div>
				{ children }
				<FooterFill>
					<div className={ clsx( styles.foot, isWide && styles.wide ) }>
						<Actions>{ actions }</Actions>
					</div>
				</FooterFill>
			</div>
		);
	}
);
Hub.displayName = 'Hub';
