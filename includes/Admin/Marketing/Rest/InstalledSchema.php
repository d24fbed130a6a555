<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing\Rest;

use Storewright\Admin\Marketing\Extension;
use Storewright\Kernel\SitePlugins;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A marketing extension that the site has, on the wire.
 */
final class InstalledSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'installed_marketing_extension';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'slug'         => Field::text( __( 'Its slug in WordPress’s plugin directory.', 'storewright' ), readonly: true ),
			'name'         => Field::text( __( 'Its name.', 'storewright' ), readonly: true ),
			'description'  => Field::text( __( 'What it does.', 'storewright' ), readonly: true ),
			'status'       => Field::choice(
				__( 'Whether it is installed only, or active.', 'storewright' ),
				[ 'installed', 'activated' ],
				readonly: true
			),
			'dashboardUrl' => Field::text( __( 'Where this user manages it, empty for nowhere.', 'storewright' ), readonly: true ),
			'docsUrl'      => Field::text( __( 'Its documentation, empty for none.', 'storewright' ), readonly: true ),
		];
	}

	/**
	 * An extension as the properties above.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( Extension $extension, SitePlugins $plugins ): array {
		$is_active = $plugins->is_active( $extension->slug );
		// Pages of plugins ask for it.
		$may_manage = $is_active && '' !== $extension->manage_page && current_user_can( 'manage_options' );
		return [
			'slug'         => $extension->slug,
			'name'         => $extension->name,
			'description'  => $extension->description,
			'status'       => $is_active ? 'activated' : 'installed',
			'dashboardUrl' => $may_manage ? admin_url( $extension->manage_page ) : '',
			'docsUrl'      => $extension->docs_url,
		];
	}
}
