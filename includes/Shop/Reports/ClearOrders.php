<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Storewright\Database\DeadlockRetry;
use Storewright\Kernel\Context;

/**
 * Takes orders out of the rows and the sums that reports read.
 *
 * @internal
 */
final class ClearOrders {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Takes out the next orders and refunds.
	 *
	 * @param int $until The last one that is to go.
	 * @param int $limit At most so many.
	 * @return int How many went.
	 */
	public function next( int $until, int $limit ): int {
		$tables   = $this->context->shop()->report_tables();
		$database = $this->context->database;
		$ids      = array_map(
			intval( ... ),
			$database->column( "SELECT order_id FROM {$tables->order_stats} WHERE order_id <= %d ORDER BY order_id LIMIT %d", $until, $limit )
		);
		$store    = new RowStore( $database, $this->context->options, $tables );
		$remove   = static fn() => $store->replace( array_fill_keys( $ids, [] ), [] );
		DeadlockRetry::run( static fn() => $database->transaction( $remove ) );
		return count( $ids );
	}
}
