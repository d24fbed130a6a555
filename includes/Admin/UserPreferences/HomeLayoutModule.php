<?php
declare(strict_types=1);

namespace Storewright\Admin\UserPreferences;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasPageOptions;

/**
 * Tells the app the user's layout of Home, also beside WooCommerce, which keeps the preference itself.
 */
final class HomeLayoutModule extends BackOfficeModule implements HasPageOptions {

	/**
	 * Hooks what the app is told.
	 */
	public function register(): void {
		add_filter( 'storewright_page_data', [ $this, 'add_page_data' ] );
	}

	/**
	 * The store's own layout of Home.
	 */
	public function page_options(): array {
		return [ HomeLayout::DEFAULT_OPTION ];
	}

	/**
	 * Tells the app the layout, so that Home is drawn with it at once.
	 *
	 * @param mixed $data What others tell.
	 */
	public function add_page_data( mixed $data ): mixed {
		$layout = HomeLayout::of( get_current_user_id(), $this->context->options );
		return is_array( $data ) ? $data + [ 'homeLayout' => $layout ] : $data;
	}
}
