import { Button, DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { moreHorizontal } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';

import type { Note } from '../generated/rest';
import { recordEvent } from '../shared/data/events';
import { toRequestError } from '../shared/data/request';
import { useAsyncAction } from '../shared/data/use-async-action';
import { loadPage } from '../shared/routing';
import { Card } from '../shared/ui/card';
import { InlineNotice } from '../shared/ui/inline-notice';
import { DismissModal } from './dismiss-modal';
import styles from './inbox.module.scss';
import { NoteCard, titleId, type NoteAction } from './note-card';
import { inboxStore, type InboxNotes } from './store';
import { AWAKE } from './snooze';
import { isUnread, useLastRead } from './unread';

const HEADING = 'storewright-inbox';

/** Renders the notes that wait for the owner. */
export const Inbox = ( { notes, hasMore }: InboxNotes ) => {
	const section = useRef< HTMLElement >( null );
	const heading = useRef< HTMLHeadingElement >( null );
	const lastRead = useLastRead( section );
	const [ removals, setRemovals ] = useState( 0 );
	const [ firstOlder, setFirstOlder ] = useState< number | null >( null );
	const [ asked, setAsked ] = useState< Note | 'all' | null >( null );
	const { loadOlder, dismissNote, dismissAllNotes, snoozeNote, restoreNotes, markRead, followAction } =
		useDispatch( inboxStore );
	const { createSuccessNotice, createErrorNotice } = useDispatch( noticesStore );
	const unread = notes.filter( ( note ) => isUnread( note, lastRead ) );

	const restore = async ( ids: readonly number[], undo?: object ) => {
		try {
			await restoreNotes( ids, undo );
		} catch ( error ) {
			void createErrorNotice( toRequestError( error ).message, {
				type: 'snackbar',
				explicitDismiss: true,
				actions: [ { label: __( 'Try again', 'storewright' ), onClick: () => void restore( ids, undo ) } ],
			} );
		}
	};

	const dismissal = useAsyncAction(
		async ( _signal, dismissed: Note | 'all' ) => {
			if ( dismissed !== 'all' ) {
				await dismissNote( dismissed.id );
			}
			const ids = dismissed === 'all' ? await dismissAllNotes() : [ dismissed.id ];
			recordEvent( 'inbox_dismiss', { notes: ids.length } );
			void createSuccessNotice(
				dismissed === 'all'
					? sprintf(
							/* translators: %d: number of messages. */
							_n( '%d message was dismissed.', '%d messages were dismissed.', ids.length, 'storewright' ),
							ids.length
						)
					: __( 'The message was dismissed.', 'storewright' ),
				{
					type: 'snackbar',
					actions: [ { label: __( 'Undo', 'storewright' ), onClick: () => void restore( ids ) } ],
				}
			);
		},
		{
			onDone: () => {
				setAsked( null );
				setRemovals( ( count ) => count + 1 );
			},
		}
	);
	const following = useAsyncAction(
		async ( _signal, { id, name }: Note, action: NoteAction ) => {
			await followAction( id, action.id );
			recordEvent( 'inbox_action_click', { note_name: name, action: action.name } );
			if ( action.actioned_text !== '' ) {
				void createSuccessNotice( action.actioned_text, { type: 'snackbar' } );
			}
		},
		{
			onDone: ( _result, [ , { url } ] ) =>
				url === '' ? setRemovals( ( count ) => count + 1 ) : loadPage( url ),
		}
	);
	const snoozing = useAsyncAction(
		async ( _signal, { id, name }: Note, time: number ) => {
			await snoozeNote( id, time );
			recordEvent( 'inbox_snooze', { note_name: name } );
			void createSuccessNotice( __( 'The message was snoozed.', 'storewright' ), {
				type: 'snackbar',
				actions: [ { label: __( 'Undo', 'storewright' ), onClick: () => void restore( [ id ], AWAKE ) } ],
			} );
		},
		{ onDone: () => setRemovals( ( count ) => count + 1 ) }
	);
	const isBusy = following.isBusy || snoozing.isBusy;
	const failedAt = ( { id }: Note ) =>
		[ following, snoozing ].find( ( { args, failure } ) => failure !== null && args?.[ 0 ].id === id );
	const older = useAsyncAction(
		async ( _signal, shown: readonly Note[] ) => {
			await loadOlder();
			return shown;
		},
		{ onDone: ( shown ) => setFirstOlder( shown.length ) }
	);
	const reading = useAsyncAction( ( _signal, ids: readonly number[] ) => markRead( ids ), {
		onFailure: ( { message }, args ) =>
			void createErrorNotice(
				/* translators: %s: why, a sentence. */
				sprintf( __( 'The messages were not marked as read. %s', 'storewright' ), message ),
				{
					type: 'snackbar',
					explicitDismiss: true,
					actions: [
						{ label: __( 'Try again', 'storewright' ), onClick: () => void reading.run( ...args ) },
					],
				}
			),
	} );
	const ask = ( about: Note | 'all' ) => {
		dismissal.reset();
		setAsked( about );
	};

	// What had the focus may be gone with its note. Who has gone elsewhere meanwhile stays there.
	useEffect( () => {
		const { activeElement, body } = document;
		if ( removals > 0 && ( activeElement === null || activeElement === body ) ) {
			heading.current?.focus();
		}
	}, [ removals ] );

	// The first of the notes that were added is where reading goes on.
	useEffect( () => {
		const first = firstOlder === null ? undefined : notes[ firstOlder ];
		if ( first !== undefined ) {
			document.getElementById( titleId( first ) )?.focus();
			setFirstOlder( null );
		}
	}, [ notes, firstOlder ] );

	return (
		<Card as="section" ref={ section } aria-labelledby={ HEADING }>
			<header className={ styles.header }>
				<h2 className={ styles.title } id={ HEADING } ref={ heading } tabIndex={ -1 }>
					{ __( 'Inbox', 'storewright' ) }
				</h2>
				{ unread.length > 0 && (
					<span className={ styles.count }>
						{ sprintf(
							/* translators: %d: number of messages. */
							_n( '%d new', '%d new', unread.length, 'storewright' ),
							unread.length
						) }
					</span>
				) }
				{ notes.length > 0 && (
					<DropdownMenu
						className={ styles.menu ?? '' }
						icon={ moreHorizontal }
						label={ __( 'Inbox options', 'storewright' ) }
						popoverProps={ { placement: 'bottom-end' } }
					>
						{ ( { onClose } ) => (
							<MenuGroup>
								<MenuItem
									disabled={ unread.length === 0 }
									onClick={ () => {
										onClose();
										void reading.run( unread.map( ( { id } ) => id ) );
									} }
								>
									{ __( 'Mark all as read', 'storewright' ) }
								</MenuItem>
								<MenuItem
									onClick={ () => {
										onClose();
										ask( 'all' );
									} }
								>
									{ __( 'Dismiss all', 'storewright' ) }
								</MenuItem>
							</MenuGroup>
						) }
					</DropdownMenu>
				) }
			</header>
			{ notes.length === 0 && ! hasMore ? (
				<p className={ styles.empty }>{ __( 'No new messages.', 'storewright' ) }</p>
			) : (
				<ul className={ styles.notes }>
					{ notes.map( ( note ) => (
						<NoteCard
							key={ note.id }
							note={ note }
							isUnread={ unread.includes( note ) }
							busyAction={
								following.isBusy && following.args?.[ 0 ].id === note.id ? following.args[ 1 ].id : null
							}
							isBusy={ isBusy }
							failure={ failedAt( note )?.failure ?? null }
							onRetry={ () => void failedAt( note )?.retry() }
							onAction={ ( action ) => {
								snoozing.reset();
								void following.run( note, action );
							} }
							onSnooze={ ( time ) => {
								following.reset();
								void snoozing.run( note, time );
							} }
							onDismiss={ () => ask( note ) }
						/>
					) ) }
				</ul>
			) }
			{ older.failure !== null && (
				<div className={ styles.failure }>
					<InlineNotice status="error">{ older.failure.message }</InlineNotice>
				</div>
			) }
			{ hasMore && (
				<Button
					className={ styles.more ?? '' }
					variant="link"
					isBusy={ older.isBusy }
					disabled={ older.isBusy }
					accessibleWhenDisabled
					onClick={ () => void older.run( notes ) }
				>
					{ older.failure === null
						? __( 'Show older messages', 'storewright' )
						: __( 'Try again', 'storewright' ) }
				</Button>
			) }
			{ asked !== null && (
				<DismissModal
					title={
						asked === 'all'
							? __( 'Dismiss all messages?', 'storewright' )
							: __( 'Dismiss this message?', 'storewright' )
					}
					isBusy={ dismissal.isBusy }
					failure={ dismissal.failure }
					onDismiss={ () => void dismissal.run( asked ) }
					onCancel={ () => setAsked( null ) }
				>
					{ asked === 'all'
						? __( 'Your inbox will be empty. You can undo this right after.', 'storewright' )
						: asked.title }
				</DismissModal>
			) }
		</Card>
	);
};
