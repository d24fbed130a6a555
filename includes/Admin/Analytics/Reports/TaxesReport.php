<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\Column;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\Filter;
use Storewright\Admin\Analytics\Declaration\HasMonthSums;
use Storewright\Admin\Analytics\Declaration\HasNamedRows;
use Storewright\Admin\Analytics\Declaration\MonthSums;
use Storewright\Admin\Analytics\Declaration\Sort;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Admin\Analytics\Query\ReportTables;
use Storewright\Kernel\Context;

/**
 * The tax rates that orders were taxed by.
 */
final class TaxesReport implements HasMonthSums, HasNamedRows {

	private const JOINS = ' LEFT JOIN {rates} r ON r.tax_rate_id = x.tax_rate_id';

	/**
	 * The code that orders keep of a rate, such as `US-NY-NY TAX-1`, made of the report's columns.
	 */
	private const CODE = "UPPER( CONCAT( CASE country WHEN '' THEN '' ELSE CONCAT( country, '-' ) END,
		CASE state WHEN '' THEN '' ELSE CONCAT( state, '-' ) END, CASE name WHEN '' THEN 'TAX' ELSE name END, '-', priority ) )";

	public function name(): string {
		return 'taxes';
	}

	public function from(): string {
		return TaxesStats::FROM . self::JOINS;
	}

	public function month_sums(): MonthSums {
		return new MonthSums( 'tax_rate', TaxesStats::FROM, 'x', [ 'tax_rate_id' => 'id' ], self::JOINS );
	}

	public function date( DateType $type ): string {
		return 'x.date_created';
	}

	public function columns(): array {
		return [
			new Column( 'tax_rate_id', 'integer', 'x.tax_rate_id', __( 'Id of the tax rate.', 'storewright' ) ),
			new Column( 'name', 'string', 'UPPER( r.tax_rate_name )', __( 'Name of the tax rate, in capitals as in its code.', 'storewright' ) ),
			new Column( 'tax_rate', 'number', 'r.tax_rate', __( 'The rate, in percent.', 'storewright' ) ),
			new Column( 'country', 'string', 'r.tax_rate_country', __( 'Code of the country.', 'storewright' ) ),
			new Column( 'state', 'string', 'r.tax_rate_state', __( 'Code of the state.', 'storewright' ) ),
			new Column( 'priority', 'integer', 'r.tax_rate_priority', __( 'Priority of the rate.', 'storewright' ) ),
		];
	}

	public function measures(): array {
		return TaxesStats::amounts();
	}

	public function filters(): array {
		return [
			Filter::of(
				'taxes',
				[
					'description' => __( 'Limit results to these tax rates.', 'storewright' ),
					'type'        => 'array',
					'items'       => [ 'type' => 'string' ],
				],
				static fn( mixed $ids ): ?Condition => is_array( $ids ) && [] !== $ids
					? Condition::in( 'x.tax_rate_id', array_map( static fn( mixed $id ) => is_numeric( $id ) ? (int) $id : 0, array_values( $ids ) ) )
					: null
			),
		];
	}

	public function orderby(): array {
		return Sort::by_each( 'tax_rate_id', 'name' ) + [
			'tax_code' => Sort::text_of_row( self::CODE ),
			'rate'     => Sort::by( 'tax_rate' ),
		] + Sort::by_each( 'order_tax', 'total_tax', 'shipping_tax', 'orders_count' );
	}

	public function arguments(): array {
		return [];
	}

	/**
	 * There is no more to know.
	 */
	public function extended( Context $context, array $rows ): ?array {
		return null;
	}

	public function named_by(): string {
		return 'taxes';
	}

	public function named_column(): string {
		return 'tax_rate_id';
	}

	public function named_within(): array {
		return [];
	}

	public function named( Context $context, array $ids ): array {
		$columns = array_map( static fn( Column $one ) => str_replace( 'x.', 'r.', $one->sql ) . " AS {$one->name}", $this->columns() );
		$in      = Condition::in( 'r.tax_rate_id', $ids );
		$rows    = $context->database->rows(
			( new ReportTables( $context ) )->name( 'SELECT ' . implode( ', ', $columns ) . " FROM {rates} r WHERE {$in->sql}" ),
			...$in->args
		);
		return array_combine( array_map( intval( ... ), array_column( $rows, 'tax_rate_id' ) ), $rows );
	}
}
