import { useDispatch, useSelect } from '@wordpress/data';
import { doAction } from '@wordpress/hooks';

import { optionsStore } from './options';
import { updatePageData, usePageData } from './page-data';
import { request } from './request';

/** Called once visitors see the store, or don't any more, by whatever is not a part of the setup tasks. */
export const COMING_SOON_CHANGED = 'storewright.coming_soon_changed';

const OPTION = 'woocommerce_coming_soon';

/** Has the store wait where that was never decided, and stores what waits: on a site in use, the pages of the store alone. */
const INITIALIZE = { path: '/wc-admin/launch-your-store/initialize-coming-soon', method: 'POST' } as const;

interface ComingSoon {
	/** Whether visitors see “Coming soon” in place of the store; null where that was not decided. */
	isOn: boolean | null;
	/** Turns it on where that was never decided, and keeps what waits. Rejects with a RequestError where it could not be saved. */
	initialize: () => Promise< void >;
	/** Turns it on or off, and tells whoever goes by it. Rejects with a RequestError where it could not be saved. */
	set: ( isOn: boolean ) => Promise< void >;
}

/** Whether visitors see “Coming soon”, and the way to change it. */
export function useComingSoon(): ComingSoon {
	const { isComingSoon } = usePageData();
	const known = useSelect( ( select ) => select( optionsStore ).getKnownOption( OPTION ), [] );
	const { receiveOptions, updateOptions } = useDispatch( optionsStore );
	const initialize = async () => {
		const { coming_soon: value } = await request< { coming_soon: string } >( INITIALIZE );
		receiveOptions( { [ OPTION ]: value } );
		updatePageData( { isComingSoon: value === 'yes' } );
	};
	return {
		isOn: known === 'yes' || known === 'no' ? known === 'yes' : isComingSoon,
		initialize,
		set: async ( isOn ) => {
			if ( isOn ) {
				await initialize();
			}
			await updateOptions( { [ OPTION ]: isOn ? 'yes' : 'no' } );
			updatePageData( { isComingSoon: isOn } );
			doAction( COMING_SOON_CHANGED );
		},
	};
}
