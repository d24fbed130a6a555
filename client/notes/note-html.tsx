import { createElement, Fragment } from '@wordpress/element';
import type { ReactNode } from 'react';

import { countCharacters, truncate } from '../shared/format/truncate';

const TAGS = new Set( [ 'a', 'b', 'br', 'em', 'i', 'p', 'strong' ] );

interface NoteHtmlProps {
	html: string;
	/** How many characters are shown at most, as people count them. */
	limit?: number;
}

const parse = ( html: string ) => new DOMParser().parseFromString( html, 'text/html' ).body;

/**
 * Whether a note has more characters than shown.
 *
 * @param html  Its content.
 * @param limit How many are shown.
 */
export const isLongerThan = ( html: string, limit: number ): boolean =>
	countCharacters( parse( html ).textContent ?? '' ) > limit;

/** Renders a note's HTML: the tags that notes may have, the texts of all others, and never what could run. */
export const NoteHtml = ( { html, limit = Infinity }: NoteHtmlProps ) => {
	let left = limit;
	let isCut = false;

	/** The dots, once, where something is left out. */
	const dots = ( child: Node ): ReactNode => {
		if ( isCut || ( child.textContent ?? '' ).trim() === '' ) {
			return null;
		}
		isCut = true;
		return '...';
	};

	const nodes = ( parent: Node ): ReactNode[] =>
		[ ...parent.childNodes ].map( ( child, index ) => <Fragment key={ index }>{ node( child ) }</Fragment> );

	const node = ( child: Node ): ReactNode => {
		if ( left <= 0 ) {
			return dots( child );
		}
		if ( child instanceof Text ) {
			const shown = truncate( child.data, left );
			left -= countCharacters( child.data );
			isCut ||= shown !== child.data;
			return shown;
		}
		if ( ! ( child instanceof Element ) || [ 'script', 'style' ].includes( child.localName ) ) {
			return null;
		}
		const children = nodes( child );
		if ( child instanceof HTMLAnchorElement ) {
			return [ 'http:', 'https:', 'mailto:' ].includes( child.protocol ) ? (
				<a
					href={ child.href }
					{ ...( child.target === '_blank' && { target: '_blank', rel: 'noopener noreferrer' } ) }
				>
					{ children }
				</a>
			) : (
				children
			);
		}
		if ( child.localName === 'br' ) {
			return <br />;
		}
		return TAGS.has( child.localName ) ? createElement( child.localName, null, children ) : children;
	};

	return <>{ nodes( parse( html ) ) }</>;
};
