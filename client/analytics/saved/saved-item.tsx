import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { pencil, trash } from '@wordpress/icons';

import type { SavedReport } from '../../generated/rest';
import { useUndoableAction } from '../../shared/data/use-undoable';
import { Link } from '../../shared/routing';
import { isEmailed } from './frequency-field';
import { NameForm } from './name-form';
import styles from './saved.module.scss';
import { Schedule } from './schedule';
import { addressOf, useSavedReports } from './store';

interface SavedItemProps {
	report: SavedReport;
	onOpen: () => void;
	/** Called when it is about to go, so that the focus goes elsewhere. */
	onRemove: () => void;
}

/** A saved report: opens it, and renames or deletes it where the user may. */
export function SavedItem( { report, onOpen, onRemove }: SavedItemProps ) {
	const [ isEdited, setEdited ] = useState( false );
	const [ wasEdited, setWasEdited ] = useState( false );
	const editButton = useRef< HTMLButtonElement >( null );
	const runUndoable = useUndoableAction();
	const { change, remove, restore } = useSavedReports();
	const { name, is_own: isOwn, is_editable: isEditable, roles } = report;
	// The focus comes back to where the form was opened.
	useEffect( () => {
		if ( wasEdited && ! isEdited ) {
			editButton.current?.focus();
		}
	}, [ wasEdited, isEdited ] );
	const close = () => setEdited( false );
	if ( isEdited ) {
		return (
			<li>
				<NameForm
					initial={ report }
					label={ __( 'Name', 'storewright' ) }
					action={ __( 'Save', 'storewright' ) }
					isEmailed={ isEmailed( report.path ) }
					save={ ( newName, newRoles, frequency ) => change( report, newName, newRoles, frequency ) }
					onDone={ close }
					onCancel={ close }
				/>
			</li>
		);
	}
	return (
		<li>
			<div className={ styles.item }>
				<Link href={ addressOf( report ) } onClick={ onOpen }>
					{ name }
				</Link>
				{ roles.length > 0 && (
					<span className={ styles.shared }>
						{ isOwn ? __( 'Shared by you', 'storewright' ) : __( 'Shared with you', 'storewright' ) }
					</span>
				) }
				{ isEditable && (
					<span className={ styles.buttons }>
						<Button
							ref={ editButton }
							icon={ pencil }
							/* translators: %s: name of a saved report. */
							label={ sprintf( __( 'Edit “%s”', 'storewright' ), name ) }
							onClick={ () => {
								setWasEdited( true );
								setEdited( true );
							} }
						/>
						<Button
							icon={ trash }
							isDestructive
							/* translators: %s: name of a saved report. */
							label={ sprintf( __( 'Delete “%s”', 'storewright' ), name ) }
							onClick={ () => {
								onRemove();
								void runUndoable( () => remove( report.id ), {
									/* translators: %s: name of a saved report. */
									message: sprintf( __( 'Deleted “%s”.', 'storewright' ), name ),
									undo: () => restore( report.id ),
								} );
							} }
						/>
					</span>
				) }
			</div>
			<Schedule report={ report } />
		</li>
	);
}
