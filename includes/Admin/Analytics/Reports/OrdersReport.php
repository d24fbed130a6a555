<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\AddsFields;
use Storewright\Admin\Analytics\Declaration\Column;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\Filter;
use Storewright\Admin\Analytics\Declaration\HasExportRows;
use Storewright\Admin\Analytics\Declaration\OrderFilters;
use Storewright\Admin\Analytics\Declaration\OrderInfo;
use Storewright\Admin\Analytics\Declaration\PostTitles;
use Storewright\Admin\Analytics\Declaration\Sort;
use Storewright\Admin\Analytics\Declaration\SortsByIndex;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Kernel\Context;
use Storewright\Rest\Field;

/**
 * The orders and their refunds, each with its own amounts.
 */
final class OrdersReport implements AddsFields, HasExportRows, SortsByIndex {

	/**
	 * Those that an export has read so far.
	 */
	private ?PostTitles $titles = null;

	public function name(): string {
		return 'orders';
	}

	public function from(): string {
		return '{stats} s';
	}

	public function date( DateType $type ): string {
		return $type->column();
	}

	public function columns(): array {
		$customer_type = "CASE WHEN s.parent_id = 0 AND s.returning_customer = 0 THEN 'new' ELSE 'returning' END";
		return [
			new Column( 'order_id', 'integer', 's.order_id', __( 'Id of the order or refund.', 'storewright' ) ),
			new Column( 'parent_id', 'integer', 's.parent_id', __( 'Id of the order that was refunded, 0 for orders.', 'storewright' ) ),
			new Column( 'date', 'date-time', DateType::of_shop()->column(), __( 'When it counts, in the site’s time zone.', 'storewright' ) ),
			new Column( 'date_created', 'date-time', 's.date_created', __( 'When it was made, in the site’s time zone.', 'storewright' ) ),
			new Column( 'date_created_gmt', 'date-time', 's.date_created_gmt', __( 'When it was made, in UTC.', 'storewright' ) ),
			new Column( 'status', 'string', 'SUBSTR( s.status, 4 )', __( 'Status of the order; a refund has its order’s.', 'storewright' ) ),
			new Column( 'customer_id', 'integer', 's.customer_id', __( 'Id of the customer in reports.', 'storewright' ) ),
			new Column( 'net_total', 'number', 's.net_total', __( 'Net amount; below zero for refunds.', 'storewright' ) ),
			new Column( 'total_sales', 'number', 's.total_sales', __( 'Amount with tax and shipping; below zero for refunds.', 'storewright' ) ),
			new Column( 'storewright_currency', 'string', 's.storewright_currency', __( 'Currency of its amounts; empty for the shop’s.', 'storewright' ) ),
			new Column( 'num_items_sold', 'integer', 's.num_items_sold', __( 'Number of pieces; below zero for refunds.', 'storewright' ) ),
			new Column( 'customer_type', 'string', $customer_type, __( 'Whether the customer was new or returning.', 'storewright' ) ),
		];
	}

	/**
	 * Each row is an order or refund: nothing is added up.
	 */
	public function measures(): array {
		return [];
	}

	public function filters(): array {
		return [
			...OrderFilters::all( [ '', 'returning', 'new' ] ),
			Filter::ids(
				'order_includes',
				__( 'Limit results to these orders.', 'storewright' ),
				static fn( array $ids ) => Condition::in( 's.order_id', $ids )
			),
			Filter::ids(
				'order_excludes',
				__( 'Limit results to other orders than these.', 'storewright' ),
				static fn( array $ids ) => Condition::not_in( 's.order_id', $ids )
			),
		];
	}

	public function orderby(): array {
		return [
			'date'           => Sort::by( 'date' ),
			'num_items_sold' => Sort::number( 's.num_items_sold' ),
			'net_total'      => Sort::number( 's.net_total' ),
		];
	}

	public function arguments(): array {
		return [];
	}

	public function added_fields(): array {
		return [
			'order_number'    => [ 'type' => [ 'integer', 'string' ] ]
				+ Field::text( __( 'Number of the order.', 'storewright' ), readonly: true ),
			'total_formatted' => Field::text( __( 'Total of the order, and what is left after refunds.', 'storewright' ), readonly: true ),
		];
	}

	public function added( Context $context, array $rows ): array {
		return ( new OrderInfo( $context, $rows ) )->numbers_and_totals();
	}

	public function extended( Context $context, array $rows ): array {
		return ( new OrderInfo( $context, $rows ) )->extended();
	}

	public function exported_columns(): array {
		return [
			...[ 'order_id', 'parent_id', 'date', 'status', 'customer_id', 'net_total', 'storewright_currency', 'num_items_sold' ],
			'customer_type',
		];
	}

	public function exported( Context $context, array $rows ): array {
		return ( new OrderInfo( $context, $rows ) )->texts( $this->titles ??= new PostTitles() );
	}
}
