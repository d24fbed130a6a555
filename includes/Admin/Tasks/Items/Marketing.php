<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Items;

use Storewright\Admin\Tasks\BuiltInTask;
use Storewright\Admin\Tasks\TaskHeader;

/**
 * How customers come to know of the store.
 */
final class Marketing extends BuiltInTask {

	public function id(): string {
		return 'marketing';
	}

	public function title(): string {
		return __( 'Grow your business', 'storewright' );
	}

	public function content(): string {
		return __( 'Get found in search, and stay in touch with your customers.', 'storewright' );
	}

	public function header(): TaskHeader {
		return new TaskHeader( __( 'Reach more customers', 'storewright' ), $this->content(), $this->action_label() );
	}

	public function action_label(): string {
		return __( 'Grow your business', 'storewright' );
	}

	public function position(): int {
		return 70;
	}

	public function time(): string {
		return __( '2 minutes', 'storewright' );
	}

	public function capability(): string {
		return 'install_plugins';
	}

	/**
	 * It consists of suggestions, where the owner lets them be made.
	 */
	public function can_view(): bool {
		return parent::can_view() && $this->context->shop()->settings()->allows_suggestions();
	}

	/**
	 * A store may do without.
	 */
	public function is_dismissable(): bool {
		return true;
	}

	public function is_snoozeable(): bool {
		return true;
	}

	public function options(): array {
		return [ 'woocommerce_show_marketplace_suggestions' ];
	}

	public function manage_url(): string {
		return admin_url( 'plugins.php' );
	}
}
