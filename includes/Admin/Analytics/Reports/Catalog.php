<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Admin\Analytics\Declaration\OfOrderIds;
use Storewright\Admin\Analytics\Declaration\OrdersBy;
use Storewright\Admin\Analytics\Declaration\Part;
use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Admin\Analytics\Declaration\TotalsReport;
use Storewright\Admin\Analytics\Explain\CohortFigures;
use Storewright\Admin\Analytics\Explain\CustomerFigures;
use Storewright\Kernel\Log;
use Throwable;
use UnexpectedValueException;

/**
 * The reports that there are: our own, and those that plugins add.
 */
final class Catalog {

	/**
	 * @var list<OrdersBy>|null
	 */
	private ?array $orders_by = null;

	public function __construct( private readonly Log $log ) {}

	/**
	 * Those with figures by time.
	 *
	 * @return list<StatsReport>
	 */
	public function stats(): array {
		return [
			new RevenueStats(),
			new OrdersStats(),
			new ProductsStats(),
			new VariationsStats(),
			new CouponsStats(),
			new TaxesStats(),
			new DownloadsStats(),
			...array_map( static fn( OrdersBy $one ) => $one->figures(), $this->with_inner() ),
		];
	}

	/**
	 * Those with figures of how things are now.
	 *
	 * @return list<TotalsReport>
	 */
	public function totals(): array {
		return [ new StockTotals(), new CustomersTotals() ];
	}

	/**
	 * Those with rows.
	 *
	 * @return list<ListReport>
	 */
	public function lists(): array {
		return [
			new OrdersReport(),
			new ProductsReport(),
			new VariationsReport(),
			new CategoriesReport(),
			new CouponsReport(),
			new TaxesReport(),
			new StockReport(),
			new CustomersReport(),
			new DownloadsReport(),
			...array_map( static fn( OrdersBy $one ) => $one->rows(), $this->with_inner() ),
		];
	}

	/**
	 * Those whose figures are made of orders: `figures`, `rows` or both, by name.
	 *
	 * @return array<string, array{figures?: StatsReport, rows?: ListReport}>
	 */
	public function of_orders(): array {
		$reports = [];
		foreach ( $this->stats() as $report ) {
			$from = implode( ' ', array_map( static fn( Part $part ) => $part->from, $report->parts() ) );
			if ( $report instanceof OfOrderIds || str_contains( $from, '{stats} s' ) ) {
				$reports[ $report->name() ]['figures'] = $report;
			}
		}
		foreach ( $this->lists() as $report ) {
			if ( [] !== $report->measures() && str_contains( $report->from(), '{stats} s' ) ) {
				$reports[ $report->name() ]['rows'] = $report;
			}
		}
		foreach ( [ new CustomerFigures(), new CohortFigures() ] as $report ) {
			$reports[ $report->name() ]['rows'] = $report;
		}
		return $reports;
	}

	/**
	 * What the index says of each, by path below `reports`.
	 *
	 * @return array<string, string>
	 */
	public function descriptions(): array {
		return $this->own() + array_merge(
			...array_map(
				static fn( OrdersBy $one ) => [
					$one->name()           => $one->description(),
					"{$one->name()}/stats" => $one->description(),
				],
				$this->with_inner()
			)
		);
	}

	/**
	 * Those of orders by something, each with routes and a screen of its own.
	 *
	 * @return list<OrdersBy>
	 */
	public function orders_by(): array {
		if ( null !== $this->orders_by ) {
			return $this->orders_by;
		}
		$own = [ new PaymentMethodsReport(), new LocationsReport() ];
		/**
		 * Filters the reports of orders by something that each of them has.
		 *
		 * @param list<\Storewright\Admin\Analytics\Declaration\OrdersBy> $reports In the order of their screens.
		 */
		$reports = apply_filters( 'storewright_reports', $own );
		$known   = [];
		foreach ( is_array( $reports ) ? $reports : $own as $report ) {
			try {
				$checked = self::checked( $report, array_keys( $known + $this->own() ) );

				$known[ $checked->name() ] = $checked;
			} catch ( Throwable $error ) {
				$this->log->error( 'A report was left out: ' . $error->getMessage(), [ 'report' => get_debug_type( $report ) ] );
			}
		}
		$this->orders_by = array_values( $known );
		return $this->orders_by;
	}

	/**
	 * Those, and the ones that their values lead to.
	 *
	 * @return list<OrdersBy>
	 */
	public function with_inner(): array {
		$all = [];
		foreach ( $this->orders_by() as $report ) {
			$inner = $report->inner();
			$all   = [ ...$all, $report, ...( null === $inner ? [] : [ $inner ] ) ];
		}
		return $all;
	}

	/**
	 * A report that can be shown.
	 *
	 * @param mixed        $report
	 * @param list<string> $taken  Names of others.
	 * @throws UnexpectedValueException If it is none.
	 */
	private static function checked( mixed $report, array $taken ): OrdersBy {
		$name = $report instanceof OrdersBy ? $report->name() : '';
		if ( ! $report instanceof OrdersBy || 1 !== preg_match( '/^[a-z][a-z0-9-]*$/', $name ) || in_array( $name, $taken, true ) ) {
			throw new UnexpectedValueException( "it is no OrdersBy, or its name is wrong or taken: '$name'." );
		}
		$of = $report->of()->name;
		if ( 1 !== preg_match( '/^[a-z][a-z0-9_]*$/', $of ) || in_array( $of, [ 'name', ...$report->figures()->orderby() ], true ) ) {
			throw new UnexpectedValueException( "its column has a name that is wrong or taken: '$of'." );
		}
		return $report;
	}

	/**
	 * @return array<string, string>
	 */
	private function own(): array {
		return [
			'performance-indicators' => __( 'Figures of several reports at once.', 'storewright' ),
			'revenue/stats'          => __( 'Figures of revenue.', 'storewright' ),
			'orders'                 => __( 'Orders and refunds.', 'storewright' ),
			'orders/stats'           => __( 'Figures of orders.', 'storewright' ),
			'products'               => __( 'Products that were sold.', 'storewright' ),
			'products/stats'         => __( 'Figures of products that were sold.', 'storewright' ),
			'variations'             => __( 'Variations that were sold.', 'storewright' ),
			'variations/stats'       => __( 'Figures of variations that were sold.', 'storewright' ),
			'categories'             => __( 'Categories of products that were sold.', 'storewright' ),
			'coupons'                => __( 'Coupons that were used.', 'storewright' ),
			'coupons/stats'          => __( 'Figures of coupons that were used.', 'storewright' ),
			'taxes'                  => __( 'Tax rates that orders were taxed by.', 'storewright' ),
			'taxes/stats'            => __( 'Figures of taxes.', 'storewright' ),
			'stock'                  => __( 'How many are left of products and variations.', 'storewright' ),
			'stock/stats'            => __( 'How many products and variations are in stock.', 'storewright' ),
			'customers'              => __( 'Customers and what they ordered.', 'storewright' ),
			'customers/stats'        => __( 'Figures of customers.', 'storewright' ),
			'cohorts'                => __( 'Customers by the month of their first order.', 'storewright' ),
			'cohorts/stats'          => __( 'Figures of these customers together.', 'storewright' ),
			'downloads'              => __( 'Downloads of files.', 'storewright' ),
			'downloads/stats'        => __( 'Figures of downloads.', 'storewright' ),
		];
	}
}
