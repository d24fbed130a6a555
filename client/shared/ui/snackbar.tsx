import { speak } from '@wordpress/a11y';
import { Button, Icon } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { close as closeIcon, error as errorIcon } from '@wordpress/icons';
import { clsx } from 'clsx';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import styles from './snackbars.module.scss';

/** For how long a message that nobody reads at the moment stays, in milliseconds. */
const TIMEOUT = 10_000;

export interface SnackbarAction {
	label: string;
	url?: string;
	onClick?: ( ( event: MouseEvent ) => void ) | null;
}

/** A message as `core/notices` keeps it. */
export interface SnackbarNotice {
	id: string;
	status?: string;
	content: string;
	/** Text that is read out; the content where undefined, nothing where null. */
	spokenMessage?: string | null;
	/** Only the first one is shown. */
	actions?: readonly SnackbarAction[];
	icon?: ReactNode;
	/** Stays until its close button is used. */
	explicitDismiss?: boolean;
	onDismiss?: () => void;
	className?: string;
}

interface SnackbarProps {
	notice: SnackbarNotice;
	onRemove: ( id: string ) => void;
}

function useSpoken( message: string | null, isError: boolean ): void {
	useEffect( () => {
		if ( message ) {
			speak( message, isError ? 'assertive' : 'polite' );
		}
	}, [ message, isError ] );
}

/** Calls back after the timeout, which begins anew with another notice, and whenever pointer and focus leave it. */
function useAutoDismiss( notice: SnackbarNotice, isStaying: boolean, dismiss: () => void ): void {
	const latest = useRef( dismiss );
	useEffect( () => {
		latest.current = dismiss;
	} );
	useEffect( () => {
		if ( isStaying ) {
			return undefined;
		}
		const timer = setTimeout( () => latest.current(), TIMEOUT );
		return () => clearTimeout( timer );
	}, [ notice, isStaying ] );
}

/** One short message, with one action at most. A click on it, its button and Escape all remove it. */
export function Snackbar( { notice, onRemove }: SnackbarProps ) {
	const { id, content, status, explicitDismiss = false, onDismiss } = notice;
	const isError = status === 'error';
	const icon = notice.icon ?? ( isError ? <Icon icon={ errorIcon } size={ 24 } /> : null );
	const action = notice.actions?.[ 0 ];
	const [ isHovered, setHovered ] = useState( false );
	const [ hasFocus, setFocus ] = useState( false );

	const dismiss = () => {
		onDismiss?.();
		onRemove( id );
	};
	const act = ( event: MouseEvent ) => {
		event.stopPropagation();
		onRemove( id );
		action?.onClick?.( event );
	};
	const close = ( event: MouseEvent ) => {
		event.stopPropagation();
		dismiss();
	};
	const dismissByKey = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' ) {
			event.stopPropagation();
			dismiss();
		}
	};
	useSpoken( notice.spokenMessage === undefined ? content : notice.spokenMessage, isError );
	useAutoDismiss( notice, explicitDismiss || isHovered || hasFocus, dismiss );

	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- A larger target for the pointer; the close button is what keys and readers use.
		<div
			className={ clsx( styles.snackbar, isError && styles.error, notice.className ) }
			onClick={ explicitDismiss ? undefined : dismiss }
			onKeyDown={ dismissByKey }
			onMouseEnter={ () => setHovered( true ) }
			onMouseLeave={ () => setHovered( false ) }
			onFocus={ () => setFocus( true ) }
			onBlur={ () => setFocus( false ) }
		>
			{ icon && <span className={ styles.icon }>{ icon }</span> }
			<span className={ styles.content }>{ content }</span>
			{ action && (
				<Button className={ styles.action } variant="link" href={ action.url } onClick={ act }>
					{ action.label }
				</Button>
			) }
			<button type="button" className={ styles.close } onClick={ close }>
				<Icon icon={ closeIcon } size={ 20 } />
				<span className="screen-reader-text">{ __( 'Dismiss this notice', 'storewright' ) }</span>
			</button>
		</div>
	);
}
