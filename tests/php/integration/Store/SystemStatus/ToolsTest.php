<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\SystemStatus;

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Maintenance\Tool;
use Storewright\Kernel\Maintenance\ToolStep;
use Storewright\Store\SystemStatus\RunTools;
use Storewright\Store\SystemStatus\SystemStatusModule;
use Storewright\Store\SystemStatus\ToolRun;
use Storewright\Store\SystemStatus\ToolRunner;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * The maintenance tools: what each does, and how they run.
 */
final class ToolsTest extends OrdersTestCase {

	private const TOOLS = '/wc/v3/system_status/tools';

	public function test_every_tool_is_listed_and_found(): void {
		$tools = $this->items( $this->rest( 'GET', self::TOOLS ) );
		$ids   = [
			'reset_roles',
			'regenerate_coupon_index',
			'recount_terms',
			'regenerate_product_lookup_tables',
			'regenerate_product_attributes_lookup_table',
			'delete_orphaned_variations',
			'regenerate_account_index',
			'recreate_order_address_fts_index',
			'repair_coupons_lookup_table',
			'clear_expired_download_permissions',
			'clear_transients',
			'clear_expired_transients',
			'clear_woocommerce_analytics_cache',
			'verify_db_tables',
		];
		self::assertSame( $ids, array_column( $tools, 'id' ) );
		self::assertSame( 'recount_terms', $this->item( $this->rest( 'GET', self::TOOLS . '/recount_terms' ) )['id'] );
		foreach ( [ 'GET', 'PUT' ] as $method ) {
			$this->assertRestError(
				$this->rest( $method, self::TOOLS . '/clear_sessions' ),
				'woocommerce_rest_system_status_tool_invalid_id',
				404
			);
		}
	}

	public function test_only_who_manages_the_shop_sees_and_runs_tools(): void {
		$this->as_subscriber();
		$this->assertRestError( $this->rest( 'GET', self::TOOLS ), 'woocommerce_rest_cannot_view', 403 );
		$this->assertRestError( $this->rest( 'PUT', self::TOOLS . '/reset_roles' ), 'woocommerce_rest_cannot_update', 403 );
	}

	public function test_transients_of_the_shop_are_cleared(): void {
		set_transient( 'wc_something', 'old' );
		set_transient( 'storewright_something', 'old', 100 );
		set_transient( 'others', 'stays' );
		self::assertStringContainsString( 'cleared', $this->run_tool( 'clear_transients' ) );
		self::assertSame(
			[ false, false, 'stays' ],
			[ get_transient( 'wc_something' ), get_transient( 'storewright_something' ), get_transient( 'others' ) ]
		);
	}

	public function test_transients_are_cleared_a_part_at_a_time(): void {
		$this->run_tool( 'clear_transients' );
		for ( $number = 0; $number < 130; ++$number ) {
			set_transient( "wc_many_$number", 'old', 100 );
		}
		set_transient( 'others', 'stays' );
		$tool  = SystemStatusModule::tools_of( $this->context() )['clear_transients'];
		$step  = $tool->step ?? self::fail( 'It works in parts.' );
		$total = null === $tool->total ? 0 : ( $tool->total )();
		self::assertSame( 130, $total );
		$first = $step( null, 0.0 );
		self::assertNotNull( $first->cursor );
		self::assertGreaterThan( 0, $first->done );
		self::assertLessThan( $total, $first->done );
		self::assertGreaterThan( 0, null === $tool->total ? 0 : ( $tool->total )(), 'The rest is left for the next part.' );

		$answer = $this->item( $this->rest( 'PUT', self::TOOLS . '/clear_transients' ) );
		while ( 'done' !== $answer['progress']['status'] ) {
			( new RunTools() )->run( $this->context(), null, microtime( true ) + 5 );
			$answer = $this->item( $this->rest( 'GET', self::TOOLS . '/clear_transients' ) );
		}
		self::assertMatchesRegularExpression( '/^\d+ transients were cleared\.$/', $answer['message'] );
		self::assertSame( 0, null === $tool->total ? -1 : ( $tool->total )() );
		self::assertSame( 'stays', get_transient( 'others' ) );
	}

	public function test_expired_transients_are_cleared(): void {
		set_transient( 'others', 'old', 100 );
		update_option( '_transient_timeout_others', time() - 10 );
		$this->run_tool( 'clear_expired_transients' );
		self::assertNull( $this->value( "SELECT option_value FROM {options} WHERE option_name = '_transient_others'" ) );
	}

	public function test_caches_of_reports_are_cleared(): void {
		set_transient( 'wc_report_orders_stats', 'old' );
		set_transient( 'wc_other', 'stays' );
		$this->run_tool( 'clear_woocommerce_analytics_cache' );
		self::assertSame( [ false, 'stays' ], [ get_transient( 'wc_report_orders_stats' ), get_transient( 'wc_other' ) ] );
	}

	public function test_roles_are_reset(): void {
		get_role( 'administrator' )?->remove_cap( 'edit_product' );
		get_role( 'shop_manager' )?->add_cap( 'install_plugins' );
		$this->run_tool( 'reset_roles' );
		self::assertTrue( get_role( 'administrator' )?->has_cap( 'edit_product' ) );
		self::assertFalse( get_role( 'shop_manager' )?->has_cap( 'install_plugins' ) );
	}

	public function test_tables_are_verified_one_after_another(): void {
		$tool  = SystemStatusModule::tools_of( $this->context() )['verify_db_tables'];
		$step  = $tool->step ?? self::fail( 'It works in parts.' );
		$total = null === $tool->total ? 0 : ( $tool->total )();
		self::assertGreaterThan( 30, $total );
		$first  = $step( null, 0.0 );
		$second = $step( $first->cursor, 0.0 );
		self::assertSame( [ 1, 1 ], [ $first->done, $second->done ] );
		self::assertNotSame( $first->cursor, $second->cursor );
		$rest = $step( $second->cursor, microtime( true ) + 300 );
		self::assertSame( [ null, $total - 2 ], [ $rest->cursor, $rest->done ] );

		$this->rest( 'PUT', self::TOOLS . '/verify_db_tables' );
		do {
			$more = ( new RunTools() )->run( $this->context(), null, microtime( true ) + 5 );
		} while ( null !== $more );
		$answer = $this->item( $this->rest( 'GET', self::TOOLS . '/verify_db_tables' ) );
		self::assertSame( 'All tables exist.', $answer['message'] );
		self::assertSame( [ 'done', $total, $total ], array_slice( array_values( (array) $answer['progress'] ), 0, 3 ) );
	}

	public function test_terms_are_recounted(): void {
		$category = $this->id( $this->item( $this->rest( 'POST', '/wc/v3/products/categories', [ 'name' => 'Lamps' ] ) ) );
		$this->product( '5', [ 'categories' => [ [ 'id' => $category ] ] ] );
		$this->sql( "UPDATE {term_taxonomy} SET count = 7 WHERE term_id = $category" );
		$this->sql( "DELETE FROM {wc_category_lookup} WHERE category_id = $category" );
		$this->run_tool( 'recount_terms' );
		self::assertSame(
			[ '1', '1' ],
			[
				$this->value( "SELECT count FROM {term_taxonomy} WHERE term_id = $category" ),
				$this->value( "SELECT COUNT(*) FROM {wc_category_lookup} WHERE category_id = $category" ),
			]
		);
	}

	public function test_the_lookup_table_of_products_is_made_anew(): void {
		$id = $this->product( '12.50' );
		update_post_meta( $id, 'total_sales', '7' );
		$row = $this->row( $id );
		$this->sql( "UPDATE {wc_product_meta_lookup} SET min_price = 99, total_sales = 3 WHERE product_id = $id" );
		$this->sql( 'INSERT INTO {wc_product_meta_lookup} ( product_id ) VALUES ( 999999 )' );
		self::assertSame( '2 of 2 done.', $this->run_tool( 'regenerate_product_lookup_tables' ) );
		self::assertSame( array_merge( $row, [ 'total_sales' => '7' ] ), $this->row( $id ) );
		self::assertNull( $this->value( 'SELECT product_id FROM {wc_product_meta_lookup} WHERE product_id = 999999' ) );
	}

	public function test_the_lookup_table_of_attributes_is_made_anew(): void {
		$attribute = $this->id( $this->item( $this->rest( 'POST', '/wc/v3/products/attributes', [ 'name' => 'Color' ] ) ) );
		$this->rest( 'POST', "/wc/v3/products/attributes/$attribute/terms", [ 'name' => 'Red' ] );
		$product = $this->item(
			$this->rest(
				'POST',
				'/wc/v3/products',
				[
					'name'       => 'Tee',
					'attributes' => [
						[
							'id'      => $attribute,
							'options' => [ 'Red' ],
						],
					],
				]
			)
		);
		$count   = "SELECT COUNT(*) FROM {wc_product_attributes_lookup} WHERE product_id = {$this->id( $product )}";
		self::assertSame( '1', $this->value( $count ) );
		$this->sql( 'DELETE FROM {wc_product_attributes_lookup}' );
		$this->sql( "INSERT INTO {wc_product_attributes_lookup} ( product_id, product_or_parent_id, taxonomy, term_id, is_variation_attribute, in_stock ) VALUES ( 999999, 999999, 'pa_color', 1, 0, 1 )" );
		$this->run_tool( 'regenerate_product_attributes_lookup_table' );
		self::assertSame( [ '1', '1' ], [ $this->value( $count ), $this->value( 'SELECT COUNT(*) FROM {wc_product_attributes_lookup}' ) ] );
	}

	public function test_variations_without_their_product_are_deleted(): void {
		$parent    = $this->product( '', [ 'type' => 'variable' ] );
		$variation = $this->product( '5', [], $parent );
		$orphan    = $this->product( '6', [], $this->product( '', [ 'type' => 'variable' ] ) );
		$this->sql( "UPDATE {posts} SET post_parent = 999999 WHERE ID = $orphan" );
		clean_post_cache( $orphan );
		self::assertSame( '1 of 1 done.', $this->run_tool( 'delete_orphaned_variations' ) );
		self::assertSame( [ 'product_variation', false ], [ get_post_type( $variation ), get_post_type( $orphan ) ] );
		self::assertSame( '0', $this->value( "SELECT COUNT(*) FROM {wc_product_meta_lookup} WHERE product_id = $orphan" ) );
	}

	public function test_orders_are_found_and_counted_again(): void {
		$order = $this->order( [ 'billing' => [ 'last_name' => 'Quillfeather' ] ] );
		$this->sql( 'DELETE FROM {storewright_order_search}' );
		$this->sql(
			"INSERT INTO {storewright_order_search} ( token, listed, created, order_id )
			VALUES ( 'stale', 1, '2020-01-01 00:00:00', 999999 )"
		);
		$this->sql( 'UPDATE {storewright_order_counts} SET orders = 40' );
		self::assertSame( '1 of 1 done.', $this->run_tool( 'recreate_order_address_fts_index' ) );
		self::assertSame(
			[ $order['id'] ],
			array_column( $this->items( $this->rest( 'GET', self::ORDERS . '?search=quillfeather' ) ), 'id' )
		);
		self::assertSame(
			(string) $order['id'],
			$this->value( "SELECT order_id FROM {storewright_order_search} WHERE token = 'quillfeather'" )
		);
		self::assertSame( '1', $this->rest( 'GET', self::ORDERS )->get_headers()['X-WP-Total'] ?? '' );
		self::assertNull( $this->value( "SELECT order_id FROM {storewright_order_search} WHERE token = 'stale'" ) );
	}

	public function test_coupons_of_orders_are_mended_for_reports(): void {
		$this->rest(
			'POST',
			'/wc/v3/coupons',
			[
				'code'   => 'five',
				'amount' => '5',
			]
		);
		$order  = $this->order(
			[
				'line_items'   => [ [ 'product_id' => $this->product( '20' ) ] ],
				'coupon_lines' => [ [ 'code' => 'five' ] ],
			]
		);
		$plain  = $this->order();
		$select = 'SELECT order_id, discount_amount FROM {wc_order_coupon_lookup} ORDER BY order_id';
		$rows   = $this->context()->database->rows( $this->named( $select ) );
		self::assertSame( [ (string) $order['id'] ], array_column( $rows, 'order_id' ) );
		$this->sql( 'UPDATE {wc_order_coupon_lookup} SET discount_amount = 1' );
		$this->sql(
			"INSERT INTO {wc_order_coupon_lookup} ( order_id, coupon_id, discount_amount ) VALUES ( {$this->id( $plain )}, 3, 9 )"
		);
		self::assertSame( '2 of 2 done.', $this->run_tool( 'repair_coupons_lookup_table' ) );
		self::assertSame( $rows, $this->context()->database->rows( $this->named( $select ) ) );
	}

	public function test_permissions_to_download_that_are_used_up_are_deleted(): void {
		foreach ( [
			'used-up'   => [ "'0'", 'NULL' ],
			'expired'   => [ "''", "'2020-01-01 00:00:00'" ],
			'unlimited' => [ "''", 'NULL' ],
			'some-left' => [ "'2'", "'2999-01-01 00:00:00'" ],
		] as $id => [ $remaining, $expires ] ) {
			$this->sql(
				"INSERT INTO {woocommerce_downloadable_product_permissions} ( download_id, product_id, order_key, user_email, downloads_remaining, access_expires ) VALUES ( '$id', 1, 'k', 'a@example.com', $remaining, $expires )"
			);
		}
		$this->run_tool( 'clear_expired_download_permissions' );
		self::assertSame(
			[ 'some-left', 'unlimited' ],
			$this->context()->database->column(
				$this->named( 'SELECT download_id FROM {woocommerce_downloadable_product_permissions} ORDER BY download_id' )
			)
		);
	}

	public function test_a_long_tool_goes_on_in_the_background_and_says_how_far_it_is(): void {
		$runner = $this->runner(
			static fn( ?string $cursor ) => new ToolStep( '3' === $cursor ? null : (string) ( 1 + (int) $cursor ), 1 )
		);
		// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions -- As WordPress stores it.
		$this->sql(
			"INSERT INTO {options} ( option_name, option_value, autoload ) VALUES ( 'storewright_tool_runs', '" . serialize(
				[ 'long' => ( new ToolRun( ToolRun::RUNNING, '2', 2, 4, 0, 5 ) )->stored() ]
			) . "', 'off' )"
		);
		// phpcs:enable
		self::assertTrue( $runner->advance( 0 ) );
		self::assertSame( [ 'running', '3', 3, 4 ], $this->state( $runner ) );
		self::assertTrue( $runner->advance( 0 ) );
		self::assertSame( [ 'done', null, 4, 4 ], $this->state( $runner ) );
		self::assertFalse( $runner->advance( 0 ) );
	}

	public function test_a_tool_under_way_is_not_started_again(): void {
		$runner = $this->runner( static fn() => new ToolStep( null, 1 ) );
		update_option( ToolRunner::OPTION, [ 'long' => ( new ToolRun( ToolRun::RUNNING, '2', 2, 4, 0, 5 ) )->stored() ], false );
		self::assertSame( 3, $runner->start( $this->tool() )->done, 'It goes on from where it was.' );
		self::assertNotFalse( wp_next_scheduled( Queue::HOOK, [ RunTools::name() ] ) );
	}

	public function test_a_tool_that_fails_is_tried_again_and_goes_on_where_it_stopped(): void {
		$attempts = 0;
		$runner   = $this->runner(
			static function ( ?string $cursor ) use ( &$attempts ): ToolStep {
				if ( '1' === $cursor && ++$attempts <= 3 ) {
					throw new \RuntimeException( 'The disk is full.' );
				}
				return new ToolStep( '1' === $cursor ? null : '1', 1 );
			}
		);
		foreach ( range( 1, 3 ) as $attempt ) {
			$this->expect_logged( 'The tool long failed: The disk is full.' );
		}
		$runner->start( $this->tool() );
		self::assertSame( [ 'failed', '1', 1, 4 ], $this->state( $runner ) );
		$runner->start( $this->tool() );
		self::assertSame( [ 'done', null, 2, 4 ], $this->state( $runner ) );
	}

	/**
	 * Runs a tool over REST, which has to be done by then.
	 *
	 * @return string The message.
	 */
	private function run_tool( string $id ): string {
		$tool = $this->item( $this->rest( 'PUT', self::TOOLS . "/$id" ) );
		self::assertSame( [ true, 'done' ], [ $tool['success'], $tool['progress']['status'] ?? 'done' ] );
		self::assertIsString( $tool['message'] );
		return $tool['message'];
	}

	/**
	 * @param (\Closure(string|null, float): ToolStep)|null $step
	 */
	private function tool( ?\Closure $step = null ): Tool {
		return Tool::in_parts( 'long', 'Long', 'Run', 'Takes long.', $step ?? static fn() => new ToolStep( null, 0 ), static fn() => 4 );
	}

	/**
	 * @param \Closure(string|null, float): ToolStep $step
	 */
	private function runner( \Closure $step ): ToolRunner {
		return new ToolRunner( $this->context(), [ 'long' => $this->tool( $step ) ] );
	}

	/**
	 * @return list<mixed>
	 */
	private function state( ToolRunner $runner ): array {
		$run = $runner->run_of( $this->tool() );
		return [ $run->status, $run->cursor, $run->done, $run->total ];
	}

	/**
	 * @return array<string, string|null>
	 */
	private function row( int $id ): array {
		return $this->context()->database->row( $this->named( "SELECT * FROM {wc_product_meta_lookup} WHERE product_id = $id" ) ) ?? [];
	}

	private function value( string $sql ): ?string {
		return $this->context()->database->value( $this->named( $sql ) );
	}

	private function sql( string $sql ): void {
		$this->context()->database->execute( $this->named( $sql ) );
	}

	/**
	 * Table names in braces become those of the site.
	 */
	private function named( string $sql ): string {
		return (string) preg_replace_callback(
			'/\{([a-z_]+)\}/',
			fn( array $name ) => $this->context()->database->table( $name[1] ),
			$sql
		);
	}
}
