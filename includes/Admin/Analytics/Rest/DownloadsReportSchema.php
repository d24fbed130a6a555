<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Reports\DownloadsReport;
use Storewright\Rest\Schema;

/**
 * A download in the report of downloads.
 */
final class DownloadsReportSchema implements Schema {

	public static function title(): string {
		return 'report_downloads';
	}

	public static function properties(): array {
		return ListFields::of( new DownloadsReport(), false );
	}
}
