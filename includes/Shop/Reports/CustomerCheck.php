<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Storewright\Database\DeadlockRetry;
use Storewright\Kernel\Context;
use Storewright\Kernel\Options;

/**
 * Has the sums of customers be right, and the notes of which order was their first: after statuses begin or cease to count, and where
 * others have written.
 */
final class CustomerCheck {

	/**
	 * The option that holds by which statuses the sums are complete.
	 */
	public const OPTION = 'storewright_report_customers_by';

	private const AT_ONCE = 1000;

	private readonly CustomerSums $sums;

	private readonly ReturningCustomers $returning;

	private readonly string $customers;

	private readonly string $stats;

	public function __construct( private readonly Context $context ) {
		$tables          = $context->shop()->report_tables();
		$this->customers = $tables->customer_lookup;
		$this->stats     = $tables->order_stats;
		$this->sums      = new CustomerSums( $context->database, $tables->customer_lookup, $tables->order_stats );
		$this->returning = new ReturningCustomers( $context->database, $tables->order_stats, new DayTotals( $context->database ) );
	}

	/**
	 * Whether the sums of all customers are of the statuses that count now.
	 */
	public function is_complete(): bool {
		return self::are_complete( $this->context->options, $this->customers );
	}

	/**
	 * The same for whoever has the name of the table at hand.
	 *
	 * @param Options $options
	 * @param string  $customers Full name of ReportTables::$customer_lookup.
	 */
	public static function are_complete( Options $options, string $customers ): bool {
		return $options->string( self::OPTION ) === self::form( $customers );
	}

	/**
	 * Notes that the sums are complete: each customer was looked at, or there are none.
	 */
	public function complete(): void {
		if ( ! $this->is_complete() ) {
			$this->first_orders_changed();
		}
		$this->sums->repair_all();
		$this->context->options->set( self::OPTION, self::form( $this->customers ) );
	}

	/**
	 * Notes that first orders may be others: other statuses count.
	 */
	public function first_orders_changed(): void {
		$days = new DayTotals( $this->context->database );
		$days->firsts_changed();
		$days->flush();
	}

	/**
	 * Has nobody read the sums until each customer was looked at again.
	 */
	public function forget(): void {
		$this->context->options->delete( self::OPTION );
	}

	/**
	 * Which customers are added up now, and by which statuses.
	 */
	public function current(): string {
		return self::form( $this->customers );
	}

	/**
	 * By which statuses customers are added up, and which: alone they are others than beside WooCommerce.
	 */
	private static function form( string $customers ): string {
		$excluded = CountedStatuses::excluded();
		sort( $excluded );
		return "$customers " . implode( ',', $excluded );
	}

	/**
	 * Corrects the sums of the next customers, and which of their orders is noted as the first.
	 *
	 * @param int $after Those with higher numbers than this one.
	 * @return int|null The number to go on after, null where all are done.
	 */
	public function step( int $after ): ?int {
		$next = $this->context->database->column(
			"SELECT customer_id FROM {$this->customers} WHERE customer_id > %d ORDER BY customer_id LIMIT %d",
			$after,
			self::AT_ONCE
		);
		if ( [] === $next ) {
			return null;
		}
		$ids = array_map( intval( ... ), $next );
		$this->renew( $this->sums->differing( $ids ) );
		$this->returning->correct( $ids );
		return (int) end( $next );
	}

	/**
	 * Corrects the sums of who ordered at some days, and those of all customers together.
	 *
	 * @param list<string> $days Such as `2026-11-01`, in site time.
	 * @return int How many differed.
	 */
	public function repair( array $days ): int {
		$differences = 0;
		foreach ( $days as $day ) {
			$ids = $this->context->database->column(
				"SELECT DISTINCT customer_id FROM {$this->stats} WHERE date_created >= %s AND date_created <= %s AND customer_id > 0",
				"$day 00:00:00",
				"$day 23:59:59"
			);
			foreach ( array_chunk( array_map( intval( ... ), $ids ), self::AT_ONCE ) as $some ) {
				$differing = $this->sums->differing( $some );
				$this->renew( $differing );
				$differences += count( $differing );
			}
		}
		return $differences + $this->sums->repair_all();
	}

	/**
	 * How many customers differ.
	 */
	public function drift(): int {
		$ids = $this->context->database->column( "SELECT customer_id FROM {$this->customers}" );
		return count( $this->sums->differing( array_map( intval( ... ), $ids ) ) ) + ( null === $this->sums->drift_of_all() ? 0 : 1 );
	}

	/**
	 * @param list<int> $ids
	 */
	private function renew( array $ids ): void {
		if ( [] !== $ids ) {
			DeadlockRetry::run( fn() => $this->sums->renew( $ids ) );
		}
	}
}
