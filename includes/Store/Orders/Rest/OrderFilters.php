<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Storewright\Rest\Collection;
use Storewright\Rest\Dates;
use Storewright\Rest\Paging;
use Storewright\Rest\Params;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Query\OrderCriteria;
use WP_REST_Request;

/**
 * Between the arguments of the lists of orders and refunds, and criteria.
 */
final class OrderFilters {

	private const ORDERBY = [ 'date', 'id', 'include', 'title', 'slug', 'modified' ];

	/**
	 * The arguments of lists of orders.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function args(): array {
		return self::common() + [
			'status'      => [
				'description' => __( 'Only orders in one of these statuses.', 'storewright' ),
				'type'        => 'array',
				'items'       => [
					'type' => 'string',
					'enum' => [
						OrderCriteria::ANY,
						OrderStatus::TRASH,
						OrderStatus::AUTO_DRAFT,
						...array_map( strval( ... ), array_keys( OrderStatus::all() ) ),
					],
				],
				'default'     => OrderCriteria::ANY,
			],
			'customer'    => self::arg( 'integer', __( 'Only orders of this user; 0 for those of guests.', 'storewright' ) ),
			'product'     => self::arg( 'integer', __( 'Only orders with this product.', 'storewright' ) ),
			'created_via' => self::arg(
				'array',
				__( 'Only orders that were made by one of these.', 'storewright' )
			) + [ 'items' => [ 'type' => 'string' ] ],
		];
	}

	/**
	 * The arguments that lists of refunds have, too.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function common(): array {
		return Collection::args( self::ORDERBY ) + [
			'parent'         => Collection::ids( __( 'Only what belongs to these orders.', 'storewright' ) ),
			'parent_exclude' => Collection::ids( __( 'Not what belongs to these orders.', 'storewright' ) ),
		] + SerializerOptions::args();
	}

	/**
	 * Returns the criteria of a request.
	 *
	 * @param WP_REST_Request $request
	 * @param string          $type    Order::TYPE or Order::REFUND.
	 * @param int|null        $parent  Only what belongs to this order, null for any.
	 */
	public static function of( WP_REST_Request $request, string $type = Order::TYPE, ?int $parent = null ): OrderCriteria {
		$params  = new Params( $request );
		$paging  = Paging::of( $request );
		$range   = Dates::range( $request );
		$include = self::integers( $params, 'include' );
		return new OrderCriteria(
			$type,
			self::strings( $params, 'status' ),
			$params->int( 'customer' ),
			'',
			$params->int( 'product' ),
			self::strings( $params, 'created_via' ),
			null === $parent ? self::integers( $params, 'parent' ) : [ $parent ],
			self::integers( $params, 'parent_exclude' ),
			[] === $include ? null : $include,
			self::integers( $params, 'exclude' ),
			$range->after,
			$range->before,
			$range->modified_after,
			$range->modified_before,
			wp_check_invalid_utf8( $params->string( 'search' ) ?? '' ),
			$params->string( 'orderby' ) ?? 'date',
			'asc' === $params->string( 'order' ),
			$paging->limit,
			$paging->offset
		);
	}

	/**
	 * @return list<int>
	 */
	private static function integers( Params $params, string $name ): array {
		return array_values( array_map( intval( ... ), array_filter( $params->array( $name ) ?? [], is_numeric( ... ) ) ) );
	}

	/**
	 * @return list<string>
	 */
	private static function strings( Params $params, string $name ): array {
		$value = $params->array( $name ) ?? wp_parse_list( $params->string( $name ) ?? '' );
		return array_values( array_filter( $value, static fn( mixed $one ) => is_string( $one ) && '' !== $one ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function arg( string $type, string $description ): array {
		return [
			'description' => $description,
			'type'        => $type,
		];
	}
}
