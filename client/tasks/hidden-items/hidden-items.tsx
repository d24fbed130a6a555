import { MenuGroup, MenuItem } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { DisplayOptionsFill, type DisplayOptionsProps } from '../../shared/slots';
import { LazyDialog } from '../../shared/ui/lazy-dialog';

const loadDialog = () => import( /* webpackChunkName: "hidden-items" */ './dialog' );

/**
 * The entry of Home's display options that leads to all that was dismissed, put off, hidden or closed.
 */
export const HiddenItems = () => {
	const [ isOpen, setOpen ] = useState( false );
	const close = () => setOpen( false );
	return (
		<>
			<DisplayOptionsFill>
				{ ( menu ) => (
					<MenuGroup>
						<MenuItem
							onClick={ () => {
								( menu as unknown as DisplayOptionsProps ).onClose();
								setOpen( true );
							} }
						>
							{ __( 'Hidden items', 'storewright' ) }
						</MenuItem>
					</MenuGroup>
				) }
			</DisplayOptionsFill>
			{ isOpen && (
				<LazyDialog
					load={ loadDialog }
					failure={ __( 'The hidden items could not be loaded.', 'storewright' ) }
					onClose={ close }
				>
					{ ( { HiddenItemsDialog } ) => <HiddenItemsDialog onClose={ close } /> }
				</LazyDialog>
			) }
		</>
	);
};
