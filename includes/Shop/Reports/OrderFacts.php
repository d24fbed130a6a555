<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use DateTimeImmutable;

/**
 * What reports need of an order or a refund, whoever runs the shop. Amounts are decimal text in the order's currency, negative in a
 * refund; times are UTC.
 */
final class OrderFacts {

	/**
	 * @param int                                                            $id
	 * @param int                                                            $parent_id    The order of a refund, else 0.
	 * @param bool                                                           $is_refund
	 * @param string                                                         $status       Without prefix.
	 * @param string                                                         $currency     Three letters.
	 * @param DateTimeImmutable|null                                         $created
	 * @param DateTimeImmutable|null                                         $paid
	 * @param DateTimeImmutable|null                                         $completed
	 * @param string                                                         $total        With everything.
	 * @param string                                                         $tax          All taxes together.
	 * @param string                                                         $shipping     Without tax.
	 * @param string                                                         $shipping_tax
	 * @param list<ItemFacts>                                                $items
	 * @param array<int, array{order_tax: string, shipping_tax: string}> $taxes        By tax rate.
	 * @param array<int, string>                                             $coupons      Discount by coupon.
	 * @param string                                                         $payment_method Id of the gateway, '' where there is none.
	 * @param string                                                         $country      Code of the country that it is billed to.
	 * @param string                                                         $state        Code of the state there, else its name.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $parent_id,
		public readonly bool $is_refund,
		public readonly string $status,
		public readonly string $currency,
		public readonly ?DateTimeImmutable $created,
		public readonly ?DateTimeImmutable $paid,
		public readonly ?DateTimeImmutable $completed,
		public readonly string $total,
		public readonly string $tax,
		public readonly string $shipping,
		public readonly string $shipping_tax,
		public readonly array $items,
		public readonly array $taxes,
		public readonly array $coupons,
		public readonly string $payment_method,
		public readonly string $country,
		public readonly string $state
	) {}

	/**
	 * How many pieces were ordered.
	 */
	public function pieces(): int {
		return (int) round( array_sum( array_map( static fn( ItemFacts $item ) => $item->quantity, $this->items ) ) );
	}
}
