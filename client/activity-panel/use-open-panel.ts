import { useEffect, useRef, useState } from '@wordpress/element';
import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react';

import { getHistory } from '../shared/routing';
import type { PanelName } from './types';

/** Where the focus may go without closing the panel: an action of a short message may be about what is in it. */
const MESSAGES = '[data-storewright-messages]';

interface OpenPanel {
	/** The panel that is open, null for none. */
	name: PanelName | null;
	/** Opens a panel, or closes it where it is the open one. */
	toggle: ( name: PanelName ) => void;
	/** Closes the panel and puts the focus on its tab. */
	close: () => void;
	/** For the element that tabs and panel are in. */
	handlers: {
		onKeyDown: ( event: KeyboardEvent ) => void;
		onFocusCapture: ( event: SyntheticEvent ) => void;
		onPointerDownCapture: ( event: SyntheticEvent ) => void;
	};
	/** For that element as well. */
	root: RefObject< HTMLDivElement >;
	/** For the panel's element, which can take the focus. */
	panel: RefObject< HTMLElement >;
}

/** Id of a tab's element. */
export const tabId = ( name: PanelName ) => `storewright-tab-${ name }`;

const focusTab = ( name: PanelName | null ) => name !== null && document.getElementById( tabId( name ) )?.focus();

const isWithin = ( element: Element | null, target: EventTarget | null ): boolean =>
	target instanceof Node && element !== null && element.contains( target );

const staysOpen = ( target: EventTarget | null ): boolean =>
	// The whole document has the pointer where the page is scrolled by its bar.
	target === document.documentElement || ( target instanceof Element && target.closest( MESSAGES ) !== null );

/**
 * Which panel is open. It takes the focus, and closes on Escape, on navigation, and when the focus goes elsewhere. What is
 * rendered by the panel counts as the panel, also where it is drawn at the end of the page: menus and modals.
 *
 * @param shown Names of the panels that have a tab at present.
 */
export function useOpenPanel( shown: readonly PanelName[] ): OpenPanel {
	const [ wished, setName ] = useState< PanelName | null >( null );
	const name = wished !== null && shown.includes( wished ) ? wished : null;
	const panel = useRef< HTMLElement >( null );
	const root = useRef< HTMLDivElement >( null );
	// React tells of what it has drawn elsewhere too, but not of a focus that moves while it draws.
	const inside = useRef< Event | null >( null );
	const noteInside = ( { nativeEvent }: SyntheticEvent ) => {
		inside.current = nativeEvent;
	};
	const close = () => {
		focusTab( name );
		setName( null );
	};

	useEffect( () => {
		if ( name === null ) {
			return undefined;
		}
		panel.current?.focus( { preventScroll: true } );
		const leave = ( event: Event ) => {
			if ( event !== inside.current && ! isWithin( root.current, event.target ) && ! staysOpen( event.target ) ) {
				setName( null );
			}
		};
		const stopListening = getHistory().listen( () => {
			const { current } = panel;
			if ( current !== null && isWithin( current, current.ownerDocument.activeElement ) ) {
				focusTab( name );
			}
			setName( null );
		} );
		document.addEventListener( 'focusin', leave );
		document.addEventListener( 'pointerdown', leave );
		return () => {
			stopListening();
			document.removeEventListener( 'focusin', leave );
			document.removeEventListener( 'pointerdown', leave );
		};
	}, [ name ] );

	// A tab that goes, such as that of a setup which is done, takes its panel along for good.
	useEffect( () => {
		if ( wished !== name ) {
			setName( name );
		}
	}, [ wished, name ] );

	return {
		name,
		toggle: ( chosen ) => ( chosen === name ? close() : setName( chosen ) ),
		close,
		handlers: {
			onKeyDown: ( event ) => {
				if ( event.key === 'Escape' && name !== null && ! event.defaultPrevented ) {
					event.preventDefault();
					close();
				}
			},
			onFocusCapture: noteInside,
			onPointerDownCapture: noteInside,
		},
		root,
		panel,
	};
}
