<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use Storewright\Tests\Histories\FiguresOfOrders;

/**
 * The reports of the golden shop as WooCommerce answered them, and what an answer has otherwise.
 */
final class GoldenReports {

	/**
	 * What stands for a value that one of two answers lacks.
	 */
	public const MISSING = "\0missing";

	private const FILE = __DIR__ . '/../../fixtures/golden/expected/reports.json';

	/**
	 * Fields that depend on the clock, on addresses, or on ids that each site assigns: only their types have to be the same.
	 */
	private const BY_TYPE = [
		'customer_id',
		'user_id',
		'date_last_active',
		'date_last_active_gmt',
		'date_registered',
		'date_registered_gmt',
		'permalink',
		'display',
		'total_formatted',
	];

	/**
	 * What is known to differ, by why: pairs of patterns, of the request and of the line that differences() says, one after the other.
	 * docs/analytics-differences.md says more.
	 */
	private const EXPLAINED = [
		'WooCommerce counts the coupons of one of the interval’s orders' => [
			'~/(revenue|orders)/stats~',
			'~^\.intervals\.\S+\.subtotals\.coupons_count:~',
		],
		'WooCommerce counts an order’s items once for each of its coupons, and its coupons once for each item' => [
			'~/orders/stats.*segmentby=(product|category)~',
			'~\.segments\.\S+\.(num_items_sold|net_revenue|shipping|coupons):~',
		],
		'WooCommerce answers zeros without names for new and returning customers' => [
			'~/orders/stats.*segmentby=customer_type~',
			'~\.segments\.~',
		],
		'WooCommerce names products and coupons in one only of an order’s refunds' => [
			'~/reports/orders\?~',
			'~\.extended_info\.(products|coupons)\.~',
		],
		'WooCommerce counts partial or full refunds but lists none' => [
			'~/reports/orders\?.*refunds=(partial|full)~',
			'~: "\\\\u0000missing"~',
		],
		'The files of the golden shop do not say that its orders were made in the admin area' => [
			'~/reports/orders\?~',
			'~\.attribution\.origin: "Web admin", "Unknown"~',
		],
		'WooCommerce answers the site’s time as UTC' => [
			'~/reports/coupons\?~',
			'~\.date_created_gmt:~',
		],
		'WooCommerce answers the country as state where a tax rate has none' => [
			'~/reports/taxes\?~',
			'~\.state:~',
		],
		'WooCommerce counts refunds as orders of products, variations and categories' => [
			'~/orders/stats.*segmentby=(product|category)~',
			'~\.segments\.\S+\.(orders_count|avg_items_per_order|avg_order_value):~',
			'~/reports/(variations|categories)\?~',
			'~\.orders_count:~',
		],
		'WooCommerce answers a placeholder as picture of a product that has none' => [
			'~/reports/(products|variations)\?~',
			'~\.extended_info\.image:~',
		],
		'WooCommerce takes not the tax back that an order has where all of it is refunded' => [
			'~/reports/(taxes|performance-indicators)~',
			'~\.(total_tax|order_tax|shipping_tax):|\.stat=taxes/\w+\.value:~',
			'~/orders/stats.*segmentby=(product|category)~',
			'~\.segments\.\S+\.(total_sales|taxes):~',
		],
	];

	/**
	 * What of this only answers of the same site differ in: the files of the golden shop have no pictures.
	 */
	public const ONLY_BESIDE = [ 'WooCommerce answers a placeholder as picture of a product that has none (0)' ];

	/**
	 * What of this only answers to the files differ in.
	 */
	public const ONLY_ALONE = [ 'The files of the golden shop do not say that its orders were made in the admin area (0)' ];

	/**
	 * Fields that say which row is which.
	 */
	private const IDS = [
		'email',
		'interval',
		'segment_id',
		'order_id',
		'variation_id',
		'product_id',
		'category_id',
		'coupon_id',
		'tax_rate_id',
		'stat',
		'id',
	];

	/**
	 * Which of EXPLAINED were found.
	 *
	 * @var array<string, true>
	 */
	private static array $found = [];

	/**
	 * Whether it is known why an answer differs.
	 */
	private static function is_explained( string $request, string $line ): bool {
		foreach ( self::EXPLAINED as $why => $patterns ) {
			foreach ( array_chunk( $patterns, 2 ) as $index => [ $of_request, $of_line ] ) {
				if ( 1 === preg_match( $of_request, $request ) && 1 === preg_match( $of_line, $line ) ) {
					self::$found[ "$why ($index)" ] = true;
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * What the orders say.
	 *
	 * @param string $date_type What the shop's reports go by, such as `date_paid`.
	 */
	public static function figures( string $date_type ): FiguresOfOrders {
		require_once dirname( __DIR__, 2 ) . '/histories/FiguresOfOrders.php';
		return new FiguresOfOrders( $date_type );
	}

	/**
	 * Forgets which were found.
	 */
	public static function begin(): void {
		self::$found = [];
	}

	/**
	 * Which kinds of differences were found.
	 *
	 * @return list<string>
	 */
	public static function kinds(): array {
		$kind = static fn( string $one ): string => (string) preg_replace( '/ \(\d\)$/', '', $one );
		return array_values( array_unique( array_map( $kind, array_keys( self::$found ) ) ) );
	}

	/**
	 * What is said to differ and was not found to, with the number of its pair of patterns.
	 *
	 * @return list<string>
	 */
	public static function unused(): array {
		$all = [];
		foreach ( self::EXPLAINED as $why => $patterns ) {
			foreach ( array_keys( array_chunk( $patterns, 2 ) ) as $index ) {
				$all[] = "$why ($index)";
			}
		}
		return array_values( array_diff( $all, array_keys( self::$found ) ) );
	}

	/**
	 * All of them, each compared.
	 *
	 * @return list<array{request: string, total: int|null, body: array<mixed>}>
	 */
	public static function all(): array {
		/** @var list<array{request: string, total: int|null, body: array<mixed>}> $all */
		$all = json_decode( (string) file_get_contents( self::FILE ), true, 512, JSON_THROW_ON_ERROR );
		return $all;
	}

	/**
	 * What an answer has otherwise: money is compared to the cent, all else exactly; rows of lists by their id. See order() for theirs.
	 *
	 * @param mixed  $expected
	 * @param mixed  $answer
	 * @param string $path     Where both are.
	 * @return list<array{path: string, expected: mixed, answer: mixed}> What one of both lacks is self::MISSING.
	 */
	public static function differences( mixed $expected, mixed $answer, string $path = '' ): array {
		if ( is_array( $expected ) && is_array( $answer ) ) {
			$expected = self::by_id( $expected );
			$answer   = self::by_id( $answer );
			$all      = [];
			foreach ( $expected as $key => $value ) {
				$all[] = array_key_exists( $key, $answer )
					? self::differences( $value, $answer[ $key ], "$path.$key" )
					: [ self::difference( "$path.$key", $value, self::MISSING ) ];
			}
			$added = array_diff_key( $answer, $expected );
			if ( array_is_list( $expected ) || self::has_ids( $expected ) ) {
				$all[] = array_map(
					static fn( int|string $key ) => self::difference( "$path.$key", self::MISSING, $added[ $key ] ),
					array_keys( $added )
				);
			}
			return array_merge( ...$all );
		}
		$field = substr( $path, (int) strrpos( $path, '.' ) + 1 );
		$equal = match ( true ) {
			in_array( $field, self::BY_TYPE, true ), 'id' === $field && str_contains( $path, '.email=' ) =>
				get_debug_type( $expected ) === get_debug_type( $answer ),
			( is_float( $expected ) || is_float( $answer ) ) && is_numeric( $answer ) && is_numeric( $expected ) =>
				number_format( (float) $expected, 2, '.', '' ) === number_format( (float) $answer, 2, '.', '' ),
			default => $expected === $answer,
		};
		return $equal ? [] : [ self::difference( $path, $expected, $answer ) ];
	}

	/**
	 * @return array{path: string, expected: mixed, answer: mixed}
	 */
	private static function difference( string $path, mixed $expected, mixed $answer ): array {
		return compact( 'path', 'expected', 'answer' );
	}

	/**
	 * Why an answer may differ, if it is known and the orders themselves say what is answered.
	 *
	 * @param FiguresOfOrders                                     $orders
	 * @param string                                              $request
	 * @param array{path: string, expected: mixed, answer: mixed} $difference
	 * @param array<mixed>                                        $body       The answer.
	 * @return string|null What is wrong; null if nothing is.
	 */
	public static function problem( FiguresOfOrders $orders, string $request, array $difference, array $body ): ?string {
		$is_explained = self::is_explained( $request, self::line( $difference ) );
		return self::unequal( $is_explained ? $orders->value( $request, $difference['path'], $body ) : FiguresOfOrders::UNKNOWN, $difference );
	}

	/**
	 * Whether an answer that differs is not what the orders say either.
	 *
	 * @param mixed                                               $right      What they say, UNKNOWN where that is not known.
	 * @param array{path: string, expected: mixed, answer: mixed} $difference
	 * @return string|null What is wrong; null if nothing is.
	 */
	public static function unequal( mixed $right, array $difference ): ?string {
		$line = self::line( $difference );
		if ( FiguresOfOrders::UNKNOWN === $right ) {
			return $line;
		}
		// Of a row that one of both lacks, the orders say its id.
		$answer = is_array( $difference['answer'] ) ? $right : $difference['answer'];
		$exact  = str_ends_with( $difference['path'], '.avg_items_per_order' ) ? 0.00006 : 0.005;
		$equal  = match ( true ) {
			null === $right => self::MISSING === $answer,
			is_float( $right ) => is_numeric( $answer ) && abs( $right - (float) $answer ) < $exact,
			default         => $answer === $right,
		};
		return $equal ? null : "$line, but the orders say " . wp_json_encode( $right );
	}

	/**
	 * A difference in words.
	 *
	 * @param array{path: string, expected: mixed, answer: mixed} $difference
	 */
	private static function line( array $difference ): string {
		return "{$difference['path']}: " . wp_json_encode( $difference['expected'] ) . ', ' . wp_json_encode( $difference['answer'] );
	}

	/**
	 * What is sorted by, row after row: two answers are in the same order where these are the same, ties in any.
	 *
	 * @param string       $request
	 * @param array<mixed> $body
	 * @return array<string, list<mixed>> By where the rows are.
	 */
	public static function order( string $request, array $body ): array {
		parse_str( (string) wp_parse_url( substr( $request, strlen( 'GET ' ) ), PHP_URL_QUERY ), $args );
		$sorted = static fn( array $values ): array => array_values( array_map( self::rounded( ... ), $values ) );
		if ( str_contains( $request, '/leaderboards?' ) ) {
			$orders = [];
			/** @var array{id: string, rows: list<list<array{value: mixed}>>} $board */
			foreach ( $body as $board ) {
				$column                 = 'customers' === $board['id'] ? 2 : 1;
				$orders[ $board['id'] ] = $sorted( array_column( array_column( $board['rows'], $column ), 'value' ) );
			}
			return $orders;
		}
		if ( isset( $body['intervals'] ) ) {
			/** @var array{intervals: list<array<string, mixed>>, totals: array{segments?: list<array<string, mixed>>}} $body */
			return [
				'intervals' => array_column( $body['intervals'], 'date_start' ),
				'segments'  => array_column( $body['totals']['segments'] ?? [], 'segment_id' ),
			];
		}
		$column = $args['orderby'] ?? '';
		$column = 'tax_code' === $column ? 'tax_rate_id' : $column;
		$has    = is_string( $column ) && '' !== $column && array_is_list( $body );
		return $has ? [ 'rows' => $sorted( array_column( $body, $column ) ) ] : [];
	}

	private static function rounded( mixed $value ): mixed {
		return is_float( $value ) ? round( $value, 2 ) : $value;
	}

	/**
	 * Rows under their ids.
	 *
	 * @param array<mixed> $rows
	 * @return array<mixed>
	 */
	private static function by_id( array $rows ): array {
		$keyed = [];
		foreach ( $rows as $key => $row ) {
			$id                   = is_array( $row ) && is_int( $key ) ? self::id( $row ) : null;
			$keyed[ $id ?? $key ] = $row;
		}
		return $keyed;
	}

	/**
	 * @param array<mixed> $row
	 */
	private static function id( array $row ): ?string {
		if ( is_array( $row[0] ?? null ) && is_string( $row[0]['value'] ?? null ) ) {
			return "cell={$row[0]['value']}";
		}
		foreach ( self::IDS as $name ) {
			if ( isset( $row[ $name ] ) && is_scalar( $row[ $name ] ) ) {
				return "$name={$row[ $name ]}";
			}
		}
		return null;
	}

	/**
	 * @param array<mixed> $rows
	 */
	private static function has_ids( array $rows ): bool {
		return str_contains( (string) array_key_first( $rows ), '=' );
	}
}
