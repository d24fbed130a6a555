<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Store;

use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Base of CategoriesRestTest and of the tests beside it.
 */
abstract class CategoriesRestTestCase extends IntegrationTestCase {

	protected const PATH = '/wc/v3/products/categories';

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	final protected function category( string $name, int $parent = 0, string $description = '' ): int {
		return $this->id(
			$this->rest(
				'POST',
				self::PATH,
				[
					'name'        => $name,
					'parent'      => $parent,
					'description' => $description,
				]
			)
		);
	}

	final protected function id( \WP_REST_Response $response ): int {
		$id = $this->item( $response )['id'] ?? null;
		self::assertIsInt( $id, (string) wp_json_encode( $response->get_data() ) );
		return $id;
	}

	/**
	 * @param list<int> $categories
	 */
	final protected function product( string $name, array $categories ): int {
		$id = wp_insert_post(
			[
				'post_type'   => 'product',
				'post_status' => 'publish',
				'post_title'  => $name,
			]
		);
		wp_set_object_terms( $id, $categories, 'product_cat' );
		return $id;
	}
}
