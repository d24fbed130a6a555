<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Database\Connection;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\PostTypes;
use Storewright\Store\Products\Query\ProductQuery;
use Storewright\Store\Products\Tables;

/**
 * Finds the products that an order is to have.
 */
final class ProductFinder {

	public function __construct( private readonly Connection $database, private readonly ProductQuery $products ) {}

	/**
	 * The product or variation that a new line names: by variation_id, else product_id, else sku. Null where it is gone: whoever
	 * imports old orders names products that are deleted.
	 *
	 * @throws InvalidInput If none is named: `woocommerce_rest_required_product_reference`.
	 */
	public function named( RequestData $line ): ?Product {
		$variation = $line->count( 'variation_id', PHP_INT_MAX ) ?? 0;
		$product   = $line->count( 'product_id', PHP_INT_MAX ) ?? 0;
		$sku       = trim( $line->text( 'sku' ) ?? '' );
		if ( 0 === $variation && 0 === $product && '' === $sku ) {
			throw $line->refusal(
				'product_id',
				__( 'A line needs a product: its id, or its SKU.', 'storewright' ),
				'woocommerce_rest_required_product_reference'
			);
		}
		$id    = 0 < $variation ? $variation : ( 0 < $product ? $product : $this->by_sku( $sku ) );
		$found = 0 === $id ? null : $this->products->find( $id );
		return 0 < $variation && true !== $found?->is_variation() ? null : $found;
	}

	/**
	 * Products and variations, those in the trash included; what is none is missing.
	 *
	 * @param list<int> $ids
	 * @return array<int, Product> By id.
	 */
	public function several( array $ids ): array {
		$ids = array_values( array_unique( array_filter( $ids, static fn( int $id ) => $id > 0 ) ) );
		return [] === $ids ? [] : $this->products->several( $ids );
	}

	private function by_sku( string $sku ): int {
		return (int) $this->database->value(
			"SELECT l.product_id FROM {$this->database->table( Tables::LOOKUP )} l
			INNER JOIN {$this->database->table( 'posts' )} p ON p.ID = l.product_id
			WHERE l.sku = %s AND p.post_type IN ( %s, %s ) AND p.post_status <> 'trash' ORDER BY l.product_id LIMIT 1",
			$sku,
			PostTypes::PRODUCT,
			PostTypes::VARIATION
		);
	}
}
