import { VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronRight, Icon } from '@wordpress/icons';
import { clsx } from 'clsx';

import { getPageData } from '../../shared/data/page-data';
import { Link } from '../../shared/routing';
import { Replaceable } from '../../shared/ui/replaceable';
import { rowId, taskHref } from '../links';
import { snoozedText } from '../snoozed-text';
import type { Task } from '../types';
import type { TaskActions } from '../use-task-actions';
import { TaskMark } from './task-mark';
import { hasMenu, TaskMenu } from './task-menu';
import styles from './task-row.module.scss';

interface TaskRowProps {
	task: Task;
	/** Whether the head of the list leads to this task. */
	isNext?: boolean;
	actions: TaskActions;
}

const stateOf = ( { isComplete, isSnoozed }: Task ) => {
	if ( isComplete ) {
		return 'done';
	}
	return isSnoozed ? 'snoozed' : 'open';
};

/**
 * A task of a list: the whole row is its link. An extension may put its own row in its place.
 */
export const TaskRow = ( { task, isNext = false, actions }: TaskRowProps ) => {
	const href = taskHref( task );
	const open = () => actions.open( task );
	const state = stateOf( task );
	return (
		<Replaceable
			slot={ `storewright_onboarding_task_list_item_${ task.id }` }
			fillProps={ { task, href, onClick: open, isComplete: task.isComplete } }
			around={ ( fills ) => <li>{ fills }</li> }
		>
			<li className={ clsx( styles.row, styles[ state ] ) }>
				<TaskMark state={ isNext && state === 'open' ? 'next' : state } />
				<div className={ styles.text }>
					<RowTitle task={ task } href={ href } isNext={ isNext } onClick={ open } />
					{ task.badge && <span className={ styles.badge }>{ task.badge }</span> }
					{ state === 'snoozed' && (
						<span className={ styles.detail }>
							{ snoozedText( task.snoozedUntil, new Date(), getPageData().locale ) }
						</span>
					) }
					{ task.additionalInfo && <span className={ styles.detail }>{ task.additionalInfo }</span> }
				</div>
				{ state === 'open' && task.time && <span className={ styles.time }>{ task.time }</span> }
				{ hasMenu( task ) && <TaskMenu task={ task } actions={ actions } /> }
				<Icon className={ styles.chevron } icon={ chevronRight } size={ 24 } />
			</li>
		</Replaceable>
	);
};

interface RowTitleProps {
	task: Task;
	href: string;
	isNext: boolean;
	onClick: () => void;
}

const RowTitle = ( { task, href, isNext, onClick }: RowTitleProps ) =>
	task.isDisabled ? (
		<span className={ styles.title } id={ rowId( task.id ) } tabIndex={ -1 }>
			{ task.title }
			<VisuallyHidden> { __( '(not available)', 'storewright' ) }</VisuallyHidden>
		</span>
	) : (
		<Link
			className={ clsx( styles.title, styles.link ) }
			id={ rowId( task.id ) }
			href={ href }
			aria-current={ isNext ? 'step' : undefined }
			onClick={ ( event ) => {
				if ( event.detail > 1 ) {
					// The first click of the two was on what has closed above it: an entry of a menu.
					event.preventDefault();
				} else {
					onClick();
				}
			} }
		>
			{ task.title }
			{ task.isComplete && <VisuallyHidden> { __( '(done)', 'storewright' ) }</VisuallyHidden> }
		</Link>
	);
