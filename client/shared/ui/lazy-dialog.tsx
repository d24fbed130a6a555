import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

import { useModule } from '../data/use-module';
import { InlineNotice } from './inline-notice';

interface LazyDialogProps< Module > {
	/** Imports the dialog; must be the same function on every rendering. */
	load: () => Promise< Module >;
	/** Error message where it can't be fetched. */
	failure: string;
	onClose: () => void;
	/** The dialog, of its module. */
	children: ( module: Module ) => ReactNode;
}

/** A dialog that is fetched when it is opened. */
export const LazyDialog = < Module, >( { load, failure, onClose, children }: LazyDialogProps< Module > ) => {
	const loading = useModule( load );
	switch ( loading.status ) {
		case 'loading':
			return (
				<span className="screen-reader-text" role="status">
					{ __( 'Loading…', 'storewright' ) }
				</span>
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
					{ failure }
				</InlineNotice>
			);
		case 'ready':
			return children( loading.module );
	}
};
