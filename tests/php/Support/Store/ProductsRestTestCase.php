<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Store;

use Storewright\Tests\Support\IntegrationTestCase;
use Storewright\Tests\Support\ProductLookupChecks;

/**
 * Base of ProductsRestTest and of the tests beside it.
 */
abstract class ProductsRestTestCase extends IntegrationTestCase {

	use ProductLookupChecks;

	protected const PATH = '/wc/v3/products';

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	final protected function make( array $fields ): int {
		$response = $this->rest( 'POST', self::PATH, $fields + [ 'name' => 'Thing' ] );
		$this->assertRestStatus( $response, 201 );
		$id = $this->item( $response )['id'];
		self::assertIsInt( $id );
		return $id;
	}
}
