<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Storewright\Kernel\Context;
use Storewright\Shop\LowStockProduct;

/**
 * What is told of products of which few are left.
 */
final class LowStockInfo {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Rows of the answer.
	 *
	 * @param list<LowStockProduct> $products
	 * @return list<array<string, mixed>>
	 */
	public function of( array $products ): array {
		$ids = array_map( static fn( LowStockProduct $one ) => $one->id, $products );
		_prime_post_caches( $ids, true, true );
		$ordered = $this->last_orders( $ids );
		return array_map(
			static fn( LowStockProduct $one ) => [
				'id'               => $one->id,
				'parent_id'        => $one->parent_id,
				'name'             => $one->name,
				'type'             => self::type( $one->id ),
				'stock_quantity'   => (float) $one->quantity + 0,
				'low_stock_amount' => self::own_amount( $one->id ),
				'last_order_date'  => $ordered[ $one->id ] ?? null,
				'images'           => self::images( $one->id ),
				'attributes'       => self::attributes( $one->id ),
			],
			$products
		);
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, string> When each was ordered last, in the site's time zone.
	 */
	private function last_orders( array $ids ): array {
		$dates = [];
		foreach ( [ 'product_id', 'variation_id' ] as $column ) {
			$in   = Condition::in( "p.$column", $ids );
			$rows = $this->context->database->rows(
				( new ReportTables( $this->context ) )->name(
					"SELECT p.$column AS id, MAX( p.date_created ) AS ordered FROM {products} p
					WHERE {$in->sql} AND p.product_qty > 0 GROUP BY p.$column"
				),
				...$in->args
			);
			foreach ( $rows as $row ) {
				$dates[ (int) $row['id'] ] = str_replace( ' ', 'T', (string) $row['ordered'] );
			}
		}
		return $dates;
	}

	private static function type( int $id ): string {
		if ( 'product_variation' === get_post_type( $id ) ) {
			return 'variation';
		}
		$terms = get_the_terms( $id, 'product_type' );
		return is_array( $terms ) && [] !== $terms ? $terms[0]->slug : 'simple';
	}

	private static function own_amount( int $id ): int|float|null {
		$amount = get_post_meta( $id, '_low_stock_amount', true );
		return is_numeric( $amount ) ? $amount + 0 : null;
	}

	/**
	 * @return list<array{id: int, src: string, name: string, alt: string}>
	 */
	private static function images( int $id ): array {
		$image = (int) get_post_thumbnail_id( $id );
		$src   = 0 === $image ? false : wp_get_attachment_image_url( $image, 'full' );
		$alt   = get_post_meta( $image, '_wp_attachment_image_alt', true );
		return false === $src ? [] : [
			[
				'id'   => $image,
				'src'  => $src,
				'name' => get_the_title( $image ),
				'alt'  => is_string( $alt ) ? $alt : '',
			],
		];
	}

	/**
	 * @return list<array{name: string, option: string}>
	 */
	private static function attributes( int $id ): array {
		$attributes = [];
		foreach ( 'product_variation' === get_post_type( $id ) ? (array) get_post_meta( $id ) : [] as $key => $values ) {
			if ( str_starts_with( (string) $key, 'attribute_' ) && is_array( $values ) && is_string( $values[0] ?? null ) ) {
				$attributes[] = [
					'name'   => substr( (string) $key, strlen( 'attribute_' ) ),
					'option' => $values[0],
				];
			}
		}
		return $attributes;
	}
}
