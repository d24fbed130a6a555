import { Button } from '@wordpress/components';
import { createPortal, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { speak } from '@wordpress/a11y';

import type { IslandProps } from '../shared/routing';
import { colorCard, defaultColors, isSamePalette, showColors, shownColors, type Colors } from './color-fields';
import styles from './emails.module.scss';

/** Makes room for the palette's buttons under the title of its card. */
function addPlace( card: Element ): HTMLElement {
	const place = document.createElement( 'div' );
	place.className = 'storewright';
	const title = card.querySelector( 'h3' );
	if ( title ) {
		title.after( place );
	} else {
		card.prepend( place );
	}
	return place;
}

/**
 * Says whether the form's colors are the theme's (or the defaults), and puts these into it, or what it showed when the page was
 * loaded.
 */
export default function Palette( props: IslandProps ) {
	const [ defaults ] = useState( () => defaultColors( props ) );
	const [ loaded ] = useState( shownColors );
	const [ colors, setColors ] = useState( loaded );
	const [ place, setPlace ] = useState< HTMLElement | null >( null );
	const status = useRef< HTMLParagraphElement >( null );
	const hasTheme = props.hasThemeJson === true;

	useEffect( () => {
		const found = colorCard();
		if ( ! found ) {
			return undefined;
		}
		const room = addPlace( found.card );
		setPlace( room );
		const read = () => setColors( shownColors() );
		found.form.addEventListener( 'input', read );
		return () => {
			found.form.removeEventListener( 'input', read );
			room.remove();
		};
	}, [] );

	const isSynced = isSamePalette( colors, defaults );
	const syncedText = hasTheme
		? __( 'Synced with theme', 'storewright' )
		: __( 'Using default values', 'storewright' );
	const put = ( wanted: Colors, message: string ) => {
		showColors( wanted );
		setColors( shownColors() );
		speak( message );
		// The button that was pressed may be gone.
		status.current?.focus();
	};
	if ( ! place ) {
		return null;
	}
	return createPortal(
		<div className={ styles.palette }>
			<p ref={ status } tabIndex={ -1 } className={ styles.state }>
				{ isSynced ? syncedText : __( 'Your own colors', 'storewright' ) }
			</p>
			{ ! isSynced && (
				<Button __next40pxDefaultSize variant="secondary" onClick={ () => put( defaults, syncedText ) }>
					{ hasTheme ? __( 'Sync with theme', 'storewright' ) : __( 'Reset', 'storewright' ) }
				</Button>
			) }
			{ ! isSamePalette( colors, loaded ) && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ () => put( loaded, __( 'Your changes were undone.', 'storewright' ) ) }
				>
					{ __( 'Undo changes', 'storewright' ) }
				</Button>
			) }
		</div>,
		place
	);
}
