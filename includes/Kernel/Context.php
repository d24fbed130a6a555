<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Storewright\Assets\Assets;
use Storewright\Database\Connection;
use Storewright\Plugin;
use Storewright\Shop\Shop;

/**
 * Everything that a module needs of the world around it.
 */
final class Context {

	private ?Shop $shop = null;

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
		public readonly string $version,
		public readonly Mode $mode = Mode::Standalone
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
			$version,
			Mode::of_site()
		);
	}

	/**
	 * The shop that runs on this site, for the dashboard to read. To be used once plugins are loaded.
	 */
	public function shop(): Shop {
		return $this->shop ??= Plugin::shop( $this );
	}

	/**
	 * Whether extensions of WooCommerce are suggested to the owner.
	 */
	public function suggests_woocommerce_extensions(): bool {
		/**
		 * Filters whether providers and partners are suggested whose plugins need WooCommerce.
		 *
		 * @param bool $suggested Where WooCommerce runs the shop; on a shop without it they can't be set up.
		 */
		return true === apply_filters( 'storewright_suggest_woocommerce_providers', Mode::Companion === $this->mode );
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
		return admin_url( 'admin.php?' . http_build_query( [ 'page' => $this->mode->page_slug() ] + $query ) );
	}
}
