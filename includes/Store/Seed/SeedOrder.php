<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * An order of a seeded shop, calculated. Amounts are in cents, moments in Unix seconds.
 */
final class SeedOrder {

	public string $status = 'wc-completed';

	/**
	 * Whether the customer had ordered before, as reports count it.
	 */
	public bool $returning = false;

	public ?int $paid = null;

	public ?int $completed = null;

	public string $method = 'bacs';

	/**
	 * @var list<SeedOrderLine>
	 */
	public array $lines = [];

	public int $quantity = 0;

	public int $goods = 0;

	public int $goods_tax = 0;

	public int $discount = 0;

	/**
	 * The tax that is saved, of all lines rounded once.
	 */
	public int $discount_tax = 0;

	/**
	 * The same as the coupon has it, each line's rounded.
	 */
	public int $coupon_tax = 0;

	/**
	 * Which of SeedCoupons::ALL was used, -1 if none.
	 */
	public int $offer = -1;

	/**
	 * Null where nothing is sent.
	 */
	public ?string $shipping_title = null;

	public int $shipping = 0;

	/**
	 * @var array<int, int> SeedTaxRate => tax.
	 */
	public array $shipping_taxes = [];

	public int $fee = 0;

	/**
	 * @var array<int, int> SeedTaxRate => tax.
	 */
	public array $fee_taxes = [];

	public int $shipping_tax = 0;

	public int $total = 0;

	/**
	 * @var list<SeedRefund>
	 */
	public array $refunds = [];

	/**
	 * @param int    $number    Which order of the shop, from 0.
	 * @param int    $moment    When it was made.
	 * @param int    $buyer     Which customer.
	 * @param SeedCustomer $person    That customer.
	 */
	public function __construct(
		public readonly int $number,
		public readonly int $moment,
		public readonly int $buyer,
		public readonly SeedCustomer $person
	) {}

	/**
	 * Whether the order is a draft, which reports do not know.
	 */
	public function is_draft(): bool {
		return 'wc-checkout-draft' === $this->status;
	}

	/**
	 * All of the order's tax.
	 */
	public function tax(): int {
		return $this->goods_tax + $this->shipping_tax;
	}
}
