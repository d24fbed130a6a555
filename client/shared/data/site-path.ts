import { getPageData } from './page-data';

/** WooCommerce's namespace of the shop itself, and ours that writes to it where WooCommerce runs the shop. */
const SHOP = 'wc/v3';
const OWN_SHOP = 'storewright/v3';

/** Paths of the shop that only our namespace has. */
const OWN_READS = [ '/wc/v3/payment_gateways/bacs/accounts' ];

const replaced = ( path: string, name: string, own: string ): string | undefined =>
	path.startsWith( `/${ name }/` ) ? `/${ own }${ path.slice( name.length + 1 ) }` : undefined;

/**
 * The path at which this site answers. Code says WooCommerce's names; where WooCommerce answers under them itself, the dashboard has
 * names of its own, and what writes to the shop goes through ours, which knows the guards that WooCommerce does not.
 *
 * @param path   REST path with its query, such as '/wc-admin/options'.
 * @param method HTTP method, GET if left out.
 */
export function sitePath( path: string, method = 'GET' ): string {
	const { isCompanion, restNamespaces } = getPageData();
	const ofShop =
		isCompanion && ( method !== 'GET' || OWN_READS.includes( path ) )
			? replaced( path, SHOP, OWN_SHOP )
			: undefined;
	return (
		ofShop ??
		Object.entries( restNamespaces ).reduce< string | undefined >(
			( found, [ name, own ] ) => found ?? replaced( path, name, own ),
			undefined
		) ??
		path
	);
}
