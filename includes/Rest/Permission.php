<?php
declare(strict_types=1);

namespace Storewright\Rest;

use Closure;
use WP_Error;
use WP_REST_Request;

/**
 * Who may use an endpoint: a capability, refused in WooCommerce's words.
 */
final class Permission {

	/**
	 * May list and see.
	 *
	 * @param string $capability The capability that is needed.
	 * @return Closure(): (true|WP_Error)
	 */
	public static function view( string $capability ): Closure {
		return static fn() => self::check(
			$capability,
			'woocommerce_rest_cannot_view',
			__( 'Sorry, you cannot view this resource.', 'storewright' )
		);
	}

	/**
	 * May create.
	 *
	 * @param string $capability The capability that is needed.
	 * @return Closure(): (true|WP_Error)
	 */
	public static function create( string $capability ): Closure {
		return static fn() => self::check(
			$capability,
			'woocommerce_rest_cannot_create',
			__( 'Sorry, you are not allowed to create resources.', 'storewright' )
		);
	}

	/**
	 * May change.
	 *
	 * @param string $capability The capability that is needed.
	 * @return Closure(): (true|WP_Error)
	 */
	public static function edit( string $capability ): Closure {
		return static fn() => self::check(
			$capability,
			'woocommerce_rest_cannot_edit',
			__( 'Sorry, you cannot edit this resource.', 'storewright' )
		);
	}

	/**
	 * May change, where WooCommerce refuses with another code than for items.
	 *
	 * @param string $capability The capability that is needed.
	 * @return Closure(): (true|WP_Error)
	 */
	public static function update( string $capability ): Closure {
		return static fn() => self::check(
			$capability,
			'woocommerce_rest_cannot_update',
			__( 'Sorry, you cannot update this resource.', 'storewright' )
		);
	}

	/**
	 * May delete.
	 *
	 * @param string $capability The capability that is needed.
	 * @return Closure(): (true|WP_Error)
	 */
	public static function delete( string $capability ): Closure {
		return static fn() => self::check(
			$capability,
			'woocommerce_rest_cannot_delete',
			__( 'Sorry, you are not allowed to delete this resource.', 'storewright' )
		);
	}

	/**
	 * May change several at once.
	 *
	 * @param string $capability The capability that is needed.
	 * @return Closure(): (true|WP_Error)
	 */
	public static function batch( string $capability ): Closure {
		return static fn() => self::check(
			$capability,
			'woocommerce_rest_cannot_batch',
			__( 'Sorry, you are not allowed to batch manipulate this resource.', 'storewright' )
		);
	}

	/**
	 * May see one item.
	 *
	 * @param string $capability Meta capability, such as `read_product`.
	 * @param string $param      Name of the argument that holds the item's id.
	 * @return Closure(WP_REST_Request): (true|WP_Error)
	 */
	public static function view_item( string $capability, string $param = 'id' ): Closure {
		return static fn( WP_REST_Request $request ) => self::check_item(
			$capability,
			'woocommerce_rest_cannot_view',
			__( 'Sorry, you cannot view this resource.', 'storewright' ),
			self::item( $request, $param )
		);
	}

	/**
	 * May change one item.
	 *
	 * @param string      $capability    Meta capability, such as `edit_product`.
	 * @param string      $param         Name of the argument that holds the item's id.
	 * @param string|null $where_missing Capability to ask for where there is no such item; by default the plural of `$capability`.
	 * @return Closure(WP_REST_Request): (true|WP_Error)
	 */
	public static function edit_item( string $capability, string $param = 'id', ?string $where_missing = null ): Closure {
		return static fn( WP_REST_Request $request ) => self::check_item(
			$capability,
			'woocommerce_rest_cannot_edit',
			__( 'Sorry, you are not allowed to edit this resource.', 'storewright' ),
			self::item( $request, $param ),
			$where_missing
		);
	}

	/**
	 * May delete one item.
	 *
	 * @param string      $capability    Meta capability, such as `delete_product`.
	 * @param string      $param         Name of the argument that holds the item's id.
	 * @param string|null $where_missing Capability to ask for where there is no such item; by default the plural of `$capability`.
	 * @return Closure(WP_REST_Request): (true|WP_Error)
	 */
	public static function delete_item( string $capability, string $param = 'id', ?string $where_missing = null ): Closure {
		return static fn( WP_REST_Request $request ) => self::check_item(
			$capability,
			'woocommerce_rest_cannot_delete',
			__( 'Sorry, you are not allowed to delete this resource.', 'storewright' ),
			self::item( $request, $param ),
			$where_missing
		);
	}

	/**
	 * May do what several permissions guard; the first refusal is the answer.
	 *
	 * @param Closure(WP_REST_Request): (true|WP_Error) ...$permissions As made by the methods above.
	 * @return Closure(WP_REST_Request): (true|WP_Error)
	 */
	public static function all( Closure ...$permissions ): Closure {
		return static function ( WP_REST_Request $request ) use ( $permissions ): bool|WP_Error {
			foreach ( $permissions as $permission ) {
				$refusal = $permission( $request );
				if ( is_wp_error( $refusal ) ) {
					return $refusal;
				}
			}
			return true;
		};
	}

	/**
	 * The post that the address names, whatever the body says; null where there is none.
	 */
	private static function item( WP_REST_Request $request, string $param ): ?int {
		$value = $request->get_url_params()[ $param ] ?? null;
		$id    = is_numeric( $value ) ? (int) $value : 0;
		return 0 === $id || null === get_post( $id ) ? null : $id;
	}

	/**
	 * Asks for one item. Where there is no such item, whoever may do it to items in general is let through to be told so, and
	 * nobody else learns which ids exist.
	 *
	 * @return true|WP_Error
	 */
	private static function check_item(
		string $capability,
		string $code,
		string $message,
		?int $item,
		?string $where_missing = null
	): bool|WP_Error {
		if ( null === $item ) {
			return self::check( $where_missing ?? preg_replace( '/^read_/', 'read_private_', $capability ) . 's', $code, $message );
		}
		return current_user_can( $capability, $item ) ? true : self::refusal( $code, $message );
	}

	/**
	 * @return true|WP_Error
	 */
	private static function check( string $capability, string $code, string $message ): bool|WP_Error {
		return current_user_can( $capability ) ? true : self::refusal( $code, $message );
	}

	private static function refusal( string $code, string $message ): WP_Error {
		return new WP_Error( $code, $message, [ 'status' => rest_authorization_required_code() ] );
	}
}
