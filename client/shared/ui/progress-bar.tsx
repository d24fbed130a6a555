import styles from './progress-bar.module.scss';

interface ProgressBarProps {
	/** Label of the progress bar. */
	label: string;
	/** How much is done, of `max`. */
	value: number;
	max: number;
	/** Text for screen readers in place of a percentage. */
	text: string;
	/** Which part of the bar is filled, 0 to 1, where it is not `value` of `max`. */
	fill?: number;
}

/** How far something is that the owner does step by step. */
export function ProgressBar( { label, value, max, text, fill = max > 0 ? value / max : 0 }: ProgressBarProps ) {
	return (
		<div
			className={ styles.bar }
			role="progressbar"
			aria-label={ label }
			aria-valuemin={ 0 }
			aria-valuemax={ max }
			aria-valuenow={ value }
			aria-valuetext={ text }
		>
			<div className={ styles.fill } style={ { inlineSize: `${ fill * 100 }%` } } />
		</div>
	);
}
