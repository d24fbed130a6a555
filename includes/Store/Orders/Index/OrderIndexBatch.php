<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Database\DeadlockRetry;
use Storewright\Kernel\Context;
use Storewright\Shop\Reports\DayTotals;
use Storewright\Shop\Reports\ReturningCustomers;
use Storewright\Shop\Reports\RowStore;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Storage\OrderReader;
use Storewright\Store\Orders\Storage\RowWriter;
use Storewright\Store\Orders\Tables;

/**
 * Indexes orders: the words that they are found by, and their rows for reports where there are none.
 *
 * @internal
 */
final class OrderIndexBatch {

	/**
	 * How many orders are looked for at once. The words of those that have changed take a look through all words.
	 */
	private const AT_ONCE = 5000;

	/**
	 * How many are kept from changing at once; some tenths of a second.
	 */
	private const LOCKED_AT_ONCE = 1000;

	/**
	 * The same on SQLite, where statements are taken apart in PHP.
	 */
	private const AT_ONCE_SQLITE = 200;

	public function __construct( private readonly Context $context, private readonly ReportCustomerIds $customer_ids ) {}

	/**
	 * Indexes the next orders that are not known as they are.
	 *
	 * @param int   $id     The last one that is done.
	 * @param float $until  Unix time, in seconds, after which no further ones are begun.
	 * @param bool  $months Whether to note the months of them all, since not all months are counted anyway.
	 * @return string|null The last one that is done now, null where there were none.
	 */
	public function after( int $id, float $until, bool $months ): ?string {
		$known = ( new IndexedOrders( $this->context->database, $this->context->options ) )->written_by_others( $id, self::AT_ONCE );
		if ( [] === $known ) {
			return null;
		}
		$words = $this->words_of( array_keys( array_filter( $known, static fn( array $times ) => null !== $times['created'] ) ) );
		foreach ( array_chunk(
			$known,
			$this->context->database->is_sqlite() ? self::AT_ONCE_SQLITE : self::LOCKED_AT_ONCE,
			true
		) as $some ) {
			DeadlockRetry::run( fn() => $this->index( $some, array_intersect_key( $words, $some ), $months ) );
			$id = max( array_keys( $some ) );
			if ( microtime( true ) >= $until ) {
				break;
			}
		}
		return (string) $id;
	}

	/**
	 * @param non-empty-array<int, array{created: string|null, updated: string|null}> $known Orders, with the times that are known of them.
	 * @param array<int, list<array<string, string|null>>>                            $words What those are found by that have
	 *   changed, by order.
	 * @param bool                                                                    $months Whether to note the months of them all.
	 */
	private function index( array $known, array $words, bool $months ): void {
		$database = $this->context->database;
		$index    = new IndexedOrders( $database, $this->context->options );
		$ids      = array_keys( $known );
		$changed  = array_keys( array_filter( $known, static fn( array $times ) => null !== $times['created'] ) );
		$numbers  = $this->customers( $ids, $changed );
		$database->transaction(
			function () use ( $database, $index, $known, $ids, $changed, $words, $numbers, $months ): void {
				$this->customer_ids->hold_new( array_values( $numbers ) );
				$searched = new SearchFieldsReader( $database );
				// Whoever changes one of them waits, and then writes its words anew.
				$rows = $index->with_times( $searched->lock( $ids ) );
				$this->forget_reports( $changed );
				$search = new SearchIndex( $database );
				$search->forget( $words );
				$search->add( $searched->of( $rows ) );
				$days    = new DayTotals( $database );
				$reports = new ReportLookups(
					$database,
					new ReturningCustomers( $database, $database->table( Tables::STATS ), $days ),
					$days
				);
				foreach ( ( new OrderReader( $database ) )->several( array_keys( $numbers ) ) as $order ) {
					// As if it was there: some of its rows may be.
					$reports->follow( $order, $order, $numbers[ $order->id ] );
				}
				$index->note( $rows );
				if ( [] !== $changed || $months ) {
					$this->months( [ ...array_values( $known ), ...IndexedOrders::times( $rows ) ] );
				}
			}
		);
	}

	/**
	 * Forgets the next orders that others have removed.
	 *
	 * @param int $id The last one that is done.
	 * @return string|null The last one that is done now, null where there were none.
	 */
	public function removed_after( int $id ): ?string {
		$database = $this->context->database;
		$index    = new IndexedOrders( $database, $this->context->options );
		$known    = $index->removed_by_others( $id, self::AT_ONCE );
		if ( [] === $known ) {
			return null;
		}
		$words = $this->words_of( array_keys( $known ) );
		foreach ( array_chunk( $known, self::LOCKED_AT_ONCE, true ) as $some ) {
			$database->transaction(
				function () use ( $database, $index, $some, $words ): void {
					$ids = array_keys( $some );
					( new SearchIndex( $database ) )->forget( array_intersect_key( $words, $some ) );
					$this->forget_reports( $ids );
					$index->forget( $ids );
					$this->months( array_values( $some ) );
				}
			);
		}
		return (string) max( array_keys( $known ) );
	}

	/**
	 * Which words orders are found by. Reads the whole table, so it locks nothing.
	 *
	 * @param list<int> $ids
	 * @return array<int, list<array<string, string|null>>> By order.
	 */
	private function words_of( array $ids ): array {
		$words = [];
		foreach ( [] === $ids ? [] : $this->context->database->rows(
			"SELECT token, listed, created, order_id FROM {$this->context->database->table( Tables::SEARCH )} WHERE order_id IN ("
				. RowWriter::places( $ids )
				. ')',
			...$ids
		) as $row ) {
			$words[ (int) $row['order_id'] ][] = $row;
		}
		return $words;
	}

	/**
	 * @param list<int> $ids
	 */
	private function forget_reports( array $ids ): void {
		( new RowStore( $this->context->database, $this->context->options, $this->context->shop()->report_tables() ) )->replace(
			array_fill_keys( $ids, [] ),
			[]
		);
	}

	/**
	 * @param array<array<string, string|null>> $times
	 */
	private function months( array $times ): void {
		$pairs = array_map(
			static fn( array $one ) => [
				'created' => $one['created'] ?? null,
				'updated' => $one['updated'] ?? null,
			],
			$times
		);
		( new MonthsToCount( $this->context->options ) )->add( $pairs );
	}

	/**
	 * Who ordered what has no rows for reports: asked before the transaction, since it may take a lock.
	 *
	 * @param list<int> $ids
	 * @param list<int> $anew Those that get their rows anew.
	 * @return array<int, int> Order => number of the customer.
	 */
	private function customers( array $ids, array $anew ): array {
		$database = $this->context->database;
		$there    = array_map(
			'intval',
			$database->column(
				"SELECT order_id FROM {$database->table( Tables::STATS )} WHERE order_id IN (" . RowWriter::places( $ids ) . ')',
				...$ids
			)
		);
		return array_map(
			fn( Order $order ) => $this->customer_ids->of( $order ),
			( new OrderReader( $database ) )->several(
				array_values( [ ...array_diff( $ids, $there ), ...array_intersect( $there, $anew ) ] )
			)
		);
	}
}
