<?php
declare(strict_types=1);

namespace Storewright\Admin\Extensions;

use Storewright\Kernel\PluginDirectory;
use Storewright\Kernel\SitePlugins;

/**
 * The plugins that the site has, with their state. Whether there are updates is what WordPress found out by itself: nobody is asked.
 *
 * @phpstan-type InstalledPlugin array{slug: string, name: string, description: string, author: string, version: string, status: string,
 *   update: string, manage_url: string}
 */
final class Installed {

	public function __construct( private readonly Catalog $catalog ) {}

	/**
	 * The plugins by name. Who may not activate plugins is told of those of the catalog alone, and of no version;
	 * of a plugin for a whole network, who does not run that is told where it is active.
	 *
	 * @return list<InstalledPlugin>
	 */
	public function plugins(): array {
		$plugins = new SitePlugins();
		$may     = current_user_can( 'activate_plugins' );
		$found   = [];
		foreach ( $plugins->installed() as $slug ) {
			$known = $this->catalog->find( $slug );
			if ( ( $may && ( $plugins->may_activate( $slug ) || $plugins->is_active( $slug ) ) ) || null !== $known ) {
				$found[] = $this->describe( $slug, $plugins, $known, $may );
			}
		}
		usort( $found, static fn( array $a, array $b ): int => strcasecmp( $a['name'], $b['name'] ) );
		return $found;
	}

	/**
	 * @return InstalledPlugin
	 */
	private function describe( string $slug, SitePlugins $plugins, ?Extension $known, bool $tells_version ): array {
		$header    = $plugins->header( $slug );
		$text      = static fn( string $name ): string => PluginDirectory::plain( $header[ $name ] ?? '' );
		$is_active = $plugins->is_active( $slug );
		$name      = $text( 'Name' );
		return [
			'slug'        => $slug,
			'name'        => '' === $name ? $slug : $name,
			'description' => $known->description ?? $text( 'Description' ),
			'author'      => $text( 'Author' ),
			'version'     => $tells_version ? $text( 'Version' ) : '',
			'status'      => $is_active ? 'active' : 'inactive',
			'update'      => current_user_can( 'update_plugins' ) ? $plugins->update_of( $slug ) ?? '' : '',
			'manage_url'  => $is_active && $tells_version && null !== $known && '' !== $known->manage_page ? admin_url( $known->manage_page ) : '',
		];
	}
}
