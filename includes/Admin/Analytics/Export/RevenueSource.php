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

	public function time( WP_REST_Request $request ): string {
		return '';
	}

	public function rows( WP_REST_Request $request, int $limit, int $offset, string $from = '' ): iterable {
		$wanted = StatsRequests::of( $request, $this->report, $this->context->clock, $limit, $offset );
		return ( new StatsAnswer( $this->context ) )->of( $this->report, $wanted )['intervals'];
	}
}
