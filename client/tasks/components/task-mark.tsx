import { clsx } from 'clsx';

import styles from './task-mark.module.scss';

interface TaskMarkProps {
	/** A ring for what is open, in the accent's color for what is next; a tick when done, a dash when put off. */
	state: 'open' | 'next' | 'done' | 'snoozed';
}

/**
 * The 24 px mark at the start of a row. The row says the same in words.
 */
export const TaskMark = ( { state }: TaskMarkProps ) => (
	<svg
		className={ clsx( styles.mark, styles[ state ] ) }
		viewBox="0 0 24 24"
		width="24"
		height="24"
		aria-hidden="true"
		focusable="false"
	>
		<circle cx="12" cy="12" r="10.25" />
		{ state === 'done' && <path d="m7.5 12.25 3 3 6-6.5" /> }
		{ state === 'snoozed' && <path d="M8 12h8" /> }
	</svg>
);
