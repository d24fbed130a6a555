<?php
declare(strict_types=1);

namespace Storewright\Store\Downloads;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Installs;

/**
 * Grants downloads when orders are paid, and keeps files of products in a folder that visitors can't read.
 */
final class DownloadsModule extends BackOfficeModule implements Installs {

	/**
	 * Follows orders and uploads.
	 */
	public function register(): void {
		add_filter( 'storewright_order_status_effects', $this->add_effect( ... ) );
		add_filter( 'upload_dir', ProtectedFolder::redirect( ... ) );
		add_filter( 'wp_handle_upload_prefilter', $this->name_upload( ... ) );
	}

	/**
	 * Makes the folder.
	 */
	public function install(): void {
		ProtectedFolder::make();
	}

	private function add_effect( mixed $effects ): mixed {
		return is_array( $effects ) ? [ ...$effects, new GrantEffect( new PermissionStore( $this->context ) ) ] : $effects;
	}

	private function name_upload( mixed $file ): mixed {
		if ( ! is_array( $file ) || ! is_string( $file['name'] ?? null ) || ! ProtectedFolder::is_wanted()
			|| 'yes' !== $this->context->options->string( 'woocommerce_downloads_add_hash_to_filename', 'yes' ) ) {
			return $file;
		}
		$end          = pathinfo( $file['name'], PATHINFO_EXTENSION );
		$file['name'] = pathinfo( $file['name'], PATHINFO_FILENAME ) . '-' . wp_generate_password( 20, false ) . ( '' === $end ? '' : ".$end" );
		return $file;
	}
}
