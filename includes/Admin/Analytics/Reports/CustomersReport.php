<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\AddsFields;
use Storewright\Admin\Analytics\Declaration\Column;
use Storewright\Admin\Analytics\Declaration\CustomerFilters;
use Storewright\Admin\Analytics\Declaration\CustomerOrders;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\GoesByRequest;
use Storewright\Admin\Analytics\Declaration\Sort;
use Storewright\Admin\Analytics\Declaration\SortsByIndex;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Admin\Analytics\Query\ReportTables;
use Storewright\Kernel\Context;
use Storewright\Rest\Field;

/**
 * The customers, guests included. Orders are added up for a page's customers alone, unless the request sorts or narrows down by them.
 */
final class CustomersReport implements AddsFields, GoesByRequest, SortsByIndex {

	private Condition $orders;

	private bool $needs_figures = false;

	private bool $is_limited = false;

	/**
	 * Whether it is known of each customer what all orders come to that count.
	 */
	private bool $has_sums = false;

	private string $searchby = 'name';

	public function __construct() {
		$this->orders = new Condition( '1 = 1' );
	}

	public function for_request( array $arguments, Condition $orders, bool $has_sums ): static {
		$report                = clone $this;
		$report->orders        = $orders;
		$report->needs_figures = CustomerFilters::need_figures( $arguments );
		$report->is_limited    = isset( $arguments['after'] ) || isset( $arguments['before'] );
		$report->has_sums      = $has_sums;
		$report->searchby      = is_string( $arguments['searchby'] ?? null ) ? $arguments['searchby'] : 'name';
		return $report;
	}

	public function name(): string {
		return 'customers';
	}

	public function from(): string {
		return $this->source()->sql;
	}

	public function source(): Condition {
		if ( $this->needs_figures && $this->has_sums ) {
			return CustomerOrders::kept( 'c.storewright_mean' );
		}
		return $this->needs_figures ? CustomerOrders::source( $this->orders, ! $this->is_limited ) : new Condition( '{customers} o' );
	}

	/**
	 * When the customer registered, in UTC: requests ask for the time of orders.
	 */
	public function date( DateType $type ): string {
		return 'o.date_registered';
	}

	public function columns(): array {
		return [
			new Column( 'id', 'integer', 'o.customer_id', __( 'Id of the customer in reports.', 'storewright' ) ),
			new Column( 'user_id', 'integer', 'o.user_id', __( 'Id of the user account, 0 for guests.', 'storewright' ) ),
			new Column( 'username', 'string', 'o.username', __( 'Name of the user account.', 'storewright' ) ),
			new Column( 'name', 'string', CustomerFilters::NAME, __( 'First and last name.', 'storewright' ) ),
			new Column( 'first_name', 'string', 'o.first_name', __( 'First name.', 'storewright' ) ),
			new Column( 'last_name', 'string', 'o.last_name', __( 'Last name.', 'storewright' ) ),
			new Column( 'email', 'string', 'o.email', __( 'Email address.', 'storewright' ) ),
			new Column( 'country', 'string', 'o.country', __( 'Code of the country.', 'storewright' ) ),
			new Column( 'city', 'string', 'o.city', __( 'City.', 'storewright' ) ),
			new Column( 'state', 'string', 'o.state', __( 'Code of the state.', 'storewright' ) ),
			new Column( 'postcode', 'string', 'o.postcode', __( 'Postcode.', 'storewright' ) ),
			new Column( 'date_registered_gmt', 'date-time', 'o.date_registered', __( 'When the account was made, in UTC.', 'storewright' ) ),
			new Column( 'date_last_active_gmt', 'date-time', 'o.date_last_active', __( 'When the customer was last seen, in UTC.', 'storewright' ) ),
		];
	}

	/**
	 * Each row is a customer: what was ordered is added afterwards.
	 */
	public function measures(): array {
		return [];
	}

	public function filters(): array {
		return [ ...CustomerFilters::all( $this->searchby ), ...CustomerFilters::of_lists() ];
	}

	public function orderby(): array {
		// What is kept is never NULL, and read along its index.
		$figure  = fn( string $name ): Sort => Sort::number( $this->has_sums ? "o.$name" : "COALESCE( o.$name, 0 )" );
		$figures = [ 'orders_count', 'total_spend', 'avg_order_value' ];
		return [
			'date_registered'  => Sort::text( 'o.date_registered' ),
			'username'         => Sort::text( 'o.username' ),
			'name'             => Sort::text( CustomerFilters::NAME ),
			'country'          => Sort::text( 'o.country' ),
			'city'             => Sort::text( 'o.city' ),
			'state'            => Sort::text( 'o.state' ),
			'postcode'         => Sort::text( 'o.postcode' ),
			'date_last_active' => Sort::text( 'o.date_last_active' ),
		] + array_combine( $figures, array_map( $figure, $figures ) );
	}

	public function arguments(): array {
		return [ 'match', 'searchby' ];
	}

	public function added_fields(): array {
		$date = static fn( string $description ) => Field::date( $description, readonly: true );
		return [
			'date_registered'  => $date( __( 'When the account was made, in the site’s time zone; null for guests.', 'storewright' ) ),
			'date_last_active' => $date( __( 'When the customer was last seen, in the site’s time zone.', 'storewright' ) ),
			'date_last_order'  => $date( __( 'When the last order was made, in the site’s time zone.', 'storewright' ) ),
			'orders_count'     => Field::integer( __( 'Number of orders.', 'storewright' ), readonly: true ),
			'total_spend'      => Field::number( __( 'Totals of orders less refunds, tax and shipping included.', 'storewright' ), readonly: true ),
			'avg_order_value'  => Field::number( __( 'What an order came to on average.', 'storewright' ), readonly: true ),
		];
	}

	public function added( Context $context, array $rows ): array {
		$figures = $this->figures( $context, array_map( static fn( array $row ) => (int) $row['id'], $rows ) );
		$local   = static fn( mixed $utc ): ?string => is_string( $utc ) ? get_date_from_gmt( $utc, 'Y-m-d\TH:i:s' ) : null;
		$number  = new Column( '', 'number', '', '' );
		return array_map(
			static fn( array $row ) => [
				'date_registered'  => $local( $row['date_registered_gmt'] ),
				'date_last_active' => $local( $row['date_last_active_gmt'] ),
				'date_last_order'  => $figures[ (int) $row['id'] ]['date_last_order'] ?? null,
				'orders_count'     => (int) ( $figures[ (int) $row['id'] ]['orders_count'] ?? 0 ),
				'total_spend'      => $number->answer( $figures[ (int) $row['id'] ]['total_spend'] ?? '0' ),
				'avg_order_value'  => $number->answer( $figures[ (int) $row['id'] ]['avg_order_value'] ?? '0' ),
			],
			$rows
		);
	}

	/**
	 * There is no more to know.
	 */
	public function extended( Context $context, array $rows ): ?array {
		return null;
	}

	/**
	 * @param Context   $context
	 * @param list<int> $ids
	 * @return array<int, array<string, string|null>> By id of the customer; none of those who ordered nothing.
	 */
	private function figures( Context $context, array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		$where = Condition::all( Condition::in( 's.customer_id', $ids ), $this->orders );
		$rows  = $context->database->rows(
			( new ReportTables( $context ) )->name(
				'SELECT s.customer_id, ' . CustomerOrders::FIGURES . " FROM {stats} s WHERE {$where->sql} GROUP BY s.customer_id"
			),
			...$where->args
		);
		$by_id = [];
		foreach ( $rows as $row ) {
			$by_id[ (int) $row['customer_id'] ] = $row;
		}
		return $by_id;
	}
}
