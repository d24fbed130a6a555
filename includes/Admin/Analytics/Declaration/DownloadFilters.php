<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Closure;
use Storewright\Admin\Analytics\Query\Condition;

/**
 * The filters of reports about downloads, `d`, and what they were allowed by, `q`.
 */
final class DownloadFilters {

	/**
	 * By product, order, customer and address.
	 *
	 * @return list<Filter>
	 */
	public static function all(): array {
		$addresses = static fn( string $name, string $description, bool $wanted ) => Filter::of(
			$name,
			[
				'description' => $description,
				'type'        => 'array',
				'items'       => [ 'type' => 'string' ],
			],
			static fn( mixed $value ): ?Condition => is_array( $value ) && [] !== $value
				? self::in( 'd.user_ip_address', array_values( array_filter( $value, 'is_string' ) ), $wanted )
				: null
		);
		return [
			...self::pair(
				'product',
				__( 'Limit results to downloads of these products.', 'storewright' ),
				__( 'Limit results to downloads of other products than these.', 'storewright' ),
				static fn( array $ids, bool $wanted ) => self::in( 'q.product_id', $ids, $wanted )
			),
			...self::pair(
				'order',
				__( 'Limit results to downloads of these orders.', 'storewright' ),
				__( 'Limit results to downloads of other orders than these.', 'storewright' ),
				static fn( array $ids, bool $wanted ) => self::in( 'q.order_id', $ids, $wanted )
			),
			...self::pair(
				'customer',
				__( 'Limit results to downloads by these customers.', 'storewright' ),
				__( 'Limit results to downloads by other customers than these.', 'storewright' ),
				self::by_customer( ... )
			),
			$addresses( 'ip_address_includes', __( 'Limit results to downloads from these IP addresses.', 'storewright' ), true ),
			$addresses( 'ip_address_excludes', __( 'Limit results to downloads from other IP addresses than these.', 'storewright' ), false ),
		];
	}

	/**
	 * @param string                               $what
	 * @param string                               $includes  Description.
	 * @param string                               $excludes  Description.
	 * @param Closure(list<int>, bool): Condition $condition Of ids, and whether they are wanted.
	 * @return list<Filter>
	 */
	private static function pair( string $what, string $includes, string $excludes, Closure $condition ): array {
		return [
			Filter::ids( "{$what}_includes", $includes, static fn( array $ids ) => $condition( $ids, true ) ),
			Filter::ids( "{$what}_excludes", $excludes, static fn( array $ids ) => $condition( $ids, false ) ),
		];
	}

	/**
	 * @param string           $column
	 * @param list<int|string> $values
	 * @param bool             $wanted
	 */
	private static function in( string $column, array $values, bool $wanted ): Condition {
		return $wanted ? Condition::in( $column, $values ) : Condition::not_in( $column, $values );
	}

	/**
	 * @param list<int> $ids    Of customers in reports.
	 * @param bool      $wanted
	 */
	private static function by_customer( array $ids, bool $wanted ): Condition {
		$in       = Condition::in( 'u.customer_id', $ids );
		$operator = $wanted ? 'IN' : 'NOT IN';
		return new Condition(
			"COALESCE( d.user_id, 0 ) $operator ( SELECT u.user_id FROM {customers} u WHERE u.user_id > 0 AND {$in->sql} )",
			...$in->args
		);
	}
}
