<?php
declare(strict_types=1);

namespace Storewright\Tests\Histories;

use RuntimeException;
use Storewright\Kernel\Context;
use Storewright\Shop\Reports\ReportRun;
use WP_REST_Request;

/**
 * The shop that histories happen to.
 */
final class Shop {

	/**
	 * What a history begins without.
	 */
	private const EMPTIED = [
		'wc_orders',
		'wc_orders_meta',
		'wc_order_addresses',
		'wc_order_operational_data',
		'wc_order_stats',
		'wc_order_product_lookup',
		'wc_order_tax_lookup',
		'wc_order_coupon_lookup',
		'wc_customer_lookup',
		'woocommerce_order_items',
		'woocommerce_order_itemmeta',
		'storewright_report_days',
		'storewright_report_parts',
		'storewright_report_items',
		'storewright_report_customers',
		'storewright_report_kept',
		'storewright_order_counts',
		'storewright_order_product_counts',
		'storewright_order_search',
		'storewright_coupon_uses',
		'comments',
		'commentmeta',
	];

	public const EMAILS = [ 'ada@example.test', 'ben@example.test', 'cleo@example.test', 'dan@example.test' ];

	/**
	 * Asks the REST API, as the user who is logged in.
	 *
	 * @param string               $method
	 * @param string               $path   With its query.
	 * @param array<string, mixed> $body
	 * @return array{int, mixed} Status and data.
	 */
	public static function ask( string $method, string $path, array $body = [] ): array {
		[ $route, $query ] = explode( '?', $path ) + [ 1 => '' ];
		$request           = new WP_REST_Request( $method, $route );
		parse_str( $query, $params );
		$request->set_query_params( $params );
		if ( [] !== $body ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $body ) );
		}
		$response = rest_do_request( $request );
		return [ $response->get_status(), $response->get_data() ];
	}

	public static function context(): Context {
		return Context::create( STOREWRIGHT_FILE, STOREWRIGHT_VERSION );
	}

	/**
	 * Makes products, coupons, tax rates and customers where there are none, and takes all orders away.
	 *
	 * @param string $zone Name of the time zone.
	 */
	public static function begin( string $zone ): void {
		global $wpdb;
		if ( false === get_option( 'histories_goods' ) ) {
			update_option( 'histories_goods', self::fill(), false );
		}
		$tables = $wpdb->get_col( 'SHOW TABLES' );
		foreach ( self::EMPTIED as $table ) {
			if ( in_array( $wpdb->prefix . $table, $tables, true ) ) {
				$wpdb->query( "DELETE FROM {$wpdb->prefix}$table" ); // phpcs:ignore WordPress.DB -- A constant.
			}
		}
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type IN ( 'shop_order_placehold', 'shop_order_refund' )" ); // phpcs:ignore WordPress.DB
		$wpdb->query( "DELETE FROM {$wpdb->postmeta} WHERE meta_key IN ( 'usage_count', '_used_by' )" ); // phpcs:ignore WordPress.DB
		delete_option( 'storewright_reports_run' );
		Requests::forget();
		update_option( 'timezone_string', $zone );
		self::finish_run();
		wp_cache_flush();
	}

	/**
	 * Has the run that writes rows anew come to its end; a writer may have been killed between changing the time zone and beginning one,
	 * which whoever opens a report finds.
	 */
	public static function finish_run(): void {
		( new ReportRun( self::context() ) )->renew_outdated();
		for ( $i = 0; $i < 100; ++$i ) {
			wp_cache_flush();
			Requests::let_last_run_begin();
			do_action( 'storewright_run_job', 'rebuild_reports' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The plugin's own.
			if ( ! ( ( get_option( 'storewright_reports_run' ) ?: [] )['running'] ?? false ) ) { // phpcs:ignore Universal.Operators.DisallowShortTernary
				return;
			}
		}
		throw new RuntimeException( 'The run does not end.' );
	}

	/**
	 * @return array{lines: list<array<string, int>>, coupons: list<string>, users: list<int>}
	 */
	private static function fill(): array {
		$made = static function ( string $path, array $body ): int {
			[ $status, $data ] = self::ask( 'POST', $path, $body );
			if ( 201 !== $status ) {
				throw new RuntimeException( "$path: " . wp_json_encode( $data ) );
			}
			return (int) $data['id'];
		};
		update_option( 'woocommerce_calc_taxes', 'yes' );
		foreach ( [ [ 'US', 'NY', '8.875' ], [ 'US', 'CA', '7.25' ], [ 'DE', '', '19' ] ] as [ $country, $state, $rate ] ) {
			$made(
				'/wc/v3/taxes',
				[
					'country'  => $country,
					'state'    => $state,
					'rate'     => $rate,
					'name'     => "$country$state",
					'shipping' => 'NY' !== $state,
				]
			);
		}
		$lines = [];
		foreach ( [ '5.00', '12.49', '0.99', '199.95', '0' ] as $price ) {
			$lines[] = [
				'product_id' => $made(
					'/wc/v3/products',
					[
						'name'          => "Item at $price",
						'regular_price' => $price,
					]
				),
			];
		}
		$shirt = $made(
			'/wc/v3/products',
			[
				'name'       => 'Shirt',
				'type'       => 'variable',
				'attributes' => [
					[
						'name'      => 'Size',
						'options'   => [ 'S', 'M' ],
						'variation' => true,
					],
				],
			]
		);
		foreach ( [ 'S', 'M' ] as $size ) {
			$attribute = [
				'name'   => 'Size',
				'option' => $size,
			];
			$variation = $made(
				"/wc/v3/products/$shirt/variations",
				[
					'regular_price' => '19.99',
					'attributes'    => [ $attribute ],
				]
			);
			$lines[]   = [
				'product_id'   => $shirt,
				'variation_id' => $variation,
			];
		}
		foreach ( [
			'tenth' => 'percent',
			'three' => 'fixed_cart',
		] as $code => $type ) {
			$made(
				'/wc/v3/coupons',
				[
					'code'          => $code,
					'discount_type' => $type,
					'amount'        => 'tenth' === $code ? '10' : '3',
				]
			);
		}
		return [
			'lines'   => $lines,
			'coupons' => [ 'tenth', 'three' ],
			'users'   => array_map( static fn( string $name ) => $made( '/wc/v3/customers', self::account( $name ) ), [ 'user1', 'user2', 'user3' ] ),
		];
	}

	/**
	 * @return array<string, string>
	 */
	private static function account( string $name ): array {
		return [
			'email'    => "$name@example.test",
			'username' => $name,
			'password' => 'in histories',
		];
	}
}
