<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * What became of a request about the import of orders into reports.
 */
final class ImportSchema implements Schema {

	public static function title(): string {
		return 'report_import';
	}

	public static function properties(): array {
		return [
			'status'  => Field::text( __( 'Whether it was done: success.', 'storewright' ), readonly: true ),
			'message' => Field::text( __( 'What was done.', 'storewright' ), readonly: true ),
		];
	}
}
