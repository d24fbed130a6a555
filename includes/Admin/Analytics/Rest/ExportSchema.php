<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * What became of a request for an export.
 */
final class ExportSchema implements Schema {

	public static function title(): string {
		return 'report_export';
	}

	public static function properties(): array {
		return [
			'message'   => Field::text( __( 'What was done.', 'storewright' ), readonly: true ),
			'export_id' => Field::text(
				__( 'Id to ask for its status by; none where there is nothing to export.', 'storewright' ),
				readonly: true,
				optional: true
			),
		];
	}
}
