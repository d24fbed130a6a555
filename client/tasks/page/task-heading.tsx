import type { Task } from '../types';
import styles from './task-frame.module.scss';

interface TaskHeadingProps {
	task: Task;
}

/** What a task is about: its title in the head of the list, and its sentence. */
export const TaskHeading = ( { task }: TaskHeadingProps ) => {
	const { title, content } = task.header;
	return (
		<div className={ styles.heading }>
			<h2 className={ styles.title }>{ title }</h2>
			{ content && <p>{ content }</p> }
		</div>
	);
};
