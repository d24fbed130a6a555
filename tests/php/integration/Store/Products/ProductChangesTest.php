<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Tests\Support\Store\ProductsRestTestCase;

/**
 * Changes of products over REST.
 */
#[Group( 'object-cache' )]
final class ProductChangesTest extends ProductsRestTestCase {

	public function test_only_what_is_sent_changes(): void {
		$id      = $this->make(
			[
				'regular_price' => '10.00',
				'sku'           => 'A',
				'tax_class'     => 'zero-rate',
			]
		);
		$before  = $this->item( $this->rest( 'GET', self::PATH . "/$id" ) );
		$after   = $this->item( $this->rest( 'PUT', self::PATH . "/$id", [ 'regular_price' => '12' ] ) );
		$changed = array_keys(
			array_diff_assoc(
				array_map( wp_json_encode( ... ), array_intersect_key( $after, $before ) ),
				array_map( wp_json_encode( ... ), $before )
			)
		);
		$changed = array_values( array_diff( $changed, [ 'date_modified', 'date_modified_gmt' ] ) );
		sort( $changed );
		self::assertSame( [ 'price', 'price_html', 'regular_price' ], $changed );
		$this->assertLookup( $id );
	}

	public function test_a_batch_answers_each_change(): void {
		$kept = $this->make( [ 'sku' => 'A' ] );
		$gone = $this->make( [] );
		$data = $this->item(
			$this->rest(
				'POST',
				self::PATH . '/batch',
				[
					'create' => [
						[ 'name' => 'New' ],
						[
							'name' => 'Twin',
							'sku'  => 'A',
						],
					],
					'update' => [
						[
							'id'   => $kept,
							'name' => 'Renamed',
						],
						[ 'id' => 999999 ],
					],
					'delete' => [ $gone ],
				]
			)
		);
		self::assertSame( 'New', $data['create'][0]['name'] );
		self::assertSame( 'product_invalid_sku', $data['create'][1]['error']['code'] );
		self::assertSame( 'Renamed', $data['update'][0]['name'] );
		self::assertSame( 'woocommerce_rest_product_invalid_id', $data['update'][1]['error']['code'] );
		self::assertSame( $gone, $data['delete'][0]['id'] );
		self::assertNull( get_post( $gone ) );
	}

	public function test_a_change_that_fails_halfway_leaves_nothing_behind(): void {
		$id = $this->make( [ 'regular_price' => '5' ] );
		add_action( 'added_post_meta', static fn() => throw new \RuntimeException( 'Another plugin breaks.' ) );
		$this->expect_logged( 'Another plugin breaks.' );
		$sent = [
			'name'          => 'Other',
			'regular_price' => '6',
			'meta_data'     => [
				[
					'key'   => 'k',
					'value' => 'v',
				],
			],
		];
		self::assertSame( 500, $this->rest( 'PUT', self::PATH . "/$id", $sent )->get_status() );
		$item = $this->item( $this->rest( 'GET', self::PATH . "/$id" ) );
		self::assertSame( [ '5', 'Thing' ], [ $item['regular_price'], $item['name'] ] );
	}

	public function test_hooks_tell_what_was_done(): void {
		$heard = [];
		foreach ( [ 'created', 'updated', 'trashed', 'deleted' ] as $event ) {
			add_action(
				"storewright_product_$event",
				static function ( int $id ) use ( &$heard, $event ): void {
					$heard[] = "$event $id";
				}
			);
		}
		$id = $this->make( [] );
		$this->rest( 'PUT', self::PATH . "/$id", [ 'name' => 'Other' ] );
		$this->rest( 'DELETE', self::PATH . "/$id" );
		$this->rest( 'DELETE', self::PATH . "/$id", [ 'force' => true ] );
		self::assertSame( [ "created $id", "updated $id", "trashed $id", "deleted $id" ], $heard );
	}
}
