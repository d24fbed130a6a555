<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\AddsFields;
use Storewright\Admin\Analytics\Declaration\Column;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\Filter;
use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Admin\Analytics\Declaration\OfAllTime;
use Storewright\Admin\Analytics\Declaration\Sort;
use Storewright\Admin\Analytics\Declaration\StockItems;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Kernel\Context;
use Storewright\Rest\Field;

/**
 * How many are left of each product and variation.
 */
final class StockReport implements ListReport, OfAllTime, AddsFields {

	public function name(): string {
		return 'stock';
	}

	public function from(): string {
		return $this->source()->sql;
	}

	public function source(): Condition {
		return StockItems::source();
	}

	/**
	 * When it was made: requests don't ask for it.
	 */
	public function date( DateType $type ): string {
		return 'o.date_created';
	}

	public function columns(): array {
		return [
			new Column( 'id', 'integer', 'o.id', __( 'Id of the product or variation.', 'storewright' ) ),
			new Column( 'parent_id', 'integer', 'o.parent_id', __( 'Id of a variation’s product, else 0.', 'storewright' ) ),
			new Column( 'name', 'string', 'o.name', __( 'Name of the product or variation.', 'storewright' ) ),
			new Column( 'sku', 'string', 'o.sku', __( 'SKU of the product or variation.', 'storewright' ) ),
			new Column( 'stock_status', 'string', 'o.stock_status', __( 'Whether it is in stock.', 'storewright' ) ),
			new Column( 'stock_quantity', 'integer', 'o.stock_quantity', __( 'How many are left, 0 where they are not counted.', 'storewright' ) ),
			new Column( 'manage_stock', 'boolean', 'o.manage_stock', __( 'Whether they are counted.', 'storewright' ) ),
		];
	}

	/**
	 * Each row is a product or variation: nothing is added up.
	 */
	public function measures(): array {
		return [];
	}

	public function filters(): array {
		return [
			Filter::ids(
				'include',
				__( 'Limit results to these products and variations.', 'storewright' ),
				static fn( array $ids ) => Condition::in( 'o.id', $ids )
			),
			Filter::ids(
				'exclude',
				__( 'Limit results to other products and variations than these.', 'storewright' ),
				static fn( array $ids ) => Condition::not_in( 'o.id', $ids )
			),
			Filter::ids(
				'parent',
				__( 'Limit results to variations of these products.', 'storewright' ),
				static fn( array $ids ) => Condition::in( 'o.parent_id', $ids )
			),
			Filter::ids(
				'parent_exclude',
				__( 'Limit results to what is no variation of these products.', 'storewright' ),
				static fn( array $ids ) => Condition::not_in( 'o.parent_id', $ids )
			),
			Filter::choice(
				'type',
				__( 'Limit results to what is in stock, or is not.', 'storewright' ),
				[ 'all', 'lowstock', 'instock', 'outofstock', 'onbackorder' ],
				static fn( string $type ) => match ( $type ) {
					'all'      => null,
					'lowstock' => new Condition( StockItems::few_left() ),
					default    => new Condition( 'o.stock_status = %s', $type ),
				},
				'all'
			),
		];
	}

	public function orderby(): array {
		return [
			'stock_status'   => Sort::text( 'o.stock_status' ),
			// Those that are not counted come before those of which few are left, as in WooCommerce's.
			'stock_quantity' => Sort::number( 'CASE o.manage_stock WHEN 0 THEN NULL ELSE o.stock_quantity END' ),
			'date'           => Sort::text( 'o.date_created' ),
			'id'             => Sort::number( 'o.id' ),
			'include'        => Sort::number( 'o.id' ),
			'title'          => Sort::text( 'o.name' ),
			'sku'            => Sort::text( 'o.sku' ),
		];
	}

	public function arguments(): array {
		return [ 'offset' ];
	}

	public function added_fields(): array {
		return [ 'low_stock_amount' => Field::integer( __( 'How many are few.', 'storewright' ), readonly: true ) ];
	}

	/**
	 * How many are few is asked for the rows of a page alone.
	 */
	public function added( Context $context, array $rows ): array {
		$few = StockItems::few_of(
			$context,
			array_map(
				static fn( array $row ) => [
					'id'        => (int) $row['id'],
					'parent_id' => (int) $row['parent_id'],
				],
				$rows
			)
		);
		return array_map( static fn( int $one ) => [ 'low_stock_amount' => $one ], $few );
	}

	/**
	 * There is no more to know.
	 */
	public function extended( Context $context, array $rows ): ?array {
		return null;
	}
}
