import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

import { getHistory } from '../../shared/routing';
import { Card } from '../../shared/ui/card';
import { EXTENDED_LIST, headingId } from '../links';
import { listedTasks } from '../progress';
import type { TaskList } from '../types';
import styles from './extended-list.module.scss';
import { ListMenu } from './list-menu';
import { TaskRows } from './task-rows';

/** How many tasks a collapsed list shows. */
const COLLAPSED = 2;

interface ExtendedListProps {
	list: TaskList;
}

/**
 * A list of further tasks, the first two of them until the owner asks for more.
 */
export const ExtendedList = ( { list }: ExtendedListProps ) => {
	const [ isExpanded, setExpanded ] = useState( false );
	const heading = useRef< HTMLHeadingElement >( null );

	useEffect( () => {
		const follow = () => {
			if ( getHistory().location.hash === EXTENDED_LIST && list.id === 'extended' ) {
				heading.current?.focus();
			}
		};
		follow();
		return getHistory().listen( follow );
	}, [ list.id ] );

	const tasks = listedTasks( list );
	const more = tasks.length - COLLAPSED;
	const rows = `${ headingId( list.id ) }-rows`;
	return (
		<Card as="section" aria-labelledby={ headingId( list.id ) }>
			<header className={ styles.header }>
				<h2 className={ styles.title } id={ headingId( list.id ) } ref={ heading } tabIndex={ -1 }>
					{ list.title }
				</h2>
				<ListMenu list={ list } hideLabel={ __( 'Hide this list', 'storewright' ) } />
			</header>
			<div id={ rows }>
				<TaskRows
					tasks={ isExpanded ? tasks : tasks.slice( 0, COLLAPSED ) }
					headingId={ headingId( list.id ) }
				/>
			</div>
			{ more > 0 && (
				<Button
					className={ styles.more ?? '' }
					variant="link"
					aria-expanded={ isExpanded }
					aria-controls={ rows }
					onClick={ () => setExpanded( ! isExpanded ) }
				>
					{ isExpanded
						? __( 'Show less', 'storewright' )
						: /* translators: %d: number of tasks. */
							sprintf( _n( 'Show %d more task.', 'Show %d more tasks.', more, 'storewright' ), more ) }
				</Button>
			) }
		</Card>
	);
};
