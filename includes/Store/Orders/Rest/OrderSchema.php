<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\MetaData;
use Storewright\Rest\Schema;
use Storewright\Store\Locale\CurrencyQuery;
use Storewright\Store\Orders\Model\OrderStatus;

/**
 * An order on the wire.
 */
final class OrderSchema implements Schema {

	private const MAX_CODE_LENGTH = 100;

	/**
	 * Currencies that orders of WooCommerce may have, and no shop can choose any more.
	 */
	private const FORMER_CURRENCIES = [ 'BGN', 'BTC', 'BYR' ];

	private const MAX_TITLE_LENGTH = 1000;

	private const MAX_NOTE_LENGTH = 10_000;

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'shop_order';
	}

	/**
	 * The fields of an order.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return self::head() + self::times() + self::totals() + self::people() + self::payment() + self::items() + self::state();
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function head(): array {
		$currency = get_option( 'woocommerce_currency', 'USD' );
		return [
			'id'              => Field::integer( __( 'Id of the order.', 'storewright' ), readonly: true ),
			'parent_id'       => Field::integer( __( 'Id of the order that this one belongs to.', 'storewright' ), minimum: 0 ),
			'number'          => Field::text( __( 'Number of the order as customers see it.', 'storewright' ), readonly: true ),
			'order_key'       => Field::text( __( 'Secret by which a guest may see the order.', 'storewright' ), readonly: true ),
			'created_via'     => Field::text( __( 'What made the order.', 'storewright' ), maxLength: self::MAX_CODE_LENGTH ),
			'version'         => Field::text( __( 'Version of the software that last wrote the order.', 'storewright' ), readonly: true ),
			'status'          => Field::choice(
				__( 'Status of the order.', 'storewright' ),
				[ OrderStatus::AUTO_DRAFT, ...array_map( strval( ... ), array_keys( OrderStatus::all() ) ) ],
				default: OrderStatus::PENDING
			),
			'currency'        => Field::choice(
				__( 'Currency of every amount in it.', 'storewright' ),
				[ ...array_keys( ( new CurrencyQuery() )->all() ), ...self::FORMER_CURRENCIES ],
				default: is_string( $currency ) ? $currency : 'USD'
			),
			'currency_symbol' => Field::text( __( 'Symbol of the currency.', 'storewright' ), readonly: true ),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function times(): array {
		return [
			'date_created'       => Field::date( __( 'When it was made.', 'storewright' ), readonly: true ),
			'date_created_gmt'   => Field::date( __( 'When it was made, in UTC.', 'storewright' ), readonly: true ),
			'date_modified'      => Field::date( __( 'When it was last changed.', 'storewright' ), readonly: true ),
			'date_modified_gmt'  => Field::date( __( 'When it was last changed, in UTC.', 'storewright' ), readonly: true ),
			'date_paid'          => Field::date( __( 'When it was paid.', 'storewright' ), readonly: true ),
			'date_paid_gmt'      => Field::date( __( 'When it was paid, in UTC.', 'storewright' ), readonly: true ),
			'date_completed'     => Field::date( __( 'When it was completed.', 'storewright' ), readonly: true ),
			'date_completed_gmt' => Field::date( __( 'When it was completed, in UTC.', 'storewright' ), readonly: true ),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function totals(): array {
		return [
			'discount_total'     => Field::text( __( 'What coupons save, without tax.', 'storewright' ), readonly: true ),
			'discount_tax'       => Field::text( __( 'Tax that coupons save.', 'storewright' ), readonly: true ),
			'shipping_total'     => Field::text( __( 'Price of shipping without tax.', 'storewright' ), readonly: true ),
			'shipping_tax'       => Field::text( __( 'Tax of shipping.', 'storewright' ), readonly: true ),
			'cart_tax'           => Field::text( __( 'Tax of lines and fees.', 'storewright' ), readonly: true ),
			'total'              => Field::text( __( 'What is to be paid.', 'storewright' ), readonly: true ),
			'total_tax'          => Field::text( __( 'Tax of everything.', 'storewright' ), readonly: true ),
			'prices_include_tax' => Field::boolean(
				__( 'Whether prices were entered with tax when the order was made.', 'storewright' ),
				readonly: true
			),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function people(): array {
		return [
			'customer_id'         => Field::integer(
				__( 'Id of the customer’s user, 0 for a guest.', 'storewright' ),
				default: 0,
				minimum: 0
			),
			'customer_ip_address' => Field::text( __( 'IP address from which it was ordered.', 'storewright' ), readonly: true ),
			'customer_user_agent' => Field::text( __( 'Browser with which it was ordered.', 'storewright' ), readonly: true ),
			'customer_note'       => Field::text(
				__( 'What the customer wrote with the order.', 'storewright' ),
				maxLength: self::MAX_NOTE_LENGTH
			),
			'billing'             => Field::object( __( 'Who pays.', 'storewright' ), AddressFields::billing() ),
			'shipping'            => Field::object( __( 'Who gets the parcel.', 'storewright' ), AddressFields::shipping() ),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function payment(): array {
		return [
			'payment_method'       => Field::text( __( 'Id of the payment method.', 'storewright' ), maxLength: self::MAX_CODE_LENGTH ),
			'payment_method_title' => Field::text(
				__( 'What the payment method is called.', 'storewright' ),
				maxLength: self::MAX_TITLE_LENGTH
			),
			'transaction_id'       => Field::text(
				__( 'What the payment provider calls the payment.', 'storewright' ),
				maxLength: self::MAX_CODE_LENGTH
			),
			'cart_hash'            => Field::text( __( 'Digest of the cart that it was made from.', 'storewright' ), readonly: true ),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function items(): array {
		return [
			'meta_data'      => MetaData::field(),
			'line_items'     => ItemFields::list( __( 'What is sold.', 'storewright' ), ItemFields::line() ),
			'tax_lines'      => Field::objects( __( 'Tax by rate.', 'storewright' ), ItemFields::tax(), readonly: true ),
			'shipping_lines' => ItemFields::list( __( 'How it is shipped.', 'storewright' ), ItemFields::shipping() ),
			'fee_lines'      => ItemFields::list( __( 'Fees.', 'storewright' ), ItemFields::fee() ),
			'coupon_lines'   => ItemFields::list( __( 'Coupons that were redeemed.', 'storewright' ), ItemFields::coupon() ),
			'refunds'        => Field::objects(
				__( 'What was given back.', 'storewright' ),
				[
					'id'        => Field::integer( __( 'Id of the refund.', 'storewright' ), readonly: true ),
					'reason'    => Field::text( __( 'Why.', 'storewright' ), readonly: true ),
					'total'     => Field::text( __( 'How much, as a negative amount.', 'storewright' ), readonly: true ),
					'total_tax' => Field::text( __( 'The tax in it, as a negative amount.', 'storewright' ), readonly: true ),
				],
				readonly: true
			),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function state(): array {
		return [
			'payment_url'      => Field::text( __( 'Where the customer can pay it.', 'storewright' ), readonly: true ),
			'set_paid'         => Field::boolean(
				__( 'Whether it is paid herewith: sets status and date.', 'storewright' ),
				default: false,
				context: [ 'edit' ]
			),
			'is_editable'      => Field::boolean( __( 'Whether its items may be changed by hand.', 'storewright' ), readonly: true ),
			'needs_payment'    => Field::boolean( __( 'Whether it waits for money.', 'storewright' ), readonly: true ),
			'needs_processing' => Field::boolean( __( 'Whether there is something to ship or to do.', 'storewright' ), readonly: true ),
			'manual_update'    => Field::boolean(
				__( 'Whether a note is to name the user who changes the status.', 'storewright' ),
				default: false,
				context: [ 'edit' ]
			),
		];
	}
}
