<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\Column;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\Filter;
use Storewright\Admin\Analytics\Declaration\HasNamedRows;
use Storewright\Admin\Analytics\Declaration\HasOrderNumbers;
use Storewright\Admin\Analytics\Declaration\ItemMeasures;
use Storewright\Admin\Analytics\Declaration\MonthSums;
use Storewright\Admin\Analytics\Declaration\OrderFilters;
use Storewright\Admin\Analytics\Declaration\Sort;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Kernel\Context;
use Storewright\Shop\Reports\DayTotals;
use WP_Term;

/**
 * The categories of products that were sold: each with its own products, without those below it.
 */
final class CategoriesReport implements HasOrderNumbers, HasNamedRows {

	/**
	 * By an expression: MariaDB would else begin with the categories, and read what their products have ever sold.
	 */
	private const JOINS = " JOIN {has_terms} r ON r.object_id = p.product_id + 0
			JOIN {term_tree} t ON t.term_taxonomy_id = r.term_taxonomy_id AND t.taxonomy = 'product_cat'
			LEFT JOIN {terms} n ON n.term_id = t.term_id";

	public function name(): string {
		return 'categories';
	}

	public function from(): string {
		return ItemMeasures::FROM . self::JOINS;
	}

	public function month_sums(): MonthSums {
		// The table of sums has only the index that the database makes for this very join.
		return new MonthSums( 'product', ItemMeasures::FROM, 'p', [ 'product_id' => 'id' ], str_replace( ' + 0', '', self::JOINS ) );
	}

	public function numbered_by(): string {
		return 't.term_id';
	}

	public function depends_on(): string {
		return DayTotals::CATEGORIES;
	}

	public function date( DateType $type ): string {
		return ItemMeasures::DATE;
	}

	public function columns(): array {
		return [ new Column( 'category_id', 'integer', 't.term_id', __( 'Id of the category.', 'storewright' ) ) ];
	}

	public function measures(): array {
		return [ ...ItemMeasures::all( false ), ItemMeasures::products() ];
	}

	public function filters(): array {
		return [
			...OrderFilters::statuses(),
			Filter::ids(
				'categories',
				__( 'Limit results to these categories.', 'storewright' ),
				static fn( array $ids ) => Condition::in( 't.term_id', $ids )
			),
		];
	}

	public function orderby(): array {
		return Sort::by_each( 'category_id', 'items_sold', 'net_revenue', 'orders_count', 'products_count' )
			+ [ 'category' => Sort::text( 'MIN( n.name )' ) ];
	}

	public function arguments(): array {
		return [ 'interval' ];
	}

	public function extended( Context $context, array $rows ): array {
		return array_map(
			static function ( array $row ): array {
				$term = get_term( (int) $row['category_id'], 'product_cat' );
				return [ 'name' => $term instanceof WP_Term ? $term->name : '' ];
			},
			$rows
		);
	}

	public function named_by(): string {
		return 'categories';
	}

	public function named_column(): string {
		return 'category_id';
	}

	public function named_within(): array {
		return [];
	}

	public function named( Context $context, array $ids ): array {
		_prime_term_caches( $ids, false );
		$found = array_filter( $ids, static fn( int $id ) => get_term( $id, 'product_cat' ) instanceof WP_Term );
		return array_combine( $found, array_map( static fn( int $id ) => [ 'category_id' => (string) $id ], $found ) );
	}
}
