import { useMemo, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { useCommands, type Command } from '../shared/commands';
import { useComingSoon } from '../shared/data/coming-soon';
import { getPageData, updatePageData, usePageData, userCan } from '../shared/data/page-data';
import { request } from '../shared/data/request';
import { useUndoableAction } from '../shared/data/use-undoable';
import { navigate } from '../shared/routing';

const SUGGESTIONS = '/wc/v3/settings/advanced/woocommerce_show_marketplace_suggestions';

const addProduct = (): Command => ( {
	name: 'storewright/add-product',
	label: __( 'Add product', 'storewright' ),
	category: 'action',
	callback: ( { close } ) => {
		close();
		navigate( `${ getPageData().adminUrl }post-new.php?post_type=product` );
	},
} );

async function setPromotions( promotions: boolean ): Promise< void > {
	await request( { path: SUGGESTIONS, method: 'PUT', data: { value: promotions ? 'yes' : 'no' } } );
	updatePageData( { promotions } );
}

const addCoupon = (): Command => ( {
	name: 'storewright/add-coupon',
	label: __( 'Add coupon', 'storewright' ),
	category: 'action',
	callback: ( { close } ) => {
		close();
		navigate( `${ getPageData().adminUrl }post-new.php?post_type=shop_coupon` );
	},
} );

/** Offers what can be done at once. */
export function useActions(): void {
	const run = useUndoableAction();
	const { isOn: isComingSoon, set: setComingSoon } = useComingSoon();
	const { couponsUrl, promotions } = usePageData();
	const latest = useRef( { run, setComingSoon } );
	latest.current = { run, setComingSoon };

	const commands = useMemo( () => {
		const comingSoon: Command = {
			name: 'storewright/coming-soon',
			label: isComingSoon
				? __( 'Turn off “Coming soon”: show the store to everyone', 'storewright' )
				: __( 'Turn on “Coming soon”: hide the store from visitors', 'storewright' ),
			category: 'action',
			callback: ( { close } ) => {
				close();
				const set = ( isOn: boolean ) => latest.current.setComingSoon( isOn );
				void latest.current.run( () => set( ! isComingSoon ), {
					message: isComingSoon
						? __( 'Everyone can see your store now.', 'storewright' )
						: __( 'Visitors see “Coming soon” now.', 'storewright' ),
					undo: () => set( isComingSoon === true ),
				} );
			},
		};
		const suggestions: Command = {
			name: 'storewright/promotions',
			label: promotions ? __( 'Hide promotions', 'storewright' ) : __( 'Show promotions', 'storewright' ),
			category: 'action',
			callback: ( { close } ) => {
				close();
				void latest.current.run( () => setPromotions( ! promotions ), {
					message: promotions
						? __( 'Promotions are hidden.', 'storewright' )
						: __( 'Promotions are shown.', 'storewright' ),
					undo: () => setPromotions( promotions ),
				} );
			},
		};
		return [
			...( userCan( 'edit_products' ) ? [ addProduct() ] : [] ),
			...( couponsUrl === '' ? [] : [ addCoupon() ] ),
			// Whether a new store waits is decided where it is launched.
			...( userCan( 'manage_woocommerce' ) && isComingSoon !== null ? [ comingSoon ] : [] ),
			...( userCan( 'manage_woocommerce' ) ? [ suggestions ] : [] ),
		];
	}, [ couponsUrl, isComingSoon, promotions ] );
	useCommands( commands );
}
