import { __, sprintf } from '@wordpress/i18n';

import type { Command } from '../shared/commands';
import { getPageData, userCan } from '../shared/data/page-data';
import { request } from '../shared/data/request';
import { plainText } from '../shared/format/plain-text';
import { navigate } from '../shared/routing';
import { createFinder } from './finder';

interface Product {
	id: number;
	/** The product that a variation is of; 0 for products. */
	parent_id: number;
	name: string;
	sku: string;
	type: string;
}

const read = ( search: string, signal: AbortSignal ) =>
	request< Product[] >( {
		path: `/wc/v3/products?search_name_or_sku=${ encodeURIComponent(
			search
		) }&per_page=5&_fields=id,parent_id,name,sku,type`,
		signal,
	} );

const commandsOf = ( { id, parent_id: parent, name, sku, type }: Product ): Command[] => [
	{
		name: `storewright/product-${ id }`,
		label:
			sku === ''
				? /* translators: %s: name of a product. */
					sprintf( __( 'Product: %s', 'storewright' ), plainText( name ) )
				: /* translators: 1: name of a product. 2: its SKU. */
					sprintf( __( 'Product: %1$s · %2$s', 'storewright' ), plainText( name ), sku ),
		category: 'edit',
		callback: ( { close } ) => {
			close();
			const post = type === 'variation' ? parent : id;
			navigate( `${ getPageData().adminUrl }post.php?post=${ post }&action=edit` );
		},
	},
];

/** Finds products by name or SKU. */
export const useProducts = createFinder( {
	name: 'storewright/products',
	read,
	useCommandsOf: () => commandsOf,
	/* translators: %s: sentence that says why. */
	failure: ( reason ) => sprintf( __( 'Products could not be searched: %s', 'storewright' ), reason ),
} );

/** Whether the user may list and change everybody's products. */
export const mayFindProducts = () => userCan( 'read_private_products' ) && userCan( 'edit_others_products' );
