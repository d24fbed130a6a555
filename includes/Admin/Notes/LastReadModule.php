<?php
declare(strict_types=1);

namespace Storewright\Admin\Notes;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Capabilities;

/**
 * Beside WooCommerce: keeps when a user last saw the inbox. WordPress's own route writes it, for which the inbox is not loaded.
 */
final class LastReadModule extends BackOfficeModule {

	/**
	 * Registers the user's meta data once the REST server is there; at once where another plugin has started it early.
	 */
	public function register(): void {
		0 < did_action( 'rest_api_init' ) ? self::register_meta() : add_action( 'rest_api_init', self::register_meta( ... ), 10, 0 );
	}

	/**
	 * Has users who run the shop change theirs over `wp/v2/users/me`.
	 */
	private static function register_meta(): void {
		register_meta(
			'user',
			NotesModule::OWN_LAST_READ,
			[
				'type'          => 'string',
				'description'   => __( 'When the user last saw Storewright’s inbox, as Unix time in milliseconds.', 'storewright' ),
				'single'        => true,
				'auth_callback' => static fn( mixed $allowed, mixed $key, mixed $user ): bool => is_numeric( $user )
					&& current_user_can( 'edit_user', (int) $user ) && current_user_can( Capabilities::MANAGE ),
				'show_in_rest'  => [
					'schema' => [
						'type'    => 'string',
						'pattern' => '^([0-9]{1,15})?$',
						'context' => [ 'edit' ],
					],
				],
			]
		);
	}
}
