<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Reports\DownloadsStats;
use Storewright\Rest\Schema;

/**
 * The figures of the downloads report.
 */
final class DownloadsStatsSchema implements Schema {

	public static function title(): string {
		return 'report_downloads_stats';
	}

	public static function properties(): array {
		return StatsFields::of( new DownloadsStats() );
	}
}
