<?php
declare(strict_types=1);

namespace Storewright\Store\Downloads;

/**
 * WooCommerce's folder of products' files below the uploads, which web servers are told to refuse. As not all obey, the names of
 * files that are uploaded to it can't be guessed.
 */
final class ProtectedFolder {

	private const RULES = "<IfModule mod_authz_core.c>\n\tRequire all denied\n</IfModule>\n"
		. "<IfModule !mod_authz_core.c>\n\tDeny from all\n</IfModule>\n";

	/**
	 * Whether the file that is being uploaded belongs there.
	 */
	public static function is_wanted(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Only says where it goes; WordPress checks who may upload.
		return 'downloadable_product' === ( $_POST['type'] ?? '' );
	}

	/**
	 * Leads the upload of a product's file there.
	 *
	 * @param mixed $folder As of `upload_dir`.
	 */
	public static function redirect( mixed $folder ): mixed {
		if ( ! is_array( $folder ) || ! self::is_wanted() || ! is_string( $folder['basedir'] ?? null ) || ! is_string( $folder['baseurl'] ?? null ) ) {
			return $folder;
		}
		$below = '/' . FileLocation::FOLDER . ( is_string( $folder['subdir'] ?? null ) ? $folder['subdir'] : '' );
		return [
			'path'   => $folder['basedir'] . $below,
			'url'    => $folder['baseurl'] . $below,
			'subdir' => $below,
		] + $folder;
	}

	/**
	 * Makes the folder. A site whose uploads are not writable has no files to keep there.
	 */
	public static function make(): void {
		$path = wp_upload_dir( null, false )['basedir'] . '/' . FileLocation::FOLDER;
		if ( ! wp_mkdir_p( $path ) || ! wp_is_writable( $path ) ) {
			return;
		}
		foreach ( [
			'index.html' => '',
			'.htaccess'  => self::RULES,
		] as $name => $content ) {
			if ( ! is_file( "$path/$name" ) ) {
				// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_file_put_contents -- A local file of ours.
				file_put_contents( "$path/$name", $content );
			}
		}
	}
}
