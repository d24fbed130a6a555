<?php
declare(strict_types=1);

namespace Storewright\Admin\Plugins\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * How an installation or activation of plugins ended, on the wire.
 */
final class InstallSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'plugin_installation';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'data'    => Field::object(
				__( 'What was done.', 'storewright' ),
				[
					'installed' => Field::list(
						__(
							'Slugs of the plugins that are there now.',
							'storewright'
						),
						[ 'type' => 'string' ],
						optional: true
					),
					'activated' => Field::list(
						__(
							'Slugs of the plugins that are active now.',
							'storewright'
						),
						[ 'type' => 'string' ],
						optional: true
					),
					'updated'   => Field::list(
						__(
							'Slugs of the plugins that are up to date now.',
							'storewright'
						),
						[ 'type' => 'string' ],
						optional: true
					),
				],
				readonly: true
			),
			'errors'  => Field::object(
				__( 'Slug of each plugin that failed, with sentences that say why.', 'storewright' ),
				[],
				additionalProperties: [
					'type'  => 'array',
					'items' => [ 'type' => 'string' ],
				],
				readonly: true
			),
			'reasons' => Field::object(
				__( 'Slug of each plugin that failed, with the reason, without the plugin’s name.', 'storewright' ),
				[],
				additionalProperties: [ 'type' => 'string' ],
				readonly: true
			),
			'success' => Field::boolean( __( 'Whether all of it was done.', 'storewright' ), readonly: true ),
			'message' => Field::text( __( 'A sentence for the owner.', 'storewright' ), readonly: true ),
		];
	}
}
