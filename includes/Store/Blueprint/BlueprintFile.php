<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint;

use Storewright\Kernel\Errors\StorageFailed;
use ZipArchive;

/**
 * A blueprint as a file.
 */
final class BlueprintFile {

	/**
	 * Name of the file, also of the one in an archive.
	 */
	public const NAME = 'woo-blueprint.json';

	/**
	 * The file's text, in UTF-8.
	 *
	 * @param array<string, mixed> $blueprint
	 */
	public static function json( array $blueprint ): string {
		return (string) wp_json_encode(
			$blueprint,
			JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE
		);
	}

	/**
	 * The bytes of an archive with the file.
	 *
	 * @param array<string, mixed> $blueprint
	 * @throws StorageFailed If the server can't make archives.
	 */
	public static function zip( array $blueprint ): string {
		// Not loaded for REST requests.
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$path = wp_tempnam( self::NAME );
		$zip  = class_exists( ZipArchive::class ) ? new ZipArchive() : null;
		try {
			$is_made = true === $zip?->open( $path, ZipArchive::OVERWRITE )
				&& $zip->addFromString( self::NAME, self::json( $blueprint ) )
				&& $zip->close();
			$bytes   = $is_made ? file_get_contents( $path ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this server.
		} finally {
			wp_delete_file( $path );
		}
		if ( ! is_string( $bytes ) || '' === $bytes ) {
			throw new StorageFailed(
				'storewright_blueprint_zip_failed',
				__( 'This server could not make the zip file. Export without it, or ask your host for PHP’s zip extension.', 'storewright' )
			);
		}
		return $bytes;
	}
}
