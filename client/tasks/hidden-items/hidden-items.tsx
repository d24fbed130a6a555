import { MenuGroup, MenuItem } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { useModule } from '../../shared/data/use-module';
import { DisplayOptionsFill, type DisplayOptionsProps } from '../../shared/ui/display-options';
import { InlineNotice } from '../../shared/ui/inline-notice';

const loadDialog = () => import( /* webpackChunkName: "hidden-items" */ './dialog' );

/**
 * The entry of Home's display options that leads to all that was dismissed, put off, hidden or closed.
 */
export const HiddenItems = () => {
	const [ isOpen, setOpen ] = useState( false );
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
			{ isOpen && <Dialog onClose={ () => setOpen( false ) } /> }
		</>
	);
};

const Dialog = ( { onClose }: { onClose: () => void } ) => {
	const loading = useModule( loadDialog );
	switch ( loading.status ) {
		case 'loading':
			return (
				<div className="screen-reader-text" role="status">
					{ __( 'Loading…', 'storewright' ) }
				</div>
			);
		case 'failed':
			return (
				<InlineNotice
					status="error"
					actions={ [
						{ label: __( 'Try again', 'storewright' ), onClick: loading.retry },
						{ label: __( 'Dismiss', 'storewright' ), onClick: onClose },
					] }
				>
					{ __( 'The hidden items could not be loaded.', 'storewright' ) }
				</InlineNotice>
			);
		case 'ready':
			return <loading.module.HiddenItemsDialog onClose={ onClose } />;
	}
};
