<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * Something that a filter of a report can be set to.
 */
final class ChoiceSchema implements Schema {

	public static function title(): string {
		return 'analytics_choice';
	}

	public static function properties(): array {
		return [
			'value'          => Field::text( __( 'What the filter takes: an id, a code, or a pair of ids.', 'storewright' ), readonly: true ),
			'label'          => Field::text( __( 'Its name for people.', 'storewright' ), readonly: true ),
			'has_variations' => Field::boolean( __( 'Of products: whether it has variations.', 'storewright' ), readonly: true, optional: true ),
		];
	}
}
