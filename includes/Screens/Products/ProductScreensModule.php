<?php
declare(strict_types=1);

namespace Storewright\Screens\Products;

use Storewright\Kernel\BackOfficeModule;

/**
 * The list of products, and the pages and actions that it leads to.
 */
final class ProductScreensModule extends BackOfficeModule {

	/**
	 * Hooks them.
	 */
	public function register(): void {
		add_action( 'load-edit.php', fn() => ( new ListScreen( $this->context ) )->register() );
		add_action( 'admin_menu', fn() => $this->add_pages(), 60 );
		add_action( 'admin_post_' . DuplicateAction::ACTION, fn() => ( new DuplicateAction( $this->context ) )->answer() );
		add_action( 'admin_post_' . ExportAction::ACTION, fn() => ( new ExportAction( $this->context ) )->answer() );
	}

	private function add_pages(): void {
		( new EditPage( $this->context ) )->add_to_menu();
		( new QuickEditPage( $this->context ) )->add_to_menu();
		( new StockHistoryPage( $this->context ) )->add_to_menu();
	}
}
