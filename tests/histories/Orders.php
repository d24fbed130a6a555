<?php
declare(strict_types=1);

namespace Storewright\Tests\Histories;

use DateTimeImmutable;
use DateTimeZone;

/**
 * All orders and refunds, straight from their tables. Amounts are whole hundred-millionths, so that sums are exact.
 */
final class Orders {

	/**
	 * How many of the unit that amounts are counted in make one.
	 */
	public const ONE = 100000000;

	private const DRAFTS = [ 'auto-draft', 'wc-auto-draft', 'wc-checkout-draft', 'checkout-draft' ];

	/**
	 * Orders with their refunds, the oldest first.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function all(): array {
		global $wpdb;
		$p      = $wpdb->prefix;
		$orders = [];
		foreach ( self::rows(
			"SELECT o.*, d.date_paid_gmt, d.date_completed_gmt, d.shipping_tax_amount, d.shipping_total_amount,
			a.email, a.country, a.state FROM {$p}wc_orders o
			LEFT JOIN {$p}wc_order_operational_data d ON d.order_id = o.id
			LEFT JOIN {$p}wc_order_addresses a ON a.order_id = o.id AND a.address_type = 'billing' ORDER BY o.id"
		) as $row ) {
			$orders[ (int) $row['id'] ] = [
				'id'           => (int) $row['id'],
				'parent'       => 'shop_order_refund' === $row['type'] ? (int) $row['parent_order_id'] : 0,
				'status'       => str_starts_with( $row['status'], 'wc-' ) ? $row['status'] : "wc-{$row['status']}",
				'is_draft'     => in_array( $row['status'], self::DRAFTS, true ),
				'currency'     => (string) $row['currency'],
				'created'      => self::site( $row['date_created_gmt'] ),
				'created_gmt'  => $row['date_created_gmt'],
				'paid'         => self::site( $row['date_paid_gmt'] ),
				'completed'    => self::site( $row['date_completed_gmt'] ),
				'total'        => self::units( $row['total_amount'] ),
				'tax'          => self::units( $row['tax_amount'] ) + self::units( $row['shipping_tax_amount'] ),
				'shipping'     => self::units( $row['shipping_total_amount'] ),
				'shipping_tax' => self::units( $row['shipping_tax_amount'] ),
				'user'         => (int) $row['customer_id'],
				'email'        => (string) $row['email'],
				'method'       => (string) $row['payment_method'],
				'country'      => (string) $row['country'],
				'state'        => (string) $row['state'],
				'items'        => [],
				'taxes'        => [],
				'coupons'      => [],
			];
		}
		$meta = [];
		foreach ( self::rows( "SELECT order_item_id, meta_key, meta_value FROM {$p}woocommerce_order_itemmeta" ) as $row ) {
			$meta[ (int) $row['order_item_id'] ][ $row['meta_key'] ] = $row['meta_value'];
		}
		foreach ( self::rows( "SELECT * FROM {$p}woocommerce_order_items ORDER BY order_item_id" ) as $row ) {
			$of = $meta[ (int) $row['order_item_id'] ] ?? [];
			$to = (int) $row['order_id'];
			if ( ! isset( $orders[ $to ] ) && class_exists( 'WooCommerce', false ) ) {
				// WooCommerce leaves the items of refunds that are deleted.
				continue;
			}
			if ( 'line_item' === $row['order_item_type'] ) {
				$orders[ $to ]['items'][] = [
					'id'        => (int) $row['order_item_id'],
					'product'   => (int) $of['_product_id'],
					'variation' => (int) $of['_variation_id'],
					'pieces'    => (int) round( (float) $of['_qty'] ),
					'subtotal'  => self::units( $of['_line_subtotal'] ),
					'net'       => self::units( $of['_line_total'] ),
					'tax'       => self::units( $of['_line_tax'] ),
					'refunds'   => (int) ( $of['_refunded_item_id'] ?? 0 ),
				];
			} elseif ( 'tax' === $row['order_item_type'] ) {
				$rate                                         = (int) $of['rate_id'];
				$orders[ $to ]['taxes'][ $rate ]['order']     = ( $orders[ $to ]['taxes'][ $rate ]['order'] ?? 0 ) + self::units( $of['tax_amount'] );
				$orders[ $to ]['taxes'][ $rate ]['shipping']  = ( $orders[ $to ]['taxes'][ $rate ]['shipping'] ?? 0 )
					+ self::units( $of['shipping_tax_amount'] );
			} elseif ( 'coupon' === $row['order_item_type'] ) {
				$id                                = self::coupon( $row['order_item_name'] );
				$orders[ $to ]['coupons'][ $id ] = ( $orders[ $to ]['coupons'][ $id ] ?? 0 ) + self::units( $of['discount_amount'] );
			}
		}
		return array_values( $orders );
	}

	/**
	 * An amount in units.
	 */
	public static function units( string|float|int|null $amount ): int {
		return (int) round( (float) $amount * self::ONE );
	}

	/**
	 * @return list<array<string, string|null>>
	 */
	public static function rows( string $sql ): array {
		global $wpdb;
		$wpdb->last_error = '';
		$rows             = $wpdb->get_results( $sql, ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Made of constants.
		if ( '' !== $wpdb->last_error ) {
			throw new \RuntimeException( $wpdb->last_error );
		}
		return $rows;
	}

	/**
	 * A time of the database, which is UTC, as the site's clocks show it.
	 */
	private static function site( ?string $utc ): ?string {
		return null === $utc || str_starts_with( $utc, '0000' )
			? null
			: ( new DateTimeImmutable( $utc, new DateTimeZone( 'UTC' ) ) )->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' );
	}

	private static function coupon( string $code ): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'shop_coupon' AND post_title = %s", $code )
		);
	}
}
