<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * Themes on WordPress.org, on the wire.
 */
final class DirectorySchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'theme_directory';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'is_allowed' => Field::boolean( __( 'Whether WordPress.org may be asked.', 'storewright' ), readonly: true ),
			'themes'     => Field::objects(
				__( 'The themes that were found.', 'storewright' ),
				[
					'slug'         => Field::text( __( 'Slug of the theme.', 'storewright' ) ),
					'name'         => Field::text( __( 'Name of the theme.', 'storewright' ) ),
					'description'  => Field::text( __( 'What the theme says of itself.', 'storewright' ) ),
					'screenshot'   => Field::text( __( 'Address of its picture.', 'storewright' ) ),
					'is_installed' => Field::boolean( __( 'Whether the site has it.', 'storewright' ) ),
					'install_url'  => Field::url( __( 'Address of the screen that installs it.', 'storewright' ) ),
				],
				readonly: true
			),
		];
	}
}
