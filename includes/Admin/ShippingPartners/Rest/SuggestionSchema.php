<?php
declare(strict_types=1);

namespace Storewright\Admin\ShippingPartners\Rest;

use Storewright\Admin\ShippingPartners\ShippingPartner;
use Storewright\Kernel\SitePlugins;
use Storewright\Rest\Schema;

/**
 * A suggested shipping partner as the client gets it.
 */
final class SuggestionSchema implements Schema {

	public static function title(): string {
		return 'shipping_partner_suggestion';
	}

	public static function properties(): array {
		$text   = [ 'type' => 'string' ];
		$flag   = [ 'type' => 'boolean' ];
		$layout = [
			'type'       => [ 'object', 'null' ],
			'properties' => [
				'image'    => $text,
				'features' => [
					'type'  => 'array',
					'items' => [
						'type'       => 'object',
						'properties' => [
							'icon'        => $text,
							'title'       => $text,
							'description' => $text,
						],
						'required'   => [ 'icon', 'title', 'description' ],
					],
				],
			],
			'required'   => [ 'image', 'features' ],
		];
		$fields = [
			'id'                => $text + [ 'description' => __( 'Stable id of the service.', 'storewright' ) ],
			'name'              => $text + [ 'description' => __( 'Name of the service.', 'storewright' ) ],
			'slug'              => $text + [ 'description' => __( 'Folder of its plugin, empty if it needs none.', 'storewright' ) ],
			'dependencies'      => [
				'type'        => 'array',
				'description' => __( 'Folders of further plugins that it needs.', 'storewright' ),
				'items'       => $text,
			],
			'description'       => $text + [ 'description' => __( 'What it does.', 'storewright' ) ],
			'trial_days'        => [
				'type'        => 'integer',
				'description' => __( 'For how many days it can be tried for nothing; 0 for none.', 'storewright' ),
			],
			'layout_column'     => $layout + [ 'description' => __( 'How it is shown alone.', 'storewright' ) ],
			'layout_row'        => $layout + [ 'description' => __( 'How it is shown among others.', 'storewright' ) ],
			'learn_more_link'   => $text + [ 'description' => __( 'Page of the service that tells more.', 'storewright' ) ],
			'is_visible'        => $flag + [ 'description' => __( 'Whether to show it.', 'storewright' ) ],
			'available_layouts' => [
				'type'        => 'array',
				'description' => __( 'The layouts that it has.', 'storewright' ),
				'items'       => $text + [ 'enum' => [ 'column', 'row' ] ],
			],
			'is_installed'      => $flag + [ 'description' => __( 'Whether its plugin is on this site.', 'storewright' ) ],
			'is_active'         => $flag + [ 'description' => __( 'Whether its plugin is active.', 'storewright' ) ],
			'install_url'       => $text + [
				'description' => __(
					'Where the user can install its plugin, empty if there is nothing to install or the user may not.',
					'storewright'
				),
			],
		];
		return array_map(
			static fn( array $field ): array => $field + [
				'context'  => [ 'view' ],
				'readonly' => true,
			],
			$fields
		);
	}

	/**
	 * A partner as the properties above.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( ShippingPartner $partner, SitePlugins $plugins ): array {
		return [
			'id'                => $partner->id,
			'name'              => $partner->name,
			'slug'              => $partner->slug,
			'dependencies'      => $partner->dependencies,
			'description'       => $partner->description,
			'trial_days'        => $partner->trial_days,
			'layout_column'     => $partner->column,
			'layout_row'        => $partner->row,
			'learn_more_link'   => $partner->learn_more_link,
			'is_visible'        => true,
			'available_layouts' => $partner->available_layouts(),
			'is_installed'      => $plugins->has( $partner->slug ),
			'is_active'         => $plugins->is_active( $partner->slug ),
			'install_url'       => self::install_url( $partner->slug, $plugins ),
		];
	}

	/**
	 * Where the current user can install the plugin: WordPress's own installer. '' if it is there or the user may not.
	 *
	 * @param string $slug The plugin's folder, as in WordPress's plugin directory.
	 */
	private static function install_url( string $slug, SitePlugins $plugins ): string {
		if ( '' === $slug || $plugins->has( $slug ) || ! current_user_can( 'install_plugins' ) ) {
			return '';
		}
		return self_admin_url( 'plugin-install.php?tab=plugin-information&plugin=' . rawurlencode( $slug ) );
	}
}
