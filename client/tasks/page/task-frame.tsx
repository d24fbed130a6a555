import { __ } from '@wordpress/i18n';
import { arrowLeft, Icon } from '@wordpress/icons';
import type { ReactNode } from 'react';

import { Link, urlTo } from '../../shared/routing';
import styles from './task-frame.module.scss';

interface TaskFrameProps {
	children: ReactNode;
}

/**
 * The column that tasks are done in, with the way back to Home.
 */
export const TaskFrame = ( { children }: TaskFrameProps ) => (
	<div className={ styles.frame }>
		<Link className={ styles.back } href={ urlTo() }>
			<Icon icon={ arrowLeft } size={ 20 } />
			{ __( 'Back to Home', 'storewright' ) }
		</Link>
		{ children }
	</div>
);
