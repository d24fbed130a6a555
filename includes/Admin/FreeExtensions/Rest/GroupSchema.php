<?php
declare(strict_types=1);

namespace Storewright\Admin\FreeExtensions\Rest;

use Storewright\Admin\FreeExtensions\ExtensionGroup;
use Storewright\Admin\FreeExtensions\FreeExtension;
use Storewright\Kernel\SitePlugins;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A group of free extensions on the wire.
 */
final class GroupSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'free_extension_group';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'key'     => Field::text( __( 'Where the group is shown.', 'storewright' ), readonly: true ),
			'title'   => Field::text( __( 'What it is called.', 'storewright' ), readonly: true ),
			'plugins' => Field::objects(
				__( 'The extensions in it.', 'storewright' ),
				[
					'key'            => Field::text(
						__( 'The extension’s slug; a part of it is named after a colon.', 'storewright' ),
						required: true
					),
					'slug'           => Field::text( __( 'Its slug in WordPress’s plugin directory.', 'storewright' ), required: true ),
					'name'           => Field::text( __( 'Its name.', 'storewright' ), required: true ),
					'description'    => Field::text( __( 'What it does.', 'storewright' ), required: true ),
					'image_url'      => Field::text( __( 'Its picture on this site, empty for none.', 'storewright' ), required: true ),
					'is_visible'     => Field::boolean( __( 'Whether to show it to this user.', 'storewright' ), required: true ),
					'is_built_by_wc' => Field::boolean(
						__( 'Whether it comes from the makers of WooCommerce.', 'storewright' ),
						required: true
					),
					'min_wp_version' => Field::text(
						__( 'The oldest WordPress that it runs on, empty for any.', 'storewright' ),
						required: true
					),
					'manage_url'     => Field::text(
						__( 'Where this user manages it, empty for nowhere.', 'storewright' ),
						required: true
					),
					'is_installed'   => Field::boolean( __( 'Whether it is on this site.', 'storewright' ), required: true ),
					'is_active'      => Field::boolean( __( 'Whether it is active.', 'storewright' ), required: true ),
				],
				readonly: true
			),
		];
	}

	/**
	 * A group as the properties above.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( ExtensionGroup $group, SitePlugins $plugins ): array {
		return [
			'key'     => $group->key,
			'title'   => $group->title,
			'plugins' => array_map(
				static fn( FreeExtension $extension ): array => [
					'key'            => $extension->key,
					'slug'           => $extension->slug(),
					'name'           => $extension->name,
					'description'    => $extension->description,
					'image_url'      => $extension->image,
					'is_visible'     => self::can_use( $extension, $plugins ),
					'is_built_by_wc' => $extension->is_built_by_wc,
					'min_wp_version' => $extension->min_wp_version,
					'manage_url'     => self::manage_url( $extension, $plugins ),
					'is_installed'   => $plugins->has( $extension->slug() ),
					'is_active'      => $plugins->is_active( $extension->slug() ),
				],
				$group->extensions
			),
		];
	}

	/**
	 * Whether the extension is of use to the current user: it runs here, and is active or may be set up by the user.
	 */
	private static function can_use( FreeExtension $extension, SitePlugins $plugins ): bool {
		return is_wp_version_compatible( $extension->min_wp_version )
			&& ( $plugins->is_active( $extension->slug() ) || current_user_can( 'install_plugins' ) );

	}

	/**
	 * Where the extension is managed. '' unless it is active and the current user runs the site, as pages of plugins ask for.
	 */
	private static function manage_url( FreeExtension $extension, SitePlugins $plugins ): string {
		$is_open = '' !== $extension->manage_page && $plugins->is_active( $extension->slug() ) && current_user_can( 'manage_options' );
		return $is_open ? admin_url( $extension->manage_page ) : '';
	}
}
