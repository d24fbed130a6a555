import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { arrowLeft, Icon } from '@wordpress/icons';
import type { ReactNode } from 'react';

import { taskReferral } from '../../shared/data/referral';
import { appQuery, Link, urlTo } from '../../shared/routing';
import styles from './task-frame.module.scss';

interface TaskFrameProps {
	/** Id of the task. */
	task: string;
	children: ReactNode;
}

/**
 * Where the way back leads: to the page that sent the owner here a moment ago, else Home. Only within the app.
 */
function useWayBack( task: string ): { href: string; isHome: boolean } {
	const [ sender ] = useState( () => taskReferral( task ).get()?.returnUrl );
	const isOurs =
		typeof sender === 'string' && URL.canParse( sender, document.baseURI ) && appQuery( sender ) !== null;
	return isOurs ? { href: sender, isHome: false } : { href: urlTo(), isHome: true };
}

/**
 * The column that tasks are done in, with the way back.
 */
export const TaskFrame = ( { task, children }: TaskFrameProps ) => {
	const { href, isHome } = useWayBack( task );
	return (
		<div className={ styles.frame }>
			<Link className={ styles.back } href={ href } onClick={ taskReferral( task ).remove }>
				<Icon icon={ arrowLeft } size={ 20 } />
				{ isHome ? __( 'Back to Home', 'storewright' ) : __( 'Go back', 'storewright' ) }
			</Link>
			{ children }
		</div>
	);
};
