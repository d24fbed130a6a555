<?php
declare(strict_types=1);

namespace Storewright\Admin\Shell;

use Storewright\Admin\Shell\Pages\PageRegistry;
use Storewright\Assets\ChunkTranslations;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\ConditionalModule;
use Storewright\Kernel\Context;
use Storewright\Kernel\Mode;

/**
 * The dashboard's place in wp-admin: its menu and its one page.
 */
final class ShellModule extends BackOfficeModule implements ConditionalModule {

	/**
	 * Needed on wp-admin's pages.
	 */
	public static function is_needed( Context $context ): bool {
		return $context->is_admin_page();
	}

	/**
	 * Hooks the menu; what the page needs is hooked once it is known to be shown.
	 */
	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add_menu' ] );
		add_action( 'admin_page_access_denied', [ $this, 'follow_other_address' ] );
		( new EmbeddedHeader( $this->context, new ChunkTranslations( $this->context->assets ) ) )->register();
	}

	/**
	 * Leads from the address that the dashboard has beside WooCommerce to the one that it has now: bookmarks and open tabs keep the former.
	 */
	public function follow_other_address(): void {
		/** @var array<string, string> $query */
		$query = array_filter( wp_unslash( $_GET ), is_string( ... ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Leads to a page.
		if ( Mode::Standalone === $this->context->mode && Mode::Companion->page_slug() === ( $query['page'] ?? '' ) ) {
			wp_safe_redirect( $this->context->app_url( [ 'page' => $this->context->mode->page_slug() ] + $query ) );
			exit;
		}
	}

	/**
	 * Adds the menu, and has its page prepared when it is opened.
	 */
	public function add_menu(): void {
		$pages = PageRegistry::create( $this->context->log );
		$menu  = new Menu( $this->context, $pages );
		$hook  = $menu->add();
		if ( '' === $hook ) {
			return;
		}
		add_action(
			"load-$hook",
			function () use ( $menu, $pages ): void {
				$page = new AppPage( $this->context, new ChunkTranslations( $this->context->assets ), $pages );
				$menu->prepare( $page->path() );
				$page->prepare();
			}
		);
	}
}
