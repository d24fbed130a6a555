<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Inventory;

use Brick\Math\BigDecimal;

/**
 * A product's stock before and after.
 *
 * @internal Used by StockKeeper.
 */
final class StockChange {

	public function __construct( public readonly int $product_id, public readonly BigDecimal $old, public readonly BigDecimal $new ) {}
}
