import { forwardRef } from '@wordpress/element';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { getPageData } from '../data/page-data';
import { navigate } from './history';
import { appQuery } from './urls';

type LinkProps = AnchorHTMLAttributes< HTMLAnchorElement > & { href: string };

/** Whether a click asks for the link in place, not for a new tab, window or download. */
export const isPlainClick = ( event: Pick< MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' > ) =>
	event.button === 0 && ! event.metaKey && ! event.ctrlKey && ! event.shiftKey && ! event.altKey;

/** An anchor that goes to pages of the app without loading the page; in all else, a plain anchor. */
export const Link = forwardRef< HTMLAnchorElement, LinkProps >( ( { onClick, ...anchor }, ref ) => {
	const follow = ( event: MouseEvent< HTMLAnchorElement > ) => {
		onClick?.( event );
		const isOurs =
			! anchor.target &&
			anchor.download === undefined &&
			appQuery( anchor.href ) !== null &&
			! getPageData().isEmbedded;
		if ( isOurs && isPlainClick( event ) && ! event.defaultPrevented ) {
			event.preventDefault();
			navigate( anchor.href );
		}
	};
	return (
		<a { ...anchor } href={ anchor.href } ref={ ref } onClick={ follow }>
			{ anchor.children }
		</a>
	);
} );
Link.displayName = 'Link';
