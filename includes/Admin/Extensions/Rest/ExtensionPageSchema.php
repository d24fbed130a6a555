<?php
declare(strict_types=1);

namespace Storewright\Admin\Extensions\Rest;

use Storewright\Admin\Extensions\Access;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A page of extensions on the wire, and what the user can find at all.
 */
final class ExtensionPageSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'extension_page';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'access'          => Field::choice(
				__( 'What the user can find: nothing where suggestions are off or the user may not install plugins, the catalog, or the plugin directory as well.', 'storewright' ),
				array_column( Access::cases(), 'value' ),
				readonly: true
			),
			'items'           => Field::objects( __( 'The extensions.', 'storewright' ), ExtensionSchema::summary(), readonly: true ),
			'total'           => Field::integer( __( 'How many were found, about.', 'storewright' ), readonly: true ),
			'pages'           => Field::integer( __( 'How many pages there are.', 'storewright' ), readonly: true ),
			'categories'      => Field::objects(
				__( 'The categories of the catalog.', 'storewright' ),
				[
					'slug'  => Field::text( __( 'Its slug.', 'storewright' ) ),
					'name'  => Field::text( __( 'What it is called.', 'storewright' ) ),
					'count' => Field::integer( __( 'How many extensions it has.', 'storewright' ) ),
				],
				readonly: true
			),
			'marketplace_url' => Field::text( __( 'The vendor’s marketplace, empty where its extensions don’t run here.', 'storewright' ), readonly: true ),
			'failure'         => Field::text( __( 'Why the plugin directory could not be searched, a sentence; empty if it could or was not.', 'storewright' ), readonly: true ),
		];
	}
}
