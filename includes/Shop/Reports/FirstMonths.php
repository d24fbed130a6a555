<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

/**
 * In which months customers made their first order that counts, as far as rows of order_stats come and go: what cohorts of later months
 * depend on. A row that comes as another one of the customer's goes in the same month changes nothing.
 *
 * @internal
 */
final class FirstMonths {

	/**
	 * How many rows of first orders came, less those that went, by customer and month.
	 *
	 * @var array<string, array{month: string, order: int, rows: int}>
	 */
	private array $changes = [];

	/**
	 * Statuses that do not count, null until it is asked.
	 *
	 * @var list<string>|null
	 */
	private ?array $not_counted = null;

	/**
	 * Forgets what was noted.
	 */
	public function forget(): void {
		$this->changes     = [];
		$this->not_counted = null;
	}

	/**
	 * Notes that a row comes, or goes.
	 *
	 * @param array<string, string|int|null> $row  All of its columns.
	 * @param int                            $sign 1 or -1.
	 */
	public function add( array $row, int $sign ): void {
		$date     = (string) ( $row['date_created'] ?? '' );
		$customer = (int) ( $row['customer_id'] ?? 0 );
		if ( 0 === $customer || 0 !== (int) $row['parent_id'] || 0 !== (int) ( $row['returning_customer'] ?? 0 ) || '' === $date ) {
			return;
		}
		$this->not_counted ??= CountedStatuses::not_counted();
		if ( in_array( $row['status'], $this->not_counted, true ) ) {
			return;
		}
		$month = substr( $date, 0, 7 ) . '-01';

		$this->changes[ "$customer $month" ] = [
			'month' => $month,
			'order' => (int) $row['order_id'],
			'rows'  => $sign + ( $this->changes[ "$customer $month" ]['rows'] ?? 0 ),
		];
	}

	/**
	 * The months of which a customer's first order is now, or is no longer.
	 *
	 * @return array<string, int> First day of the month => one of the orders.
	 */
	public function changed(): array {
		return array_column( array_filter( $this->changes, static fn( array $one ): bool => 0 !== $one['rows'] ), 'order', 'month' );
	}
}
