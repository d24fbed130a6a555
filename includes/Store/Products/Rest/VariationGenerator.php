<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\Model\ProductAttribute;
use Storewright\Store\Products\Query\ProductQuery;
use Storewright\Store\Products\Write\ProductRepository;
use Storewright\Store\Products\Write\RequestAttribute;
use Storewright\Store\Products\Write\RequestReader;

/**
 * Makes the variations of a product that its options allow.
 */
final class VariationGenerator {

	/**
	 * How many one request makes at most. Sent again, the request makes the next ones.
	 */
	private const MAX_COUNT = 100;

	public function __construct(
		private readonly ProductQuery $query,
		private readonly ProductRepository $repository,
		private readonly RequestReader $reader
	) {}

	/**
	 * Makes those that are missing.
	 *
	 * @param Product      $product
	 * @param array<mixed> $defaults Fields of each, as clients send them.
	 * @return int How many were made.
	 */
	public function make_missing( Product $product, array $defaults ): int {
		$known = array_flip(
			array_map( static fn( Product $variation ) => self::key( $variation->selection ), $this->query->several( $product->children ) )
		);
		$made  = 0;
		foreach ( self::combinations( $product ) as $combination ) {
			if ( $made >= self::MAX_COUNT ) {
				break;
			}
			if ( ! isset( $known[ self::key( $combination ) ] ) ) {
				$changes            = $this->reader->read( array_diff_key( $defaults, [ 'attributes' => true ] ), true );
				$changes->selection = self::selection( $product, $combination );
				$this->repository->create( $changes, $product->id );
				++$made;
			}
		}
		return $made;
	}

	/**
	 * Deletes those that no options of the product make.
	 *
	 * @return int How many were deleted.
	 */
	public function delete_unfit( Product $product ): int {
		$deleted = 0;
		foreach ( $this->query->several( $product->children ) as $variation ) {
			if ( ! self::fits( $variation, $product ) ) {
				$this->repository->delete( $variation->id );
				++$deleted;
			}
		}
		return $deleted;
	}

	/**
	 * Every combination of options.
	 *
	 * @return iterable<array<string, string>> Attribute key => stored value.
	 */
	private static function combinations( Product $product ): iterable {
		$attributes = self::varied( $product );
		$total      = [] === $attributes ? 0 : (int) min(
			1_000_000,
			array_product( array_map( static fn( ProductAttribute $attribute ) => count( $attribute->values ), $attributes ) )
		);
		for ( $index = 0; $index < $total; $index++ ) {
			$combination = [];
			$rest        = $index;
			foreach ( array_reverse( $attributes ) as $attribute ) {
				$count                          = count( $attribute->values );
				$combination[ $attribute->key ] = $attribute->values[ $rest % $count ];
				$rest                           = intdiv( $rest, $count );
			}
			yield $combination;
		}
	}

	/**
	 * @param array<string, string> $selection
	 */
	private static function key( array $selection ): string {
		ksort( $selection );
		return http_build_query( $selection );
	}

	/**
	 * @param array<string, string> $combination
	 * @return list<RequestAttribute>
	 */
	private static function selection( Product $product, array $combination ): array {
		return array_map(
			static fn( ProductAttribute $attribute ) => new RequestAttribute(
				$attribute->id,
				$attribute->name,
				0,
				true,
				true,
				[ $combination[ $attribute->key ] ]
			),
			self::varied( $product )
		);
	}

	private static function fits( Product $variation, Product $product ): bool {
		$attributes = self::varied( $product );
		foreach ( $attributes as $attribute ) {
			$value = $variation->selection[ $attribute->key ] ?? '';
			if ( '' !== $value && ! in_array( $value, $attribute->values, true ) ) {
				return false;
			}
		}
		return [] === array_diff_key( $variation->selection, array_column( $attributes, null, 'key' ) );
	}

	/**
	 * @return list<ProductAttribute>
	 */
	private static function varied( Product $product ): array {
		return array_values(
			array_filter(
				$product->attributes,
				static fn( ProductAttribute $attribute ) => $attribute->variation && [] !== $attribute->values
			)
		);
	}
}
