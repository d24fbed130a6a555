<?php
declare(strict_types=1);

namespace Storewright\Store\Import\Importers;

use Storewright\Kernel\Context;
use Storewright\Store\Import\ImportMap;
use Storewright\Store\Import\ImportNotes;
use Storewright\Store\Import\Record;
use Storewright\Store\Import\RecordImporter;
use Storewright\Store\Products\ProductServices;
use Storewright\Store\Products\Write\RequestReader;

/**
 * ProductImporter, or variations of them.
 */
final class ProductImporter implements RecordImporter {

	/**
	 * Fields that follow from others, or are handled here.
	 */
	private const LEFT_OUT = [
		'id',
		'parent_id',
		'images',
		'image',
		'variations',
		'permalink',
		'price',
		'price_html',
		'related_ids',
		'total_sales',
	];

	/**
	 * @param Context   $context The site.
	 * @param ImportMap $map     What was imported.
	 * @param string    $name    `products` or `variations`.
	 */
	public function __construct( private readonly Context $context, private readonly ImportMap $map, private readonly string $name ) {}

	public function name(): string {
		return $this->name;
	}

	public function find( Record $record, int $parent ): int {
		$database = $this->context->database;
		$posts    = $database->table( 'posts' );
		$sku      = $record->text( 'sku' );
		$type     = $this->is_variation() ? 'product_variation' : 'product';
		if ( '' !== $sku ) {
			return (int) $database->value(
				"SELECT p.ID FROM $posts p INNER JOIN {$database->table( 'wc_product_meta_lookup' )} l ON l.product_id = p.ID
				WHERE l.sku = %s AND p.post_type = %s ORDER BY p.ID LIMIT 1",
				$sku,
				$type
			);
		}
		if ( $this->is_variation() ) {
			$of = $this->map->local( 'products', $this->parent( $record, $parent ) );
			// Without a number of its own, a variation is known by its place and time.
			$created = $record->moment( 'date_created' )?->format( 'Y-m-d H:i:s' ) ?? '';
			$id      = (int) $database->value(
				"SELECT ID FROM $posts WHERE ID = %d AND post_parent = %d AND post_type = %s AND post_date_gmt = %s",
				$record->id(),
				$of,
				$type,
				$created
			);
			return $id;
		}
		$slug = sanitize_title( $record->text( 'slug' ) );
		return '' === $slug ? 0 : (int) $database->value(
			"SELECT ID FROM $posts WHERE post_name = %s AND post_type = %s ORDER BY ID LIMIT 1",
			$slug,
			$type
		);
	}

	public function add( Record $record, int $parent, ImportNotes $notice ): int {
		$of = $this->is_variation() ? $this->map->local( 'products', $this->parent( $record, $parent ) ) : 0;
		if ( $this->is_variation() && 0 === $of ) {
			throw $record->refused( 'parent_id', __( 'The product of this variation is not imported.', 'storewright' ) );
		}
		$changes = ( new RequestReader() )->read( $this->fields( $record, $notice ), $this->is_variation() );
		if ( $record->has( 'total_sales' ) ) {
			$changes->meta['total_sales'] = (string) $record->integer( 'total_sales' );
		}
		return ( new ProductServices( $this->context ) )->repository()->create( $changes, $of, $record->id() )->id;
	}

	public function settle( Record $record, int $local ): void {}

	private function is_variation(): bool {
		return 'variations' === $this->name;
	}

	private function parent( Record $record, int $parent ): int {
		return 0 === $parent ? $record->integer( 'parent_id' ) : $parent;
	}

	/**
	 * The fields with the ids of this shop.
	 *
	 * @return array<mixed>
	 */
	private function fields( Record $record, ImportNotes $notice ): array {
		$fields = array_diff_key( $record->fields, array_flip( self::LEFT_OUT ) );
		if ( $this->is_variation() ) {
			unset( $fields['type'], $fields['name'], $fields['slug'] );
		}
		foreach ( [ 'categories', 'tags' ] as $terms ) {
			if ( isset( $fields[ $terms ] ) ) {
				$fields[ $terms ] = $this->terms( $record, $terms, $notice );
			}
		}
		unset( $fields['brands'] );
		foreach ( [ 'upsell_ids', 'cross_sell_ids', 'grouped_products' ] as $ids ) {
			if ( isset( $fields[ $ids ] ) ) {
				$fields[ $ids ] = array_map( $this->linked( ... ), $record->texts( $ids ) );
			}
		}
		foreach ( [ 'attributes', 'default_attributes' ] as $name ) {
			// Attributes that several products share are not exported: each product has its own.
			$fields[ $name ] = array_map( static fn( Record $attribute ) => [ 'id' => 0 ] + $attribute->fields, $record->objects( $name ) );
		}
		if ( [] !== ( $record->fields['images'] ?? [] ) || $record->has( 'image' ) ) {
			$notice->say( $this->is_variation() ? 'image' : 'images', __( 'Images are not imported.', 'storewright' ) );
		}
		$meta = [];
		foreach ( $record->objects( 'meta_data' ) as $entry ) {
			$meta[] = array_diff_key( $entry->fields, [ 'id' => 0 ] );
		}
		return [ 'meta_data' => $meta ] + array_filter( $fields, static fn( mixed $value ) => null !== $value );
	}

	/**
	 * A product that this one names; one that is not imported yet will have the id that it has there, as a rule.
	 */
	private function linked( string $id ): int {
		$here = $this->map->local( 'products', (int) $id );
		return 0 === $here ? (int) $id : $here;
	}

	/**
	 * @return list<array{id: int}>
	 */
	private function terms( Record $record, string $name, ImportNotes $notice ): array {
		$terms = [];
		foreach ( $record->objects( $name ) as $term ) {
			$id = $this->map->local( $name, $term->id() );
			if ( 0 === $id ) {
				$notice->say(
					$name,
					/* translators: %s: name of a category or tag. */
					sprintf( __( '“%s” is not imported, so that the product is not in it.', 'storewright' ), $term->text( 'name' ) )
				);
				continue;
			}
			$terms[] = [ 'id' => $id ];
		}
		return $terms;
	}
}
