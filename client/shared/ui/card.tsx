import { clsx } from 'clsx';
import { forwardRef } from '@wordpress/element';
import type { HTMLAttributes } from 'react';
import styles from './card.module.scss';

type CardProps = HTMLAttributes< HTMLElement > & {
	/** The element; a section should be labelled. */
	as?: 'div' | 'section' | 'article' | 'li';
};

/** A surface with a line around it, without space of its own: its parts reach from edge to edge. */
export const Card = forwardRef< HTMLElement, CardProps >(
	( { as: Element = 'div', className, ...attributes }, ref ) => {
		return <Element { ...attributes } ref={ ref as never } className={ clsx( styles.card, className ) } />;
	}
);
Card.displayName = 'Card';
