<?php
declare(strict_types=1);

namespace Storewright\Rest;

use Closure;
use WP_Error;

/**
 * Who may use an endpoint: a capability, refused in the family's words.
 */
final class Permission {

	/**
	 * May list and see.
	 *
	 * @param string $capability The capability that is needed.
	 * @return Closure(): (true|WP_Error)
	 */
	public static function view( string $capability ): Closure {
		return static fn() => self::check( $capability, 'woocommerce_rest_cannot_view', __( 'Sorry, you cannot view this resource.', 'storewright' ) );
	}

	/**
	 * May create.
	 *
	 * @param string $capability The capability that is needed.
	 * @return Closure(): (true|WP_Error)
	 */
	public static function create( string $capability ): Closure {
		return static fn() => self::check( $capability, 'woocommerce_rest_cannot_create', __( 'Sorry, you are not allowed to create resources.', 'storewright' ) );
	}

	/**
	 * May change.
	 *
	 * @param string $capability The capability that is needed.
	 * @return Closure(): (true|WP_Error)
	 */
	public static function edit( string $capability ): Closure {
		return static fn() => self::check( $capability, 'woocommerce_rest_cannot_edit', __( 'Sorry, you cannot edit this resource.', 'storewright' ) );
	}

	/**
	 * May delete.
	 *
	 * @param string $capability The capability that is needed.
	 * @return Closure(): (true|WP_Error)
	 */
	public static function delete( string $capability ): Closure {
		return static fn() => self::check( $capability, 'woocommerce_rest_cannot_delete', __( 'Sorry, you are not allowed to delete this resource.', 'storewright' ) );
	}

	/**
	 * @return true|WP_Error
	 */
	private static function check( string $capability, string $code, string $message ): bool|WP_Error {
		return current_user_can( $capability ) ? true : new WP_Error( $code, $message, [ 'status' => rest_authorization_required_code() ] );
	}
}
