<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;

/**
 * What is kept with a customer whose row is locked until the transaction ends: nobody else changes it meanwhile.
 *
 * @internal
 */
final class HeldCustomer {

	/**
	 * @param int                   $number     `customer_id`.
	 * @param int                   $orders     How many orders count.
	 * @param BigDecimal            $spent      Their sum, less refunds.
	 * @param BigDecimal            $mean       An order's value on average.
	 * @param string                $last_order When the last order or refund was made, in site time; '' where there is none.
	 * @param array<string, string> $news       Columns of the row that are to be others, such as an address.
	 */
	public function __construct(
		public readonly int $number,
		public readonly int $orders,
		public readonly BigDecimal $spent,
		public readonly BigDecimal $mean,
		public readonly string $last_order,
		public readonly array $news
	) {}

	/**
	 * The same once orders came or went.
	 *
	 * @param int        $orders How many more of them.
	 * @param BigDecimal $spent  How much more was spent.
	 * @param string     $came   When the last of those was made that came, '' where none did.
	 */
	public function after( int $orders, BigDecimal $spent, string $came ): self {
		$all   = $this->orders + $orders;
		$total = $this->spent->plus( $spent );
		$mean  = $all > 0 ? $total->dividedBy( $all, CustomerSums::MEAN, RoundingMode::HALF_UP ) : BigDecimal::zero();
		return new self( $this->number, $all, $total, $mean, max( $this->last_order, $came ), $this->news );
	}

	/**
	 * Whether a customer who has ordered is counted, 1 or 0.
	 */
	public function buyers(): int {
		return $this->orders > 0 ? 1 : 0;
	}

	/**
	 * What the row's columns of sums are to be.
	 *
	 * @return array<string, string>
	 */
	public function columns(): array {
		return [
			'storewright_orders' => (string) $this->orders,
			'storewright_spent'  => (string) $this->spent,
			'storewright_mean'   => (string) $this->mean,
		] + ( '' === $this->last_order ? [] : [ 'storewright_last_order' => $this->last_order ] );
	}
}
