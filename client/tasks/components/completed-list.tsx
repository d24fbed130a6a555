import { __experimentalUseSlotFills as useSlotFills, Button, Slot } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { Link } from '../../shared/routing';
import { Card } from '../../shared/ui/card';
import { SetupCompletedSlot } from '../../shared/ui/setup-completed';
import { headingId, taskHref } from '../links';
import type { TaskList } from '../types';
import { useTaskActions } from '../use-task-actions';
import styles from './completed-list.module.scss';
import { TaskMark } from './task-mark';

/** Extensions that fill it replace the card. */
const SLOT = 'storewright_task_list_completed';

interface CompletedListProps {
	list: TaskList;
}

/**
 * What is shown in place of a list of which all is done.
 */
export const CompletedList = ( { list }: CompletedListProps ) => {
	const actions = useTaskActions();
	const hide = () => void actions.hide( list );
	if ( useSlotFills( SLOT )?.length ) {
		return <Slot name={ SLOT } fillProps={ { list, onHide: hide } } />;
	}
	return (
		<Card as="section" aria-labelledby={ headingId( list.id ) }>
			<div className={ styles.completed }>
				<TaskMark state="done" />
				<h2 className={ styles.title } id={ headingId( list.id ) } tabIndex={ -1 }>
					{ __( "You've completed store setup", 'storewright' ) }
				</h2>
				<p className={ styles.text }>
					{ __(
						'Your store has what it needs. Open a step again whenever something changes.',
						'storewright'
					) }
				</p>
				<ul className={ styles.steps }>
					{ list.tasks
						.filter( ( task ) => task.isComplete )
						.map( ( task ) => (
							<li key={ task.id }>
								<Link href={ taskHref( task ) }>{ task.title }</Link>
							</li>
						) ) }
				</ul>
				<Button variant="secondary" onClick={ hide } __next40pxDefaultSize>
					{ __( 'Hide', 'storewright' ) }
				</Button>
			</div>
			<SetupCompletedSlot />
		</Card>
	);
};
