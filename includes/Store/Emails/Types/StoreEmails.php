<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Types;

use Storewright\Store\Emails\EmailAbout;
use Storewright\Store\Emails\EmailData;
use Storewright\Store\Emails\EmailTexts;
use Storewright\Store\Emails\EmailType;

/**
 * Emails that tell the store of its stock and its payment methods.
 *
 * @internal Listed by EmailTypes.
 */
final class StoreEmails {

	/**
	 * In the order in which screens list them.
	 *
	 * @return list<EmailType>
	 */
	public static function all(): array {
		return [
			new EmailType(
				'admin_payment_gateway_enabled',
				'WC_Email_Admin_Payment_Gateway_Enabled',
				EmailAbout::Provider,
				false,
				'message',
				static fn( EmailData $data ) => new EmailTexts(
					/* translators: %s: name of a payment method. */
					sprintf( __( '{site_title}: %s was enabled', 'storewright' ), $data->name ),
					__( 'A payment method was enabled', 'storewright' ),
					[
						/* translators: %s: name of a payment method. */
						sprintf( __( 'Customers can now pay by “%s”.', 'storewright' ), $data->name ),
					],
					__( 'View payment methods', 'storewright' )
				),
				static fn() => __( 'Payment method enabled', 'storewright' )
			),
			new EmailType(
				'low_stock',
				'',
				EmailAbout::Product,
				false,
				'message',
				static fn( EmailData $data ) => new EmailTexts(
					/* translators: %s: name of a product. */
					sprintf( __( '{site_title}: %s is low in stock', 'storewright' ), $data->name ),
					__( 'Low stock', 'storewright' ),
					[
						/* translators: 1: name of a product, 2: a number. */
						sprintf( __( '%1$s is low in stock: %2$s left.', 'storewright' ), $data->name, $data->quantity ),
					],
					__( 'View product', 'storewright' )
				),
				static fn() => __( 'Low stock', 'storewright' )
			),
			new EmailType(
				'no_stock',
				'',
				EmailAbout::Product,
				false,
				'message',
				static fn( EmailData $data ) => new EmailTexts(
					/* translators: %s: name of a product. */
					sprintf( __( '{site_title}: %s is out of stock', 'storewright' ), $data->name ),
					__( 'Out of stock', 'storewright' ),
					[
						/* translators: %s: name of a product. */
						sprintf( __( '%s is out of stock.', 'storewright' ), $data->name ),
					],
					__( 'View product', 'storewright' )
				),
				static fn() => __( 'Out of stock', 'storewright' )
			),
			new EmailType(
				'backorder',
				'',
				EmailAbout::Product,
				false,
				'message',
				static fn( EmailData $data ) => new EmailTexts(
					/* translators: %s: name of a product. */
					sprintf( __( '{site_title}: %s was back-ordered', 'storewright' ), $data->name ),
					__( 'Back-order', 'storewright' ),
					[
						/* translators: 1: a number, 2: name of a product. */
						sprintf( __( '%1$s of %2$s were ordered that are not in stock.', 'storewright' ), $data->quantity, $data->name ),
					],
					__( 'View product', 'storewright' )
				),
				static fn() => __( 'Back-order', 'storewright' )
			),
		];
	}
}
