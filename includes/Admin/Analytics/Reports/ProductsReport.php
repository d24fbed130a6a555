<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\Column;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\Filter;
use Storewright\Admin\Analytics\Declaration\HasMonthSums;
use Storewright\Admin\Analytics\Declaration\HasNamedRows;
use Storewright\Admin\Analytics\Declaration\ItemMeasures;
use Storewright\Admin\Analytics\Declaration\MonthSums;
use Storewright\Admin\Analytics\Declaration\ProductInfo;
use Storewright\Admin\Analytics\Declaration\Sort;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Admin\Analytics\Query\NamedRows;
use Storewright\Kernel\Context;

/**
 * The products that were sold.
 */
final class ProductsReport implements HasMonthSums, HasNamedRows {

	private const JOINS = ' LEFT JOIN {posts} o ON o.ID = p.product_id LEFT JOIN {skus} k ON k.product_id = p.product_id';

	public function name(): string {
		return 'products';
	}

	public function from(): string {
		return ItemMeasures::FROM . self::JOINS;
	}

	public function month_sums(): MonthSums {
		return new MonthSums( 'product', ItemMeasures::FROM, 'p', [ 'product_id' => 'id' ], self::JOINS );
	}

	public function date( DateType $type ): string {
		return ItemMeasures::DATE;
	}

	public function columns(): array {
		return [ new Column( 'product_id', 'integer', 'p.product_id', __( 'Id of the product.', 'storewright' ) ) ];
	}

	public function measures(): array {
		return ItemMeasures::all();
	}

	public function filters(): array {
		return [
			Filter::ids( 'categories', __( 'Limit results to products of these categories.', 'storewright' ), ItemMeasures::in_categories( ... ) ),
			Filter::ids(
				'products',
				__( 'Limit results to these products.', 'storewright' ),
				static fn( array $ids ) => Condition::in( 'p.product_id', $ids )
			),
		];
	}

	public function orderby(): array {
		return [ 'date' => Sort::text( 'MAX( p.date_created )' ) ] + Sort::by_each( 'net_revenue', 'orders_count', 'items_sold' ) + [
			'product_name' => Sort::text( 'MIN( o.post_title )' ),
			'variations'   => Sort::number( 'COUNT( DISTINCT p.variation_id )' )->counted_by_month( 'MAX( n.variations )' ),
			'sku'          => Sort::text( 'MIN( k.sku )' ),
		];
	}

	public function arguments(): array {
		return [ 'match' ];
	}

	public function extended( Context $context, array $rows ): array {
		return ProductInfo::of_products( array_map( static fn( array $row ) => (int) $row['product_id'], $rows ) );
	}

	public function named_by(): string {
		return 'products';
	}

	public function named_column(): string {
		return 'product_id';
	}

	public function named_within(): array {
		return [];
	}

	public function named( Context $context, array $ids ): array {
		return array_map( static fn( int $id ) => [ 'product_id' => (string) $id ], NamedRows::posts( $ids, 'product' ) );
	}
}
