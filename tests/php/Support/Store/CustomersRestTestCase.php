<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Store;

use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Base of CustomersRestTest and of the tests beside it.
 */
abstract class CustomersRestTestCase extends IntegrationTestCase {

	protected const PATH = '/wc/v3/customers';

	/**
	 * @param array<string, mixed> $more
	 * @return array<string, mixed>
	 */
	final protected function create( string $email, array $more = [] ): array {
		$response = $this->rest( 'POST', self::PATH, [ 'email' => $email ] + $more );
		$this->assertRestStatus( $response, 201 );
		return $this->item( $response );
	}

	/**
	 * @param array<string, mixed> $customer
	 */
	final protected function id( array $customer ): int {
		self::assertIsInt( $customer['id'] ?? null );
		return $customer['id'];
	}
}
