<?php
declare(strict_types=1);

namespace Storewright\Shop;

use Storewright\Database\Connection;
use Storewright\Database\TableCheck;

/**
 * The table of what was changed of orders, whoever runs the shop: it is made where Storewright does, and stays where WooCommerce takes
 * over. It holds former names and addresses, so it must not outlive the orders.
 */
final class OrderHistory {

	/**
	 * Name of the table without prefix.
	 */
	public const TABLE = 'storewright_order_history';

	/**
	 * Group of the object cache in which it is kept until the request ends whether there is the table.
	 */
	private const CACHE = 'storewright_request';

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Whether there is such a table.
	 */
	public function is_there(): bool {
		return TableCheck::exists( $this->database, self::TABLE );
	}

	/**
	 * Removes what is recorded of orders, where anything ever was. A request that deletes thousands of orders looks for the table once: in
	 * one that is made afterwards, as by a command that sets up our shop, that same request leaves what is recorded.
	 *
	 * @param list<int> $order_ids
	 */
	public function forget( array $order_ids ): void {
		if ( [] !== $order_ids && $this->was_there() ) {
			$places = implode( ', ', array_fill( 0, count( $order_ids ), '%d' ) );
			$this->database->execute( "DELETE FROM {$this->database->table( self::TABLE )} WHERE order_id IN ( $places )", ...$order_ids );
		}
	}

	private function was_there(): bool {
		wp_cache_add_non_persistent_groups( self::CACHE );
		$table = $this->database->table( self::TABLE );
		$known = wp_cache_get( $table, self::CACHE );
		if ( ! is_string( $known ) ) {
			$known = $this->is_there() ? 'yes' : 'no';
			wp_cache_set( $table, $known, self::CACHE );
		}
		return 'yes' === $known;
	}
}
