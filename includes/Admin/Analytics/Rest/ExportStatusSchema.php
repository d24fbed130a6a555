<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * How far an export is.
 */
final class ExportStatusSchema implements Schema {

	public static function title(): string {
		return 'report_export_status';
	}

	public static function properties(): array {
		return [
			'percent_complete' => Field::integer( __( 'How much of it is done, in percent.', 'storewright' ), readonly: true ),
			'download_url'     => Field::url(
				__( 'Where the file can be downloaded by who asked for it, once all is done.', 'storewright' ),
				readonly: true,
				optional: true
			),
		];
	}
}
