<?php
declare(strict_types=1);

namespace Storewright\Admin\Extensions\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A plugin that the site has, on the wire.
 */
final class InstalledSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'installed_extension';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'slug'        => Field::text( __( 'Its slug.', 'storewright' ), readonly: true ),
			'name'        => Field::text( __( 'Its name.', 'storewright' ), readonly: true ),
			'description' => Field::text( __( 'What it does.', 'storewright' ), readonly: true ),
			'author'      => Field::text( __( 'Who makes it, empty if not known.', 'storewright' ), readonly: true ),
			'version'     => Field::text( __( 'Its version, empty for who may not know.', 'storewright' ), readonly: true ),
			'status'      => Field::choice( __( 'Whether it is active.', 'storewright' ), [ 'active', 'inactive' ], readonly: true ),
			'update'      => Field::text( __( 'The version that it can be updated to, empty for none.', 'storewright' ), readonly: true ),
			'manage_url'  => Field::text( __( 'Where it is managed, empty for nowhere.', 'storewright' ), readonly: true ),
		];
	}
}
