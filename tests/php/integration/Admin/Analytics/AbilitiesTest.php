<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use Storewright\Tests\Support\IntegrationTestCase;
use WP_Error;

/**
 * Reports as abilities of WordPress.
 */
final class AbilitiesTest extends IntegrationTestCase {

	private const YEARS = [
		'after'  => '2020-01-01T00:00:00',
		'before' => '2099-12-31T23:59:59',
	];

	public function test_who_may_see_reports_reads_one_and_has_its_figure_explained(): void {
		$this->as_shop_manager();
		$order = $this->item( $this->rest( 'POST', '/wc/v3/orders', [ 'status' => 'completed' ] ) )['id'];

		$read = wp_get_ability( 'storewright/read-report' )?->execute(
			[
				'report'    => 'orders/stats',
				'arguments' => self::YEARS + [ 'interval' => 'year' ],
			]
		);
		self::assertIsArray( $read );
		self::assertSame( 1, $read['answer']['totals']['orders_count'] ?? null );

		$explained = wp_get_ability( 'storewright/explain-number' )?->execute(
			[
				'report'    => 'orders',
				'measure'   => 'orders_count',
				'arguments' => self::YEARS,
			]
		);
		self::assertIsArray( $explained );
		self::assertSame( [ 1, $order ], [ $explained['total'], $explained['orders'][0]['order_id'] ?? null ] );

		$wrong = wp_get_ability( 'storewright/explain-number' )?->execute(
			[
				'report'  => 'orders',
				'measure' => 'luck',
			]
		);
		self::assertInstanceOf( WP_Error::class, $wrong );
		self::assertSame( 'rest_invalid_param', $wrong->get_error_code() );
	}

	public function test_they_are_read_over_rest_by_whoever_may_see_reports_alone(): void {
		$path = '/wp-abilities/v1/abilities/storewright/read-report/run?input[report]=products';
		$this->as_shop_manager();
		$this->assertRestStatus( $this->rest( 'GET', $path ), 200 );
		self::assertTrue( $this->item( $this->rest( 'GET', '/wp-abilities/v1/abilities/storewright/read-report' ) )['meta']['annotations']['readonly'] ?? null );
		self::assertSame( [ 'public' => true ], wp_get_ability( 'storewright/read-report' )?->get_meta()['mcp'] ?? null );
		$this->as_subscriber();
		$this->assertRestStatus( $this->rest( 'GET', $path ), 403 );
		$refused = wp_get_ability( 'storewright/read-report' )?->execute( [ 'report' => 'products' ] );
		self::assertInstanceOf( WP_Error::class, $refused );
	}
}
