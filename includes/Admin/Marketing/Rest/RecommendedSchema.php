<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing\Rest;

use Storewright\Admin\Marketing\Extension;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A recommended marketing extension on the wire.
 */
final class RecommendedSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'recommended_marketing_extension';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		$words = [
			'slug' => Field::text( __( 'Its slug.', 'storewright' ), readonly: true, required: true ),
			'name' => Field::text( __( 'What it is called.', 'storewright' ), readonly: true, required: true ),
		];
		return [
			'id'             => Field::text( __( 'Stable id.', 'storewright' ), readonly: true ),
			'slug'           => Field::text( __( 'Its slug in WordPress’s plugin directory.', 'storewright' ), readonly: true ),
			'product'        => Field::text( __( 'The same slug, under WooCommerce’s name for it.', 'storewright' ), readonly: true ),
			'plugin'         => Field::text( __( 'Its main file, as far as it can be known before it is installed.', 'storewright' ), readonly: true ),
			'title'          => Field::text( __( 'Its name.', 'storewright' ), readonly: true ),
			'description'    => Field::text( __( 'What it does.', 'storewright' ), readonly: true ),
			'url'            => Field::url( __( 'Its page in WordPress’s plugin directory.', 'storewright' ), readonly: true ),
			'icon'           => Field::text( __( 'Address of its picture on this site, empty for none.', 'storewright' ), readonly: true ),
			'direct_install' => Field::boolean( __( 'Whether it can be installed from here.', 'storewright' ), readonly: true ),
			'categories'     => Field::list( __( 'Its categories.', 'storewright' ), [ 'type' => 'string' ], readonly: true ),
			'subcategories'  => Field::objects( __( 'The groups it is shown in.', 'storewright' ), $words, readonly: true ),
			'tags'           => Field::objects( __( 'Its tags.', 'storewright' ), $words, readonly: true ),
		];
	}

	/**
	 * An extension as the properties above.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( Extension $extension ): array {
		return [
			'id'             => $extension->slug,
			'slug'           => $extension->slug,
			'product'        => $extension->slug,
			'plugin'         => "{$extension->slug}/{$extension->slug}.php",
			'title'          => $extension->name,
			'description'    => $extension->description,
			'url'            => $extension->url(),
			'icon'           => '',
			'direct_install' => true,
			'categories'     => [ $extension->category ],
			'subcategories'  => [
				[
					'slug' => $extension->group,
					'name' => $extension->group_name,
				],
			],
			'tags'           => [],
		];
	}
}
