<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\CountsAnyStatus;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\DownloadFilters;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\OfOrderIds;
use Storewright\Admin\Analytics\Declaration\Part;
use Storewright\Admin\Analytics\Query\SiteTime;

/**
 * How often files were downloaded.
 */
final class DownloadsStats implements OfOrderIds, CountsAnyStatus {

	public function name(): string {
		return 'downloads';
	}

	/**
	 * The log is kept in UTC.
	 */
	public function date( DateType $type ): string {
		return SiteTime::sql( 'd.timestamp' );
	}

	public function parts(): array {
		return [ '' => new Part( '{downloads} d LEFT JOIN {permissions} q ON q.permission_id = d.permission_id' ) ];
	}

	public function order(): string {
		return 'COALESCE( q.order_id, 0 )';
	}

	public function measures(): array {
		return [ Measure::count( 'download_count', __( 'Number of downloads.', 'storewright' ), 'COUNT(*)' ) ];
	}

	public function filters(): array {
		return DownloadFilters::all();
	}

	public function segments(): array {
		return [];
	}

	public function orderby(): array {
		return [
			'date'           => '',
			'download_count' => 'download_count',
		];
	}

	public function arguments(): array {
		return [ 'match', 'fields' ];
	}
}
