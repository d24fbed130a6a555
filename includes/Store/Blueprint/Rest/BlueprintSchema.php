<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint\Rest;

use Storewright\Rest\Schema;

/**
 * A blueprint that was exported.
 */
final class BlueprintSchema implements Schema {

	public static function title(): string {
		return 'blueprint_export';
	}

	public static function properties(): array {
		return [
			'type' => [
				'description' => __( 'How the blueprint comes: as JSON, or as the address of a zip file’s data.', 'storewright' ),
				'type'        => 'string',
				'enum'        => [ 'json', 'zip' ],
				'context'     => [ 'view', 'edit' ],
				'readonly'    => true,
			],
			'data' => [
				'description' => __( 'The blueprint, or a data URL of the zip file.', 'storewright' ),
				'type'        => [ 'object', 'string' ],
				'context'     => [ 'view', 'edit' ],
				'readonly'    => true,
			],
		];
	}
}
