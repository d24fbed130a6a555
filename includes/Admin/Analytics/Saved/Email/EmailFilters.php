<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved\Email;

/**
 * What of a saved view narrows its report: what its screen has a filter for, though the report's route may take more. The counterpart of
 * client/analytics/reports/advanced.ts and of `filterQuery()` in query.ts beside it.
 */
final class EmailFilters {

	/**
	 * Filters, by the screens that have them.
	 */
	private const FILTERS = [
		'orders'     => [
			...[ 'match', 'status_is', 'status_is_not', 'customer_type', 'refunds', 'attribute_is', 'attribute_is_not' ],
			...[ 'product_includes', 'product_excludes', 'variation_includes', 'variation_excludes' ],
			...[ 'coupon_includes', 'coupon_excludes', 'tax_rate_includes', 'tax_rate_excludes' ],
		],
		'variations' => [
			...[ 'match', 'attribute_is', 'attribute_is_not' ],
			...[ 'category_includes', 'category_excludes', 'product_includes', 'product_excludes' ],
		],
		'downloads'  => [
			...[ 'match', 'product_includes', 'product_excludes', 'customer_includes', 'customer_excludes' ],
			...[ 'order_includes', 'order_excludes', 'ip_address_includes', 'ip_address_excludes' ],
		],
		'customers'  => [
			...[ 'match', 'search', 'name_includes', 'name_excludes', 'country_includes', 'country_excludes' ],
			...[ 'username_includes', 'username_excludes', 'email_includes', 'email_excludes' ],
			...[ 'orders_count_min', 'orders_count_max', 'orders_count_between' ],
			...[ 'total_spend_min', 'total_spend_max', 'total_spend_between' ],
			...[ 'avg_order_value_min', 'avg_order_value_max', 'avg_order_value_between' ],
			...[ 'registered_before', 'registered_after', 'registered_between' ],
			...[ 'last_active_before', 'last_active_after', 'last_active_between', 'last_order_before', 'last_order_after' ],
		],
		'stock'      => [ 'type' ],
	];

	/**
	 * Items that narrow a screen: by their argument the parameter of the choice above the report, and how many of them count with which
	 * choice.
	 */
	private const ITEMS = [
		'products'   => [
			'products'   => [
				'filter',
				[
					'single_product'   => 1,
					'compare-products' => self::MOST_COMPARED,
				],
			],
			'variations' => [ 'filter-variations', [ 'compare-variations' => self::MOST_COMPARED ] ],
		],
		'variations' => [
			'variations' => [
				'filter-variations',
				[
					'single_variation'   => 1,
					'compare-variations' => self::MOST_COMPARED,
				],
			],
		],
		'categories' => [
			'categories' => [
				'filter',
				[
					'single_category'    => 1,
					'compare-categories' => self::MOST_COMPARED,
				],
			],
		],
		'coupons'    => [
			'coupons' => [
				'filter',
				[
					'single_coupon'   => 1,
					'compare-coupons' => self::MOST_COMPARED,
				],
			],
		],
		'taxes'      => [ 'taxes' => [ 'filter', [ 'compare-taxes' => self::MOST_COMPARED ] ] ],
		'customers'  => [ 'customers' => [ 'filter', [ 'single_customer' => 1 ] ] ],
	];

	private const MOST_COMPARED = 8;

	/**
	 * The parameters that the screen of a report narrows it by.
	 *
	 * @param string $slug The report's.
	 * @return list<string>
	 */
	public static function names( string $slug ): array {
		return [ ...self::FILTERS[ $slug ] ?? [], ...array_keys( self::ITEMS[ $slug ] ?? [] ) ];
	}

	/**
	 * The item that a screen shows alone, null where it shows all or several.
	 *
	 * @param string       $slug  The report's.
	 * @param array<mixed> $query
	 */
	public static function single( string $slug, array $query ): ?int {
		return 1 === self::most( $slug, $slug, $query ) ? EmailArguments::ids( $query[ $slug ] ?? '' )[0] ?? null : null;
	}

	/**
	 * What narrows a report.
	 *
	 * @param string       $slug  The report's.
	 * @param array<mixed> $query
	 * @return array<mixed>
	 */
	public static function of( string $slug, array $query ): array {
		$args = array_intersect_key( $query, array_flip( self::names( $slug ) ) );
		foreach ( array_intersect_key( $args, self::ITEMS[ $slug ] ?? [] ) as $name => $value ) {
			$args[ $name ] = array_slice( EmailArguments::ids( $value ), 0, self::most( $slug, (string) $name, $query ) );
		}
		foreach ( $args as $name => $value ) {
			if ( 1 === preg_match( '/^(registered|last_active|last_order)_(before|after|between)$/D', (string) $name, $rule ) ) {
				$args[ $name ] = self::moments( $value, $rule[2] );
			}
		}
		return $args;
	}

	/**
	 * How many of the items that an argument names count.
	 *
	 * @param string       $slug
	 * @param string       $name
	 * @param array<mixed> $query
	 */
	private static function most( string $slug, string $name, array $query ): int {
		[ $show, $choices ] = self::ITEMS[ $slug ][ $name ] ?? [ '', [] ];
		$shown              = $query[ $show ] ?? '';
		return is_string( $shown ) ? $choices[ $shown ] ?? 0 : 0;
	}

	/**
	 * Days as the moments that the server compares with: “before” and “after” leave the day out, both ends of a range belong to it. ''
	 * where one is no day.
	 *
	 * @param mixed  $days
	 * @param string $rule `before`, `after` or `between`.
	 * @return list<string>|string
	 */
	private static function moments( mixed $days, string $rule ): array|string {
		$days = is_array( $days ) ? $days : wp_parse_list( is_string( $days ) ? $days : '' );
		$read = array_map( EmailPeriod::day( ... ), array_values( $days ) );
		$from = $read[0] ?? null;
		$to   = $read[1] ?? null;
		if ( 'between' === $rule ) {
			return null !== $from && null !== $to && 2 === count( $read )
				? [ $from->format( 'Y-m-d\T00:00:00' ), $to->format( 'Y-m-d\T23:59:59' ) ]
				: '';
		}
		if ( null === $from || 1 !== count( $read ) ) {
			return '';
		}
		return 'before' === $rule
			? $from->modify( '-1 day' )->format( 'Y-m-d\T23:59:59' )
			: $from->modify( '+1 day' )->format( 'Y-m-d\T00:00:00' );
	}
}
