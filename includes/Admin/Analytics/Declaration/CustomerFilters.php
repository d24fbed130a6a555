<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Closure;
use DateTimeImmutable;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Rest\Collection;
use Storewright\Rest\Dates;

/**
 * The filters of reports about customers, `o`. Times of customers are kept in UTC, those of their orders in the site's time.
 */
final class CustomerFilters {

	/**
	 * What is known of a customer only once the orders were added up: value of `orderby` and name of the arguments.
	 */
	public const FIGURES = [ 'orders_count', 'total_spend', 'avg_order_value' ];

	public const NAME = "TRIM( CONCAT( o.first_name, ' ', o.last_name ) )";

	private const SEARCHED = [
		'name'     => [ self::NAME ],
		'username' => [ 'o.username' ],
		'email'    => [ 'o.email' ],
		'all'      => [ self::NAME, 'o.username', 'o.email' ],
	];

	/**
	 * Whether arguments need the orders of all customers to be added up.
	 *
	 * @param array<string, mixed> $arguments
	 */
	public static function need_figures( array $arguments ): bool {
		if ( in_array( $arguments['orderby'] ?? '', self::FIGURES, true ) ) {
			return true;
		}
		$names = array_merge(
			[ 'after', 'before', 'last_order_before', 'last_order_after' ],
			...array_map( static fn( string $one ) => [ "{$one}_min", "{$one}_max", "{$one}_between" ], self::FIGURES )
		);
		return [] !== array_filter( array_intersect_key( $arguments, array_flip( $names ) ), static fn( mixed $value ) => null !== $value );
	}

	/**
	 * All of them, in the order of WooCommerce's interface.
	 *
	 * @param string $searchby Where a search looks: `name`, `username`, `email` or `all`.
	 * @return list<Filter>
	 */
	public static function all( string $searchby ): array {
		return [
			...self::times( 'registered', 'o.date_registered', self::utc( ... ) ),
			...self::words( $searchby ),
			...self::times( 'last_active', 'o.date_last_active', self::utc( ... ) ),
			...self::times( 'last_order', 'o.date_last_order', self::site( ... ) ),
			...self::numbers( 'orders_count', 'integer' ),
			...self::numbers( 'total_spend', 'number' ),
			...self::numbers( 'avg_order_value', 'number' ),
			Filter::ids(
				'customers',
				__( 'Limit results to these customers.', 'storewright' ),
				static fn( array $ids ) => Condition::in( 'o.customer_id', $ids )
			),
		];
	}

	/**
	 * Further ones of lists.
	 *
	 * @return list<Filter>
	 */
	public static function of_lists(): array {
		return [
			Filter::ids(
				'users',
				__( 'Limit results to customers with these user accounts.', 'storewright' ),
				static fn( array $ids ) => Condition::in( 'o.user_id', $ids )
			),
			Filter::choices(
				'filter_empty',
				__( 'Leave out customers of whom one of these is not known.', 'storewright' ),
				[ 'email', 'name', 'country', 'city', 'state', 'postcode' ],
				static fn( array $fields ) => Condition::all(
					...array_map(
						static fn( string $field ) => new Condition( ( 'name' === $field ? self::NAME : "COALESCE( o.$field, '' )" ) . " <> ''" ),
						$fields
					)
				)
			),
		];
	}

	/**
	 * @return list<Filter>
	 */
	private static function words( string $searchby ): array {
		$text   = static fn( string $description ): array => [
			'description' => $description,
			'type'        => 'string',
		];
		$search = $text( __( 'Limit results to customers who have this text in what searchby names.', 'storewright' ) )
			+ [ 'maxLength' => Collection::LONGEST_SEARCH ];
		$all    = [ Filter::of( 'search', $search, static fn( mixed $value ) => self::contains( $value, self::SEARCHED[ $searchby ] ) ) ];
		foreach ( [ 'name', 'username', 'email', 'country' ] as $what ) {
			$is_country = 'country' === $what;
			foreach ( [ 'includes', 'excludes' ] as $how ) {
				$is_wanted = 'includes' === $how;
				$all[]     = Filter::of(
					"{$what}_$how",
					$text( self::listed( $is_country, $is_wanted ) ),
					static fn( mixed $value ) => self::one_of( $is_country ? 'o.country' : 'o.customer_id', $value, $is_wanted )
				);
			}
		}
		return $all;
	}

	private static function listed( bool $is_country, bool $is_wanted ): string {
		if ( $is_country ) {
			return $is_wanted
				? __( 'Limit results to customers of these countries: codes, separated by commas.', 'storewright' )
				: __( 'Limit results to customers of other countries: codes, separated by commas.', 'storewright' );
		}
		return $is_wanted
			? __( 'Limit results to these customers: ids, separated by commas.', 'storewright' )
			: __( 'Limit results to other customers than these: ids, separated by commas.', 'storewright' );
	}

	/**
	 * @param mixed        $value
	 * @param list<string> $columns
	 */
	private static function contains( mixed $value, array $columns ): ?Condition {
		/** @var \wpdb $wpdb */
		global $wpdb;
		if ( ! is_string( $value ) || '' === trim( $value ) ) {
			return null;
		}
		$pattern = '%' . $wpdb->esc_like( trim( $value ) ) . '%';
		return Condition::any( ...array_map( static fn( string $column ) => new Condition( "$column LIKE %s", $pattern ), $columns ) );
	}

	private static function one_of( string $column, mixed $value, bool $is_wanted ): ?Condition {
		if ( ! is_string( $value ) || '' === trim( $value ) ) {
			return null;
		}
		$values = array_map( trim( ... ), explode( ',', $value ) );
		if ( 'o.customer_id' === $column ) {
			$values = array_map( intval( ... ), $values );
		}
		return $is_wanted ? Condition::in( $column, $values ) : Condition::not_in( $column, $values );
	}

	/**
	 * @param string                                $name
	 * @param string                                $column
	 * @param Closure(DateTimeImmutable): string $stored As the column has a time.
	 * @return list<Filter>
	 */
	private static function times( string $name, string $column, Closure $stored ): array {
		$moment  = static fn( string $argument, string $operator, string $description ): Filter => Filter::of(
			$argument,
			[
				'description' => $description,
				'type'        => 'string',
				'format'      => 'date-time',
			],
			static function ( mixed $value ) use ( $argument, $operator, $column, $stored ): ?Condition {
				$time = Dates::parse( $value, null, $argument );
				return null === $time ? null : new Condition( "$column $operator %s", $stored( $time ) );
			}
		);
		$before  = __( 'Limit results to customers of whom this was before a time.', 'storewright' );
		$after   = __( 'Limit results to customers of whom this was after a time.', 'storewright' );
		$filters = [ $moment( "{$name}_before", '<=', $before ), $moment( "{$name}_after", '>=', $after ) ];
		if ( 'last_order' === $name ) {
			return $filters;
		}
		return [
			...$filters,
			Filter::of(
				"{$name}_between",
				self::two( __( 'Limit results to customers of whom this was between two times.', 'storewright' ), 'string' ),
				static function ( mixed $value ) use ( $name, $column, $stored ): ?Condition {
					$times = array_map( static fn( mixed $one ) => Dates::parse( $one, null, "{$name}_between" ), is_array( $value ) ? $value : [] );
					$times = array_map( $stored, array_filter( $times ) );
					sort( $times );
					return 2 !== count( $times ) ? null : new Condition( "$column BETWEEN %s AND %s", ...$times );
				}
			),
		];
	}

	/**
	 * @return list<Filter>
	 */
	private static function numbers( string $name, string $type ): array {
		$figure = "COALESCE( o.$name, 0 )";
		$bound  = static fn( string $end, string $operator, string $description ): Filter => Filter::of(
			"{$name}_$end",
			[
				'description' => $description,
				'type'        => $type,
			],
			static fn( mixed $value ) => is_numeric( $value ) ? new Condition( "$figure $operator %f", (float) $value ) : null
		);
		return [
			$bound( 'min', '>=', __( 'Limit results to customers of whom this is not less.', 'storewright' ) ),
			$bound( 'max', '<=', __( 'Limit results to customers of whom this is not more.', 'storewright' ) ),
			Filter::of(
				"{$name}_between",
				self::two( __( 'Limit results to customers of whom this is between two numbers.', 'storewright' ), $type ),
				static function ( mixed $value ) use ( $figure ): ?Condition {
					$ends = array_map( floatval( ... ), array_filter( is_array( $value ) ? $value : [], 'is_numeric' ) );
					sort( $ends );
					return 2 !== count( $ends ) ? null : new Condition( "$figure BETWEEN %f AND %f", ...$ends );
				}
			),
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function two( string $description, string $type ): array {
		return [
			'description' => $description,
			'type'        => 'array',
			'items'       => [ 'type' => $type ],
			'minItems'    => 2,
			'maxItems'    => 2,
		];
	}

	private static function utc( DateTimeImmutable $time ): string {
		return $time->setTimezone( new \DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
	}

	private static function site( DateTimeImmutable $time ): string {
		return $time->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' );
	}
}
