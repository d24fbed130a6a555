import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { starEmpty } from '@wordpress/icons';

import { LazyDialog } from '../../shared/ui/lazy-dialog';

const loadDialog = () => import( /* webpackChunkName: "saved-reports" */ './dialog' );

/** Opens the saved reports. */
export function SavedButton( { path }: { path: string } ) {
	const [ isOpen, setOpen ] = useState( false );
	const close = () => setOpen( false );
	return (
		<>
			<Button variant="tertiary" icon={ starEmpty } aria-haspopup="dialog" onClick={ () => setOpen( true ) }>
				{ __( 'Saved reports', 'storewright' ) }
			</Button>
			{ isOpen && (
				<LazyDialog
					load={ loadDialog }
					failure={ __( 'The saved reports could not be loaded.', 'storewright' ) }
					onClose={ close }
				>
					{ ( { SavedDialog } ) => <SavedDialog path={ path } onClose={ close } /> }
				</LazyDialog>
			) }
		</>
	);
}
