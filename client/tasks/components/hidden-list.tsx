import { Button } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { focusIfLost, headingId } from '../links';
import type { TaskList } from '../types';
import { useTaskActions } from '../use-task-actions';
import styles from './hidden-list.module.scss';

interface HiddenListProps {
	list: TaskList;
	/** Whether the list was on the screen until now: then the focus that was in it goes here. */
	wasShown: boolean;
}

/**
 * What is left of a list that the owner hid: the way back.
 */
export const HiddenList = ( { list, wasShown }: HiddenListProps ) => {
	const { show } = useTaskActions();
	const id = headingId( list.id );

	useEffect( () => {
		if ( wasShown ) {
			focusIfLost( id );
		}
	}, [ id, wasShown ] );

	return (
		<section className={ styles.hidden } aria-labelledby={ id }>
			<p className={ styles.text } id={ id } tabIndex={ -1 }>
				{ list.displayProgressHeader
					? __( 'The setup list is hidden.', 'storewright' )
					: /* translators: %s: title of a task list. */
						sprintf( __( '“%s” is hidden.', 'storewright' ), list.title ) }
			</p>
			<Button variant="tertiary" onClick={ () => void show( list ) } __next40pxDefaultSize>
				{ list.displayProgressHeader
					? __( 'Show setup again', 'storewright' )
					: __( 'Show list again', 'storewright' ) }
			</Button>
		</section>
	);
};
