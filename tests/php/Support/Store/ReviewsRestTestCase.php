<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Store;

use Storewright\Tests\Support\IntegrationTestCase;
use WP_REST_Response;

/**
 * Base of ReviewsRestTest and of the tests beside it.
 */
abstract class ReviewsRestTestCase extends IntegrationTestCase {

	protected const PATH = '/wc/v3/products/reviews';

	protected int $table;

	protected int $chair;

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		update_option( 'timezone_string', 'America/New_York' );
		$this->table = $this->product( 'Oak table' );
		$this->chair = $this->product( 'Oak chair' );
	}

	/**
	 * @return array<string, mixed>
	 */
	final protected function review_of( int $product, string $email = 'ada@example.com' ): array {
		return [
			'product_id'     => $product,
			'reviewer'       => 'Ada',
			'reviewer_email' => $email,
			'review'         => 'Heavy.',
		];
	}

	/**
	 * @param array<string, mixed> $review
	 */
	final protected function review( array $review ): int {
		return $this->id( $this->rest( 'POST', self::PATH, $review ) );
	}

	final protected function id( WP_REST_Response $response ): int {
		$id = $this->item( $response )['id'] ?? null;
		self::assertIsInt( $id, (string) wp_json_encode( $response->get_data() ) );
		return $id;
	}

	final protected function product( string $name ): int {
		$id = wp_insert_post(
			[
				'post_type'   => 'product',
				'post_status' => 'publish',
				'post_title'  => $name,
			]
		);
		$this->context()->database->execute(
			"DELETE FROM {$this->context()->database->table( 'wc_product_meta_lookup' )} WHERE product_id = %d",
			$id
		);
		$this->context()->database->insert( 'wc_product_meta_lookup', [ 'product_id' => $id ] );
		return $id;
	}
}
