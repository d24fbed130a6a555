import { useEffect, useRef } from '@wordpress/element';

import styles from './tax.module.scss';

interface CardHeadingProps {
	children: string;
	/** Whether the owner came here from another view of the task: the focus goes along. */
	takesFocus?: boolean;
}

/** What a view of the task is called. */
export const CardHeading = ( { children, takesFocus = false }: CardHeadingProps ) => {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => {
		if ( takesFocus ) {
			heading.current?.focus();
		}
	}, [ takesFocus ] );
	return (
		<h2 ref={ heading } className={ styles.title } tabIndex={ -1 }>
			{ children }
		</h2>
	);
};
