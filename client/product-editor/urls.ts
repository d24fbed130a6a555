import { getPageData } from '../shared/data/page-data';
import { urlTo } from '../shared/routing';

export const productUrl = ( id: number ) => urlTo( `/product/${ id }` );

export const variationUrl = ( product: number, id: number ) => urlTo( `/product/${ product }/variation/${ id }` );

/** WordPress's own editor of a product: the way back. */
export const wordPressUrl = ( id: number ) =>
	`${ getPageData().adminUrl }post.php?post=${ id }&action=edit&storewright_editor=block`;

/** The list of products. */
export const productsUrl = () => `${ getPageData().adminUrl }edit.php?post_type=product`;

/** What visitors will see of a product that is not published. */
export const previewUrl = ( id: number ) => `${ getPageData().homeUrl }?post_type=product&p=${ id }&preview=true`;

/** What has changed the stock of a product or variation. */
export const stockHistoryUrl = ( id: number ) =>
	`${ getPageData().adminUrl }admin.php?page=storewright-stock-history&id=${ id }`;
