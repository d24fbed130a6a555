<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Store;

use Storewright\Tests\Support\FailingQueries;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Base of ZonesRestTest and of the tests beside it.
 */
abstract class ZonesRestTestCase extends IntegrationTestCase {

	use FailingQueries;

	protected const ZONES = '/wc/v3/shipping/zones';

	/**
	 * @param list<array<string, string>> $locations
	 */
	final protected function zone( string $name, int $order = 0, array $locations = [] ): int {
		$response = $this->rest(
			'POST',
			self::ZONES,
			[
				'name'      => $name,
				'order'     => $order,
				'locations' => $locations,
			]
		);
		$this->assertRestStatus( $response, 201 );
		$id = $this->item( $response )['id'];
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	final protected function locations( int $zone_id ): array {
		return array_map(
			static fn( array $location ) => array_intersect_key( $location, array_flip( [ 'code', 'type' ] ) ),
			$this->items( $this->rest( 'GET', self::ZONES . "/$zone_id/locations" ) )
		);
	}
}
