import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { moreHorizontal } from '@wordpress/icons';
import { clsx } from 'clsx';

import type { Task } from '../types';
import type { TaskActions } from '../use-task-actions';
import styles from './task-menu.module.scss';

interface TaskMenuProps {
	task: Task;
	actions: Pick< TaskActions, 'snooze' | 'undoSnooze' | 'dismiss' >;
}

/**
 * Whether there is anything to put into a task's menu.
 */
export const hasMenu = ( { isComplete, isDismissable, isSnoozeable, isSnoozed }: Task ) =>
	! isComplete && ( isDismissable || isSnoozeable || isSnoozed );

/**
 * The “⋯” of a row: put the task off, bring it back, dismiss it.
 */
export const TaskMenu = ( { task, actions }: TaskMenuProps ) => (
	<DropdownMenu
		className={ clsx( styles.menu, styles.inRow ) }
		icon={ moreHorizontal }
		/* translators: %s: title of a task. */
		label={ sprintf( __( 'Options for “%s”', 'storewright' ), task.title ) }
		popoverProps={ { placement: 'bottom-end' } }
	>
		{ ( { onClose } ) => {
			const choose = ( act: ( chosen: Task ) => Promise< void > ) => () => {
				onClose();
				void act( task );
			};
			return (
				<MenuGroup>
					{ task.isSnoozed && (
						<MenuItem onClick={ choose( actions.undoSnooze ) }>
							{ __( 'Show now', 'storewright' ) }
						</MenuItem>
					) }
					{ task.isSnoozeable && ! task.isSnoozed && (
						<MenuItem onClick={ choose( actions.snooze ) }>
							{ __( 'Remind me tomorrow', 'storewright' ) }
						</MenuItem>
					) }
					{ task.isDismissable && (
						<MenuItem onClick={ choose( actions.dismiss ) }>{ __( 'Dismiss', 'storewright' ) }</MenuItem>
					) }
				</MenuGroup>
			);
		} }
	</DropdownMenu>
);
