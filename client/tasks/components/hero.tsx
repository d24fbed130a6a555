import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { MouseEvent } from 'react';

import { isPlainClick, navigate } from '../../shared/routing';
import { Illustration } from './illustration';
import { taskHref } from '../links';
import type { Task } from '../types';
import styles from './hero.module.scss';

interface HeroProps {
	task: Task;
	onOpen: ( task: Task ) => void;
}

/**
 * The task that comes next, opened: what it is good for, and the button that starts it.
 */
export const Hero = ( { task, onOpen }: HeroProps ) => {
	const href = taskHref( task );
	const { header } = task;
	const open = ( event: MouseEvent ) => {
		onOpen( task );
		if ( isPlainClick( event ) ) {
			event.preventDefault();
			navigate( href );
		}
	};
	return (
		<div className={ styles.hero }>
			<div className={ styles.text }>
				<h3 className={ styles.title }>{ header.title }</h3>
				{ header.content && <p className={ styles.content }>{ header.content }</p> }
				{ task.isDisabled || (
					<Button
						className={ styles.button ?? '' }
						variant={ task.isComplete ? 'secondary' : 'primary' }
						href={ href }
						onClick={ open }
						__next40pxDefaultSize
					>
						{ header.actionLabel || __( 'Get started', 'storewright' ) }
					</Button>
				) }
			</div>
			<Illustration task={ task.id } />
		</div>
	);
};
