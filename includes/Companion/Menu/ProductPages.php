<?php
declare(strict_types=1);

namespace Storewright\Companion\Menu;

use Storewright\Kernel\Context;

/**
 * The addresses of the dashboard's product editor, which is there only where Storewright runs the shop: bookmarks and open tabs keep them.
 * Beside WooCommerce they lead to WooCommerce's editor.
 */
final class ProductPages {

	private const PATH = '~\A/(?:add-product|product/(?<product>\d+)(?:/variation/\d+)?)/?\z~';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Leads on from such an address, as far as its user may edit what it names.
	 */
	public function lead_on(): void {
		// phpcs:disable WordPress.Security -- Leads to a page, changes nothing; what is in the address is compared only.
		$page = $_GET['page'] ?? null;
		$path = $_GET['path'] ?? null;
		// phpcs:enable
		if ( $this->context->mode->page_slug() !== $page || ! is_string( $path ) || 1 !== preg_match( self::PATH, $path, $found ) ) {
			return;
		}
		$url = isset( $found['product'] ) ? self::edit_url( (int) $found['product'] ) : self::new_url();
		if ( '' !== $url && wp_safe_redirect( $url ) ) {
			exit;
		}
	}

	private static function new_url(): string {
		return current_user_can( 'edit_products' ) ? admin_url( 'post-new.php?post_type=product' ) : '';
	}

	/**
	 * A variation is edited on the page of its product.
	 */
	private static function edit_url( int $product ): string {
		return 'product' === get_post_type( $product ) ? (string) get_edit_post_link( $product, 'raw' ) : '';
	}
}
