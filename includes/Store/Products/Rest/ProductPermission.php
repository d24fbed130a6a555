<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Closure;
use Storewright\Rest\Permission;
use WP_Error;
use WP_REST_Request;

/**
 * Who may do what with products and variations.
 */
final class ProductPermission {

	/**
	 * May list and see, also what is not published.
	 *
	 * @return Closure(): (true|WP_Error)
	 */
	public static function view(): Closure {
		return Permission::view( 'read_private_products' );
	}

	/**
	 * May make new ones.
	 *
	 * @return Closure(): (true|WP_Error)
	 */
	public static function create(): Closure {
		return Permission::create( 'publish_products' );
	}

	/**
	 * May make a copy: of what is not published, too.
	 *
	 * @return Closure(): (true|WP_Error)
	 */
	public static function copy(): Closure {
		return static function (): bool|WP_Error {
			$refusal = self::view()();
			return is_wp_error( $refusal ) ? $refusal : self::create()();
		};
	}

	/**
	 * May change several at once.
	 *
	 * @return Closure(): (true|WP_Error)
	 */
	public static function batch(): Closure {
		return Permission::batch( 'edit_others_products' );
	}

	/**
	 * May change this one. Of one that is not there only those learn who may change others.
	 *
	 * @return Closure(WP_REST_Request): (true|WP_Error)
	 */
	public static function edit( string $param = 'id' ): Closure {
		return static fn( WP_REST_Request $request ) => self::exists( $request, $param ) ? Permission::edit_item( 'edit_product', $param )( $request ) : Permission::edit( 'edit_others_products' )();
	}

	/**
	 * May delete this one. Of one that is not there only those learn who may delete others.
	 *
	 * @return Closure(WP_REST_Request): (true|WP_Error)
	 */
	public static function delete( string $param = 'id' ): Closure {
		return static fn( WP_REST_Request $request ) => self::exists( $request, $param ) ? Permission::delete_item( 'delete_product', $param )( $request ) : Permission::delete( 'delete_others_products' )();
	}

	private static function exists( WP_REST_Request $request, string $param ): bool {
		$id = $request->get_url_params()[ $param ] ?? null;
		return is_numeric( $id ) && (int) $id > 0 && null !== get_post( (int) $id );
	}
}
