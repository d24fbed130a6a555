<?php
declare(strict_types=1);

namespace Storewright\Store\SystemStatus\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * Schema of the system status. All of it is read-only.
 */
final class SystemStatusSchema implements Schema {

	public static function title(): string {
		return 'system_status';
	}

	public static function properties(): array {
		$plugin   = self::plugin();
		$sections = [
			'environment'        => Field::object( __( 'Site, server and database server.', 'storewright' ), self::environment() ),
			'database'           => Field::object( __( 'The site’s tables.', 'storewright' ), self::database() ),
			'active_plugins'     => Field::objects( __( 'Plugins that are active.', 'storewright' ), $plugin ),
			'inactive_plugins'   => Field::objects( __( 'Plugins that are there and not active.', 'storewright' ), $plugin ),
			'dropins_mu_plugins' => Field::object( __( 'What WordPress loads by itself.', 'storewright' ), self::loaded_by_wordpress() ),
			'theme'              => Field::object( __( 'The theme.', 'storewright' ), self::theme() ),
			'settings'           => Field::object( __( 'How the shop is set up.', 'storewright' ), self::settings() ),
			'security'           => Field::object(
				__( 'Whether the site is reached safely.', 'storewright' ),
				self::readonly(
					[
						'secure_connection' => Field::boolean( __( 'Whether the site has HTTPS.', 'storewright' ) ),
						'hide_errors'       => Field::boolean( __( 'Whether visitors do not see errors of PHP.', 'storewright' ) ),
					]
				)
			),
			'pages'              => Field::objects( __( 'The storefront’s pages.', 'storewright' ), self::page() ),
			'post_type_counts'   => Field::objects(
				__( 'How many posts there are of each type.', 'storewright' ),
				[
					'type'  => Field::text( __( 'Type of the posts.', 'storewright' ) ),
					'count' => Field::text( __( 'How many there are, as text.', 'storewright' ) ),
				]
			),
			'logging'            => Field::object( __( 'Where failures are written down.', 'storewright' ), self::logging() ),
		];
		return array_map( static fn( array $section ) => [ 'context' => [ 'view' ] ] + $section, self::readonly( $sections ) );
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function environment(): array {
		return self::readonly(
			[
				'home_url'                  => Field::url( __( 'Address of the site’s home page.', 'storewright' ) ),
				'site_url'                  => Field::url( __( 'Address of WordPress.', 'storewright' ) ),
				'store_id'                  => Field::text( __( 'What tells this shop from others.', 'storewright' ) ),
				'version'                   => Field::text(
					__( 'The version of WooCommerce whose REST interface is served.', 'storewright' )
				),
				'log_directory'             => Field::text( __( 'Empty: failures go to PHP’s error log.', 'storewright' ) ),
				'log_directory_writable'    => Field::boolean(
					__( 'Whether there is a folder for logs that can be written.', 'storewright' )
				),
				'wp_version'                => Field::text( __( 'Version of WordPress.', 'storewright' ) ),
				'wp_multisite'              => Field::boolean( __( 'Whether the site is one of a network.', 'storewright' ) ),
				'wp_memory_limit'           => Field::integer( __( 'Memory that WordPress may take, in bytes.', 'storewright' ) ),
				'wp_debug_mode'             => Field::boolean( __( 'Whether WordPress is in debug mode.', 'storewright' ) ),
				'wp_cron'                   => Field::boolean( __( 'Whether page views start WordPress’s cron.', 'storewright' ) ),
				'wp_environment_type'       => Field::text( __( 'Such as production or staging.', 'storewright' ) ),
				'language'                  => Field::text( __( 'Locale of the site.', 'storewright' ) ),
				'external_object_cache'     => [ 'type' => [ 'null', 'boolean' ] ] + Field::boolean(
					__( 'Whether the object cache is a server of its own.', 'storewright' )
				),
				'server_info'               => Field::text( __( 'The web server.', 'storewright' ) ),
				'server_architecture'       => Field::text( __( 'Operating system and processor.', 'storewright' ) ),
				'php_version'               => Field::text( __( 'Version of PHP.', 'storewright' ) ),
				'php_post_max_size'         => Field::integer( __( 'Largest request, in bytes.', 'storewright' ) ),
				'php_max_execution_time'    => Field::integer( __( 'Longest time of a request, in seconds.', 'storewright' ) ),
				'php_max_input_vars'        => Field::integer( __( 'Most fields of a form.', 'storewright' ) ),
				'curl_version'              => Field::text( __( 'Version of cURL.', 'storewright' ) ),
				'suhosin_installed'         => Field::boolean( __( 'Whether PHP has Suhosin.', 'storewright' ) ),
				'max_upload_size'           => Field::integer( __( 'Largest file that can be uploaded, in bytes.', 'storewright' ) ),
				'mysql_version'             => Field::text( __( 'Version of the database server.', 'storewright' ) ),
				'mysql_version_string'      => Field::text( __( 'What the database server calls itself.', 'storewright' ) ),
				'default_timezone'          => Field::text( __( 'PHP’s time zone.', 'storewright' ) ),
				'fsockopen_or_curl_enabled' => Field::boolean( __( 'Whether PHP can send requests.', 'storewright' ) ),
				'soapclient_enabled'        => Field::boolean( __( 'Whether PHP speaks SOAP.', 'storewright' ) ),
				'domdocument_enabled'       => Field::boolean( __( 'Whether PHP reads XML documents.', 'storewright' ) ),
				'gzip_enabled'              => Field::boolean( __( 'Whether PHP reads gzip.', 'storewright' ) ),
				'mbstring_enabled'          => Field::boolean( __( 'Whether PHP has multibyte functions.', 'storewright' ) ),
				'remote_post_successful'    => Field::boolean( __( 'False: requests to other servers are not tried.', 'storewright' ) ),
				'remote_post_response'      => Field::text( __( 'Why it is not known.', 'storewright' ) ),
				'remote_get_successful'     => Field::boolean( __( 'False: requests to other servers are not tried.', 'storewright' ) ),
				'remote_get_response'       => Field::text( __( 'Why it is not known.', 'storewright' ) ),
			]
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function database(): array {
		return self::readonly(
			[
				'wc_database_version'    => Field::text( __( 'The version that the tables were made fit for.', 'storewright' ) ),
				'database_prefix'        => Field::text( __( 'How the names of tables begin.', 'storewright' ) ),
				'maxmind_geoip_database' => Field::text( __( 'Empty: there is no such database.', 'storewright' ) ),
				'database_tables'        => Field::object(
					__( 'Tables whose names begin with woocommerce_, and others, by name.', 'storewright' ),
					[],
					additionalProperties: self::tables()
				),
				'database_size'          => Field::object(
					__( 'Size of all, in megabytes.', 'storewright' ),
					[],
					additionalProperties: [ 'type' => 'number' ]
				),
			]
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function theme(): array {
		return self::readonly(
			[
				'name'                    => Field::text( __( 'Its name.', 'storewright' ) ),
				'version'                 => Field::text( __( 'Its version.', 'storewright' ) ),
				'version_latest'          => Field::text( __( 'The newest version that WordPress has heard of.', 'storewright' ) ),
				'author_url'              => Field::url( __( 'Its author’s site.', 'storewright' ) ),
				'is_child_theme'          => Field::boolean( __( 'Whether it builds on another theme.', 'storewright' ) ),
				'is_block_theme'          => Field::boolean( __( 'Whether it is made of blocks.', 'storewright' ) ),
				'has_woocommerce_support' => Field::boolean( __( 'Whether it declares support for WooCommerce.', 'storewright' ) ),
				'has_woocommerce_file'    => Field::boolean( __( 'Whether it has a template for the shop.', 'storewright' ) ),
				'has_outdated_templates'  => Field::boolean( __( 'False: no templates of the shop can be out of date.', 'storewright' ) ),
				'overrides'               => Field::list(
					__(
						'Empty: the shop has no templates.',
						'storewright'
					),
					[ 'type' => 'string' ]
				),
				'parent_name'             => Field::text( __( 'Name of the theme below it.', 'storewright' ) ),
				'parent_version'          => Field::text( __( 'Version of the theme below it.', 'storewright' ) ),
				'parent_version_latest'   => Field::text( __( 'Newest version of the theme below it.', 'storewright' ) ),
				'parent_author_url'       => Field::url( __( 'Site of the author of the theme below it.', 'storewright' ) ),
			]
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function settings(): array {
		return self::readonly(
			[
				'api_enabled'                    => Field::boolean( __( 'Whether the REST interface is there.', 'storewright' ) ),
				'force_ssl'                      => Field::boolean( __( 'Whether the checkout is moved to HTTPS.', 'storewright' ) ),
				'currency'                       => Field::text( __( 'Code of the currency.', 'storewright' ) ),
				'currency_symbol'                => Field::text( __( 'Its symbol.', 'storewright' ) ),
				'currency_position'              => Field::text( __( 'Where the symbol stands.', 'storewright' ) ),
				'thousand_separator'             => Field::text( __( 'What stands between thousands.', 'storewright' ) ),
				'decimal_separator'              => Field::text( __( 'What stands before decimals.', 'storewright' ) ),
				'number_of_decimals'             => Field::integer( __( 'How many decimals prices have.', 'storewright' ) ),
				'geolocation_enabled'            => Field::boolean( __( 'Whether visitors are located.', 'storewright' ) ),
				'taxonomies'                     => Field::object(
					__( 'Types of products.', 'storewright' ),
					[],
					additionalProperties: [ 'type' => 'string' ]
				),
				'product_visibility_terms'       => Field::object(
					__( 'Terms that say where products are shown.', 'storewright' ),
					[],
					additionalProperties: [ 'type' => 'string' ]
				),
				'woocommerce_com_connected'      => Field::text( __( 'Always no.', 'storewright' ) ),
				'enforce_approved_download_dirs' => Field::boolean(
					__( 'Whether downloads come from approved folders only.', 'storewright' )
				),
				'order_datastore'                => Field::text( __( 'Where orders are stored.', 'storewright' ) ),
				'HPOS_enabled'                   => Field::boolean( __( 'Whether orders have tables of their own.', 'storewright' ) ),
				'HPOS_sync_enabled'              => Field::boolean( __( 'Whether orders are kept as posts too.', 'storewright' ) ),
				'enabled_features'               => Field::list(
					__(
						'Features of WooCommerce that are on.',
						'storewright'
					),
					[ 'type' => 'string' ]
				),
			]
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function logging(): array {
		return self::readonly(
			[
				'logging_enabled'       => Field::boolean( __( 'Whether failures are written down.', 'storewright' ) ),
				'default_handler'       => Field::text( __( 'How they are written down.', 'storewright' ) ),
				'retention_period_days' => Field::integer( __( 'How long they are kept; 0 where the server decides.', 'storewright' ) ),
				'level_threshold'       => Field::text( __( 'From which level on they are written down.', 'storewright' ) ),
				'log_directory_size'    => Field::text( __( 'Size of the folder for logs.', 'storewright' ) ),
			]
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function plugin(): array {
		return [
			'plugin'            => Field::text( __( 'Its file.', 'storewright' ) ),
			'name'              => Field::text( __( 'Its name.', 'storewright' ) ),
			'version'           => Field::text( __( 'Its version.', 'storewright' ) ),
			'version_latest'    => Field::text( __( 'The newest version that WordPress has heard of.', 'storewright' ) ),
			'url'               => Field::text( __( 'Its site.', 'storewright' ) ),
			'author_name'       => Field::text( __( 'Its author.', 'storewright' ) ),
			'author_url'        => Field::text( __( 'Its author’s site.', 'storewright' ) ),
			'network_activated' => Field::boolean( __( 'Whether it is active for the whole network.', 'storewright' ) ),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function page(): array {
		return [
			'page_name'          => Field::text( __( 'What it is.', 'storewright' ) ),
			'page_id'            => Field::text( __( 'Its id, empty where it is not set.', 'storewright' ) ),
			'page_set'           => Field::boolean( __( 'Whether it is set.', 'storewright' ) ),
			'page_exists'        => Field::boolean( __( 'Whether there is such a page.', 'storewright' ) ),
			'page_visible'       => Field::boolean( __( 'Whether it is published.', 'storewright' ) ),
			'shortcode'          => Field::text( __( 'Empty.', 'storewright' ) ),
			'block'              => Field::text( __( 'Empty.', 'storewright' ) ),
			'shortcode_required' => Field::boolean( __( 'False: the theme decides what is on it.', 'storewright' ) ),
			'shortcode_present'  => Field::boolean( __( 'False.', 'storewright' ) ),
			'block_present'      => Field::boolean( __( 'False.', 'storewright' ) ),
			'block_required'     => Field::boolean( __( 'False: the theme decides what is on it.', 'storewright' ) ),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function loaded_by_wordpress(): array {
		$plugin = array_diff_key( self::plugin(), array_flip( [ 'version_latest', 'network_activated' ] ) );
		return [
			'dropins'    => Field::objects(
				__( 'Files that replace a part of WordPress.', 'storewright' ),
				array_intersect_key( $plugin, array_flip( [ 'plugin', 'name' ] ) )
			),
			'mu_plugins' => Field::objects( __( 'Plugins that are always active.', 'storewright' ), $plugin ),
		];
	}

	/**
	 * Tables by name.
	 *
	 * @return array<string, mixed>
	 */
	private static function tables(): array {
		$table = Field::object(
			'',
			[
				'data'   => Field::text( __( 'Size of its rows, in megabytes.', 'storewright' ) ),
				'index'  => Field::text( __( 'Size of its indexes, in megabytes.', 'storewright' ) ),
				'engine' => Field::text( __( 'What stores it.', 'storewright' ) ),
			]
		);
		return Field::object( '', [], additionalProperties: $table );
	}

	/**
	 * @param array<string, array<string, mixed>> $fields
	 * @return array<string, array<string, mixed>>
	 */
	private static function readonly( array $fields ): array {
		return array_map( static fn( array $field ) => [ 'readonly' => true ] + $field, $fields );
	}
}
