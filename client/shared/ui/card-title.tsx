import { forwardRef, useEffect, useRef } from '@wordpress/element';
import { useMergeRefs } from '@wordpress/compose';
import type { ReactNode } from 'react';

import styles from './card-title.module.scss';

interface CardTitleProps {
	/** The heading's level in the page. */
	as?: 'h2' | 'h3';
	id?: string;
	/** Whether the focus goes to it when it appears, or when this turns true. */
	takesFocus?: boolean;
	children: ReactNode;
}

/** Renders the title of a card or view. It can take the focus, for moving the user there. */
export const CardTitle = forwardRef< HTMLHeadingElement, CardTitleProps >(
	( { as: Heading = 'h3', id, takesFocus = false, children }, ref ) => {
		const heading = useRef< HTMLHeadingElement >( null );
		useEffect( () => {
			if ( takesFocus ) {
				heading.current?.focus();
			}
		}, [ takesFocus ] );
		return (
			<Heading ref={ useMergeRefs( [ heading, ref ] ) } id={ id } className={ styles.title } tabIndex={ -1 }>
				{ children }
			</Heading>
		);
	}
);
CardTitle.displayName = 'CardTitle';
