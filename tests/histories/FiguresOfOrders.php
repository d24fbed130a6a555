<?php
declare(strict_types=1);

namespace Storewright\Tests\Histories;

require_once __DIR__ . '/Orders.php';
require_once __DIR__ . '/ExpectedRows.php';

/**
 * Figures of reports, added up from the orders in their tables by none of the plugin's code: what an answer has otherwise than
 * WooCommerce's has to be this. Orders are in tables of their own.
 *
 * @phpstan-type Row array<string, mixed>
 */
final class FiguresOfOrders {

	/**
	 * Whoever asks for what this class does not know.
	 */
	public const UNKNOWN = "\0unknown";

	private readonly ExpectedRows $rows;

	/**
	 * Rows of products, taxes and coupons by the id of their order or refund.
	 *
	 * @var array{products: array<int, list<Row>>, taxes: array<int, list<Row>>, coupons: array<int, list<Row>>}
	 */
	private readonly array $of;

	/**
	 * Product => its categories.
	 *
	 * @var array<int, list<int>>
	 */
	private array $categories = [];

	/**
	 * Category => the one that it is in.
	 *
	 * @var array<int, int>
	 */
	private array $parents = [];

	/**
	 * @param string $date_type What the shop's reports go by, such as `date_paid`.
	 */
	public function __construct( private readonly string $date_type ) {
		global $wpdb;
		$this->rows = new ExpectedRows( Orders::all() );
		$of         = [];
		foreach ( [ 'products', 'taxes', 'coupons' ] as $kind ) {
			$of[ $kind ] = [];
			foreach ( $this->rows->$kind as $key => $row ) {
				[ $id, $order ] = array_map( intval( ... ), explode( ' ', (string) $key ) );

				$of[ $kind ][ $order ][] = [ 'id' => $id ] + $row;
			}
		}
		$this->of = $of;
		foreach ( Orders::rows(
			"SELECT r.object_id, t.term_id, t.parent FROM {$wpdb->term_relationships} r
			JOIN {$wpdb->term_taxonomy} t ON t.term_taxonomy_id = r.term_taxonomy_id AND t.taxonomy = 'product_cat'"
		) as $row ) {
			$this->categories[ (int) $row['object_id'] ][] = (int) $row['term_id'];
			$this->parents[ (int) $row['term_id'] ]        = (int) $row['parent'];
		}
	}

	/**
	 * What the orders say that stands at a place of an answer.
	 *
	 * @param string       $request Such as `GET /wc-analytics/reports/taxes/stats?…`.
	 * @param string       $path    As GoldenReports::differences() says it.
	 * @param array<mixed> $body    The answer.
	 * @return mixed UNKNOWN where this class can't say it; null where nothing is to be there.
	 */
	public function value( string $request, string $path, array $body ): mixed {
		preg_match( '~/(?:wc-)?analytics/(?:reports/)?([\w/-]+)\??(.*)$~', $request, $found );
		[ , $report, $query ] = $found + [ '', '', '' ];
		parse_str( $query, $args );
		return match ( true ) {
			str_ends_with( $report, '/stats' )   => $this->of_stats( substr( $report, 0, -6 ), $args, $path, $body ),
			'performance-indicators' === $report => $this->of_indicator( $args, $path ),
			'orders' === $report                 => $this->of_order( $args, $path ),
			'taxes' === $report                  => $this->of_tax( $args, $path ),
			'coupons' === $report                => $this->of_coupon( $path ),
			'products' === $report, 'variations' === $report, 'categories' === $report => $this->of_goods( $args, $path ),
			default                              => self::UNKNOWN,
		};
	}

	/**
	 * @param array<mixed> $args
	 * @param array<mixed> $body
	 */
	private function of_stats( string $report, array $args, string $path, array $body ): mixed {
		$pattern = '~^\.(?:totals|intervals\.interval=([^.]+)\.subtotals)(?:\.segments\.segment_id=([^.]+)(?:\.subtotals)?)?\.(\w+)$~';
		if ( 1 !== preg_match( $pattern, $path, $found ) ) {
			return self::UNKNOWN;
		}
		[ , $name, $segment, $measure ] = $found;

		$period = [ (string) $args['after'], (string) $args['before'] ];
		foreach ( is_array( $body['intervals'] ?? null ) ? $body['intervals'] : [] as $one ) {
			if ( is_array( $one ) && ( $one['interval'] ?? null ) === $name ) {
				$period = [ $one['date_start'], $one['date_end'] ];
			}
		}
		$by    = 'taxes' === $report ? 'created' : self::column( (string) ( $args['date_type'] ?? $this->date_type ) );
		$stats = $this->stats( $args, $by, ...$period );
		if ( 'taxes' === $report ) {
			return $this->tax( $stats, null, $measure );
		}
		$by = (string) ( $args['segmentby'] ?? '' );
		return match ( true ) {
			'' === $segment         => self::measure( $stats, $this->of, $measure ),
			'customer_type' === $by => $this->of_customers( $stats, (int) $segment, $measure ),
			default                 => $this->of_items( $stats, $by, (int) $segment, $measure, true ),
		};
	}

	/**
	 * @param array<int, Row> $stats
	 */
	private function of_customers( array $stats, int $returning, string $measure ): mixed {
		return 'segment_label' === $measure
			? [ 'New', 'Returning' ][ $returning ]
			: self::measure( array_filter( $stats, static fn( array $row ) => $returning === $row['returning'] ), $this->of, $measure );
	}

	/**
	 * Figures of the orders that have a product, or products of a category, and of these items.
	 *
	 * @param array<int, Row> $stats
	 * @param string          $by      `product`, `variation` or `category`.
	 * @param bool            $is_tree Whether products of the categories in a category are meant as well.
	 */
	private function of_items( array $stats, string $by, int $id, string $measure, bool $is_tree = false ): mixed {
		$items  = [];
		$orders = [];
		foreach ( $stats as $order => $row ) {
			foreach ( $this->of['products'][ $order ] ?? [] as $item ) {
				$is_one = 'category' === $by
					? in_array( $id, $this->categories_of( $item['product'], $is_tree ), true )
					: $id === $item[ $by ];
				if ( $is_one ) {
					$items[]          = $item;
					$orders[ $order ] = $row;
				}
			}
		}
		$sum   = static fn( string ...$columns ): float => array_sum(
			array_map( static fn( array $item ) => array_sum( array_intersect_key( $item, array_flip( $columns ) ) ), $items )
		) / Orders::ONE;
		$count = count( self::orders( $orders ) );
		$taken = static fn( array $item ): int => min( 0, self::gross( $item ) );
		return match ( $measure ) {
			'num_items_sold', 'items_sold' => array_sum( array_column( $items, 'pieces' ) ),
			'net_revenue'                  => $sum( 'net' ),
			'taxes'                        => $sum( 'tax' ),
			'shipping'                     => $sum( 'shipping' ),
			'total_sales'                  => $sum( 'net', 'tax', 'shipping', 'shipping_tax' ),
			'orders_count'                 => $count,
			'refunds'                      => array_sum( array_map( $taken, $items ) ) / Orders::ONE,
			default                        => self::measure( $orders, $this->of, $measure ),
		};
	}

	/**
	 * @param Row $item
	 */
	private static function gross( array $item ): int {
		return $item['net'] + $item['tax'] + $item['shipping'] + $item['shipping_tax'];
	}

	/**
	 * @return list<int>
	 */
	private function categories_of( int $product, bool $is_tree ): array {
		$all = $this->categories[ $product ] ?? [];
		for ( $next = $is_tree ? $all : []; [] !== $next; $all = [ ...$all, ...$next ] ) {
			$next = array_values( array_filter( array_map( fn( int $id ): int => $this->parents[ $id ] ?? 0, $next ) ) );
		}
		return $all;
	}

	/**
	 * Figures of orders and refunds as a whole.
	 *
	 * @param array<int, Row>                        $stats
	 * @param array<string, array<int, list<Row>>> $of
	 */
	private static function measure( array $stats, array $of, string $measure ): mixed {
		$sum    = static fn( string $column ): float => array_sum( array_column( $stats, $column ) ) / Orders::ONE;
		$orders = count( self::orders( $stats ) );
		$back   = static fn( array $row ): int => 0 === $row['parent'] ? 0 : - $row['total'];
		$of_all = static fn( string $kind, string $column ): int => count(
			array_unique( array_column( array_merge( ...array_values( array_intersect_key( $of[ $kind ], $stats ) ) ), $column ) )
		);
		return match ( $measure ) {
			'coupons_count'       => $of_all( 'coupons', 'id' ),
			'products'            => $of_all( 'products', 'product' ),
			'orders_count'        => $orders,
			'num_items_sold'      => array_sum( array_column( $stats, 'items' ) ),
			'total_sales'         => $sum( 'total' ),
			'net_revenue'         => $sum( 'net' ),
			'taxes'               => $sum( 'tax' ),
			'shipping'            => $sum( 'shipping' ),
			'coupons'             => $sum( 'coupons' ),
			'refunds'             => array_sum( array_map( $back, $stats ) ) / Orders::ONE,
			'avg_items_per_order' => 0 === $orders ? 0 : array_sum( array_column( self::orders( $stats ), 'items' ) ) / $orders,
			'avg_order_value'     => 0 === $orders ? 0 : array_sum( array_column( self::orders( $stats ), 'net' ) ) / Orders::ONE / $orders,
			'total_customers'     => count( array_unique( array_map( static fn( array $row ) => $row['user'] > 0 ? $row['user'] : $row['email'], $stats ) ) ),
			default               => self::UNKNOWN,
		};
	}

	/**
	 * @param array<int, Row> $stats
	 * @return array<int, Row> Those that are no refunds.
	 */
	private static function orders( array $stats ): array {
		return array_filter( $stats, static fn( array $row ) => 0 === $row['parent'] );
	}

	/**
	 * @param array<int, Row> $stats
	 * @param int|null        $rate  Null for all rates together.
	 */
	private function tax( array $stats, ?int $rate, string $measure ): mixed {
		$columns = [
			'order_tax'    => [ 'order' ],
			'shipping_tax' => [ 'shipping' ],
			'total_tax'    => [ 'order', 'shipping' ],
		][ $measure ] ?? null;
		$rows    = array_merge( ...array_values( array_intersect_key( $this->of['taxes'], $stats ) ) );
		$rows    = array_filter( $rows, static fn( array $row ) => null === $rate || $rate === $row['id'] );
		if ( 'tax_codes' === $measure ) {
			return count( array_unique( array_column( $rows, 'id' ) ) );
		}
		return null === $columns ? self::UNKNOWN : array_sum(
			array_map( static fn( array $row ) => array_sum( array_intersect_key( $row, array_flip( $columns ) ) ), $rows )
		) / Orders::ONE;
	}

	/**
	 * @param array<mixed> $args
	 */
	private function of_indicator( array $args, string $path ): mixed {
		return 1 === preg_match( '~^\.stat=taxes/(\w+)\.value$~', $path, $found )
			? $this->tax( $this->stats( $args, 'created', (string) $args['after'], (string) $args['before'] ), null, $found[1] )
			: self::UNKNOWN;
	}

	/**
	 * @param array<mixed> $args
	 */
	private function of_tax( array $args, string $path ): mixed {
		global $wpdb;
		if ( 1 !== preg_match( '~^\.tax_rate_id=(\d+)\.(\w+)$~', $path, $found ) ) {
			return self::UNKNOWN;
		}
		return 'state' === $found[2]
			? Orders::rows( "SELECT tax_rate_state FROM {$wpdb->prefix}woocommerce_tax_rates WHERE tax_rate_id = {$found[1]}" )[0]['tax_rate_state'] ?? null
			: $this->tax( $this->stats( $args, 'created', (string) $args['after'], (string) $args['before'] ), (int) $found[1], $found[2] );
	}

	private function of_coupon( string $path ): mixed {
		global $wpdb;
		return 1 === preg_match( '~^\.coupon_id=(\d+)\.extended_info\.date_created_gmt$~', $path, $found )
			? str_replace( ' ', 'T', (string) Orders::rows( "SELECT post_date_gmt FROM {$wpdb->posts} WHERE ID = {$found[1]}" )[0]['post_date_gmt'] )
			: self::UNKNOWN;
	}

	/**
	 * @param array<mixed> $args
	 */
	private function of_goods( array $args, string $path ): mixed {
		if ( 1 === preg_match( '~^\.(?:product|variation)_id=(\d+)\.extended_info\.image$~', $path, $found ) ) {
			return has_post_thumbnail( (int) $found[1] ) ? self::UNKNOWN : '';
		}
		return 1 === preg_match( '~^\.(product|variation|category)_id=(\d+)\.(orders_count|items_sold|net_revenue)$~', $path, $found )
			? $this->of_items( $this->stats( $args, 'created', (string) $args['after'], (string) $args['before'] ), $found[1], (int) $found[2], $found[3] )
			: self::UNKNOWN;
	}

	/**
	 * @param array<mixed> $args
	 */
	private function of_order( array $args, string $path ): mixed {
		if ( 1 !== preg_match( '~^\.order_id=(\d+)(?:\.extended_info\.(products|coupons|attribution)\.(?:id=)?(\w+))?$~', $path, $found ) ) {
			return self::UNKNOWN;
		}
		$id  = (int) $found[1];
		$row = $this->stats( $args, self::column( $this->date_type ), (string) $args['after'], (string) $args['before'] )[ $id ] ?? null;
		if ( null === $row || ! isset( $found[2] ) ) {
			return null === $row ? null : $id;
		}
		$order = 0 === $row['parent'] ? $id : $row['parent'];
		$ids   = match ( $found[2] ) {
			'products' => array_map(
				static fn( array $item ) => $item['variation'] > 0 ? $item['variation'] : $item['product'],
				[ ...( $this->of['products'][ $order ] ?? [] ), ...( $this->of['products'][ $id ] ?? [] ) ]
			),
			'coupons'  => array_column( $this->of['coupons'][ $order ] ?? [], 'id' ),
			default    => [],
		};
		if ( 'attribution' === $found[2] ) {
			return [] === self::sources( $id ) ? 'Unknown' : self::UNKNOWN;
		}
		return in_array( (int) $found[3], $ids, true ) ? (int) $found[3] : null;
	}

	/**
	 * @return list<array<string, string|null>> What the order's data says of where it came from.
	 */
	private static function sources( int $order ): array {
		global $wpdb;
		return Orders::rows(
			"SELECT meta_key FROM {$wpdb->prefix}wc_orders_meta WHERE order_id = $order AND meta_key LIKE '\\_wc\\_order\\_attribution\\_%'"
		);
	}

	/**
	 * Orders and refunds that a request is about.
	 *
	 * @param array<mixed> $args
	 * @param string       $by    Column of the time.
	 * @param string       $from  Time in the site's zone.
	 * @param string       $until
	 * @return array<int, Row>
	 */
	private function stats( array $args, string $by, string $from, string $until ): array {
		$from     = str_replace( 'T', ' ', $from );
		$until    = str_replace( 'T', ' ', $until );
		$statuses = isset( $args['status_is'] ) ? array_map( static fn( string $status ) => "wc-$status", (array) $args['status_is'] ) : null;
		$products = isset( $args['product_includes'] ) ? array_map( intval( ... ), explode( ',', (string) $args['product_includes'] ) ) : null;
		$found    = [];

		$returning = [
			'new'       => 0,
			'returning' => 1,
		][ $args['customer_type'] ?? '' ] ?? null;
		foreach ( $this->rows->stats as $id => $row ) {
			$has = array_column( $this->of['products'][ $id ] ?? [], 'product' );
			if (
				$row[ $by ] >= $from && $row[ $by ] <= $until
				&& ( null === $statuses ? ! in_array( $row['status'], ExpectedRows::UNCOUNTED, true ) : in_array( $row['status'], $statuses, true ) )
				&& ( null === $products || [] !== array_intersect( $products, $has ) )
				&& ( null === $returning || $returning === $row['returning'] )
				&& match ( $args['refunds'] ?? '' ) {
					'none'    => 0 === $row['parent'],
					'partial' => 0 !== $row['parent'] && 'wc-refunded' !== $row['status'],
					default   => true,
				}
			) {
				$found[ $id ] = $row;
			}
		}
		return $found;
	}

	private static function column( string $date_type ): string {
		return substr( $date_type, strlen( 'date_' ) );
	}
}
