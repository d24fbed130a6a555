<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * How many products and variations there are of which few are left.
 */
final class LowStockCountSchema implements Schema {

	public static function title(): string {
		return 'low_stock_count';
	}

	public static function properties(): array {
		return [ 'total' => Field::integer( __( 'Number of products and variations.', 'storewright' ), readonly: true ) ];
	}
}
