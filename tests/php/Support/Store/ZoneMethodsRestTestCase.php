<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Store;

use Storewright\Tests\Support\FailingQueries;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Base of ZoneMethodsRestTest and of the tests beside it.
 */
abstract class ZoneMethodsRestTestCase extends IntegrationTestCase {

	use FailingQueries;

	protected string $path;

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		$id = $this->item( $this->rest( 'POST', '/wc/v3/shipping/zones', [ 'name' => 'Zone' ] ) )['id'];
		self::assertIsInt( $id );
		$this->path = "/wc/v3/shipping/zones/$id/methods";
	}

	/**
	 * @param array<string, mixed> $body
	 * @return array<string, mixed>
	 */
	final protected function add( string $method_id, array $body = [] ): array {
		$response = $this->rest( 'POST', $this->path, [ 'method_id' => $method_id ] + $body );
		$this->assertRestStatus( $response );
		return $this->item( $response );
	}

	/**
	 * @param array<string, mixed> $method
	 */
	final protected function id( array $method ): int {
		self::assertIsInt( $method['instance_id'] );
		return $method['instance_id'];
	}

	/**
	 * @param array<string, mixed> $method
	 */
	final protected function setting( array $method, string $id ): mixed {
		self::assertIsArray( $method['settings'] );
		self::assertIsArray( $method['settings'][ $id ] );
		return $method['settings'][ $id ]['value'];
	}
}
