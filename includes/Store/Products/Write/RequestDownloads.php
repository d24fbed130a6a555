<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

/**
 * Files that a client wants to come with a product.
 *
 * @internal
 */
final class RequestDownloads {

	/**
	 * The files in the form in which they are stored, by id.
	 */
	public static function stored( RequestFields $input ): string {
		$files = [];
		foreach ( $input->objects( 'downloads' ) as $download ) {
			$file = $download->line( 'file', 2000 );
			if ( '' === $file ) {
				continue;
			}
			if ( 1 === preg_match( '/^(?!https?:)[a-z][a-z0-9+.-]*:/i', $file ) || str_contains( $file, '..' ) ) {
				throw RequestFields::refused( 'downloads', __( 'A file needs a URL or a path.', 'storewright' ) );
			}
			$id   = $download->line( 'id', 36 );
			$id   = '' === $id ? wp_generate_uuid4() : $id;
			$name = $download->line( 'name' );

			$files[ $id ] = [
				'id'      => $id,
				'name'    => '' === $name ? wp_basename( $file ) : $name,
				'file'    => $file,
				'enabled' => true,
			];
		}
		return maybe_serialize( $files );
	}
}
