<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

use Storewright\Database\Meta\MetaChange;
use Storewright\Database\Meta\MetaEntry;
use Storewright\Database\Meta\ObjectMeta;
use Storewright\Kernel\Context;
use Storewright\Store\Products\Import\ExistingProducts;
use Storewright\Store\Products\Model\MetaKeys;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\Model\ProductRecord;
use Storewright\Store\Products\Query\ProductRecords;

/**
 * Copies a product with its variations. The copy is a draft, nobody has bought or rated it, and no import made it.
 */
final class ProductDuplicator {

	private const NOT_COPIED = [ '_sku', '_global_unique_id', 'total_sales', '_wc_average_rating', '_wc_rating_count', '_wc_review_count' ];

	public function __construct(
		private readonly Context $context,
		private readonly ProductRepository $repository,
		private readonly ProductRecords $records
	) {}

	/**
	 * Copies a product.
	 *
	 * @param Product        $product
	 * @param ProductChanges $changes What is to be different in the copy.
	 */
	public function of( Product $product, ProductChanges $changes ): Product {
		$copy = $this->created( $product->id, 0, fn( ProductChanges $copied ) => $this->merged( $copied, $changes ) );
		foreach ( Product::VARIABLE === $product->type ? $product->children : [] as $child ) {
			$this->created( $child, $copy->id, static fn( ProductChanges $copied ) => $copied );
		}
		return $copy;
	}

	/**
	 * @param int                                      $id     What is copied.
	 * @param int                                      $parent The copy of its parent, 0 for a product.
	 * @param callable(ProductChanges): ProductChanges $finish
	 */
	private function created( int $id, int $parent, callable $finish ): Product {
		$copy   = $this->copy( $id );
		$create = function ( string $sku ) use ( $copy, $parent, $finish ): Product {
			$copy->meta['_sku'] = $sku;
			return $this->repository->create( $finish( $copy ), $parent );
		};
		return ( new UniqueIdentifiers( $this->context->database ) )->with_free( $copy->meta['_sku'] ?? '', $create );
	}

	private function copy( int $id ): ProductChanges {
		$record  = $this->records->fresh( $id );
		$changes = new ProductChanges();
		if ( null === $record ) {
			return $changes;
		}
		$internal              = MetaKeys::internal( array_keys( $record->meta ) );
		$changes->type         = $record->is_variation() ? null : $record->type;
		$changes->columns      = array_intersect_key(
			$record->post,
			array_flip( [ 'post_content', 'post_excerpt', 'menu_order', 'comment_status', 'post_password', 'post_parent' ] )
		);
		$changes->meta         = array_diff_key(
			array_intersect_key( $record->meta, array_flip( $internal ) ),
			array_flip( self::NOT_COPIED )
		);
		$changes->meta['_sku'] = $record->meta( '_sku' );
		$changes->terms        = $record->terms;
		$changes->featured     = in_array( 'featured', $record->visibility, true );
		$changes->visibility   = self::visibility( $record );
		$changes->meta_data    = array_map(
			static fn( MetaEntry $entry ) => new MetaChange( null, $entry->key, $entry->value ),
			( new ObjectMeta( 'post' ) )->entries( $id, [ ...$internal, ExistingProducts::MARK ] )
		);
		if ( ! $record->is_variation() ) {
			$changes->columns['post_status'] = 'draft';
			/* translators: %s: name of a product. */
			$changes->columns['post_title'] = sprintf( __( '%s (copy)', 'storewright' ), $record->column( 'post_title' ) );
		} else {
			unset( $changes->columns['post_parent'] );
			$changes->columns['post_status'] = $record->column( 'post_status' );
		}
		return $changes;
	}

	private function merged( ProductChanges $copy, ProductChanges $changes ): ProductChanges {
		$copy->type       = $changes->type ?? $copy->type;
		$copy->columns    = $changes->columns + $copy->columns;
		$copy->meta       = $changes->meta + $copy->meta;
		$copy->terms      = $changes->terms + $copy->terms;
		$copy->featured   = $changes->featured ?? $copy->featured;
		$copy->visibility = $changes->visibility ?? $copy->visibility;
		$copy->attributes = $changes->attributes;
		$copy->selection  = $changes->selection;
		$copy->images     = $changes->images;
		$copy->meta_data  = [ ...$copy->meta_data, ...$changes->meta_data ];
		return $copy;
	}

	private static function visibility( ProductRecord $record ): string {
		$catalog = ! in_array( 'exclude-from-catalog', $record->visibility, true );
		$search  = ! in_array( 'exclude-from-search', $record->visibility, true );
		return $catalog ? ( $search ? 'visible' : 'catalog' ) : ( $search ? 'search' : 'hidden' );
	}
}
