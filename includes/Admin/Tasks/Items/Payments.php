<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Items;

use Storewright\Admin\Tasks\BuiltInTask;
use Storewright\Admin\Tasks\TaskHeader;
use Storewright\Shop\Gateway;

/**
 * How customers pay.
 */
final class Payments extends BuiltInTask {

	public function id(): string {
		return 'payments';
	}

	public function title(): string {
		return __( 'Set up payments', 'storewright' );
	}

	public function content(): string {
		return __( 'Choose how customers pay you, and set it up in a few minutes.', 'storewright' );
	}

	public function header(): TaskHeader {
		return new TaskHeader( __( 'It\'s time to get paid', 'storewright' ), $this->content(), $this->action_label() );
	}

	public function action_label(): string {
		return __( 'Get paid', 'storewright' );
	}

	public function position(): int {
		return 40;
	}

	public function time(): string {
		return __( '2 minutes', 'storewright' );
	}

	public function level(): int {
		return 1;
	}

	public function options(): array {
		return [
			'woocommerce_gateway_order',
			'woocommerce_bacs_settings',
			'woocommerce_cheque_settings',
			'woocommerce_cod_settings',
			'woocommerce_setting_payments_recommendations_hidden',
			'storewright_payments_banner_dismissed',
			'woocommerce_bacs_accounts',
		];
	}

	/**
	 * Done once customers can choose a way to pay.
	 */
	public function is_complete( bool $actioned ): bool {
		foreach ( $this->context->shop()->gateways()->all() as $gateway ) {
			if ( $gateway->is_enabled ) {
				return true;
			}
		}
		return false;
	}

	public function is_snoozeable(): bool {
		return true;
	}

	public function record_view_event(): bool {
		return true;
	}

	/**
	 * Returns the data that its page needs at once.
	 *
	 * @return array<string, mixed>
	 */
	public function additional_data(): array {
		/**
		 * Filters the facts that the page of the payments task goes by.
		 *
		 * @param array<string, mixed> $data Such as `scriptOrigins`.
		 */
		$data  = apply_filters( 'storewright_payments_task_data', [] );
		$facts = [];
		foreach ( is_array( $data ) ? $data : [] as $name => $fact ) {
			$facts[ (string) $name ] = $fact;
		}
		return $facts;
	}

	/**
	 * Returns the requests of its page: suggestions and gateways.
	 */
	public function preloads(): array {
		return [ '/wc-admin/payment-gateway-suggestions', '/wc/v3/payment_gateways' ];
	}

	/**
	 * The payment methods that customers can choose.
	 */
	public function result(): string {
		$enabled = array_filter( $this->context->shop()->gateways()->all(), static fn( Gateway $gateway ): bool => $gateway->is_enabled );
		return implode(
			', ',
			array_filter(
				array_map( static fn( Gateway $gateway ): string => $gateway->title, $enabled ),
				static fn( string $title ): bool => '' !== $title
			)
		);
	}

	public function manage_url(): string {
		return admin_url( 'admin.php?page=wc-settings&tab=checkout' );
	}
}
