<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Kernel\Context;

/**
 * A report that reads sums in the place of rows: what it does not say of itself is as in the report that it stands for.
 */
abstract class ReportFromSums implements ListReport {

	protected function __construct( protected readonly ListReport $report ) {}

	public function name(): string {
		return $this->report->name();
	}

	public function filters(): array {
		return $this->report->filters();
	}

	public function orderby(): array {
		return $this->report->orderby();
	}

	public function arguments(): array {
		return $this->report->arguments();
	}

	public function extended( Context $context, array $rows ): ?array {
		return $this->report->extended( $context, $rows );
	}
}
