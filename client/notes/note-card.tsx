import { Button, Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { clsx } from 'clsx';

import type { Note } from '../generated/rest';
import { getPageData } from '../shared/data/page-data';
import type { RequestError } from '../shared/data/request';
import { relativeTime } from '../shared/format/relative-time';
import { InlineNotice } from '../shared/ui/inline-notice';
import styles from './inbox.module.scss';
import { isLongerThan, NoteHtml } from './note-html';
import { createdAt } from './actionable';
import { severityOf } from './severity';
import { SnoozeMenu } from './snooze-menu';

/** How many characters of a note are shown until the owner asks for all of them. */
const MAX_LENGTH = 320;

export type NoteAction = Note[ 'actions' ][ number ];

interface NoteCardProps {
	note: Note;
	isUnread: boolean;
	/** Id of the action that is being followed, null for none. */
	busyAction: number | null;
	/** Whether an action of any note is being followed, or one is being snoozed. */
	isBusy: boolean;
	/** Why an action of the note could not be followed, or the note not be snoozed; null where it could. */
	failure: RequestError | null;
	/** Tries that again. */
	onRetry: () => void;
	onAction: ( action: NoteAction ) => void;
	/** Gets the time for which the note is put off, in milliseconds. */
	onSnooze: ( time: number ) => void;
	onDismiss: () => void;
}

/** Id of the element with a note's title, which can take the focus. */
export const titleId = ( { id }: Pick< Note, 'id' > ) => `storewright-note-${ id }`;

/** Renders a note: what it says, since when, and what can be done about it. */
export const NoteCard = ( props: NoteCardProps ) => {
	const { note, isUnread, busyAction, isBusy, failure, onRetry, onAction, onSnooze, onDismiss } = props;
	const [ isWhole, setWhole ] = useState( false );
	const isLong = isLongerThan( note.content, MAX_LENGTH );
	const { name, icon, word } = severityOf( note.type );
	const time = createdAt( note );
	const { locale } = getPageData();
	return (
		<li className={ styles.note } aria-labelledby={ titleId( note ) }>
			{ note.image !== '' && note.layout !== 'plain' && (
				<img className={ styles[ note.layout ] } src={ note.image } alt="" loading="lazy" />
			) }
			<div className={ styles.body }>
				<h3 className={ styles.noteTitle } id={ titleId( note ) } tabIndex={ -1 }>
					<Icon className={ clsx( styles.icon, styles[ name ] ) } icon={ icon } size={ 24 } />
					<span className={ styles.titleText }>
						{ isUnread && (
							<>
								<span className={ styles.dot } aria-hidden />
								<span className="screen-reader-text">{ __( 'New:', 'storewright' ) } </span>
							</>
						) }
						{ word !== null && <span className="screen-reader-text">{ word } </span> }
						{ note.title }
					</span>
				</h3>
				<time
					className={ styles.time }
					dateTime={ new Date( time ).toISOString() }
					title={ new Intl.DateTimeFormat( locale, { dateStyle: 'long', timeStyle: 'short' } ).format(
						time
					) }
				>
					{ relativeTime( time ) }
				</time>
				<div className={ styles.content }>
					<NoteHtml html={ note.content } { ...( isLong && ! isWhole && { limit: MAX_LENGTH } ) } />
				</div>
				{ isLong && (
					<Button variant="link" aria-expanded={ isWhole } onClick={ () => setWhole( ! isWhole ) }>
						{ isWhole ? __( 'Show less', 'storewright' ) : __( 'Show more', 'storewright' ) }
					</Button>
				) }
				{ failure !== null && (
					<InlineNotice
						status="error"
						actions={ [ { label: __( 'Try again', 'storewright' ), onClick: onRetry } ] }
					>
						{ failure.message }
					</InlineNotice>
				) }
				<div className={ styles.actions }>
					{ note.actions.map( ( action ) => (
						<Button
							key={ action.id }
							__next40pxDefaultSize
							variant="secondary"
							isBusy={ busyAction === action.id }
							disabled={ isBusy }
							accessibleWhenDisabled
							onClick={ () => onAction( action ) }
						>
							{ action.label }
						</Button>
					) ) }
					{ note.is_snoozable && <SnoozeMenu disabled={ isBusy } onSnooze={ onSnooze } /> }
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						/* translators: %s: title of a message in the inbox. */
						aria-label={ sprintf( __( 'Dismiss “%s”', 'storewright' ), note.title ) }
						onClick={ onDismiss }
					>
						{ __( 'Dismiss', 'storewright' ) }
					</Button>
				</div>
			</div>
		</li>
	);
};
