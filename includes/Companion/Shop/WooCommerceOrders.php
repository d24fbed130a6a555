<?php
declare(strict_types=1);

namespace Storewright\Companion\Shop;

use Automattic\WooCommerce\Utilities\OrderUtil;
use DateTimeImmutable;
use DateTimeZone;
use Storewright\Kernel\Context;
use Storewright\Shop\Orders;
use Storewright\Shop\ReportedOrder;
use Storewright\Shop\WaitingOrder;
use WC_Order;

/**
 * WooCommerce's orders, in tables of their own or in posts: WooCommerce says which.
 */
final class WooCommerceOrders implements Orders {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Counted anew: WooCommerce keeps its own count, and would keep a wrong one if it were asked for while an order is being saved.
	 */
	public function count_by_status(): array {
		$database                  = $this->context->database;
		[ $table, $type, $status ] = self::place();
		$rows                      = $database->rows(
			"SELECT $status AS status, COUNT(*) AS number FROM {$database->table( $table )} WHERE $type = 'shop_order' GROUP BY $status"
		);
		$counts                    = [];
		foreach ( array_column( $rows, 'number', 'status' ) as $status => $count ) {
			$status            = (string) $status;
			$status            = str_starts_with( $status, 'wc-' ) ? substr( $status, 3 ) : $status;
			$counts[ $status ] = ( $counts[ $status ] ?? 0 ) + (int) $count;
		}
		return array_filter( $counts, static fn( int $count ) => 0 !== $count );
	}

	public function any(): bool {
		[ $table, $type ] = self::place();
		$database         = $this->context->database;
		return null !== $database->value( "SELECT 1 FROM {$database->table( $table )} WHERE $type = 'shop_order' LIMIT 1" );
	}

	/**
	 * Reads the rows of these statuses alone, along WooCommerce's index of type and status.
	 */
	public function count_in( array $statuses ): int {
		if ( [] === $statuses ) {
			return 0;
		}
		$database                  = $this->context->database;
		[ $table, $type, $status ] = self::place();
		$places                    = implode( ', ', array_fill( 0, count( $statuses ), '%s' ) );
		return (int) $database->value(
			"SELECT COUNT(*) FROM {$database->table( $table )} WHERE $type = 'shop_order' AND $status IN ( $places )",
			...array_map( static fn( string $status ) => "wc-$status", $statuses )
		);
	}

	/**
	 * In one query of ours. WooCommerce takes 16 to make its orders, and makes them only where a plugin gives them other numbers.
	 */
	public function oldest_in( array $statuses, int $limit ): array {
		if ( [] === $statuses ) {
			return [];
		}
		return false === has_filter( 'woocommerce_order_number' )
			? array_map( self::from_row( ... ), $this->oldest_rows( $statuses, $limit ) )
			: self::oldest_objects( $statuses, $limit );
	}

	/**
	 * @param list<string> $statuses
	 * @param int          $limit
	 * @return list<array<string, string|null>> id, status, total, currency, created, first_name, last_name.
	 */
	private function oldest_rows( array $statuses, int $limit ): array {
		$database = $this->context->database;
		$places   = implode( ', ', array_fill( 0, count( $statuses ), '%s' ) );
		$values   = [ ...array_map( static fn( string $status ) => "wc-$status", $statuses ), $limit ];
		if ( OrderUtil::custom_orders_table_usage_is_enabled() ) {
			return $database->rows(
				"SELECT o.id, o.status, o.total_amount AS total, o.currency, o.date_created_gmt AS created, a.first_name, a.last_name
				FROM {$database->table( 'wc_orders' )} o LEFT JOIN {$database->table( 'wc_order_addresses' )} a
				ON a.order_id = o.id AND a.address_type = 'billing'
				WHERE o.type = 'shop_order' AND o.status IN ( $places ) ORDER BY o.date_created_gmt, o.id LIMIT %d",
				...$values
			);
		}
		$meta = static fn( string $key ): string => "( SELECT m.meta_value FROM {$database->table( 'postmeta' )} m
			WHERE m.post_id = o.ID AND m.meta_key = '$key' ORDER BY m.meta_id LIMIT 1 )";
		return $database->rows(
			"SELECT o.ID AS id, o.post_status AS status, {$meta( '_order_total' )} AS total, {$meta( '_order_currency' )} AS currency,
			o.post_date_gmt AS created, {$meta( '_billing_first_name' )} AS first_name, {$meta( '_billing_last_name' )} AS last_name
			FROM ( SELECT ID, post_status, post_date_gmt, post_date FROM {$database->table( 'posts' )}
			WHERE post_type = 'shop_order' AND post_status IN ( $places ) ORDER BY post_date, ID LIMIT %d ) o ORDER BY o.post_date, o.ID",
			...$values
		);
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private static function from_row( array $row ): WaitingOrder {
		// How names are put together and totals are rounded is WooCommerce's.
		$order = new WC_Order();
		$order->set_billing_first_name( (string) $row['first_name'] );
		$order->set_billing_last_name( (string) $row['last_name'] );
		$order->set_total( (string) $row['total'] );
		$created = (string) $row['created'];
		return new WaitingOrder(
			(int) $row['id'],
			(string) $row['id'],
			trim( $order->get_formatted_billing_full_name() ),
			(string) $order->get_total( 'edit' ),
			(string) $row['currency'],
			(string) preg_replace( '/^wc-/', '', (string) $row['status'] ),
			'' === $created || str_starts_with( $created, '0000' ) ? null : new DateTimeImmutable( $created, new DateTimeZone( 'UTC' ) )
		);
	}

	/**
	 * @param list<string> $statuses
	 * @param int          $limit
	 * @return list<WaitingOrder>
	 */
	private static function oldest_objects( array $statuses, int $limit ): array {
		$orders = wc_get_orders(
			[
				'type'    => 'shop_order',
				'status'  => $statuses,
				'orderby' => 'date',
				'order'   => 'ASC',
				'limit'   => $limit,
			]
		);
		$oldest = [];
		foreach ( is_array( $orders ) ? $orders : [] as $order ) {
			if ( ! $order instanceof WC_Order ) {
				continue;
			}
			$created  = $order->get_date_created();
			$oldest[] = new WaitingOrder(
				$order->get_id(),
				$order->get_order_number(),
				trim( $order->get_formatted_billing_full_name() ),
				(string) $order->get_total( 'edit' ),
				$order->get_currency(),
				$order->get_status(),
				null === $created ? null : ( new DateTimeImmutable() )->setTimestamp( $created->getTimestamp() )
			);
		}
		return $oldest;
	}

	/**
	 * Orders are made only where a plugin gives them other numbers.
	 */
	public function reported( array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		$database = $this->context->database;
		// Exports ask about hundreds, whom placeholders take longer than the database does.
		$places  = implode( ', ', $ids );
		$source  = OrderUtil::custom_orders_table_usage_is_enabled()
			? [ 'wc_orders_meta', 'order_id', 'id' ]
			: [ 'postmeta', 'post_id', 'meta_id' ];
		$rows    = $database->rows(
			"SELECT {$source[1]} AS order_id, meta_key AS name, meta_value AS value FROM {$database->table( $source[0] )}
			WHERE {$source[1]} IN ( $places ) AND meta_key IN ( %s, %s ) ORDER BY {$source[2]} DESC",
			...ReportedOrder::META
		);
		$numbers = false === has_filter( 'woocommerce_order_number' ) ? [] : self::numbers( $ids );
		return ReportedOrder::of_meta( $ids, $rows, $numbers );
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, string> By id.
	 */
	private static function numbers( array $ids ): array {
		$numbers = [];
		foreach ( $ids as $id ) {
			$order = wc_get_order( $id );
			if ( $order instanceof WC_Order ) {
				$numbers[ $id ] = $order->get_order_number();
			}
		}
		return $numbers;
	}

	public function status_names(): array {
		$names = [];
		foreach ( wc_get_order_statuses() as $status => $name ) {
			$status           = (string) $status;
			$status           = str_starts_with( $status, 'wc-' ) ? substr( $status, 3 ) : $status;
			$names[ $status ] = is_string( $name ) ? $name : $status;
		}
		return $names;
	}

	/**
	 * Where orders are kept.
	 *
	 * @return array{string, string, string} The table without prefix, and its columns of type and status.
	 */
	private static function place(): array {
		return OrderUtil::custom_orders_table_usage_is_enabled()
			? [ 'wc_orders', 'type', 'status' ]
			: [ 'posts', 'post_type', 'post_status' ];
	}
}
