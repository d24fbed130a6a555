import { register } from '@wordpress/data';

import type { PaymentsWelcome } from '../generated/rest';
import { PLUGINS_CHANGED } from '../shared/data/plugins/changed';
import { createQueryStore, type Fetching } from '../shared/data/query-store';
import { request } from '../shared/data/request';

const fetches = {
	/** The recommended payment provider. */
	getWelcome: ( { signal }: Fetching< object > ) =>
		request< PaymentsWelcome >( { path: '/wc-admin/payments-welcome', signal } ),
};

/** The store of the welcome page. */
export const welcomeStore = createQueryStore( 'storewright/payments-welcome', fetches, {
	outdatedBy: { hook: PLUGINS_CHANGED, selectors: [ 'getWelcome' ] },
} );

register( welcomeStore );
