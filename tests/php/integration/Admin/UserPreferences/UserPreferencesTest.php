<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\UserPreferences;

use Storewright\Admin\Shell\PageData;
use Storewright\Admin\UserPreferences\UserPreferences;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_REST_Response;

/**
 * The field `woocommerce_meta` of users.
 */
final class UserPreferencesTest extends IntegrationTestCase {

	private const ME = '/wp/v2/users/me';

	/**
	 * @spec A3-008 A7-011
	 */
	public function test_the_starts_of_tasks_are_a_preference_of_the_user_who_started_them(): void {
		$this->as_administrator();
		foreach ( [ 'shipping', 'shipping', 'store_details' ] as $task ) {
			$this->assertRestStatus( $this->rest( 'POST', "/wc-admin/onboarding/tasks/$task/visited" ), 200 );
		}
		self::assertSame( '{"shipping":2,"store_details":1}', $this->mine()['task_list_tracked_started_tasks'] );
		$this->as_shop_manager();
		self::assertSame( '', $this->mine()['task_list_tracked_started_tasks'] );
	}

	/**
	 * @spec A7-011
	 */
	public function test_a_user_changes_their_own_one_by_one(): void {
		$this->as_shop_manager();
		$this->assertRestStatus( $this->change( [ 'homepage_layout' => 'two_columns' ] ), 200 );
		$this->assertRestStatus( $this->change( [ 'task_list_tracked_started_tasks' => '{"shipping":3}' ] ), 200 );
		$this->assertRestStatus( $this->change( [ 'activity_panel_inbox_last_read' => '1780000000000' ] ), 200 );
		$stats = '{"hiddenIndicators":["net"],"period":"month"}';
		$this->assertRestStatus( $this->change( [ 'homepage_stats' => $stats ] ), 200 );
		$this->assertRestStatus( $this->change( [ 'homepage_layout' => 'two_columns' ] ), 200 );

		self::assertSame(
			[
				'homepage_layout'                 => 'two_columns',
				'task_list_tracked_started_tasks' => '{"shipping":3}',
				'homepage_stats'                  => '{"hiddenIndicators":["net"],"period":"month"}',
				'activity_panel_inbox_last_read'  => '1780000000000',
				'launch_your_store_tour_hidden'   => '',
				'android_app_banner_dismissed'    => '',
			],
			array_filter(
				$this->mine(),
				static fn( string $name ) => 1 !== preg_match( '/_report_columns$|^dashboard_/', $name ),
				ARRAY_FILTER_USE_KEY
			)
		);
		self::assertSame( 'two_columns', get_user_meta( get_current_user_id(), 'woocommerce_admin_homepage_layout', true ) );
		$tasks = $this->item( $this->rest( 'POST', '/wc-admin/onboarding/tasks/shipping/visited' ) );
		self::assertTrue( $tasks['isVisited'] );
		self::assertSame( '{"shipping":4}', $this->mine()['task_list_tracked_started_tasks'] );

		$this->assertRestStatus( $this->change( [ 'homepage_layout' => '' ] ), 200 );
		self::assertSame( '', $this->mine()['homepage_layout'] );
	}

	public function test_how_the_overview_is_seen_is_kept_as_woocommerce_does(): void {
		$this->as_shop_manager();
		$sections = '[{"key":"charts","title":"\u201cMine\u201d","isVisible":false,"hiddenBlocks":["a_b"],"icon":{"a":{"b":{"c":"d"}}}},'
			. '{"key":"weather","of":{}}]';
		$this->assertRestStatus( $this->change( [ 'dashboard_sections' => $sections ] ), 200 );
		self::assertSame( $sections, $this->mine()['dashboard_sections'] );
		self::assertSame( $sections, get_user_meta( get_current_user_id(), 'woocommerce_admin_dashboard_sections', true ) );
		foreach ( [ '{"key":"charts"}', '["charts"]', '[{"title":"Charts"}]', '[', '[{"key":"' . str_repeat( 'a', 20000 ) . '"}]' ] as $wrong ) {
			$this->assertRestError( $this->change( [ 'dashboard_sections' => $wrong ] ), 'rest_invalid_param', 400 );
		}
		self::assertSame( $sections, $this->mine()['dashboard_sections'] );
		$kept = [
			'dashboard_chart_type'       => [ '"bar"', [ 'pie', '""', '3' ] ],
			'dashboard_chart_interval'   => [ '"week"', [ 'minute', '[]' ] ],
			'dashboard_leaderboard_rows' => [ '20', [ '4', '21', '7.5', '-5', 'many' ] ],
		];
		foreach ( $kept as $name => [ $right, $all_wrong ] ) {
			$this->assertRestStatus( $this->change( [ $name => trim( $right, '"' ) ] ), 200 );
			$this->assertRestStatus( $this->change( [ $name => $right ] ), 200 );
			foreach ( $all_wrong as $wrong ) {
				$this->assertRestError( $this->change( [ $name => $wrong ] ), 'rest_invalid_param', 400 );
			}
			self::assertSame( $right, $this->mine()[ $name ] );
		}
	}

	public function test_columns_of_reports_and_figures_of_home_are_lists(): void {
		$this->as_shop_manager();
		$this->assertRestStatus( $this->change( [ 'revenue_report_columns' => '[ "taxes" ]' ] ), 200 );
		self::assertSame( '["taxes"]', $this->mine()['revenue_report_columns'] );
		foreach ( [ '{"0":"taxes"}', '"taxes"', '[', '[' . str_repeat( '"taxes",', 600 ) . '1]' ] as $wrong ) {
			$this->assertRestError( $this->change( [ 'taxes_report_columns' => $wrong ] ), 'rest_invalid_param', 400 );
		}
		self::assertSame( '', $this->mine()['taxes_report_columns'] );
		foreach ( [ '[]', '{"hiddenIndicators":"all"}', '{"hiddenIndicators":[1]}', '{"hiddenIndicators":[],"period":"year"}' ] as $wrong ) {
			$this->assertRestError( $this->change( [ 'homepage_stats' => $wrong ] ), 'rest_invalid_param', 400 );
		}
		// WooCommerce's own dashboard names no period.
		$this->assertRestStatus( $this->change( [ 'homepage_stats' => '{"hiddenIndicators":[]}' ] ), 200 );
		self::assertSame( '{"hiddenIndicators":[],"period":"week"}', $this->mine()['homepage_stats'] );
	}

	/**
	 * @dataProvider wrong
	 * @param array<string, mixed> $sent
	 */
	public function test_what_can_not_be_taken_changes_nothing( array $sent ): void {
		$this->as_administrator();
		$this->change( [ 'homepage_layout' => 'two_columns' ] );
		$this->assertRestError(
			$this->change( [ 'homepage_layout' => 'single_column' ] + $sent + [ 'homepage_layout' => '' ] ),
			'rest_invalid_param',
			400
		);
		self::assertSame( 'two_columns', $this->mine()['homepage_layout'] );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>}>
	 */
	public static function wrong(): iterable {
		yield 'an unknown preference' => [ [ 'wp_capabilities' => 'administrator' ] ];
		yield 'no text' => [ [ 'task_list_tracked_started_tasks' => [ 'shipping' => 1 ] ] ];
		yield 'no JSON' => [ [ 'task_list_tracked_started_tasks' => '{' ] ];
		yield 'a list' => [ [ 'task_list_tracked_started_tasks' => '[1]' ] ];
		yield 'no time' => [ [ 'activity_panel_inbox_last_read' => 'yesterday' ] ];
		yield 'less than nothing' => [ [ 'task_list_tracked_started_tasks' => '{"shipping":-1}' ] ];
	}

	public function test_who_has_no_dashboard_has_no_preferences_for_it(): void {
		$this->as_subscriber();
		self::assertSame( [], $this->mine() );
		$this->assertRestError( $this->change( [ 'homepage_layout' => 'two_columns' ] ), 'rest_forbidden', 403 );
		self::assertSame( '', get_user_meta( get_current_user_id(), 'woocommerce_admin_homepage_layout', true ) );
	}

	public function test_who_sees_reports_only_chooses_their_columns(): void {
		$user = get_userdata( $this->as_subscriber() );
		self::assertNotFalse( $user );
		$user->add_cap( 'view_woocommerce_reports' );
		wp_set_current_user( 0 );
		wp_set_current_user( $user->ID );
		$this->assertRestStatus( $this->change( [ 'orders_report_columns' => '["coupons"]' ] ), 200 );
		self::assertSame( '["coupons"]', $this->mine()['orders_report_columns'] );
	}

	public function test_nobody_reads_those_of_others_by_the_way(): void {
		$this->as_administrator();
		self::assertArrayNotHasKey( 'woocommerce_meta', $this->item( $this->rest( 'GET', self::ME ) ) );
	}

	public function test_extensions_add_their_own(): void {
		add_filter( 'storewright_user_preferences', static fn( array $known ) => $known + [ 'theirs' => strtoupper( ... ) ] );
		$this->as_administrator();
		$this->change( [ 'theirs' => 'loud' ] );
		self::assertSame( 'LOUD', $this->mine()['theirs'] );
	}

	/**
	 * @spec B3-003 B4-001
	 */
	public function test_the_layout_of_home_is_the_users_else_the_stores_else_one_column(): void {
		$this->as_shop_manager();
		$layout = fn(): mixed => ( new PageData( $this->context() ) )->all()['homeLayout'];
		self::assertSame( 'single_column', $layout() );
		$set    = fn( string $default ) => $this->assertRestStatus(
			$this->rest( 'POST', '/wc-admin/options', [ 'woocommerce_default_homepage_layout' => $default ] ),
			200
		);
		$set( 'two_columns' );
		self::assertSame( 'two_columns', $layout() );
		$this->change( [ 'homepage_layout' => 'single_column' ] );
		self::assertSame( 'single_column', $layout() );
		update_user_meta( get_current_user_id(), 'woocommerce_admin_homepage_layout', '"two_columns"' );
		$set( '' );
		self::assertSame( 'two_columns', $layout(), 'As WooCommerce’s own dashboard has stored it.' );
		update_user_meta( get_current_user_id(), 'woocommerce_admin_homepage_layout', 'three_columns' );
		self::assertSame( 'single_column', $layout() );
	}

	public function test_they_go_with_the_plugin(): void {
		$this->as_administrator();
		$this->change( [ 'homepage_layout' => 'two_columns' ] );
		UserPreferences::clear();
		self::assertSame( '', $this->mine()['homepage_layout'] );
	}

	/**
	 * @return array<mixed>
	 */
	private function mine(): array {
		$user = $this->item( $this->rest( 'GET', self::ME . '?context=edit' ) );
		return (array) ( $user['woocommerce_meta'] ?? [] );
	}

	/**
	 * @param array<string, mixed> $preferences
	 */
	private function change( array $preferences ): WP_REST_Response {
		return $this->rest( 'POST', self::ME, [ 'woocommerce_meta' => $preferences ] );
	}
}
