import { __ } from '@wordpress/i18n';

import type { Product } from './types';

/** The names of the statuses. */
export const statusNames = (): Readonly< Record< Product[ 'status' ], string > > => ( {
	draft: __( 'Draft', 'storewright' ),
	pending: __( 'Pending review', 'storewright' ),
	private: __( 'Private', 'storewright' ),
	publish: __( 'Published', 'storewright' ),
	future: __( 'Scheduled', 'storewright' ),
	'auto-draft': __( 'Draft', 'storewright' ),
	trash: __( 'In the trash', 'storewright' ),
} );
