<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Export;

use Storewright\Admin\Analytics\Query\StatsAnswer;
use Storewright\Admin\Analytics\Reports\RevenueStats;
use Storewright\Admin\Analytics\Rest\ReportArguments;
use Storewright\Admin\Analytics\Rest\StatsRequests;
use Storewright\Kernel\Context;
use Storewright\Rest\Dates;
use WP_REST_Request;

/**
 * Revenue: a row is a step of the period.
 */
final class RevenueSource implements ExportSource {

	private readonly RevenueStats $report;

	public function __construct( private readonly Context $context ) {
		$this->report = new RevenueStats();
	}

	public function title(): string {
		return __( 'Revenue', 'storewright' );
	}

	public function columns(): array {
		return SalesColumns::revenue();
	}

	public function arguments(): array {
		return StatsRequests::arguments( $this->report );
	}

	public function fixed( WP_REST_Request $request ): array {
		$period = ReportArguments::period( $request, $this->context->clock );
		return [
			'after'  => Dates::site( $period->from ),
			'before' => Dates::site( $period->to ),
		];
	}

	public function count( WP_REST_Request $request ): int {
		return count( ReportArguments::period( $request, $this->context->clock )->intervals( StatsRequests::interval( $request ) ) );
	}

	/**
	 * Which steps a period has never changes: they are counted.
	 */
	public function place( array $row, array $before, int $number ): array {
		return [ (string) ( $number + (int) ( $before[0] ?? 0 ) ) ];
	}

	public function rows( WP_REST_Request $request, int $limit, array $after = [] ): iterable {
		$wanted = StatsRequests::of( $request, $this->report, $this->context->clock, $limit, (int) ( $after[0] ?? 0 ) );
		return ( new StatsAnswer( $this->context ) )->of( $this->report, $wanted )['intervals'];
	}
}
