<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use Storewright\Admin\Analytics\Columns\HiddenColumns;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_REST_Response;

/**
 * The field `storewright_report_columns` of users.
 */
final class HiddenColumnsTest extends IntegrationTestCase {

	private const ME = '/wp/v2/users/me';

	public function test_columns_of_reports_that_woocommerce_lacks_are_kept_one_by_one(): void {
		$user = $this->as_shop_manager();
		self::assertSame( [], $this->mine() );
		$this->assertRestStatus( $this->change( [ 'stock' => [ 'sku' ] ] ), 200 );
		$this->assertRestStatus( $this->change( [ 'payment-methods' => [ 'refunds', 'net_revenue', 'refunds' ] ] ), 200 );
		$this->assertRestStatus( $this->change( [ 'cohorts' => [ 'month_12' ] ] ), 200 );
		self::assertSame(
			[
				'stock'           => [ 'sku' ],
				'cohorts'         => [ 'month_12' ],
				'payment-methods' => [ 'refunds', 'net_revenue' ],
			],
			$this->mine()
		);
		self::assertSame( '["sku"]', get_user_meta( $user, 'storewright_stock_report_columns', true ) );
		self::assertSame( [ 'refunds', 'net_revenue' ], HiddenColumns::of( $user, 'payment-methods' ) );
		$this->assertRestStatus( $this->change( [ 'stock' => [] ] ), 200 );
		self::assertSame( [ 'cohorts', 'payment-methods' ], array_keys( $this->mine() ) );
		$this->as_administrator();
		self::assertSame( [], $this->mine(), 'Each user has their own.' );
	}

	public function test_those_of_woocommerce_s_reports_are_its_preferences(): void {
		$user = $this->as_shop_manager();
		$this->assertRestError( $this->change( [ 'revenue' => [ 'taxes' ] ] ), 'rest_invalid_param', 400 );
		$preferences = [ 'woocommerce_meta' => [ 'revenue_report_columns' => '["taxes"]' ] ];
		$this->assertRestStatus( $this->rest( 'POST', self::ME, $preferences ), 200 );
		self::assertSame( [ 'taxes' ], HiddenColumns::of( $user, 'revenue' ) );
	}

	public function test_what_can_not_be_taken_changes_nothing(): void {
		$this->as_shop_manager();
		$this->change( [ 'stock' => [ 'sku' ] ] );
		foreach ( [ [ 'bees' => [ 'wax' ] ], [ 'cohorts' => [ [] ] ], [ 'cohorts' => [ str_repeat( 'a', 4000 ) ] ] ] as $wrong ) {
			$this->assertRestError( $this->change( [ 'stock' => [ 'name' ] ] + $wrong ), 'rest_invalid_param', 400 );
		}
		self::assertSame( [ 'stock' => [ 'sku' ] ], $this->mine() );
	}

	public function test_who_sees_no_reports_has_none(): void {
		$user = $this->as_subscriber();
		self::assertSame( [], $this->mine() );
		$this->assertRestError( $this->change( [ 'stock' => [ 'sku' ] ] ), 'rest_forbidden', 403 );
		self::assertSame( [], HiddenColumns::of( $user, 'stock' ) );
	}

	public function test_nobody_changes_those_of_others_without_editing_them(): void {
		$user = $this->as_shop_manager();
		$this->as_subscriber();
		$sent = [ 'storewright_report_columns' => [ 'stock' => [ 'sku' ] ] ];
		$this->assertRestStatus( $this->rest( 'POST', "/wp/v2/users/$user", $sent ), 403 );
		self::assertSame( [], HiddenColumns::of( $user, 'stock' ) );
	}

	/**
	 * @return array<mixed>
	 */
	private function mine(): array {
		$user = $this->item( $this->rest( 'GET', self::ME . '?context=edit' ) );
		return (array) ( $user['storewright_report_columns'] ?? [] );
	}

	/**
	 * @param array<string, mixed> $columns
	 */
	private function change( array $columns ): WP_REST_Response {
		return $this->rest( 'POST', self::ME, [ 'storewright_report_columns' => $columns ] );
	}
}
