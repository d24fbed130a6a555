<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders;

use DateTimeImmutable;
use Storewright\Kernel\Context;
use Storewright\Kernel\Money;
use Storewright\Shop\CurrencyFormat;
use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Payments\PaymentServices;

/**
 * What the pages of orders say of one: plain text, to be escaped where it is printed.
 */
final class OrderText {

	private const SOURCE_TYPE = '_wc_order_attribution_source_type';

	private const SOURCE = '_wc_order_attribution_utm_source';

	/**
	 * @var array<string, CurrencyFormat>
	 */
	private array $formats = [];

	public function __construct( private readonly Context $context ) {}

	/**
	 * An amount in the order's currency.
	 *
	 * @param Order  $order
	 * @param string $amount Decimal text.
	 */
	public function money( Order $order, string $amount ): string {
		$format = $this->formats[ $order->currency ] ??= $this->context->shop()->settings()->currency_format( $order->currency );
		return $format->text( '' === $amount ? '0' : $amount );
	}

	/**
	 * An amount for a field: with the digits of the order's currency, and a period.
	 *
	 * @param Order  $order
	 * @param string $amount Decimal text.
	 */
	public function number( Order $order, string $amount ): string {
		$this->money( $order, '0' );
		return Money::text( '' === $amount ? '0' : $amount, $this->formats[ $order->currency ]->decimals );
	}

	/**
	 * What customers know a payment method as; '' where there is none of that id.
	 */
	public function payment_name( string $id ): string {
		return '' === $id ? '' : (string) ( new PaymentServices( $this->context ) )->query()->find( $id )?->title();
	}

	/**
	 * Who ordered.
	 */
	public static function customer( Order $order ): string {
		$names = [
			trim( "{$order->billing->first_name} {$order->billing->last_name}" ),
			$order->billing->company,
			trim( "{$order->shipping->first_name} {$order->shipping->last_name}" ),
			$order->billing->email,
		];
		foreach ( $names as $name ) {
			if ( '' !== $name ) {
				return $name;
			}
		}
		return __( 'Guest', 'storewright' );
	}

	/**
	 * The lines of an address.
	 *
	 * @return list<string>
	 */
	public static function address( OrderAddress $address ): array {
		$countries = new CountryQuery();
		$lines     = [
			trim( "$address->first_name $address->last_name" ),
			$address->company,
			$address->address_1,
			$address->address_2,
			trim( "$address->postcode $address->city" ),
			'' === $address->country ? $address->state : $countries->label( $address->country, $address->state ),
		];
		return array_values( array_filter( $lines, static fn( string $line ) => '' !== $line ) );
	}

	/**
	 * What a map is asked for: where an address is, without whose it is, and without what only a letter needs.
	 */
	public static function place( OrderAddress $address ): string {
		$parts = [
			$address->address_1,
			trim( "$address->postcode $address->city" ),
			'' === $address->city ? $address->state : '',
			$address->country,
		];
		return implode( ', ', array_filter( $parts, static fn( string $part ) => '' !== $part ) );
	}

	/**
	 * Where the order came from: what was noted of the visit, else how it was made.
	 */
	public static function origin( Order $order ): string {
		$meta = [];
		foreach ( $order->meta as $entry ) {
			if ( is_string( $entry->value ) ) {
				$meta[ $entry->key ] = $entry->value;
			}
		}
		$source = trim( $meta[ self::SOURCE ] ?? '', '()' );
		$type   = $meta[ self::SOURCE_TYPE ] ?? '';
		return match ( true ) {
			'typein' === $type, 'direct' === $source => __( 'Direct', 'storewright' ),
			/* translators: %s: name of a search engine. */
			'organic' === $type && '' !== $source    => sprintf( __( 'Organic: %s', 'storewright' ), $source ),
			/* translators: %s: name of a website. */
			'referral' === $type && '' !== $source   => sprintf( __( 'Referral: %s', 'storewright' ), $source ),
			/* translators: %s: name of a campaign’s source. */
			'' !== $source                           => sprintf( __( 'Source: %s', 'storewright' ), $source ),
			default                                  => self::way( $order->created_via ),
		};
	}

	/**
	 * The name of a way in which orders are made.
	 *
	 * @param string $created_via As it is stored.
	 */
	public static function way( string $created_via ): string {
		return match ( $created_via ) {
			''                      => __( 'Unknown', 'storewright' ),
			'admin'                 => __( 'Added by hand', 'storewright' ),
			'checkout', 'store-api' => __( 'Checkout', 'storewright' ),
			'rest-api'              => __( 'REST API', 'storewright' ),
			default                 => $created_via,
		};
	}

	/**
	 * Who or what made orders, each under a name of its own.
	 *
	 * @param string $created_via As it is stored.
	 */
	public static function creator( string $created_via ): string {
		return match ( $created_via ) {
			'admin'     => __( 'Store staff', 'storewright' ),
			'checkout'  => __( 'Classic checkout', 'storewright' ),
			'store-api' => __( 'Checkout block', 'storewright' ),
			default     => self::way( $created_via ),
		};
	}

	/**
	 * A time in the site's time zone, in words.
	 */
	public static function moment( ?DateTimeImmutable $moment ): string {
		if ( null === $moment ) {
			return '–';
		}
		return self::day( $moment ) . ' ' . self::dated( 'time_format', $moment );
	}

	/**
	 * Its day.
	 */
	public static function day( DateTimeImmutable $moment ): string {
		return self::dated( 'date_format', $moment );
	}

	private static function dated( string $option, DateTimeImmutable $moment ): string {
		$format = get_option( $option );
		return (string) wp_date( is_string( $format ) ? $format : '', $moment->getTimestamp() );
	}

	/**
	 * A status as a colored mark that says its name.
	 *
	 * @param string $status Without prefix.
	 */
	public static function print_status( string $status ): void {
		printf(
			'<mark class="storewright-order-status is-%s"><span>%s</span></mark>',
			esc_attr( $status ),
			esc_html( OrderStatus::label( $status ) )
		);
	}
}
