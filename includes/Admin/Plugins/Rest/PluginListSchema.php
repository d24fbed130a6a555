<?php
declare(strict_types=1);

namespace Storewright\Admin\Plugins\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A list of plugins on the wire.
 */
final class PluginListSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'plugin_list';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'plugins' => Field::list( __( 'Slugs of plugins.', 'storewright' ), [ 'type' => 'string' ], readonly: true ),
		];
	}
}
