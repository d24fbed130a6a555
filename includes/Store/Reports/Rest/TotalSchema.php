<?php
declare(strict_types=1);

namespace Storewright\Store\Reports\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * How many there are of a kind.
 */
final class TotalSchema implements Schema {

	public static function title(): string {
		return 'report_total';
	}

	public static function properties(): array {
		return [
			'slug'  => Field::text( __( 'The kind, such as a status.', 'storewright' ), readonly: true, context: [ 'view' ] ),
			'name'  => Field::text( __( 'What people call it.', 'storewright' ), readonly: true, context: [ 'view' ] ),
			'total' => Field::integer( __( 'How many there are.', 'storewright' ), readonly: true, context: [ 'view' ] ),
		];
	}
}
