import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';

import type { TaskList } from '../types';
import { useTaskActions } from '../use-task-actions';
import styles from './task-menu.module.scss';

interface ListMenuProps {
	list: TaskList;
	/** Text of the entry that hides the list. */
	hideLabel: string;
}

/**
 * The menu of a whole list, for lists that may be hidden.
 */
export const ListMenu = ( { list, hideLabel }: ListMenuProps ) => {
	const { hide } = useTaskActions();
	return list.isToggleable ? (
		<DropdownMenu
			className={ styles.menu }
			icon={ moreVertical }
			label={ __( 'Task list options', 'storewright' ) }
			popoverProps={ { placement: 'bottom-end' } }
		>
			{ ( { onClose } ) => (
				<MenuGroup>
					<MenuItem
						onClick={ () => {
							onClose();
							void hide( list );
						} }
					>
						{ hideLabel }
					</MenuItem>
				</MenuGroup>
			) }
		</DropdownMenu>
	) : null;
};
