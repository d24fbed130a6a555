<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Storewright\Kernel\Errors\StorageFailed;

/**
 * The folder below the site's uploads for files that only Storewright hands out. Web servers are told to refuse it; as not all obey,
 * names in it have to be ones that nobody can guess.
 */
final class PrivateFolder {

	private const NAME = 'storewright-private';

	private const RULES = "<IfModule mod_authz_core.c>\n\tRequire all denied\n</IfModule>\n"
		. "<IfModule !mod_authz_core.c>\n\tDeny from all\n</IfModule>\n";

	/**
	 * Where a file of the folder is, be it there or not.
	 *
	 * @param string $name Of the file, without any folder.
	 */
	public static function file( string $name ): string {
		return self::path() . '/' . basename( $name );
	}

	/**
	 * Makes the folder, with what keeps visitors out.
	 *
	 * @throws StorageFailed If it can't be made.
	 */
	public static function make(): void {
		$files = [
			'index.php' => "<?php\n// Nothing is listed here.\n",
			'.htaccess' => self::RULES,
		];
		$made  = wp_mkdir_p( self::path() );
		foreach ( $files as $name => $content ) {
			$file = self::path() . "/$name";
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_file_put_contents -- A local file of ours.
			$made = $made && ( is_file( $file ) || false !== file_put_contents( $file, $content ) );
		}
		if ( ! $made ) {
			throw new StorageFailed(
				'storewright_uploads_not_writable',
				__( 'The folder for uploads is not writable. Ask your host about it, then try again.', 'storewright' )
			);
		}
	}

	/**
	 * Deletes the folder with all that is in it.
	 */
	public static function delete(): void {
		$path = self::path();
		if ( ! is_dir( $path ) ) {
			return;
		}
		foreach ( array_diff( (array) scandir( $path ), [ '.', '..' ] ) as $name ) {
			wp_delete_file( "$path/$name" );
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_rmdir -- A local folder of ours.
		rmdir( $path );
	}

	private static function path(): string {
		return wp_upload_dir( null, false )['basedir'] . '/' . self::NAME;
	}
}
