<?php
declare(strict_types=1);

namespace Storewright\Store\LegacyRest;

use Storewright\Kernel\Context;

/**
 * Field names of the older interfaces, where they differ from `wc/v3`. Their clients find all fields of `wc/v3`, too.
 */
final class LegacyShapes {

	private const OUT_OF_STOCK = 'outofstock';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Fields that a client sends, in the names of `wc/v3`: `in_stock` has become `stock_status`.
	 *
	 * @param array<mixed> $fields
	 * @return array<mixed>
	 */
	public static function request( array $fields ): array {
		$in_stock = $fields['in_stock'] ?? null;
		// A form has only texts.
		if ( ( is_bool( $in_stock ) || is_string( $in_stock ) ) && rest_is_boolean( $in_stock ) && ! isset( $fields['stock_status'] ) ) {
			$fields['stock_status'] = rest_sanitize_boolean( $in_stock ) ? 'instock' : self::OUT_OF_STOCK;
		}
		foreach ( [ 'create', 'update' ] as $list ) {
			if ( is_array( $fields[ $list ] ?? null ) ) {
				$fields[ $list ] = array_map(
					static fn( mixed $item ) => is_array( $item ) ? self::request( $item ) : $item,
					$fields[ $list ]
				);
			}
		}
		return $fields;
	}

	/**
	 * An answer: one item, a list, or a batch.
	 *
	 * @param array<mixed> $data
	 * @param string       $version `v1` or `v2`.
	 * @param string       $route   The route of `wc/v3` that answered.
	 * @return array<mixed>
	 */
	public function answer( array $data, string $version, string $route ): array {
		if ( str_ends_with( $route, '/batch' ) ) {
			return array_map( fn( mixed $items ) => is_array( $items ) ? $this->items( $items, $version, $route ) : $items, $data );
		}
		if ( array_is_list( $data ) ) {
			return $this->items( $data, $version, $route );
		}
		$item = $this->items( [ $data ], $version, $route )[0] ?? null;
		return is_array( $item ) ? $item : $data;
	}

	/**
	 * @param array<mixed> $items
	 * @return array<mixed>
	 */
	private function items( array $items, string $version, string $route ): array {
		$resource = explode( '/', $route )[3] ?? '';
		$totals   = 'customers' === $resource ? ( new CustomerTotals( $this->context ) )->of( array_column( $items, 'id' ) ) : [];
		return array_map(
			static function ( mixed $item ) use ( $resource, $version, $totals ): mixed {
				if ( ! is_array( $item ) || ! is_int( $item['id'] ?? null ) || isset( $item['error'] ) ) {
					return $item;
				}
				return match ( $resource ) {
					'products'  => self::product( $item ),
					'customers' => $item + ( $totals[ $item['id'] ] ?? CustomerTotals::NONE ),
					'orders'    => 'v1' === $version ? self::order( $item ) : $item,
					default     => $item,
				};
			},
			$items
		);
	}

	/**
	 * @param array<mixed> $item A product, a variation, or a term, which has no stock.
	 * @return array<mixed>
	 */
	private static function product( array $item ): array {
		if ( isset( $item['stock_status'] ) ) {
			$item['in_stock'] = self::OUT_OF_STOCK !== $item['stock_status'];
		}
		if ( is_array( $item['images'] ?? null ) ) {
			$position       = 0;
			$item['images'] = array_map(
				static function ( mixed $image ) use ( &$position ): mixed {
					return is_array( $image ) ? $image + [ 'position' => $position++ ] : $image;
				},
				$item['images']
			);
		}
		return $item;
	}

	/**
	 * The first version has what was chosen for a line as `meta`, in the words that people see.
	 *
	 * @param array<mixed> $item
	 * @return array<mixed>
	 */
	private static function order( array $item ): array {
		if ( is_array( $item['line_items'] ?? null ) ) {
			$item['line_items'] = array_map(
				static fn( mixed $line ) => is_array( $line ) ? $line + [
					'meta' => self::meta( is_array( $line['meta_data'] ?? null ) ? $line['meta_data'] : [] ),
				] : $line,
				$item['line_items']
			);
		}
		return $item;
	}

	/**
	 * @param array<mixed> $entries
	 * @return list<array{key: mixed, label: mixed, value: mixed}>
	 */
	private static function meta( array $entries ): array {
		$meta = [];
		foreach ( $entries as $entry ) {
			$entry = (array) $entry;
			if ( is_string( $entry['key'] ?? null ) && ! str_starts_with( $entry['key'], '_' ) ) {
				$meta[] = [
					'key'   => $entry['key'],
					'label' => $entry['display_key'] ?? $entry['key'],
					'value' => $entry['display_value'] ?? $entry['value'] ?? '',
				];
			}
		}
		return $meta;
	}
}
