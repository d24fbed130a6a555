<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Kernel\Context;

/**
 * A report of orders by something that each of them has, such as its payment method: one class is its routes, its screen, and its
 * entry in the navigation. See docs/add-a-report.md.
 */
abstract class OrdersBy {

	/**
	 * Its place in addresses, such as `payment-methods`: small letters, digits and `-`.
	 */
	abstract public function name(): string;

	/**
	 * What its screen is called.
	 */
	abstract public function title(): string;

	/**
	 * What the index of reports says of it.
	 */
	abstract public function description(): string;

	/**
	 * The head of the column that tells rows apart.
	 */
	abstract public function label(): string;

	/**
	 * What rows are of: a column of order statistics, `s`, or an expression of them. Its name is also that of the argument which limits
	 * the report to some values.
	 */
	abstract public function of(): Column;

	/**
	 * What values are called.
	 *
	 * @param Context      $context
	 * @param list<string> $values  As of() has them.
	 * @return array<int|string, string> By value; those that are missing are called by their value.
	 */
	abstract public function names( Context $context, array $values ): array;

	/**
	 * The report that a value leads to, of orders that have the value: null where there is none. Its name has this one's before it, such
	 * as `locations/states`, and an argument of its own, with the name of this one's column, takes the value.
	 */
	public function inner(): ?self {
		return null;
	}

	/**
	 * The arguments that only this report has.
	 *
	 * @return list<Filter>
	 */
	public function own_filters(): array {
		return [];
	}

	/**
	 * The report with a row for each value.
	 */
	final public function rows(): ListReport {
		return new OrdersByRows( $this );
	}

	/**
	 * The report with figures by time.
	 */
	final public function figures(): StatsReport {
		return new OrdersByFigures( $this );
	}

	/**
	 * The arguments that narrow it down: statuses, and values.
	 *
	 * @return list<Filter>
	 */
	final public function filters(): array {
		$of = $this->of();
		return [
			...OrderFilters::statuses(),
			...$this->own_filters(),
			Filter::of(
				$of->name,
				[
					'description' => __( 'Limit results to these values.', 'storewright' ),
					'type'        => 'array',
					'items'       => [ 'type' => 'string' ],
				],
				static fn( mixed $value ): ?Condition => is_array( $value ) && [] !== $value
					? Condition::in( $of->sql, array_values( array_filter( $value, 'is_string' ) ) )
					: null
			),
		];
	}
}
