<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Export;

use Closure;
use Storewright\Admin\Analytics\Declaration\HasSource;
use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Admin\Analytics\Query\RowsAfter;
use Storewright\Admin\Analytics\Rest\ListRequest;
use Storewright\Admin\Analytics\Rest\ReportArguments;
use Storewright\Kernel\Context;
use Storewright\Rest\Dates;
use WP_REST_Request;

/**
 * The rows of a report that has rows.
 */
final class ListSource implements ExportSource {

	/**
	 * Of how many rows it is asked at a time what else is known of them.
	 */
	private const AT_ONCE = 500;

	/**
	 * @param Context                          $context
	 * @param ListReport                       $report
	 * @param string                           $title
	 * @param Closure(): array<string, ExportColumn> $columns
	 */
	public function __construct(
		private readonly Context $context,
		private readonly ListReport $report,
		private readonly string $title,
		private readonly Closure $columns
	) {}

	public function title(): string {
		return $this->title;
	}

	public function columns(): array {
		return ( $this->columns )();
	}

	public function arguments(): array {
		return ListRequest::arguments( $this->context, $this->report );
	}

	/**
	 * What is sold from now on is left out: it would move the rows that are still to come.
	 */
	public function fixed( WP_REST_Request $request ): array {
		$extended = null === $this->report->extended( $this->context, [] ) ? [] : [ 'extended_info' => true ];
		if ( $this->report instanceof HasSource ) {
			return $extended;
		}
		$period = ReportArguments::period( $request, $this->context->clock );
		return $extended + [
			'after'  => Dates::site( $period->from ),
			'before' => Dates::site( min( $period->to, $this->context->clock->now() ) ),
		];
	}

	public function count( WP_REST_Request $request ): int {
		return ( new ListRequest( $this->context, $this->report, $request ) )->count();
	}

	public function rows( WP_REST_Request $request, int $limit, array $after = [] ): iterable {
		return ( new ListRequest( $this->context, $this->report, $request ) )->many( $limit, self::AT_ONCE, $after );
	}

	public function place( array $row, array $before, int $number ): array {
		return RowsAfter::place( $row );
	}
}
