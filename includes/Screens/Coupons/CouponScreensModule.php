<?php
declare(strict_types=1);

namespace Storewright\Screens\Coupons;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Store\Coupons\PostType;
use WP_Post;

/**
 * The list of coupons and the page of one. WordPress's own pages of a coupon lead to it.
 */
final class CouponScreensModule extends BackOfficeModule {

	/**
	 * Hooks them.
	 */
	public function register(): void {
		add_action( 'load-edit.php', fn() => ( new CouponList( $this->context ) )->register() );
		add_action( 'load-post.php', $this->lead_to_coupon( ... ) );
		add_action( 'load-post.php', fn() => ( new CouponTrash( $this->context ) )->register() );
		add_action( 'load-post-new.php', $this->lead_to_new_coupon( ... ) );
		add_filter( 'get_edit_post_link', $this->edit_link( ... ), 10, 2 );
		add_action(
			'admin_menu',
			function (): void {
				( new CouponList( $this->context ) )->add_to_menu();
				( new CouponPage( $this->context ) )->add_to_menu();
			},
			62
		);
	}

	/**
	 * The page of a coupon in the place of WordPress's.
	 *
	 * @param mixed $link WordPress's.
	 * @param mixed $id   Of the post.
	 */
	public function edit_link( mixed $link, mixed $id ): mixed {
		return is_string( $link ) && is_numeric( $id ) && PostType::NAME === get_post_type( (int) $id )
			? ( new CouponPage( $this->context ) )->url( [ 'id' => (int) $id ] )
			: $link;
	}

	private function lead_to_coupon(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Says what is shown, changes nothing.
		$id     = isset( $_GET['post'] ) && is_numeric( $_GET['post'] ) ? (int) $_GET['post'] : 0;
		$action = $_GET['action'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared only.
		// phpcs:enable
		$post = 0 < $id && 'edit' === $action ? get_post( $id ) : null;
		if ( $post instanceof WP_Post && PostType::NAME === $post->post_type ) {
			$this->lead_to( [ 'id' => $id ] );
		}
	}

	private function lead_to_new_coupon(): void {
		// phpcs:ignore WordPress.Security -- Compared only.
		if ( PostType::NAME === ( $_GET['post_type'] ?? '' ) ) {
			$this->lead_to( [] );
		}
	}

	/**
	 * @param array<string, int> $query
	 */
	private function lead_to( array $query ): void {
		if ( wp_safe_redirect( ( new CouponPage( $this->context ) )->url( $query ) ) ) {
			exit;
		}
	}
}
