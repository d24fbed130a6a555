import type { Task } from '../types';
import styles from './task-frame.module.scss';

interface TaskHeadingProps {
	task: Task;
}

/** Renders the title and description of a task. */
export const TaskHeading = ( { task }: TaskHeadingProps ) => {
	const { title, content } = task.header;
	// The head of the list may say more than holds on the page, where the reasons are.
	const { heading } = task.additionalData;
	return (
		<div className={ styles.heading }>
			<h2 className={ styles.title }>{ typeof heading === 'string' ? heading : title }</h2>
			{ content && <p>{ content }</p> }
		</div>
	);
};
