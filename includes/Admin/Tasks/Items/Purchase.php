<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Items;

use Storewright\Admin\Tasks\BuiltInTask;

/**
 * Themes that a marketplace sells, shown over Home.
 */
final class Purchase extends BuiltInTask {

	public function id(): string {
		return 'purchase';
	}

	public function title(): string {
		return __( 'Add a premium theme', 'storewright' );
	}

	public function content(): string {
		return __( 'Themes made for stores, with a year of updates and support.', 'storewright' );
	}

	public function action_label(): string {
		return __( 'Continue', 'storewright' );
	}

	public function position(): int {
		return 75;
	}

	public function time(): string {
		return __( '2 minutes', 'storewright' );
	}

	/**
	 * There is something to buy only where a plugin offers it, and for who may install it.
	 */
	public function can_view(): bool {
		return current_user_can( 'install_themes' ) && [] !== ( $this->facts()['themes'] ?? [] );
	}

	public function is_dismissable(): bool {
		return true;
	}

	public function is_snoozeable(): bool {
		return true;
	}

	/**
	 * The themes, and where they are bought.
	 *
	 * @return array<string, mixed>
	 */
	public function additional_data(): array {
		return $this->facts();
	}

	/**
	 * @return array<string, mixed>
	 */
	private function facts(): array {
		/**
		 * Filters the facts that the purchase task goes by.
		 *
		 * @param array<string, mixed> $data Such as `themes`.
		 */
		$data  = apply_filters( 'storewright_purchase_task_data', [] );
		$facts = [];
		foreach ( is_array( $data ) ? $data : [] as $name => $fact ) {
			$facts[ (string) $name ] = $fact;
		}
		return $facts;
	}
}
