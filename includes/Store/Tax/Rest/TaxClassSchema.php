<?php
declare(strict_types=1);

namespace Storewright\Store\Tax\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;
use Storewright\Store\Tax\TaxClass;

/**
 * A tax class in REST answers.
 */
final class TaxClassSchema implements Schema {

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return 'tax_class';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'slug' => Field::text( __( 'What tells the class; it follows from the name.', 'storewright' ), readonly: true ),
			'name' => Field::text( __( 'What owners read.', 'storewright' ), required: true ),
		];
	}

	/**
	 * The class as it is answered.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( TaxClass $tax_class ): array {
		return [
			'slug' => $tax_class->slug,
			'name' => $tax_class->name,
		];
	}
}
