<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Import;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Terms\Taxonomies;
use WP_Error;
use WP_Term;

/**
 * Categories, tags, brands and shipping classes by their names. Those that are not there are made, over wc/v3.
 */
final class NamedTerms {

	/**
	 * Field => taxonomy and route.
	 */
	private const KINDS = [
		'categories'     => [ Taxonomies::CATEGORY, '/products/categories' ],
		'tags'           => [ Taxonomies::TAG, '/products/tags' ],
		'brands'         => [ Taxonomies::BRAND, '/products/brands' ],
		'shipping_class' => [ Taxonomies::SHIPPING_CLASS, '/products/shipping_classes' ],
	];

	private const NESTED = [ 'categories', 'brands' ];

	/**
	 * Longest name, in characters.
	 */
	private const MAX_LENGTH = 200;

	/**
	 * @var array<string, int> What was found in this request: by field, parent and name.
	 */
	private array $found = [];

	/**
	 * @var array<string, true> What is not there but may be made, by the same keys: many rows of a trial name it.
	 */
	private array $may_be_made = [];

	public function __construct( private readonly InternalRequests $shop ) {}

	/**
	 * Ids of terms that rows name.
	 *
	 * @param string                        $field `categories`, `tags`, `brands` or `shipping_class`.
	 * @param list<non-empty-list<string>> $paths Each the way from the uppermost term to the one that is meant.
	 * @param bool                          $make  Whether missing ones are made; else it is only asked whether they may be.
	 * @return array{ids: list<int>, missing: bool}
	 * @throws InvalidInput If one can't be had.
	 */
	public function ids( string $field, array $paths, bool $make ): array {
		$ids     = [];
		$missing = false;
		foreach ( $paths as $path ) {
			$parent = 0;
			foreach ( $path as $name ) {
				$parent = $this->id( $field, $name, $parent, $make );
				if ( 0 === $parent ) {
					$missing = true;
					break;
				}
			}
			$ids[] = $parent;
		}
		return [
			'ids'     => array_values( array_unique( array_filter( $ids, static fn( int $id ) => $id > 0 ) ) ),
			'missing' => $missing,
		];
	}

	private function id( string $field, string $name, int $parent, bool $make ): int {
		$key = "$field $parent " . mb_strtolower( $name );
		if ( isset( $this->found[ $key ] ) ) {
			return $this->found[ $key ];
		}
		if ( ! $make && isset( $this->may_be_made[ $key ] ) ) {
			return 0;
		}
		[ $taxonomy, $path ] = self::KINDS[ $field ];

		$id = self::existing( $taxonomy, $name, $parent, ! in_array( $field, self::NESTED, true ) );
		if ( 0 === $id ) {
			$id = $this->missing( $field, $path, [ 'name' => $name ] + ( 0 === $parent ? [] : [ 'parent' => $parent ] ), $make );
		}
		if ( 0 === $id ) {
			$this->may_be_made[ $key ] = true;
		} else {
			$this->found[ $key ] = $id;
		}
		return $id;
	}

	private static function existing( string $taxonomy, string $name, int $parent, bool $by_slug ): int {
		$terms = get_terms(
			[
				'taxonomy'   => $taxonomy,
				'name'       => $name,
				'hide_empty' => false,
				'number'     => 1,
			] + ( $by_slug ? [] : [ 'parent' => $parent ] )
		);
		$term  = is_array( $terms ) && ( $terms[0] ?? null ) instanceof WP_Term ? $terms[0] : ( $by_slug ? get_term_by(
			'slug',
			sanitize_title( $name ),
			$taxonomy
		) : null );
		return $term instanceof WP_Term ? $term->term_id : 0;
	}

	/**
	 * @param string                            $field
	 * @param string                            $path
	 * @param array{name: string, parent?: int} $body
	 * @param bool                              $make
	 */
	private function missing( string $field, string $path, array $body, bool $make ): int {
		if ( mb_strlen( $body['name'] ) > self::MAX_LENGTH ) {
			/* translators: %d: number of characters. */
			throw self::refused( $field, sprintf( __( 'A name can have at most %d characters.', 'storewright' ), self::MAX_LENGTH ) );
		}
		$made = $make ? $this->shop->write( 'POST', $path, $body ) : $this->shop->attempt( 'POST', $path, $body, static fn() => null ) ?? 0;
		if ( is_int( $made ) ) {
			return $made;
		}
		$data = $made->get_error_data();
		if ( 'term_exists' === $made->get_error_code() && is_array( $data ) && is_numeric( $data['resource_id'] ?? null ) ) {
			return (int) $data['resource_id'];
		}
		throw self::refused( $field, self::reason( $body['name'], $made ) );
	}

	private static function reason( string $name, WP_Error $refusal ): string {
		return sprintf(
			/* translators: 1: name of a category, tag or the like, 2: why not. */
			__( '“%1$s” is not in your store and could not be added: %2$s', 'storewright' ),
			$name,
			$refusal->get_error_message()
		);
	}

	private static function refused( string $field, string $reason ): InvalidInput {
		return new InvalidInput( 'storewright_import_term', $reason, [ $field => $reason ] );
	}
}
