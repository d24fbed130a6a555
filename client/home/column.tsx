import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { usePageData } from '../shared/data/page-data';
import styles from './column.module.scss';

interface ColumnProps {
	children: ReactNode;
	/** Content of the second column; it is below the first one where there is one column. */
	aside?: ReactNode;
}

/** Home's column, of a width that is pleasant to read, or the two that the user has chosen, where there is room for them. */
export const Column = ( { children, aside }: ColumnProps ) => {
	const { homeLayout } = usePageData();
	return (
		<div className={ clsx( styles.home, homeLayout === 'two_columns' && styles.two ) } data-layout={ homeLayout }>
			<div className={ styles.part }>{ children }</div>
			<div className={ styles.part }>{ aside }</div>
		</div>
	);
};
