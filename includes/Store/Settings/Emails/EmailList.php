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
		$refund   = [ 'subject_full', 'subject_partial', 'heading_full', 'heading_partial' ];
		$help     = __( 'Questions? Email us at {store_email}.', 'storewright' );
		$thanks   = __( 'Thank you for your order. Questions? Email us at {store_email}.', 'storewright' );
		return [
			new EmailGroup(
				'new_order',
				__( 'New order', 'storewright' ),
				__( 'Sent to the store when an order is placed.', 'storewright' ),
				__( 'Congratulations on the sale.', 'storewright' ),
				$shop
			),
			new EmailGroup(
				'cancelled_order',
				__( 'Cancelled order', 'storewright' ),
				__( 'Sent to the store when an order is cancelled.', 'storewright' ),
				__( 'There is nothing else to do.', 'storewright' ),
				$shop
			),
			new EmailGroup(
				'customer_cancelled_order',
				__( 'Cancelled order (customer)', 'storewright' ),
				__( 'Sent to customers when their order is cancelled.', 'storewright' ),
				$help,
				$customer,
				false
			),
			new EmailGroup(
				'failed_order',
				__( 'Failed order', 'storewright' ),
				__( 'Sent to the store when a payment fails.', 'storewright' ),
				__( 'The customer may try again.', 'storewright' ),
				$shop
			),
			new EmailGroup(
				'customer_failed_order',
				__( 'Failed order (customer)', 'storewright' ),
				__( 'Sent to customers when their payment fails.', 'storewright' ),
				$help,
				$customer
			),
			new EmailGroup(
				'customer_on_hold_order',
				__( 'Order on hold', 'storewright' ),
				__( 'Sent to customers when their order is put on hold.', 'storewright' ),
				$thanks,
				$customer
			),
			new EmailGroup(
				'customer_processing_order',
				__( 'Order received', 'storewright' ),
				__( 'Sent to customers when their order is paid.', 'storewright' ),
				$thanks,
				$customer
			),
			new EmailGroup(
				'customer_completed_order',
				__( 'Order completed', 'storewright' ),
				__( 'Sent to customers when their order is completed.', 'storewright' ),
				$thanks,
				$customer
			),
			new EmailGroup(
				'customer_refunded_order',
				__( 'Order refunded', 'storewright' ),
				__( 'Sent to customers when their order is refunded in full or in part.', 'storewright' ),
				$help,
				[ 'enabled', ...$refund ]
			),
			new EmailGroup(
				'customer_invoice',
				__( 'Invoice', 'storewright' ),
				__( 'Sent to customers when you send them their order details.', 'storewright' ),
				$thanks,
				[ 'subject', 'heading', 'subject_paid', 'heading_paid' ]
			),
			new EmailGroup(
				'customer_note',
				__( 'Customer note', 'storewright' ),
				__( 'Sent to customers when you add a customer note to their order.', 'storewright' ),
				$thanks,
				$customer
			),
			new EmailGroup(
				'customer_reset_password',
				__( 'Password reset', 'storewright' ),
				__( 'Sent to customers who reset their password.', 'storewright' ),
				__( 'If you did not request this, ignore this email.', 'storewright' ),
				$customer
			),
			new EmailGroup(
				'customer_new_account',
				__( 'New account', 'storewright' ),
				__( 'Sent to customers when they create an account.', 'storewright' ),
				__( 'Welcome! We are glad you joined.', 'storewright' ),
				$customer
			),
			new EmailGroup(
				'customer_verify_email',
				__( 'Email confirmation', 'storewright' ),
				__( 'Sent to customers to confirm their email address.', 'storewright' ),
				__( 'If you did not request this, ignore this email.', 'storewright' ),
				$customer
			),
			new EmailGroup(
				'customer_pos_completed_order',
				__( 'Point of sale: completed order', 'storewright' ),
				__( 'Sent to customers who paid in person.', 'storewright' ),
				$thanks,
				[ 'subject', 'heading' ]
			),
			new EmailGroup(
				'customer_pos_refunded_order',
				__( 'Point of sale: refunded order', 'storewright' ),
				__( 'Sent to customers who were refunded in person.', 'storewright' ),
				$help,
				$refund
			),
			new EmailGroup(
				'admin_payment_gateway_enabled',
				__( 'Payment method enabled', 'storewright' ),
				__( 'Sent to the store when a payment method is enabled.', 'storewright' ),
				__( 'If this wasn’t you, check who can manage your store.', 'storewright' ),
				$shop
			),
		];
	}
}
