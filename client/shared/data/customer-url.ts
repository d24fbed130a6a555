import { getPageData, userCan } from './page-data';

/**
 * The address of a customer's page: by account, or by their number in reports, which guests have as well. Beside WooCommerce there is
 * none: '' for a number, WordPress's page of the user for an account.
 */
export function customerUrl( by: { user: number | string } | { customer: number | string } ): string {
	const { isCompanion, adminUrl } = getPageData();
	if ( isCompanion ) {
		return 'user' in by ? `${ adminUrl }user-edit.php?user_id=${ by.user }` : '';
	}
	if ( ! userCan( 'manage_woocommerce' ) || ! userCan( 'list_users' ) ) {
		return '';
	}
	const query = 'user' in by ? `user=${ by.user }` : `customer=${ by.customer }`;
	return `${ adminUrl }admin.php?page=storewright-customer&${ query }`;
}
