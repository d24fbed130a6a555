import { clsx } from 'clsx';
import styles from './skeleton.module.scss';

interface SkeletonProps {
	/** Width as in CSS; 60 % of the place by default. */
	width?: string;
	/** Height as in CSS; that of a line of text by default. */
	height?: string;
	className?: string;
}

/** A bar in the place of something that is loading. Announce the loading state to screen readers separately. */
export function Skeleton( { width = '60%', height = '16px', className }: SkeletonProps ) {
	return (
		<span
			className={ clsx( styles.bar, className ) }
			style={ { inlineSize: width, blockSize: height } }
			aria-hidden="true"
		/>
	);
}
