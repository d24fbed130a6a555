<?php
declare(strict_types=1);

namespace Storewright\Store\Standalone;

use Storewright\Database\Connection;
use Storewright\Kernel\Options;
use Storewright\Shop\LowStock;
use Storewright\Shop\Products;
use Storewright\Store\Products\Query\ProductQuery;

/**
 * The Store's products for the dashboard.
 */
final class StoreProducts implements Products {

	public function __construct(
		private readonly Connection $database,
		private readonly Options $options,
		private readonly ProductQuery $products
	) {}

	public function has_published(): bool {
		return $this->products->has_published_without( self::SAMPLE_MARK );
	}

	public function count_published(): int {
		$published = get_object_vars( wp_count_posts( 'product' ) )['publish'] ?? 0;
		$count     = is_numeric( $published ) ? (int) $published : 0;
		return 0 === $count ? 0 : $count - $this->products->count_published_with( self::SAMPLE_MARK );
	}

	public function need_shipping(): bool {
		$lookup = $this->database->table( 'wc_product_meta_lookup' );
		$posts  = $this->database->table( 'posts' );
		return null !== $this->database->value(
			"SELECT l.product_id FROM $lookup l JOIN $posts p ON p.ID = l.product_id WHERE l.virtual = 0 AND p.post_type = 'product'
			AND p.post_status = 'publish' LIMIT 1"
		);
	}

	public function low_stock(): LowStock {
		return new LowStock( $this->database, $this->options );
	}
}
