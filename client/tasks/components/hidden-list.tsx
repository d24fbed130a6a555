import { Button } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { Card } from '../../shared/ui/card';
import { focusIfLost, headingId } from '../links';
import type { TaskList } from '../types';
import { useTaskActions } from '../use-task-actions';
import styles from './hidden-list.module.scss';
import { StorePlaces } from './store-places';

interface HiddenListProps {
	list: TaskList;
	/** Whether the list was on the screen until now: then the focus that was in it goes here. */
	wasShown: boolean;
}

/**
 * Renders the button that shows a hidden list again; in place of the setup list also where everything of the store is.
 */
export const HiddenList = ( { list, wasShown }: HiddenListProps ) => {
	const { show } = useTaskActions();
	const id = headingId( list.id );

	useEffect( () => {
		if ( wasShown ) {
			focusIfLost( id );
		}
	}, [ id, wasShown ] );

	const showAgain = (
		<Button variant="tertiary" onClick={ () => void show( list ) } __next40pxDefaultSize>
			{ list.displayProgressHeader
				? __( 'Show setup again', 'storewright' )
				: __( 'Show list again', 'storewright' ) }
		</Button>
	);
	if ( list.displayProgressHeader ) {
		return (
			<Card as="section" aria-labelledby={ id }>
				<StorePlaces headingId={ id } />
				<div className={ styles.foot }>{ showAgain }</div>
			</Card>
		);
	}
	return (
		<section className={ styles.hidden } aria-labelledby={ id }>
			<p className={ styles.text } id={ id } tabIndex={ -1 }>
				{
					/* translators: %s: title of a task list. */
					sprintf( __( '“%s” is hidden.', 'storewright' ), list.title )
				}
			</p>
			{ showAgain }
		</section>
	);
};
