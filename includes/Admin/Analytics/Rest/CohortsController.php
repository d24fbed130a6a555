<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use DateTimeImmutable;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Query\Cohorts;
use Storewright\Admin\Analytics\Query\CurrencySums;
use Storewright\Admin\Analytics\Query\Period;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Paging;
use Storewright\Rest\Permission;
use Storewright\Shop\Reports\SiteDay;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-analytics/reports/cohorts`: customers by the month of their first order, the latest month first; and `…/stats`, all of them
 * together. A request that names no time is of the last twelve months.
 *
 * @phpstan-import-type Cohort from Cohorts
 */
final class CohortsController extends Controller {

	/**
	 * @param Context $context
	 * @param bool    $is_totals Whether it answers `…/stats`.
	 */
	public function __construct( Context $context, private readonly bool $is_totals ) {
		parent::__construct( $context );
		$this->namespace = 'wc-analytics';
		$this->rest_base = 'reports/cohorts' . ( $is_totals ? '/stats' : '' );
	}

	public function register_routes(): void {
		$args = ReportArguments::of( [ 'cohort' ], 'cohort', [], [] );
		$this->route(
			"/{$this->rest_base}",
			Endpoint::read(
				$this->is_totals ? $this->totals( ... ) : $this->rows( ... ),
				Permission::view( Capabilities::VIEW_REPORTS ),
				$this->is_totals ? array_intersect_key( $args, array_flip( [ 'context', 'after', 'before' ] ) ) : $args
			)
		);
	}

	protected function schema(): string {
		return $this->is_totals ? CohortsTotalsSchema::class : CohortsSchema::class;
	}

	private function rows( WP_REST_Request $request ): WP_REST_Response {
		$cohorts = $this->cohorts( $request );
		$cohorts = 'asc' === $request->get_param( 'order' ) ? array_reverse( $cohorts ) : $cohorts;
		$paging  = Paging::of( $request );
		$page    = array_slice( $cohorts, $paging->offset, $paging->limit );
		$rows    = array_map( fn( array $one ) => $this->respond( $one, $request ), $page );
		return $this->with_currencies( $this->respond_page( $rows, count( $cohorts ), $request ), $request );
	}

	private function totals( WP_REST_Request $request ): WP_REST_Response {
		$cohorts = $this->cohorts( $request );
		$totals  = [
			'customers'    => array_sum( array_column( $cohorts, 'customers' ) ),
			'orders_count' => array_sum( array_column( $cohorts, 'orders_count' ) ),
			'net_revenue'  => round( array_sum( array_column( $cohorts, 'net_revenue' ) ), 6 ),
		];
		return $this->with_currencies( $this->respond( [ 'totals' => $totals ], $request ), $request );
	}

	/**
	 * @return list<Cohort>
	 */
	private function cohorts( WP_REST_Request $request ): array {
		return ( new Cohorts( $this->context ) )->of( ...$this->months( $request ) );
	}

	/**
	 * @return array{string, string} First and last month of a first order.
	 */
	private function months( WP_REST_Request $request ): array {
		$period = ReportArguments::period( $request, $this->context->clock, 'first day of 11 months ago' );
		$until  = $period->to->format( 'Y-m' );
		// Ten years, so that an answer is bounded.
		return [ max( $period->from->format( 'Y-m' ), Cohorts::month( $until, -120 ) ), $until ];
	}

	private function with_currencies( WP_REST_Response $response, WP_REST_Request $request ): WP_REST_Response {
		[ $from, $until ] = $this->months( $request );

		$last   = SiteDay::last_of_month( ( new Cohorts( $this->context ) )->last( $until ) . '-01' );
		$period = new Period( new DateTimeImmutable( "$from-01", wp_timezone() ), new DateTimeImmutable( "$last 23:59:59", wp_timezone() ), 1 );
		foreach ( CurrencySums::header( ( new CurrencySums( $this->context ) )->of( $period, DateType::Created ) ) as $name => $value ) {
			$response->header( $name, $value );
		}
		return $response;
	}
}
