<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Inventory;

/**
 * Stock of a product, as it holds for buyers: a variation without stock of its own shows its parent's.
 */
final class Stock {

	public const IN_STOCK = 'instock';

	public const OUT_OF_STOCK = 'outofstock';

	public const ON_BACKORDER = 'onbackorder';

	public const STATUSES = [ self::IN_STOCK, self::OUT_OF_STOCK, self::ON_BACKORDER ];

	/**
	 * @param bool        $managed    Whether the product counts stock of its own.
	 * @param int         $holder_id  Id of the product whose stock is counted: its own, its parent's, 0 where none is.
	 * @param string|null $quantity   How many are left, a decimal text that may be negative; null where none are counted.
	 * @param string      $status     One of STATUSES.
	 * @param string      $backorders 'no', 'notify' or 'yes'.
	 * @param int|null    $low_amount From which quantity on few are left, null where the shop's setting says it.
	 * @param int|null    $own_low_amount The same of the product itself: null where a variation has that of its product.
	 */
	public function __construct(
		public readonly bool $managed,
		public readonly int $holder_id,
		public readonly ?string $quantity,
		public readonly string $status,
		public readonly string $backorders,
		public readonly ?int $low_amount,
		public readonly ?int $own_low_amount
	) {}

	/**
	 * Whether one may buy more than there is.
	 */
	public function allows_backorders(): bool {
		return 'no' !== $this->backorders;
	}

	/**
	 * Whether the next one is bought on back-order.
	 */
	public function is_backordered(): bool {
		return self::ON_BACKORDER === $this->status
			|| (
				0 !== $this->holder_id && $this->allows_backorders() && null !== $this->quantity && str_starts_with( $this->quantity, '-' )
			);

	}
}
