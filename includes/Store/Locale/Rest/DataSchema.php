<?php
declare(strict_types=1);

namespace Storewright\Store\Locale\Rest;

use Storewright\Rest\Schema;

/**
 * An entry of the index of data.
 */
final class DataSchema implements Schema {

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return 'data_index';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'slug'        => [
				'description' => __( 'Last part of the path of the data.', 'storewright' ),
				'type'        => 'string',
				'context'     => [ 'view' ],
				'readonly'    => true,
			],
			'description' => [
				'description' => __( 'What the data is.', 'storewright' ),
				'type'        => 'string',
				'context'     => [ 'view' ],
				'readonly'    => true,
			],
		];
	}
}
