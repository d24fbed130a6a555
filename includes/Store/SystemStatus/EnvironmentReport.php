<?php
declare(strict_types=1);

namespace Storewright\Store\SystemStatus;

use Storewright\Kernel\Context;

/**
 * Report on the environment of the shop. Nothing is asked of other servers.
 */
final class EnvironmentReport {

	/**
	 * The version of WooCommerce whose REST interface is served: clients ask for it to know what they may send.
	 */
	public const INTERFACE_VERSION = '9.9.5';

	public function __construct( private readonly Context $context ) {}

	/**
	 * The environment.
	 *
	 * @return array<string, string|int|bool|null> By field of the REST interface.
	 */
	public function fields(): array {
		return [ ...$this->site(), ...self::server(), ...$this->database_server(), ...self::abilities(), ...self::remote() ];
	}

	/**
	 * @return array<string, string|int|bool|null>
	 */
	private function site(): array {
		return [
			'home_url'               => $this->context->options->string( 'home' ),
			'site_url'               => $this->context->options->string( 'siteurl' ),
			'store_id'               => $this->context->options->string( SystemStatusModule::STORE_ID ),
			'version'                => self::INTERFACE_VERSION,
			'log_directory'          => '',
			'log_directory_writable' => false,
			'wp_version'             => get_bloginfo( 'version' ),
			'wp_multisite'           => is_multisite(),
			'wp_memory_limit'        => wp_convert_hr_to_bytes( self::constant( 'WP_MEMORY_LIMIT' ) ),
			'wp_debug_mode'          => '1' === self::constant( 'WP_DEBUG' ),
			'wp_cron'                => '1' !== self::constant( 'DISABLE_WP_CRON' ),
			'wp_environment_type'    => wp_get_environment_type(),
			'language'               => get_locale(),
			'external_object_cache'  => wp_using_ext_object_cache(),
		];
	}

	/**
	 * @return array<string, string|int|bool>
	 */
	private static function server(): array {
		return [
			'server_info'            => isset( $_SERVER['SERVER_SOFTWARE'] )
				&& is_string( $_SERVER['SERVER_SOFTWARE'] ) ? sanitize_text_field(
					wp_unslash( $_SERVER['SERVER_SOFTWARE'] )
				) : '',
			'server_architecture'    => php_uname( 's' ) . ' ' . php_uname( 'm' ),
			'php_version'            => PHP_VERSION,
			'php_post_max_size'      => wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) ),
			'php_max_execution_time' => (int) ini_get( 'max_execution_time' ),
			'php_max_input_vars'     => (int) ini_get( 'max_input_vars' ),
			'curl_version'           => self::curl(),
			'suhosin_installed'      => extension_loaded( 'suhosin' ),
			'max_upload_size'        => wp_max_upload_size(),
		];
	}

	private static function curl(): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.curl_curl_version -- Only its version is asked for.
		$curl = function_exists( 'curl_version' ) ? curl_version() : false;

		$parts = is_array( $curl ) ? [ $curl['version'] ?? '', $curl['ssl_version'] ?? '' ] : [];
		return implode( ', ', array_filter( $parts, static fn( mixed $part ) => is_string( $part ) && '' !== $part ) );
	}

	/**
	 * @return array<string, string>
	 */
	private function database_server(): array {
		$text = $this->context->database->is_sqlite()
			? 'SQLite ' . (string) $this->context->database->value( 'SELECT VERSION()' )
			: (string) $this->context->database->value( 'SELECT VERSION()' );

		preg_match( '/\d+(\.\d+)+/', $text, $number );
		return [
			'mysql_version'        => $number[0] ?? '',
			'mysql_version_string' => $text,
		];
	}

	/**
	 * @return array<string, string|bool>
	 */
	private static function abilities(): array {
		return [
			'default_timezone'          => date_default_timezone_get(),
			'fsockopen_or_curl_enabled' => function_exists( 'fsockopen' ) || function_exists( 'curl_init' ),
			'soapclient_enabled'        => class_exists( 'SoapClient' ),
			'domdocument_enabled'       => class_exists( 'DOMDocument' ),
			'gzip_enabled'              => function_exists( 'gzopen' ),
			'mbstring_enabled'          => extension_loaded( 'mbstring' ),
		];
	}

	/**
	 * Requests to other servers are not tried: the shop phones nobody.
	 *
	 * @return array<string, string|false>
	 */
	private static function remote(): array {
		return [
			'remote_post_successful' => false,
			'remote_post_response'   => 'not_tested',
			'remote_get_successful'  => false,
			'remote_get_response'    => 'not_tested',
		];
	}

	private static function constant( string $name ): string {
		$value = defined( $name ) ? constant( $name ) : '';
		return is_scalar( $value ) ? (string) $value : '';
	}
}
