<?php
declare(strict_types=1);

namespace Storewright\Admin\Products;

use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Shop\Products;
use WP_REST_Request;

/**
 * Products that show what the store looks like. They are made, found and removed through wc/v3, as any client does it.
 */
final class SampleProducts {

	private const PATH = '/wc/v3/products';

	/**
	 * The samples that are in the store. One that the owner gave another name is none any more.
	 *
	 * @return list<array{id: int, name: string}>
	 * @throws StorageFailed If they can't be read.
	 */
	public function existing(): array {
		$found = [];
		foreach ( self::read( array_column( self::all(), 'sku' ) ) as $product ) {
			if ( in_array( $product['name'], $product['marks'], true ) ) {
				$found[] = [
					'id'   => $product['id'],
					'name' => $product['name'],
				];
			}
		}
		return $found;
	}

	/**
	 * Makes those that are missing. Where a product has the SKU of one, that one is left out.
	 *
	 * @throws StorageFailed If not all of them could be made.
	 */
	public function add(): void {
		$taken   = array_column( self::read( array_column( self::all(), 'sku' ) ), 'sku' );
		$missing = array_filter( self::all(), static fn( array $sample ): bool => ! in_array( $sample['sku'], $taken, true ) );
		$create  = array_map(
			static fn( array $sample ): array => $sample + [
				'meta_data' => [
					[
						'key'   => Products::SAMPLE_MARK,
						'value' => $sample['name'],
					],
				],
			],
			array_values( $missing )
		);
		self::batch( [ 'create' => $create ] );
	}

	/**
	 * Removes those that are in the store, for good.
	 *
	 * @throws StorageFailed If not all of them could be removed.
	 */
	public function remove(): void {
		self::batch( [ 'delete' => array_column( $this->existing(), 'id' ) ] );
	}

	/**
	 * @return list<array{sku: string, name: string}>
	 */
	private static function all(): array {
		/** @var list<array{sku: string, name: string}> $samples */
		$samples = require __DIR__ . '/samples.php';
		return $samples;
	}

	/**
	 * The products with these SKUs, trash aside.
	 *
	 * @param list<string> $skus
	 * @return list<array{id: int, sku: string, name: string, marks: list<string>}>
	 * @throws StorageFailed If they can't be read.
	 */
	private static function read( array $skus ): array {
		$request = new WP_REST_Request( 'GET', self::PATH );
		$request->set_query_params(
			[
				'sku'      => implode( ',', $skus ),
				'per_page' => 100,
			]
		);
		$response = rest_do_request( $request );
		$items    = $response->get_data();
		if ( $response->is_error() || ! is_array( $items ) ) {
			throw self::failed();
		}
		/** @var list<array{id: int, sku: string, name: string, meta_data: list<mixed>}> $items */
		return array_map(
			static fn( array $item ): array => [
				'id'    => $item['id'],
				'sku'   => $item['sku'],
				'name'  => $item['name'],
				'marks' => self::marks( $item['meta_data'] ),
			],
			array_values( $items )
		);
	}

	/**
	 * @param list<mixed> $meta
	 * @return list<string>
	 */
	private static function marks( array $meta ): array {
		/** @var list<array{key?: mixed, value?: mixed}> $entries */
		$entries = json_decode( (string) wp_json_encode( $meta ), true );
		$marks   = array_column(
			array_filter( $entries, static fn( array $entry ): bool => Products::SAMPLE_MARK === ( $entry['key'] ?? null ) ),
			'value'
		);
		return array_values( array_filter( $marks, is_string( ... ) ) );
	}

	/**
	 * @param array<string, list<mixed>> $changes
	 * @throws StorageFailed If one of them failed.
	 */
	private static function batch( array $changes ): void {
		if ( [] === array_filter( $changes ) ) {
			return;
		}
		$request = new WP_REST_Request( 'POST', self::PATH . '/batch' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $changes ) );
		$response = rest_do_request( $request );
		$answers  = $response->get_data();
		if ( $response->is_error() || ! is_array( $answers ) ) {
			throw self::failed();
		}
		foreach ( $answers as $items ) {
			foreach ( is_array( $items ) ? $items : [] as $item ) {
				if ( is_array( $item ) && isset( $item['error'] ) ) {
					throw self::failed();
				}
			}
		}
	}

	private static function failed(): StorageFailed {
		return new StorageFailed(
			'storewright_sample_products_failed',
			__( 'The sample products could not be changed. Please try again.', 'storewright' )
		);
	}
}
