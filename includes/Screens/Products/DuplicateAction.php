<?php
declare(strict_types=1);

namespace Storewright\Screens\Products;

use Storewright\Kernel\Context;
use Storewright\Store\Products\Import\InternalRequests;
use WP_Error;

/**
 * Copies a product at the click of a link in the list.
 */
final class DuplicateAction {

	/**
	 * The action of admin-post.php.
	 */
	public const ACTION = 'storewright_duplicate_product';

	public function __construct( private readonly Context $context ) {}

	/**
	 * The link's address.
	 *
	 * @param int $id Of the product.
	 */
	public static function url( int $id ): string {
		return wp_nonce_url( add_query_arg( 'id', $id, admin_url( 'admin-post.php?action=' . self::ACTION ) ), self::ACTION . "_$id" );
	}

	/**
	 * Answers admin-post.php.
	 */
	public function answer(): never {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Checked next.
		$id = isset( $_GET['id'] ) && is_numeric( $_GET['id'] ) ? (int) $_GET['id'] : 0;
		check_admin_referer( self::ACTION . "_$id" );
		$copy = $this->copy( $id );
		if ( $copy instanceof WP_Error ) {
			wp_die( esc_html( $copy->get_error_message() ), '', [ 'back_link' => true ] );
		}
		wp_safe_redirect( ListScreen::url( [ 'storewright_copy' => $copy ] ) );
		exit;
	}

	/**
	 * Copies a product.
	 *
	 * @param int $id
	 * @return int|WP_Error Id of the copy.
	 */
	public function copy( int $id ): int|WP_Error {
		return ( new InternalRequests( $this->context ) )->write( 'POST', "/products/$id/duplicate", [] );
	}
}
