<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

use Storewright\Kernel\Context;

/**
 * Checks whether customers can buy, by the state of the shop alone: whether tasks were dismissed or marked as done does not count.
 */
final class LaunchChecklist {

	/**
	 * How recently a storefront has to have connected, in days.
	 */
	private const RECENT = 30;

	public function __construct( private readonly Context $context ) {}

	/**
	 * The points in their order. Shipping is one only where a product has to be sent.
	 *
	 * @return list<array{id: string, isDone: bool}>
	 */
	public function points(): array {
		$shop   = $this->context->shop();
		$points = [
			'products' => $shop->products()->has_published(),
			'payments' => $this->has_payment_method(),
			'tax'      => $this->is_tax_decided(),
		];
		if ( $shop->products()->need_shipping() ) {
			$points['shipping'] = $shop->shipping()->has_enabled_methods();
		}
		$front                = $shop->storefront();
		$points['storefront'] = $front->is_built_in() || $front->has_connected(
			$this->context->clock->now()->modify( '-' . self::RECENT . ' days' )
		);
		return array_map(
			static fn( string $id, bool $is_done ): array => [
				'id'     => $id,
				'isDone' => $is_done,
			],
			array_keys( $points ),
			$points
		);
	}

	private function has_payment_method(): bool {
		foreach ( $this->context->shop()->gateways()->all() as $gateway ) {
			if ( $gateway->is_enabled && ! $gateway->needs_setup ) {
				return true;
			}
		}
		return false;
	}

	private function is_tax_decided(): bool {
		$settings = $this->context->shop()->settings();
		if ( ! $settings->calculates_taxes() ) {
			return in_array( $this->context->options->string( 'woocommerce_no_sales_tax' ), [ 'yes', '1' ], true );
		}
		return $settings->has_automated_taxes() || $this->context->shop()->taxes()->has_rates();
	}
}
