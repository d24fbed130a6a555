<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Model;

use Storewright\Database\Serialized;
use Storewright\Store\Products\PostTypes;

/**
 * A product as it is stored: columns of its post, meta data by WooCommerce's keys, terms.
 *
 * @internal Product is what others work with.
 */
final class ProductRecord {

	/**
	 * @param int                      $id         0 for one that is yet to be stored.
	 * @param array<string, string>    $post       Column => value.
	 * @param array<string, string>    $meta       Key => stored text, the first where a key is there several times.
	 * @param string                   $type       Slug of the product type.
	 * @param list<string>             $visibility Slugs of the terms of visibility.
	 * @param array<string, list<int>> $terms      Taxonomy => ids of terms.
	 */
	public function __construct(
		public int $id,
		public array $post,
		public array $meta,
		public string $type,
		public array $visibility,
		public array $terms
	) {}

	/**
	 * Whether it is a variation.
	 */
	public function is_variation(): bool {
		return PostTypes::VARIATION === $this->column( 'post_type' );
	}

	/**
	 * A column of the post.
	 */
	public function column( string $name ): string {
		return $this->post[ $name ] ?? '';
	}

	/**
	 * A piece of meta data as text.
	 */
	public function meta( string $key ): string {
		return $this->meta[ $key ] ?? '';
	}

	/**
	 * A piece of meta data that holds an array.
	 *
	 * @return array<mixed>
	 */
	public function list( string $key ): array {
		$value = Serialized::decode( $this->meta( $key ) );
		return is_array( $value ) ? $value : [];
	}

	/**
	 * A piece of meta data that says yes or no.
	 */
	public function yes( string $key ): bool {
		return 'yes' === $this->meta( $key );
	}

	/**
	 * Ids of terms.
	 *
	 * @return list<int>
	 */
	public function terms( string $taxonomy ): array {
		return $this->terms[ $taxonomy ] ?? [];
	}
}
