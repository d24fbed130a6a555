<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Storewright\Admin\Analytics\Query\Condition;

/**
 * A report whose tables or filters depend on several arguments at once.
 */
interface GoesByRequest extends HasSource, CountsAnyStatus {

	/**
	 * The time of an order that requests ask for, whatever the shop's reports go by: as WooCommerce does.
	 */
	public const DATE = 's.date_created';

	/**
	 * The same report for a request.
	 *
	 * @param array<string, mixed> $arguments By name; what the request does not say has its default or is missing.
	 * @param Condition            $orders    Which orders and refunds, `s`, count: their statuses, and the time that is asked for, if any.
	 * @param bool                 $has_sums  Whether it is known of each customer what all orders come to that count: see CustomerCheck.
	 */
	public function for_request( array $arguments, Condition $orders, bool $has_sums ): static;
}
