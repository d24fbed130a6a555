import type { ReactNode } from 'react';

import styles from './actions.module.scss';

interface ActionsProps {
	children: ReactNode;
}

/** The buttons at the end of a form or a step: in a row, and as wide as the screen on small ones. */
export const Actions = ( { children }: ActionsProps ) => <div className={ styles.actions }>{ children }</div>;
