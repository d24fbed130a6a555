<?php
declare(strict_types=1);

namespace Storewright\Store\Downloads;

/**
 * Where a product's file lies. On this server that is below the site's folder of uploads, and nowhere else: whoever may edit products
 * can't hand out the site's configuration, or what another site of a network sells.
 */
final class FileLocation {

	/**
	 * The folder below the uploads that no visitor reads directly.
	 */
	public const FOLDER = 'woocommerce_uploads';

	/**
	 * @param string $path On this server, '' where it is elsewhere.
	 * @param string $url  Of the file, '' where nobody may have it directly.
	 */
	private function __construct( public readonly string $path, public readonly string $url ) {}

	/**
	 * The location of a file; null where it is not there, or none of ours.
	 *
	 * @param string $file Address or path, as the product has it.
	 */
	public static function of( string $file ): ?self {
		if ( '' === $file || str_contains( $file, "\0" ) ) {
			return null;
		}
		$uploads = wp_upload_dir( null, false );
		$address = self::without_scheme( $file );
		$base    = self::without_scheme( $uploads['baseurl'] ) . '/';
		if ( str_starts_with( $address, $base ) ) {
			$path = rawurldecode( (string) strtok( substr( $address, strlen( $base ) ), '?#' ) );
			return str_contains( $path, "\0" ) ? null : self::local( $uploads['basedir'], $uploads['basedir'] . '/' . $path );
		}
		if ( 1 === preg_match( '~^https?://~i', $file ) ) {
			$host = wp_parse_url( $file, PHP_URL_HOST );
			$own  = wp_parse_url( home_url(), PHP_URL_HOST );
			return is_string( $host ) && '' !== $host && $host !== $own ? new self( '', esc_url_raw( $file ) ) : null;
		}
		if ( 1 === preg_match( '~^([a-z][a-z0-9+.-]+:|//|\\\\)~i', $file ) ) {
			return null;
		}
		return self::local( $uploads['basedir'], $file )
			?? self::local( $uploads['basedir'], ABSPATH . ltrim( $file, '/' ) )
			?? self::local( $uploads['basedir'], $uploads['basedir'] . '/' . ltrim( $file, '/' ) );
	}

	private static function local( string $folder, string $file ): ?self {
		$root = realpath( $folder );
		$path = realpath( $file );
		if ( false === $root || false === $path || ! is_file( $path ) || ! is_readable( $path ) ) {
			return null;
		}
		$below = wp_normalize_path( $path );
		$root  = trailingslashit( wp_normalize_path( $root ) );
		if ( ! str_starts_with( $below, $root ) ) {
			return null;
		}
		$name = substr( $below, strlen( $root ) );
		if ( 1 === preg_match( '~(^|/)\.|\.(php\d?|phtml|phar|pht)$~i', $name ) || self::is_of_others( $name ) ) {
			return null;
		}
		$is_protected = str_starts_with( $name, self::FOLDER . '/' );
		$encoded      = implode( '/', array_map( rawurlencode( ... ), explode( '/', $name ) ) );
		return new self( $path, $is_protected ? '' : wp_upload_dir( null, false )['baseurl'] . '/' . $encoded );
	}

	/**
	 * Whether a file below the uploads is this plugin's, or another site's: those of a network lie below the main site's.
	 *
	 * @param string $name Below the uploads.
	 */
	private static function is_of_others( string $name ): bool {
		return 1 === preg_match( '~(^|/)storewright-private/~i', $name )
			|| ( is_multisite() && 1 === preg_match( '~^sites/\d+/|./' . self::FOLDER . '/~i', $name ) );
	}

	private static function without_scheme( string $address ): string {
		return (string) preg_replace( '~^https?:~i', '', $address );
	}
}
