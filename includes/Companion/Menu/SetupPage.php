<?php
declare(strict_types=1);

namespace Storewright\Companion\Menu;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;

/**
 * The addresses of the setup wizard, which is there only where Storewright runs the shop. Beside WooCommerce they lead to WooCommerce's,
 * which asks the same.
 */
final class SetupPage {

	private const PATHS = [ '/setup-wizard', '/profiler' ];

	public function __construct( private readonly Context $context ) {}

	/**
	 * Leads on from such an address.
	 */
	public function lead_on(): void {
		// phpcs:disable WordPress.Security -- Leads to a page, changes nothing; what is in the address is compared only.
		$page = $_GET['page'] ?? null;
		$path = $_GET['path'] ?? null;
		// phpcs:enable
		$is_asked = $this->context->mode->page_slug() === $page && in_array( $path, self::PATHS, true );
		if ( $is_asked && current_user_can( Capabilities::MANAGE ) && wp_safe_redirect( admin_url( 'admin.php?page=wc-admin&path=%2Fsetup-wizard' ) ) ) {
			exit;
		}
	}
}
