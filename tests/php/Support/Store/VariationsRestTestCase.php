<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Store;

use Storewright\Tests\Support\IntegrationTestCase;
use Storewright\Tests\Support\ProductLookupChecks;

/**
 * Base of VariationsRestTest and of the tests beside it.
 */
abstract class VariationsRestTestCase extends IntegrationTestCase {

	use ProductLookupChecks;

	protected int $tee;

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		$this->tee = $this->made(
			'/wc/v3/products',
			[
				'name'               => 'Trail Tee',
				'type'               => 'variable',
				'weight'             => '0.2',
				'tax_class'          => 'reduced-rate',
				'attributes'         => [
					[
						'name'      => 'Size',
						'variation' => true,
						'options'   => [ 'S', 'M', 'L' ],
					],
					[
						'name'      => 'Cut',
						'variation' => true,
						'options'   => [ 'Slim', 'Wide' ],
					],
					[
						'name'    => 'Cloth',
						'options' => [ 'Cotton' ],
					],
				],
				'default_attributes' => [
					[
						'name'   => 'Size',
						'option' => 'm',
					],
				],
			]
		);
	}

	/**
	 * @return list<mixed>
	 */
	final protected function of_product( string ...$fields ): array {
		$item = $this->item( $this->rest( 'GET', "/wc/v3/products/{$this->tee}" ) );
		return array_map( static fn( string $field ) => $item[ $field ], array_values( $fields ) );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	final protected function variation( string $size, array $fields ): int {
		$choice = [
			'attributes' => [
				[
					'name'   => 'Size',
					'option' => $size,
				],
			],
		];
		return $this->made( "/wc/v3/products/{$this->tee}/variations", $fields + $choice );
	}

	final protected function path( int $id ): string {
		return "/wc/v3/products/{$this->tee}/variations/$id";
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	final protected function made( string $path, array $fields ): int {
		$response = $this->rest( 'POST', $path, $fields );
		$this->assertRestStatus( $response, 201 );
		$id = $this->item( $response )['id'];
		self::assertIsInt( $id );
		return $id;
	}
}
