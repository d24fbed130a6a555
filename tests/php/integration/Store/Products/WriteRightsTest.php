<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use Storewright\Tests\Support\IntegrationTestCase;

/**
 * A role that works on products does with media and statuses over REST what WordPress lets it do, and nothing more.
 */
final class WriteRightsTest extends IntegrationTestCase {

	private const PRODUCTS = '/wc/v3/products';

	/**
	 * The requests that leave the site.
	 */
	private int $fetched = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
		add_filter(
			'pre_http_request',
			function (): array {
				++$this->fetched;
				return [ 'response' => [ 'code' => 404 ], 'body' => '', 'headers' => [], 'cookies' => [] ]; // phpcs:ignore WordPress.Arrays
			}
		);
	}

	public function test_who_may_not_upload_has_no_image_fetched(): void {
		$product  = $this->create( [ 'type' => 'variable' ] );
		$category = (int) $this->item( $this->rest( 'POST', self::PRODUCTS . '/categories', [ 'name' => 'Lamps' ] ) )['id'];
		$image    = [ 'src' => 'https://93.184.215.14/a.png' ];
		$requests = [
			[ 'POST', self::PRODUCTS, [ 'name' => 'Lamp', 'images' => [ $image ] ] ], // phpcs:ignore WordPress.Arrays
			[ 'PUT', self::PRODUCTS . "/$product", [ 'images' => [ $image ] ] ],
			[ 'POST', self::PRODUCTS . "/$product/duplicate", [ 'images' => [ $image ] ] ],
			[ 'POST', self::PRODUCTS . "/$product/variations", [ 'image' => $image ] ],
			[ 'PUT', self::PRODUCTS . "/categories/$category", [ 'image' => $image ] ],
		];
		$this->without( 'upload_files' );
		foreach ( $requests as $request ) {
			$this->assertRestError( $this->rest( ...$request ), 'woocommerce_rest_cannot_upload', 403 );
		}
		self::assertSame( 0, $this->fetched );
	}

	public function test_who_may_not_edit_an_image_shows_it_without_renaming_it(): void {
		$product = $this->create();
		$image   = $this->image();
		$this->without( 'edit_others_posts' );
		$author = wp_insert_user( [ 'user_login' => 'other', 'user_pass' => 'x' ] ); // phpcs:ignore WordPress.Arrays
		self::assertIsInt( $author );
		wp_update_post( [ 'ID' => $image, 'post_author' => $author ] ); // phpcs:ignore WordPress.Arrays

		$answer = $this->item( $this->rest( 'PUT', self::PRODUCTS . "/$product", [ 'images' => [ [ 'id' => $image ] ] ] ) );
		self::assertSame( $image, $answer['images'][0]['id'] );
		$this->assertRestStatus( $this->rest( 'PUT', self::PRODUCTS . "/$product", [ 'images' => $answer['images'] ] ) );
		foreach ( [ 'name', 'alt' ] as $text ) {
			// phpcs:disable WordPress.Arrays
			$this->assertRestError(
				$this->rest(
					'PUT',
					self::PRODUCTS . "/$product",
					[
						'images' => [
							[
								'id'  => $image,
								$text => 'Mine',
							],
						],
					]
				),
				'woocommerce_rest_cannot_edit',
				403
			);
			// phpcs:enable
		}
		self::assertSame( [ 'Lamp photo', '' ], [ get_the_title( $image ), get_post_meta( $image, '_wp_attachment_image_alt', true ) ] );
	}

	public function test_who_may_not_publish_leaves_that_to_others(): void {
		$product   = $this->create( [ 'type' => 'variable', 'status' => 'draft' ] ); // phpcs:ignore WordPress.Arrays
		$published = $this->create();
		$variation = (int) $this->item( $this->rest( 'POST', self::PRODUCTS . "/$product/variations", [ 'status' => 'draft' ] ) )['id'];
		$this->without( 'publish_products', 'delete_others_products', 'delete_products' );

		foreach ( [ 'publish', 'private', 'future' ] as $status ) {
			$this->assertRestError(
				$this->rest( 'PUT', self::PRODUCTS . "/$product", [ 'status' => $status ] ),
				'rest_cannot_publish',
				403
			);
		}
		$this->assertRestError(
			$this->rest( 'PUT', self::PRODUCTS . "/$product/variations/$variation", [ 'status' => 'publish' ] ),
			'rest_cannot_publish',
			403
		);
		// phpcs:disable WordPress.Arrays
		$batch = $this->item(
			$this->rest(
				'POST',
				self::PRODUCTS . '/batch',
				[
					'update' => [
						[
							'id'     => $product,
							'status' => 'publish',
						],
					],
				]
			)
		);
		// phpcs:enable
		self::assertSame( 'rest_cannot_publish', $batch['update'][0]['error']['code'] );
		$this->assertRestError(
			$this->rest( 'PUT', self::PRODUCTS . "/$product", [ 'status' => 'trash' ] ),
			'woocommerce_rest_cannot_delete',
			403
		);
		self::assertSame( [ 'draft', 'draft' ], [ get_post_status( $product ), get_post_status( $variation ) ] );
		self::assertSame(
			'pending',
			$this->item( $this->rest( 'PUT', self::PRODUCTS . "/$product", [ 'status' => 'pending' ] ) )['status']
		);
		// phpcs:ignore WordPress.Arrays
		$this->assertRestStatus( $this->rest( 'PUT', self::PRODUCTS . "/$published", [ 'status' => 'publish', 'name'   => 'Lamp 2' ] ) );
	}

	/**
	 * Takes capabilities from the current user.
	 */
	private function without( string ...$capabilities ): void {
		add_filter( 'user_has_cap', static fn( array $has ): array => array_diff_key( $has, array_flip( $capabilities ) ) );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function create( array $fields = [] ): int {
		$made = $this->rest( 'POST', self::PRODUCTS, $fields + [ 'name' => 'Lamp' ] );
		$this->assertRestStatus( $made, 201 );
		return (int) $this->item( $made )['id'];
	}

	private function image(): int {
		$id = wp_insert_attachment(
			[
				'post_title'     => 'Lamp photo',
				'post_mime_type' => 'image/png',
			],
			'lamp.png'
		);
		self::assertIsInt( $id );
		return $id;
	}
}
