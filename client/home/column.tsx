import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import styles from './column.module.scss';

interface ColumnProps {
	children: ReactNode;
	/** Content beside the column where there is room. */
	aside?: ReactNode;
}

/** Home's column, of a width that is pleasant to read. */
export const Column = ( { children, aside }: ColumnProps ) => (
	<div className={ clsx( styles.home, aside && styles.withAside ) }>
		<div className={ styles.part }>{ children }</div>
		{ aside && <div className={ styles.part }>{ aside }</div> }
	</div>
);
