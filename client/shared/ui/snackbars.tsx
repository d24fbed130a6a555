import { useLayoutEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { Snackbar, type SnackbarNotice } from './snackbar';
import styles from './snackbars.module.scss';

export type { SnackbarNotice };

interface SnackbarsProps {
	notices: readonly SnackbarNotice[];
	onRemove: ( id: string ) => void;
}

/** Height of the messages and of the room around them, in pixels, for the styles of the page; not set while there is none. */
const HEIGHT = '--storewright-snackbars-height';

/** Tells the page's styles how high the messages are, also where one breaks into more lines. */
function useHeight( region: RefObject< HTMLElement >, hasMessages: boolean ): void {
	useLayoutEffect( () => {
		const { style } = document.documentElement;
		const { current } = region;
		if ( ! hasMessages || current === null ) {
			return undefined;
		}
		const tell = () => {
			const { height } = current.getBoundingClientRect();
			// As much room above them as below.
			const room = parseFloat( getComputedStyle( current ).insetBlockEnd ) || 0;
			style.setProperty( HEIGHT, `${ Math.ceil( height + 2 * room ) }px` );
		};
		tell();
		// Calls back whenever the height changes.
		const observer = new ResizeObserver( tell );
		observer.observe( current );
		return () => {
			observer.disconnect();
			style.removeProperty( HEIGHT );
		};
	}, [ region, hasMessages ] );
}

/** Short messages at the foot of the page. When one goes that had the focus, the focus stays in their region. */
export function Snackbars( { notices, onRemove }: SnackbarsProps ) {
	const region = useRef< HTMLDivElement >( null );
	useHeight( region, notices.length > 0 );
	const remove = ( id: string ) => {
		const { activeElement } = document;
		if ( region.current?.contains( activeElement ) ) {
			region.current.focus( { preventScroll: true } );
		}
		onRemove( id );
	};
	return (
		<div
			ref={ region }
			className={ styles.region }
			role="region"
			aria-label={ __( 'Messages', 'storewright' ) }
			tabIndex={ -1 }
			data-storewright-messages
		>
			{ notices.map( ( notice ) => (
				<Snackbar key={ notice.id } notice={ notice } onRemove={ remove } />
			) ) }
		</div>
	);
}
