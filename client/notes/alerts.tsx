import { Button, Icon } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight, close } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';
import { clsx } from 'clsx';

import type { Note } from '../generated/rest';
import { recordEvent } from '../shared/data/events';
import { getPageData, updatePageData, usePageData } from '../shared/data/page-data';
import { request, toRequestError } from '../shared/data/request';
import { useAsyncAction } from '../shared/data/use-async-action';
import { focusHeading } from '../shared/focus-heading';
import { loadPage } from '../shared/routing';
import { isActionable } from './actionable';
import styles from './alerts.module.scss';
import type { NoteAction } from './note-card';
import { NoteHtml } from './note-html';
import { severityOf } from './severity';
import { AWAKE, snoozed } from './snooze';
import { SnoozeMenu } from './snooze-menu';

const NOTES = '/wc-analytics/admin/notes';

/** Takes a note from the alerts of the page, or has one back at the place it had. */
function replaceAlert( note: Note ): void {
	const others = getPageData().storeAlerts.filter( ( { id } ) => id !== note.id );
	updatePageData( {
		storeAlerts: isActionable( note )
			? [ ...others, note ].sort(
					( a, b ) => b.date_created_gmt.localeCompare( a.date_created_gmt ) || b.id - a.id
				)
			: others,
	} );
}

const change = async ( { id }: Note, data: object ): Promise< void > =>
	replaceAlert( await request< Note >( { path: `${ NOTES }/${ id }`, method: 'PUT', data } ) );

/** Renders the notes that wait above the page, one at a time. */
export default function StoreAlerts() {
	const alerts = usePageData().storeAlerts.filter( ( note ) => isActionable( note ) );
	const [ chosen, setChosen ] = useState( 0 );
	const [ removals, setRemovals ] = useState( 0 );
	const title = useRef< HTMLHeadingElement >( null );
	const { createSuccessNotice, createErrorNotice } = useDispatch( noticesStore );
	const index = Math.min( chosen, alerts.length - 1 );
	const alert = alerts[ index ];

	/** The alert that comes next takes the focus, or the page's heading after the last one. */
	const leave = () => {
		if ( getPageData().storeAlerts.some( ( note ) => isActionable( note ) ) ) {
			setRemovals( ( count ) => count + 1 );
		} else {
			focusHeading();
		}
	};
	useEffect( () => {
		if ( removals > 0 ) {
			title.current?.focus();
		}
	}, [ removals ] );

	const restore = async ( note: Note, data: object ) => {
		try {
			await change( note, data );
		} catch ( error ) {
			void createErrorNotice( toRequestError( error ).message, {
				type: 'snackbar',
				explicitDismiss: true,
				actions: [ { label: __( 'Try again', 'storewright' ), onClick: () => void restore( note, data ) } ],
			} );
		}
	};
	const removal = useAsyncAction(
		async ( _signal, note: Note, data: object, undo: object, message: string ) => {
			await change( note, data );
			recordEvent( 'store_alert_removed', { note_name: note.name } );
			void createSuccessNotice( message, {
				type: 'snackbar',
				actions: [ { label: __( 'Undo', 'storewright' ), onClick: () => void restore( note, undo ) } ],
			} );
		},
		{ onDone: leave }
	);
	const following = useAsyncAction(
		async ( _signal, { id, name }: Note, action: NoteAction ) => {
			const note = await request< Note >( { path: `${ NOTES }/${ id }/action/${ action.id }`, method: 'POST' } );
			recordEvent( 'store_alert_action', { note_name: name, action: action.name } );
			if ( action.actioned_text !== '' ) {
				void createSuccessNotice( action.actioned_text, { type: 'snackbar' } );
			}
			if ( action.url === '' ) {
				replaceAlert( note );
			}
		},
		{ onDone: ( _result, [ , { url } ] ) => ( url === '' ? leave() : loadPage( url ) ) }
	);

	if ( alert === undefined ) {
		return null;
	}
	const { name, icon, word } = severityOf( alert.type );
	const isBusy = removal.isBusy || following.isBusy;
	const failed = [ removal, following ].find(
		( { failure, args } ) => failure !== null && args?.[ 0 ].id === alert.id
	);
	const go = ( to: number ) => {
		removal.reset();
		following.reset();
		setChosen( to );
	};
	const dismiss = () =>
		void removal.run(
			alert,
			{ is_deleted: true },
			{ is_deleted: false },
			__( 'The alert was dismissed.', 'storewright' )
		);
	const snooze = ( time: number ) =>
		void removal.run( alert, snoozed( time ), AWAKE, __( 'The alert was snoozed.', 'storewright' ) );

	return (
		<section
			className={ clsx( styles.alert, name === 'error' ? styles.error : styles.update ) }
			aria-label={ __( 'Store alerts', 'storewright' ) }
		>
			<Icon className={ styles.icon } icon={ icon } size={ 24 } />
			<div className={ styles.body }>
				<h2 className={ styles.title } ref={ title } tabIndex={ -1 }>
					{ word !== null && <span className="screen-reader-text">{ word } </span> }
					{ alert.title }
				</h2>
				<div className={ styles.content }>
					<NoteHtml html={ alert.content } />
				</div>
				{ failed && (
					<p className={ styles.failure } role="alert">
						{ failed.failure?.message }
					</p>
				) }
				{ ( alert.actions.length > 0 || alert.is_snoozable ) && (
					<div className={ styles.actions }>
						{ alert.actions.map( ( action ) => (
							<Button
								key={ action.id }
								__next40pxDefaultSize
								variant="secondary"
								isBusy={ following.isBusy && following.args?.[ 1 ].id === action.id }
								disabled={ isBusy }
								accessibleWhenDisabled
								onClick={ () => void following.run( alert, action ) }
							>
								{ action.label }
							</Button>
						) ) }
						{ alert.is_snoozable && <SnoozeMenu disabled={ isBusy } onSnooze={ snooze } /> }
					</div>
				) }
			</div>
			<div className={ styles.controls }>
				{ alerts.length > 1 && (
					<div className={ styles.pager } role="group" aria-label={ __( 'More alerts', 'storewright' ) }>
						<Button
							className={ styles.arrow ?? '' }
							icon={ chevronLeft }
							label={ __( 'Previous alert', 'storewright' ) }
							disabled={ index === 0 || isBusy }
							accessibleWhenDisabled
							onClick={ () => go( index - 1 ) }
						/>
						<span className={ styles.count } aria-live="polite">
							{ sprintf(
								/* translators: 1: position of the alert that is shown. 2: number of alerts. */
								__( '%1$d of %2$d', 'storewright' ),
								index + 1,
								alerts.length
							) }
						</span>
						<Button
							className={ styles.arrow ?? '' }
							icon={ chevronRight }
							label={ __( 'Next alert', 'storewright' ) }
							disabled={ index === alerts.length - 1 || isBusy }
							accessibleWhenDisabled
							onClick={ () => go( index + 1 ) }
						/>
					</div>
				) }
				<Button
					icon={ close }
					label={
						/* translators: %s: title of a store alert. */
						sprintf( __( 'Dismiss “%s”', 'storewright' ), alert.title )
					}
					isBusy={ removal.isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ dismiss }
				/>
			</div>
		</section>
	);
}
