<?php
declare(strict_types=1);

namespace Storewright\Companion\Shop;

use Automattic\WooCommerce\Utilities\OrderUtil;
use DateTimeImmutable;
use Storewright\Kernel\Context;
use Storewright\Shop\Orders;
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
	 * WooCommerce's own query: plugins may give orders other numbers.
	 */
	public function oldest_in( array $statuses, int $limit ): array {
		$orders = [] === $statuses ? [] : wc_get_orders(
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
