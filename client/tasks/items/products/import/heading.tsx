import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';

import styles from '../products.module.scss';

interface HeadingProps {
	/** Whether the focus goes to it when it appears. */
	takesFocus?: boolean;
	children: ReactNode;
}

/** Says where the import is. */
export const Heading = ( { takesFocus = true, children }: HeadingProps ) => {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => {
		if ( takesFocus ) {
			heading.current?.focus();
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Once, when it appears.
	}, [] );
	return (
		<h3 ref={ heading } tabIndex={ -1 } className={ styles.title }>
			{ children }
		</h3>
	);
};
