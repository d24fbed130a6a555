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
use Storewright\Admin\Analytics\Declaration\VariationFilters;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Admin\Analytics\Query\NamedRows;
use Storewright\Kernel\Context;

/**
 * The variations that were sold.
 */
final class VariationsReport implements HasMonthSums, HasNamedRows {

	private const JOINS = ' LEFT JOIN {skus} k ON k.product_id = p.variation_id';

	public function name(): string {
		return 'variations';
	}

	public function from(): string {
		return VariationFilters::FROM . self::JOINS;
	}

	public function month_sums(): MonthSums {
		return new MonthSums(
			'variation',
			VariationFilters::FROM,
			'p',
			[
				'product_id'   => 'id',
				'variation_id' => 'variation_id',
			],
			self::JOINS
		);
	}

	public function date( DateType $type ): string {
		return ItemMeasures::DATE;
	}

	public function columns(): array {
		return [
			new Column( 'product_id', 'integer', 'p.product_id', __( 'Id of the product.', 'storewright' ) ),
			new Column( 'variation_id', 'integer', 'p.variation_id', __( 'Id of the variation.', 'storewright' ) ),
		];
	}

	public function measures(): array {
		return ItemMeasures::all();
	}

	public function filters(): array {
		return [
			...VariationFilters::all(),
			Filter::ids(
				'products',
				__( 'Limit results to variations of these products.', 'storewright' ),
				static fn( array $ids ) => Condition::in( 'p.product_id', $ids )
			),
		];
	}

	public function orderby(): array {
		return [ 'date' => Sort::text( 'MAX( p.date_created )' ) ] + Sort::by_each( 'net_revenue', 'orders_count', 'items_sold' )
			+ [ 'sku' => Sort::text( 'MIN( k.sku )' ) ];
	}

	public function arguments(): array {
		return [ 'match' ];
	}

	public function extended( Context $context, array $rows ): array {
		return ProductInfo::of_variations( array_map( static fn( array $row ) => (int) $row['variation_id'], $rows ) );
	}

	public function named_by(): string {
		return 'variations';
	}

	public function named_column(): string {
		return 'variation_id';
	}

	public function named_within(): array {
		return [
			'products'         => 'product_id',
			'product_includes' => 'product_id',
		];
	}

	public function named( Context $context, array $ids ): array {
		return array_map(
			static fn( int $id ) => [
				'product_id'   => (string) wp_get_post_parent_id( $id ),
				'variation_id' => (string) $id,
			],
			NamedRows::posts( $ids, 'product_variation' )
		);
	}
}
