import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';

import { recordEvent } from '../../../shared/data/events';
import { navigate, urlTo } from '../../../shared/routing';
import { focusOn, rowId } from '../../links';
import { ViewEvent } from '../../runtime/view-event';
import { store } from '../../store';
import type { TaskModalProps } from '../../types';
import { themesOf } from './themes';
import { ThemesModal } from './themes-modal';

/** The task in which the owner buys a theme: no page, but a modal over Home. */
export const TaskModal = ( { task }: TaskModalProps ) => {
	const { actionTask, visitedTask } = useDispatch( store );
	// A new page takes the focus to its heading once it is there: the modal takes it after that.
	const [ isMounted, setIsMounted ] = useState( false );
	useEffect( () => setIsMounted( true ), [] );
	useEffect( () => {
		void visitedTask( task.id );
	}, [ task.id, visitedTask ] );
	if ( ! isMounted || themesOf( task ).length === 0 ) {
		return null;
	}
	const close = () => {
		navigate( urlTo() );
		window.setTimeout( () => focusOn( rowId( task.id ) ) );
	};
	return (
		<>
			<ViewEvent task={ task } />
			<ThemesModal
				task={ task }
				onClose={ close }
				onBuy={ ( ids ) => {
					recordEvent( 'tasklist_purchase_extensions', { task_name: task.id, products: ids.join() } );
					void actionTask( task.id );
					close();
				} }
			/>
		</>
	);
};
