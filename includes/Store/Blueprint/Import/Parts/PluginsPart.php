<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint\Import\Parts;

use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Kernel\SitePlugins;
use Storewright\Store\Blueprint\Import\Part;
use Storewright\Store\Blueprint\Import\Refusals;
use Storewright\Store\Blueprint\Step;

/**
 * Plugins by their slug. One that is here can be activated; none is ever installed.
 */
final class PluginsPart implements Part {

	private const ACTIVE = 'active';

	private const INACTIVE = 'inactive';

	public function step(): Step {
		return Step::Plugins;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<mixed> $data
	 */
	public function wanted( array $data ): array {
		$refusals = new Refusals( $this->step() );
		$plugin   = is_array( $data['pluginData'] ?? null ) ? $data['pluginData'] : [];
		$slug     = $plugin['slug'] ?? null;
		if ( ! is_string( $slug ) || 1 !== preg_match( '/^[a-z0-9._-]{1,100}$/iD', $slug ) ) {
			$refusals->add_value( 'slug', __( 'A plugin', 'storewright' ), $slug, __( 'Name it by its slug, such as akismet.', 'storewright' ) );
		}
		$resource = $plugin['resource'] ?? null;
		if ( 'wordpress.org/plugins' !== $resource ) {
			$refusals->add_value( 'resource', __( 'The source of a plugin', 'storewright' ), $resource, __( 'It has to be wordpress.org/plugins.', 'storewright' ) );
		}
		$refusals->refuse();
		return [ Refusals::quoted( $slug ) => self::ACTIVE ];
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<string> $keys
	 */
	public function current( array $keys ): array {
		$plugins = new SitePlugins();
		$current = [];
		foreach ( $keys as $slug ) {
			$current[ $slug ] = match ( true ) {
				$plugins->is_active( $slug ) => self::ACTIVE,
				$plugins->has( $slug )       => self::INACTIVE,
				default                      => null,
			};
		}
		return $current;
	}

	public function label( string $key, mixed $value ): string {
		/* translators: %s: slug of a plugin. */
		return sprintf( __( 'Plugin “%s”', 'storewright' ), $key );
	}

	public function text( string $key, mixed $value ): string {
		return match ( $value ) {
			self::ACTIVE   => __( 'Active', 'storewright' ),
			self::INACTIVE => __( 'Inactive', 'storewright' ),
			default        => __( 'Not installed', 'storewright' ),
		};
	}

	public function refusal( string $key, mixed $value ): string {
		return match ( true ) {
			! ( new SitePlugins() )->has( $key )      => __( 'Install it first, then import the blueprint again.', 'storewright' ),
			! current_user_can( 'activate_plugins' ) => __( 'You are not allowed to activate plugins.', 'storewright' ),
			default                                   => '',
		};
	}

	public function is_final(): bool {
		return true;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $values
	 */
	public function write( array $values ): void {
		$plugins = new SitePlugins();
		foreach ( $values as $slug => $value ) {
			$file = $plugins->file( $slug );
			if ( null === $file ) {
				continue;
			}
			if ( self::ACTIVE !== $value ) {
				deactivate_plugins( $file );
				continue;
			}
			$outcome = activate_plugin( $file );
			if ( is_wp_error( $outcome ) ) {
				throw new StorageFailed(
					'storewright_plugin_not_activated',
					/* translators: 1: slug of a plugin, 2: why, a sentence. */
					sprintf( __( 'The plugin “%1$s” could not be activated: %2$s', 'storewright' ), $slug, $outcome->get_error_message() )
				);
			}
		}
	}
}
