<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Types;

use Closure;
use Storewright\Store\Emails\EmailAbout;
use Storewright\Store\Emails\EmailData;
use Storewright\Store\Emails\EmailTexts;
use Storewright\Store\Emails\EmailType;

/**
 * Emails that tell of orders.
 *
 * @internal Listed by EmailTypes.
 */
final class OrderEmails {

	/**
	 * In the order in which screens list them.
	 *
	 * @return list<EmailType>
	 */
	public static function all(): array {
		return [ ...self::to_the_store(), ...self::of_a_status(), ...self::of_an_occasion(), ...self::of_point_of_sale() ];
	}

	/**
	 * @return list<EmailType>
	 */
	private static function to_the_store(): array {
		return [
			self::type(
				'new_order',
				'New_Order',
				false,
				static fn( EmailData $data ) => new EmailTexts(
					__( '{site_title}: new order {order_number}', 'storewright' ),
					__( 'New order {order_number}', 'storewright' ),
					[
						/* translators: %s: name of a customer. */
						sprintf( __( '%s placed this order:', 'storewright' ), $data->full_name() ),
					],
					__( 'View order', 'storewright' )
				),
				static fn() => __( 'New order', 'storewright' )
			),
			self::type(
				'cancelled_order',
				'Cancelled_Order',
				false,
				static fn( EmailData $data ) => new EmailTexts(
					__( '{site_title}: order {order_number} was cancelled', 'storewright' ),
					__( 'Order {order_number} was cancelled', 'storewright' ),
					[
						/* translators: %s: name of a customer. */
						sprintf( __( 'This order of %s was cancelled.', 'storewright' ), $data->full_name() ),
					],
					__( 'View order', 'storewright' )
				),
				static fn() => __( 'Cancelled order', 'storewright' )
			),
			self::type(
				'failed_order',
				'Failed_Order',
				false,
				static fn( EmailData $data ) => new EmailTexts(
					__( '{site_title}: payment of order {order_number} failed', 'storewright' ),
					__( 'Payment of order {order_number} failed', 'storewright' ),
					[
						/* translators: %s: name of a customer. */
						sprintf( __( 'The payment of this order of %s failed.', 'storewright' ), $data->full_name() ),
					],
					__( 'View order', 'storewright' )
				),
				static fn() => __( 'Failed order', 'storewright' )
			),
		];
	}

	/**
	 * @return list<EmailType>
	 */
	private static function of_a_status(): array {
		return [
			self::type(
				'customer_cancelled_order',
				'Customer_Cancelled_Order',
				true,
				static fn( EmailData $data ) => new EmailTexts(
					__( 'Your order {order_number} at {site_title} was cancelled', 'storewright' ),
					__( 'Your order was cancelled', 'storewright' ),
					[ self::greeting( $data ), __( 'Your order {order_number} was cancelled. These were its details:', 'storewright' ) ]
				),
				static fn() => __( 'Cancelled order (customer)', 'storewright' )
			),
			self::type(
				'customer_failed_order',
				'Customer_Failed_Order',
				true,
				static fn( EmailData $data ) => new EmailTexts(
					__( 'Your payment at {site_title} did not go through', 'storewright' ),
					__( 'Your payment did not go through', 'storewright' ),
					[
						self::greeting( $data ),
						__( 'We could not charge your payment for order {order_number}. You can try again or choose another payment method.', 'storewright' ),
					],
					__( 'Pay for this order', 'storewright' )
				),
				static fn() => __( 'Failed order (customer)', 'storewright' )
			),
			self::type(
				'customer_on_hold_order',
				'Customer_On_Hold_Order',
				true,
				static fn( EmailData $data ) => new EmailTexts(
					__( 'We received your order {order_number} at {site_title}', 'storewright' ),
					__( 'We received your order', 'storewright' ),
					[
						self::greeting( $data ),
						__( 'Your order is on hold until we receive your payment. We will write to you as soon as it arrives.', 'storewright' ),
					]
				),
				static fn() => __( 'Order on hold', 'storewright' )
			),
			self::type(
				'customer_processing_order',
				'Customer_Processing_Order',
				true,
				static fn( EmailData $data ) => new EmailTexts(
					__( 'Your order {order_number} at {site_title}', 'storewright' ),
					__( 'Thank you for your order', 'storewright' ),
					[ self::greeting( $data ), __( 'We received your order and are getting it ready.', 'storewright' ) ]
				),
				static fn() => __( 'Order received', 'storewright' )
			),
			self::type(
				'customer_completed_order',
				'Customer_Completed_Order',
				true,
				static fn( EmailData $data ) => new EmailTexts(
					__( 'Your order {order_number} at {site_title} is complete', 'storewright' ),
					__( 'Your order is complete', 'storewright' ),
					[ self::greeting( $data ), __( 'Everything you ordered is done. These are your order’s details:', 'storewright' ) ]
				),
				static fn() => __( 'Order completed', 'storewright' )
			),
		];
	}

	/**
	 * @return list<EmailType>
	 */
	private static function of_an_occasion(): array {
		return [
			self::type(
				'customer_refunded_order',
				'Customer_Refunded_Order',
				true,
				self::refund_texts( ... ),
				static fn() => __( 'Order refunded', 'storewright' ),
				EmailAbout::Refund
			),
			self::type(
				'customer_invoice',
				'Customer_Invoice',
				true,
				self::invoice_texts( ... ),
				static fn() => __( 'Invoice', 'storewright' )
			),
			self::type(
				'customer_note',
				'Customer_Note',
				true,
				static fn( EmailData $data ) => new EmailTexts(
					__( 'A note about your order {order_number} at {site_title}', 'storewright' ),
					__( 'A note about your order', 'storewright' ),
					[ self::greeting( $data ), __( 'We added this note to your order:', 'storewright' ) ]
				),
				static fn() => __( 'Customer note', 'storewright' ),
				EmailAbout::Note,
				'note'
			),
		];
	}

	/**
	 * @return list<EmailType>
	 */
	private static function of_point_of_sale(): array {
		return [
			self::type(
				'customer_pos_completed_order',
				'Customer_POS_Completed_Order',
				true,
				static fn( EmailData $data ) => new EmailTexts(
					__( 'Your receipt from {site_title}', 'storewright' ),
					__( 'Thank you for your purchase', 'storewright' ),
					[ self::greeting( $data ), __( 'This is your receipt:', 'storewright' ) ]
				),
				static fn() => __( 'Point of sale: completed order', 'storewright' )
			),
			self::type(
				'customer_pos_refunded_order',
				'Customer_POS_Refunded_Order',
				true,
				self::refund_texts( ... ),
				static fn() => __( 'Point of sale: refunded order', 'storewright' ),
				EmailAbout::Refund
			),
		];
	}

	private static function refund_texts( EmailData $data ): EmailTexts {
		return $data->is_fully_refunded
			? new EmailTexts(
				__( 'Your order {order_number} at {site_title} was refunded', 'storewright' ),
				__( 'Your order was refunded', 'storewright' ),
				[ self::greeting( $data ), __( 'We refunded your order. These are its details:', 'storewright' ) ],
				variant: 'full'
			)
			: new EmailTexts(
				__( 'Your order {order_number} at {site_title} was partly refunded', 'storewright' ),
				__( 'Part of your order was refunded', 'storewright' ),
				[ self::greeting( $data ), __( 'We refunded part of your order. These are its details:', 'storewright' ) ],
				variant: 'partial'
			);
	}

	private static function invoice_texts( EmailData $data ): EmailTexts {
		return null === $data->order?->paid
			? new EmailTexts(
				__( 'Invoice for order {order_number} at {site_title}', 'storewright' ),
				__( 'Invoice for order {order_number}', 'storewright' ),
				[ self::greeting( $data ), __( 'These are the details of your order. You can pay for it online:', 'storewright' ) ],
				__( 'Pay for this order', 'storewright' )
			)
			: new EmailTexts(
				__( 'Details of order {order_number} at {site_title}', 'storewright' ),
				__( 'Details of order {order_number}', 'storewright' ),
				[ self::greeting( $data ), __( 'These are the details of your order:', 'storewright' ) ],
				variant: 'paid'
			);
	}

	/**
	 * The first line of an email to a person.
	 */
	public static function greeting( EmailData $data ): string {
		$name = $data->first_name();
		/* translators: %s: first name of a customer. */
		return '' === $name ? __( 'Hello,', 'storewright' ) : sprintf( __( 'Hello %s,', 'storewright' ), $name );
	}

	/**
	 * @param Closure(EmailData): EmailTexts $texts
	 * @param Closure(): string              $title
	 */
	private static function type(
		string $id,
		string $class_name,
		bool $is_for_customer,
		Closure $texts,
		Closure $title,
		EmailAbout $about = EmailAbout::Order,
		string $template = 'order'
	): EmailType {
		return new EmailType( $id, "WC_Email_{$class_name}", $about, $is_for_customer, $template, $texts, $title );
	}
}
