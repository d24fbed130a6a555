<?php
declare(strict_types=1);

namespace Storewright\Store\Locale\Rest;

use Storewright\Rest\Schema;
use Storewright\Shop\AddressField;
use Storewright\Shop\AddressFormat;

/**
 * The fields of a country's addresses in REST answers.
 */
final class AddressFormatSchema implements Schema {

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return 'address_format';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		$field = [
			'type'       => 'object',
			'context'    => [ 'view' ],
			'readonly'   => true,
			'properties' => [
				'label'    => [
					'description' => __( 'What the country calls the field.', 'storewright' ),
					'type'        => 'string',
				],
				'required' => [
					'description' => __( 'Whether an address is incomplete without it.', 'storewright' ),
					'type'        => 'boolean',
				],
				'hidden'   => [
					'description' => __( 'Whether addresses of the country have no such field.', 'storewright' ),
					'type'        => 'boolean',
				],
				'priority' => [
					'description' => __( 'Place in the form: lower ones come first.', 'storewright' ),
					'type'        => 'integer',
				],
			],
		];
		return array_fill_keys( AddressFormat::FIELDS, $field );
	}

	/**
	 * The format as it is answered.
	 *
	 * @return array<string, array{label: string, required: bool, hidden: bool, priority: int}>
	 */
	public static function item( AddressFormat $format ): array {
		return array_map(
			static fn( AddressField $field ): array => [
				'label'    => $field->label,
				'required' => $field->required,
				'hidden'   => $field->hidden,
				'priority' => $field->priority,
			],
			$format->fields
		);
	}
}
