<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Storewright\Assets\Assets;
use Storewright\Database\Connection;

/**
 * Everything that a module needs of the world around it.
 */
final class Context {

	/**
	 * @param string $file    Absolute path of plugin.php.
	 * @param string $version The plugin's version.
	 */
	public function __construct(
		public readonly Clock $clock,
		public readonly Options $options,
		public readonly Connection $database,
		public readonly Assets $assets,
		public readonly Log $log,
		public readonly string $file,
		public readonly string $version
	) {}

	/**
	 * The context of this WordPress request.
	 *
	 * @param string     $file    Absolute path of plugin.php.
	 * @param string     $version The plugin's version.
	 * @param Clock|null $clock   A clock of the caller's, for tests.
	 */
	public static function create( string $file, string $version, ?Clock $clock = null ): self {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$log      = new Log();
		$database = new Connection( $wpdb, $log );
		return new self(
			$clock ?? new Clock(),
			new Options( $database ),
			$database,
			new Assets( $file, $version ),
			$log,
			$file,
			$version
		);
	}

	/**
	 * Whether this request shows a wp-admin page.
	 */
	public function is_admin_page(): bool {
		return is_admin() && ! wp_doing_ajax();
	}

	/**
	 * URL of the dashboard.
	 *
	 * @param array<string, string> $query More of the query, such as `task`.
	 */
	public function app_url( array $query = [] ): string {
		return admin_url( 'admin.php?' . http_build_query( [ 'page' => 'wc-admin' ] + $query ) );
	}
}
