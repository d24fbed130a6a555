<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\Model\ProductRecord;
use Storewright\Store\Products\PostTypes;
use Storewright\Store\Products\Query\ProductFactory;
use Storewright\Store\Products\Query\ProductQuery;
use Storewright\Store\Terms\Taxonomies;

/**
 * Puts changes into the record of a product.
 *
 * @internal
 */
final class ChangeApplier {

	public function __construct( private readonly ProductQuery $query, private readonly AttributeWriter $attributes ) {}

	/**
	 * A product, or a variation of one, that nothing is known of yet.
	 *
	 * @param int $parent The variable product of a variation, 0 for a product.
	 */
	public static function blank( int $parent ): ProductRecord {
		return new ProductRecord(
			0,
			[
				'post_type'      => 0 === $parent ? PostTypes::PRODUCT : PostTypes::VARIATION,
				'post_parent'    => (string) $parent,
				'post_status'    => 'publish',
				'post_title'     => '',
				'post_content'   => '',
				'post_excerpt'   => '',
				'comment_status' => 0 === $parent ? 'open' : 'closed',
				'ping_status'    => 'closed',
			],
			[],
			0 === $parent ? Product::SIMPLE : Product::VARIATION,
			[],
			[]
		);
	}

	/**
	 * Puts them in.
	 *
	 * @param ProductRecord      $record
	 * @param ProductChanges     $changes
	 * @param ProductRecord|null $parent  The variable product of a variation.
	 */
	public function apply( ProductRecord $record, ProductChanges $changes, ?ProductRecord $parent ): void {
		$record->post  = $changes->columns + $record->post;
		$record->meta  = array_filter( $changes->meta + $record->meta, static fn( ?string $value ) => null !== $value );
		$record->type  = $changes->type ?? $record->type;
		$record->terms = $changes->terms + $record->terms;
		foreach ( $changes->tag_names as $name ) {
			$record->terms[ Taxonomies::TAG ][] = RequestTerms::tag( $name );
		}
		if ( '' === $record->column( 'post_title' ) && null === $parent ) {
			$record->post['post_title'] = __( 'Product', 'storewright' );
		}
		if ( null !== $changes->attributes ) {
			$this->attributes->put( $record, $changes->attributes );
		}
		if ( null !== $changes->images ) {
			self::images( $record, $changes->images->ids );
		}
		DerivedFields::visibility( $record, $changes->visibility, $changes->featured );
		if ( null !== $parent ) {
			$this->variation( $record, $changes, $parent );
			return;
		}
		if ( null !== $changes->selection ) {
			$record->meta['_default_attributes'] = maybe_serialize(
				array_filter(
					$this->attributes->selection( $changes->selection, $this->factory()->attributes( $record ) ),
					static fn( string $value ) => '' !== $value
				)
			);
		}
		if ( [] === $record->terms( Taxonomies::CATEGORY ) ) {
			$default = get_option( 'default_product_cat', 0 );

			$record->terms[ Taxonomies::CATEGORY ] = is_numeric( $default ) && (int) $default > 0 ? [ (int) $default ] : [];
		}
	}

	/**
	 * @param list<int> $ids
	 */
	private static function images( ProductRecord $record, array $ids ): void {
		$first = array_shift( $ids );
		unset( $record->meta['_thumbnail_id'] );
		if ( null !== $first ) {
			$record->meta['_thumbnail_id'] = (string) $first;
		}
		if ( ! $record->is_variation() ) {
			$record->meta['_product_image_gallery'] = implode( ',', $ids );
		}
	}

	private function variation( ProductRecord $record, ProductChanges $changes, ProductRecord $parent ): void {
		$attributes = $this->factory()->attributes( $parent );
		if ( null !== $changes->selection ) {
			$record->meta = array_filter(
				$record->meta,
				static fn( string $key ) => ! str_starts_with( $key, 'attribute_' ),
				ARRAY_FILTER_USE_KEY
			);
			foreach ( $this->attributes->selection( $changes->selection, $attributes ) as $key => $value ) {
				$record->meta[ "attribute_$key" ] = $value;
			}
		}
		$options = ProductFactory::options( $attributes, ProductFactory::selection( $record ) );

		$record->post['post_title']   = $parent->column( 'post_title' ) . ( [] === $options ? '' : ' - ' . implode( ', ', $options ) );
		$record->post['post_excerpt'] = implode(
			', ',
			array_map( static fn( string $name, string $option ) => "$name: $option", array_keys( $options ), $options )
		);
	}

	private function factory(): ProductFactory {
		return $this->query->factory();
	}
}
