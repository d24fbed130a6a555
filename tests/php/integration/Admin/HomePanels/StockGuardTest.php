<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\HomePanels;

use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The stock that is set on Home changes only from what was shown.
 */
final class StockGuardTest extends IntegrationTestCase {

	public function test_stock_that_was_sold_meanwhile_does_not_come_back(): void {
		$this->as_shop_manager();
		$product = [
			'name'           => 'Lamp',
			'type'           => 'simple',
			'manage_stock'   => true,
			'stock_quantity' => 2,
		];
		$id      = (int) $this->item( $this->rest( 'POST', '/wc/v3/products', $product ) )['id'];
		$body    = [
			'stock_quantity' => 24,
			'expected'       => [ 'stock_quantity' => 3 ],
		];

		$response = $this->rest( 'PUT', "/wc/v3/products/$id", $body );
		$this->assertRestError( $response, 'storewright_rest_product_conflict', 409 );
		self::assertSame( [ 'stock_quantity' => 2 ], $response->as_error()?->get_error_data()['conflicts'] );

		$body['expected']['stock_quantity'] = 2;
		$response                           = $this->rest( 'PUT', "/wc/v3/products/$id", $body );
		$this->assertRestStatus( $response, 200 );
		self::assertSame( 24, $this->item( $response )['stock_quantity'] );
	}
}
