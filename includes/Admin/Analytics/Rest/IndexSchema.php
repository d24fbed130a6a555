<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A report in the list of reports.
 */
final class IndexSchema implements Schema {

	public static function title(): string {
		return 'report';
	}

	public static function properties(): array {
		return [
			'slug'        => Field::text( __( 'Name of the report.', 'storewright' ), readonly: true, context: [ 'view' ] ),
			'description' => Field::text( __( 'What it is about.', 'storewright' ), readonly: true, context: [ 'view' ] ),
			'path'        => Field::text( __( 'Path of its route.', 'storewright' ), readonly: true, context: [ 'view' ] ),
		];
	}
}
