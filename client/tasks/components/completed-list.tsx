import { Button, VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronRight, Icon } from '@wordpress/icons';
import { clsx } from 'clsx';

import { Link } from '../../shared/routing';
import { Card } from '../../shared/ui/card';
import { Replaceable } from '../../shared/ui/replaceable';
import { SetupCompletedSlot } from '../../shared/slots';
import { headingId, manageHref, rowId } from '../links';
import type { Task, TaskList } from '../types';
import { useTaskActions } from '../use-task-actions';
import styles from './completed-list.module.scss';
import { TaskMark } from './task-mark';
import rows from './task-row.module.scss';

/** Extensions that fill it replace the card. */
const SLOT = 'storewright_task_list_completed';

interface CompletedListProps {
	list: TaskList;
}

/** Renders a completed task with its result; the row leads to where that is changed. */
const CompletedRow = ( { task }: { task: Task } ) => (
	<li className={ clsx( rows.row, rows.done ) }>
		<TaskMark state="done" />
		<div className={ rows.text }>
			<Link className={ clsx( rows.title, rows.link ) } id={ rowId( task.id ) } href={ manageHref( task ) }>
				{ task.title }
				<VisuallyHidden> { __( '(done)', 'storewright' ) }</VisuallyHidden>
			</Link>
			{ task.result && <bdi className={ styles.result }>{ task.result }</bdi> }
		</div>
		<Icon className={ rows.chevron } icon={ chevronRight } size={ 24 } />
	</li>
);

/**
 * Renders the card in place of a completed list: the tasks with their results.
 */
export const CompletedList = ( { list }: CompletedListProps ) => {
	const actions = useTaskActions();
	const hide = () => void actions.hide( list );
	return (
		<Replaceable slot={ SLOT } fillProps={ { list, onHide: hide } }>
			<Card as="section" aria-labelledby={ headingId( list.id ) }>
				<div className={ styles.completed }>
					<TaskMark state="done" />
					<div className={ styles.head }>
						<h2 className={ styles.title } id={ headingId( list.id ) } tabIndex={ -1 }>
							{ __( "You've completed store setup", 'storewright' ) }
						</h2>
						<p className={ styles.text }>
							{ __( 'You can change each setting when something changes.', 'storewright' ) }
						</p>
					</div>
					<Button variant="secondary" onClick={ hide } __next40pxDefaultSize>
						{ __( 'Hide', 'storewright' ) }
					</Button>
				</div>
				<ul className={ rows.rows } aria-labelledby={ headingId( list.id ) }>
					{ list.tasks
						.filter( ( task ) => task.isComplete && task.canView && ! task.isDismissed )
						.map( ( task ) => (
							<CompletedRow key={ task.id } task={ task } />
						) ) }
				</ul>
				<SetupCompletedSlot />
			</Card>
		</Replaceable>
	);
};
