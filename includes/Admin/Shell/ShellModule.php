<?php
declare(strict_types=1);

namespace Storewright\Admin\Shell;

use Storewright\Admin\Shell\Pages\PageRegistry;
use Storewright\Assets\ChunkTranslations;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\ConditionalModule;
use Storewright\Kernel\Context;

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
		( new EmbeddedHeader( $this->context, new ChunkTranslations( $this->context->assets ) ) )->register();
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
