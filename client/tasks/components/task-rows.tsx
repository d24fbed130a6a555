import { useEffect, useRef } from '@wordpress/element';

import { focusOn, rowId } from '../links';
import type { Task } from '../types';
import { useTaskActions } from '../use-task-actions';
import { TaskRow } from './task-row';
import styles from './task-row.module.scss';

interface TaskRowsProps {
	tasks: Task[];
	/** Id of the task that the head of the list leads to. */
	next?: string | undefined;
	/** Id of the element that names the list; it gets the focus when no row is left. */
	headingId: string;
}

/**
 * The rows of a list. When one is dismissed the focus goes to its neighbor.
 */
export const TaskRows = ( { tasks, next, headingId }: TaskRowsProps ) => {
	const actions = useTaskActions();
	const leaving = useRef< { id: string; then: string } | null >( null );

	useEffect( () => {
		if ( leaving.current && ! tasks.some( ( { id } ) => id === leaving.current?.id ) ) {
			focusOn( leaving.current.then );
			leaving.current = null;
		}
	}, [ tasks ] );

	// The whole list goes where its last open task was dismissed.
	useEffect(
		() => () => {
			if ( leaving.current ) {
				focusOn( headingId );
			}
		},
		[ headingId ]
	);

	const dismiss = ( task: Task ) => {
		const at = tasks.findIndex( ( { id } ) => id === task.id );
		const neighbor = tasks[ at + 1 ] ?? tasks[ at - 1 ];
		leaving.current = { id: task.id, then: neighbor ? rowId( neighbor.id ) : headingId };
		return actions.dismiss( task );
	};

	return (
		<ul className={ styles.rows } aria-labelledby={ headingId }>
			{ tasks.map( ( task ) => (
				<TaskRow
					key={ task.id }
					task={ task }
					isNext={ task.id === next }
					actions={ { ...actions, dismiss } }
				/>
			) ) }
		</ul>
	);
};
