<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Items;

use Storewright\Admin\Tasks\BuiltInTask;
use Storewright\Admin\Tasks\TaskHeader;

/**
 * The store's account with the payments provider whose plugin is on this site.
 */
final class WoocommercePayments extends BuiltInTask {

	public function id(): string {
		return 'woocommerce-payments';
	}

	public function title(): string {
		return __( 'Get paid', 'storewright' );
	}

	public function content(): string {
		return __( 'Connect your store with your payments provider, and take payments on this site.', 'storewright' );
	}

	public function header(): TaskHeader {
		return new TaskHeader( __( 'Get paid', 'storewright' ), $this->content(), $this->action_label() );
	}

	/**
	 * Label of the button.
	 */
	public function action_label(): string {
		return __( 'Connect account', 'storewright' );
	}

	/**
	 * The button connects the account: it leads to the provider, unless there is an account.
	 */
	public function action_url(): string {
		$links = $this->facts()['connectLinks'] ?? [];
		return is_array( $links ) && is_string( $links['connect'] ?? null ) && ! $this->is_connected() ? $links['connect'] : '';
	}

	public function position(): int {
		return 41;
	}

	public function time(): string {
		return __( '5 minutes', 'storewright' );
	}

	public function level(): int {
		return 2;
	}

	/**
	 * There is something to connect with only where a plugin offers it.
	 */
	public function can_view(): bool {
		return is_array( $this->facts()['provider'] ?? null );
	}

	/**
	 * Done once the store has an account.
	 */
	public function is_complete( bool $actioned ): bool {
		return $actioned || $this->is_connected();
	}

	public function is_dismissable(): bool {
		return true;
	}

	public function is_snoozeable(): bool {
		return true;
	}

	public function record_view_event(): bool {
		return true;
	}

	/**
	 * The provider, and the links to it.
	 *
	 * @return array<string, mixed>
	 */
	public function additional_data(): array {
		return $this->facts();
	}

	private function is_connected(): bool {
		$provider = $this->facts()['provider'] ?? null;
		return is_array( $provider ) && true === ( $provider['isConnected'] ?? false );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function facts(): array {
		/**
		 * Filters the facts that the page of the provider's task goes by.
		 *
		 * @param array<string, mixed> $data Such as `provider`.
		 */
		$data  = apply_filters( 'storewright_woocommerce_payments_task_data', [] );
		$facts = [];
		foreach ( is_array( $data ) ? $data : [] as $name => $fact ) {
			$facts[ (string) $name ] = $fact;
		}
		return $facts;
	}
}
