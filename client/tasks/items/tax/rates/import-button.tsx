import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { LazyDialog } from '../../../../shared/ui/lazy-dialog';
import { addedText } from './import/texts';
import type { StoredRate } from './rates-api';

const loadDialog = () => import( /* webpackChunkName: "tax-rates-import" */ './import/dialog' );

interface ImportProps {
	/** Code of the store's country. */
	country: string;
	/** Given rates of the country that are saved by now. */
	onAdded: ( rates: readonly StoredRate[] ) => void;
}

/** Opens the import of rates from a file. */
export const ImportButton = ( props: ImportProps ) => {
	const [ isOpen, setOpen ] = useState( false );
	return (
		<>
			<Button __next40pxDefaultSize variant="tertiary" aria-haspopup="dialog" onClick={ () => setOpen( true ) }>
				{ __( 'Import rates from a file', 'storewright' ) }
			</Button>
			{ isOpen && <Dialog { ...props } onClose={ () => setOpen( false ) } /> }
		</>
	);
};

const Dialog = ( { onClose, ...props }: ImportProps & { onClose: () => void } ) => {
	const { createSuccessNotice } = useDispatch( noticesStore );
	return (
		<LazyDialog
			load={ loadDialog }
			failure={ __( 'The import could not be loaded.', 'storewright' ) }
			onClose={ onClose }
		>
			{ ( { ImportDialog } ) => (
				<ImportDialog
					{ ...props }
					onClose={ onClose }
					onFinish={ ( added ) => {
						onClose();
						void createSuccessNotice( addedText( added ), { type: 'snackbar' } );
					} }
				/>
			) }
		</LazyDialog>
	);
};
