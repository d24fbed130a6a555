<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

/**
 * Sums by day that stand for orders.
 */
final class DaySource {

	/**
	 * @param string                $from      What follows FROM.
	 * @param Condition             $condition Which sums count.
	 * @param array<string, string> $columns   Columns of orders => those of the sums.
	 */
	public function __construct( public readonly string $from, public readonly Condition $condition, public readonly array $columns ) {}
}
