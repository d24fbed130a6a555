<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Admin\Analytics\Query\Statuses;

/**
 * The filters of reports about orders, whose rows are those of the order statistics, `s`.
 */
final class OrderFilters {

	/**
	 * All that lists and figures of orders share.
	 *
	 * @param list<string> $types What one may ask for of customers.
	 * @return list<Filter>
	 */
	public static function all( array $types ): array {
		return [
			...self::statuses(),
			...self::having( 'product', '{products}', 'product_id' ),
			...self::having( 'variation', '{products}', 'variation_id' ),
			...self::having( 'coupon', '{coupons}', 'coupon_id' ),
			...self::having( 'tax_rate', '{taxes}', 'tax_rate_id' ),
			self::customer( 'customer_type', $types ),
			Filter::choice(
				'refunds',
				__( 'Limit results to orders or to their refunds.', 'storewright' ),
				[ '', 'all', 'partial', 'full', 'none' ],
				static fn( string $refunds ) => match ( $refunds ) {
					'all'   => new Condition( 's.parent_id <> 0' ),
					'none'  => new Condition( 's.parent_id = 0' ),
					'full'  => new Condition( "s.parent_id <> 0 AND s.status = 'wc-refunded'" ),
					default => new Condition( "s.parent_id <> 0 AND s.status <> 'wc-refunded'" ),
				}
			),
			...self::attributes( 's.order_id' ),
		];
	}

	/**
	 * By status.
	 *
	 * @return list<Filter>
	 */
	public static function statuses(): array {
		return [
			Filter::choices(
				'status_is',
				__( 'Limit results to orders with these statuses.', 'storewright' ),
				Statuses::names(),
				Statuses::one_of( ... )
			),
			Filter::choices(
				'status_is_not',
				__( 'Limit results to orders without these statuses.', 'storewright' ),
				Statuses::names(),
				Statuses::other_than( ... )
			),
		];
	}

	/**
	 * By whether the customer had bought before. Refunds have no such type.
	 *
	 * @param string       $name    Of the argument.
	 * @param list<string> $choices
	 */
	public static function customer( string $name, array $choices ): Filter {
		return Filter::choice(
			$name,
			__( 'Limit results to the first orders of customers, or to their later ones.', 'storewright' ),
			$choices,
			static fn( string $type ) => new Condition(
				's.parent_id = 0 AND s.returning_customer = %d',
				'returning' === $type ? 1 : 0
			)
		);
	}

	/**
	 * By attributes of variations: pairs of an attribute's and a term's id, or of an attribute's name and a value.
	 *
	 * @param string $order Column of the order's id.
	 * @return list<Filter>
	 */
	public static function attributes( string $order ): array {
		$pairs = static fn( string $name, string $description, string $operator ) => Filter::of(
			$name,
			[
				'description' => $description,
				'type'        => 'array',
				'items'       => [
					'type'  => 'array',
					'items' => [ 'type' => [ 'integer', 'string' ] ],
				],
			],
			static fn( mixed $value ): ?Condition => AttributePairs::condition( $value, $order, $operator )
		);
		return [
			$pairs(
				'attribute_is',
				__( 'Limit results to orders of variations with these attributes: pairs of attribute and term.', 'storewright' ),
				'IN'
			),
			$pairs(
				'attribute_is_not',
				__( 'Limit results to orders without variations with these attributes: pairs of attribute and term.', 'storewright' ),
				'NOT IN'
			),
		];
	}

	/**
	 * @return list<Filter>
	 */
	private static function having( string $what, string $table, string $column ): array {
		return [
			Filter::ids(
				"{$what}_includes",
				__( 'Limit results to orders with any of these.', 'storewright' ),
				static fn( array $ids ) => self::related( $table, $column, 'IN', $ids )
			),
			Filter::ids(
				"{$what}_excludes",
				__( 'Limit results to orders with none of these.', 'storewright' ),
				static fn( array $ids ) => self::related( $table, $column, 'NOT IN', $ids )
			),
		];
	}

	/**
	 * @param string           $table
	 * @param string           $column
	 * @param string           $operator IN or NOT IN.
	 * @param list<int> $ids
	 */
	private static function related( string $table, string $column, string $operator, array $ids ): Condition {
		$in = Condition::in( "f.$column", $ids );
		return new Condition( "s.order_id $operator ( SELECT f.order_id FROM $table f WHERE {$in->sql} )", ...$in->args );
	}
}
