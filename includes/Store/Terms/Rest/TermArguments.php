<?php
declare(strict_types=1);

namespace Storewright\Store\Terms\Rest;

use Storewright\Rest\Collection;
use Storewright\Rest\Params;
use Storewright\Store\Terms\TermChanges;
use WP_REST_Request;

/**
 * Arguments and fields of requests for terms.
 */
final class TermArguments {

	private const ORDERS = [ 'id', 'include', 'name', 'slug', 'term_group', 'description', 'count' ];

	/**
	 * The arguments of a collection of terms.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function of_collection(): array {
		return Collection::args( self::ORDERS, 'name', 'asc', false ) + [
			'hide_empty' => [
				'description' => __( 'Whether terms without a published product are left out.', 'storewright' ),
				'type'        => 'boolean',
				'default'     => false,
			],
			'parent'     => self::integer( __( 'Only terms right below this one; 0 for those at the top.', 'storewright' ) ),
			'product'    => self::integer( __( 'Only terms of this product.', 'storewright' ) ),
			'slug'       => [
				'description' => __( 'Only the term with this slug.', 'storewright' ),
				'type'        => 'string',
			],
		];
	}

	/**
	 * An id or another whole number.
	 *
	 * @param string $description
	 * @return array<string, mixed>
	 */
	public static function integer( string $description ): array {
		return [
			'description' => $description,
			'type'        => 'integer',
		];
	}

	/**
	 * Returns the arguments for WP_Term_Query of a request for a collection.
	 *
	 * @param WP_REST_Request $request
	 * @param bool            $nested  Whether terms can lie below another; where they can't, that is not asked for, as in WooCommerce.
	 * @return array{orderby: string, order: string, hide_empty: bool, include?: list<int>, exclude?: list<int>, search?: string,
	 *   parent?: int, object_ids?: int, slug?: string}
	 */
	public static function criteria( WP_REST_Request $request, bool $nested ): array {
		$params   = new Params( $request );
		$include  = self::ids( $params->array( 'include' ) );
		$exclude  = self::ids( $params->array( 'exclude' ) );
		$search   = trim( (string) $params->string( 'search' ) );
		$slug     = (string) $params->string( 'slug' );
		$parent   = $params->int( 'parent' );
		$product  = $params->int( 'product' );
		$criteria = [
			'orderby'    => $params->string( 'orderby' ) ?? 'name',
			'order'      => $params->string( 'order' ) ?? 'asc',
			'hide_empty' => true === $params->bool( 'hide_empty' ),
		];
		return $criteria
			+ ( [] === $include ? [] : [ 'include' => $include ] )
			+ ( [] === $exclude ? [] : [ 'exclude' => $exclude ] )
			+ ( '' === $search ? [] : [ 'search' => $search ] )
			+ ( '' === $slug ? [] : [ 'slug' => sanitize_title( $slug, $slug ) ] )
			+ ( null === $parent || ! $nested ? [] : [ 'parent' => $parent ] )
			+ ( null === $product ? [] : [ 'object_ids' => $product ] );
	}

	/**
	 * Returns the changes of a term in a request, without its image.
	 *
	 * @param WP_REST_Request $request
	 * @param int|null        $image_id The image that was found for it; 0 to take it away, null to leave it.
	 */
	public static function changes( WP_REST_Request $request, ?int $image_id = null ): TermChanges {
		$params = new Params( $request );
		return new TermChanges(
			$params->string( 'name' ),
			$params->string( 'slug' ),
			$params->string( 'description' ),
			$params->int( 'parent' ),
			$params->int( 'menu_order' ),
			$params->string( 'display' ),
			$image_id
		);
	}

	/**
	 * @param array<mixed>|null $input
	 * @return list<int>
	 */
	private static function ids( ?array $input ): array {
		return array_map( static fn( mixed $id ) => is_numeric( $id ) ? (int) $id : 0, array_values( $input ?? [] ) );
	}
}
