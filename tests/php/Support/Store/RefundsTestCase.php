<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Store;

use Storewright\Tests\Support\FailingQueries;
use Storewright\Tests\Support\OrdersTestCase;
use WP_REST_Response;

/**
 * Base of RefundsTest and of the tests beside it.
 */
abstract class RefundsTestCase extends OrdersTestCase {

	use FailingQueries;

	/**
	 * A paid order of lamps at 10.00.
	 *
	 * @return array<string, mixed>
	 */
	final protected function lamps( int $quantity ): array {
		return $this->order(
			[
				'status'     => 'processing',
				'line_items' => [
					[
						'product_id' => $this->product( '10.00' ),
						'quantity'   => $quantity,
					],
				],
			]
		);
	}

	/**
	 * @param array<string, mixed> $order
	 * @param array<string, mixed> $fields
	 */
	final protected function refund( array $order, array $fields ): WP_REST_Response {
		return $this->rest( 'POST', self::ORDERS . "/{$this->id( $order )}/refunds", $fields + [ 'api_refund' => false ] );
	}

	/**
	 * @param array<string, mixed> $order
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed>
	 */
	final protected function refunded( array $order, array $fields ): array {
		$response = $this->refund( $order, $fields );
		$this->assertRestStatus( $response, 201 );
		return $this->item( $response );
	}
}
