<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Emails;

/**
 * The e-mails that the shop sends, each with a group of settings.
 */
final class EmailList {

	/**
	 * The groups, in the order in which a screen shows them.
	 *
	 * @return list<EmailGroup>
	 */
	public static function groups(): array {
		$shop     = [ 'enabled', 'recipient', 'subject', 'heading' ];
		$customer = [ 'enabled', 'subject', 'heading' ];
		$help     = __( 'Questions? Write to {store_email}, we are glad to help.', 'storewright' );
		$thanks   = __( 'Thank you for your order. If anything is unclear, write to {store_email}.', 'storewright' );
		return [
			new EmailGroup( 'new_order', __( 'New order', 'storewright' ), __( 'To the shop, when an order comes in.', 'storewright' ), __( 'A new order: well done.', 'storewright' ), $shop ),
			new EmailGroup( 'cancelled_order', __( 'Cancelled order', 'storewright' ), __( 'To the shop, when an order is cancelled.', 'storewright' ), __( 'Nothing else is to be done.', 'storewright' ), $shop ),
			new EmailGroup( 'failed_order', __( 'Failed order', 'storewright' ), __( 'To the shop, when a payment fails.', 'storewright' ), __( 'The customer may try again.', 'storewright' ), $shop ),
			new EmailGroup( 'customer_failed_order', __( 'Failed order, to the customer', 'storewright' ), __( 'To customers whose payment fails.', 'storewright' ), $help, $customer ),
			new EmailGroup( 'customer_on_hold_order', __( 'Order on hold', 'storewright' ), __( 'To customers whose order waits for a payment.', 'storewright' ), $thanks, $customer ),
			new EmailGroup( 'customer_processing_order', __( 'Order received', 'storewright' ), __( 'To customers whose order is paid and being prepared.', 'storewright' ), $thanks, $customer ),
			new EmailGroup( 'customer_completed_order', __( 'Order completed', 'storewright' ), __( 'To customers whose order is on its way or done.', 'storewright' ), $thanks, $customer ),
			new EmailGroup( 'customer_refunded_order', __( 'Order refunded', 'storewright' ), __( 'To customers who get all or some of their money back.', 'storewright' ), $help, [ 'enabled', 'subject_full', 'subject_partial', 'heading_full', 'heading_partial' ] ),
			new EmailGroup( 'customer_invoice', __( 'Invoice', 'storewright' ), __( 'To customers, when you send them the details of their order.', 'storewright' ), $thanks, [ 'subject', 'heading', 'subject_paid', 'heading_paid' ] ),
			new EmailGroup( 'customer_note', __( 'Note to the customer', 'storewright' ), __( 'To customers, when you add a note for them to an order.', 'storewright' ), $thanks, $customer ),
			new EmailGroup( 'customer_reset_password', __( 'New password', 'storewright' ), __( 'To customers who ask for a new password.', 'storewright' ), __( 'If you did not ask for it, there is nothing to do.', 'storewright' ), $customer ),
			new EmailGroup( 'customer_new_account', __( 'New account', 'storewright' ), __( 'To customers who opened an account.', 'storewright' ), __( 'Good to have you with us.', 'storewright' ), $customer ),
		];
	}
}
