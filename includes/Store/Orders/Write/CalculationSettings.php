<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use DateTimeImmutable;
use Storewright\Database\Meta\MetaEntry;
use Storewright\Kernel\Context;
use Storewright\Store\Calculation\Rules;
use Storewright\Store\Orders\Model\Order;

/**
 * How the shop's settings have orders calculated.
 */
final class CalculationSettings {

	private const MAX_DECIMALS = 8;

	/**
	 * Meta data by which extensions free an order from tax.
	 */
	private const EXEMPT = 'is_vat_exempt';

	public function __construct( private readonly Context $context ) {}

	/**
	 * The rules for an order.
	 *
	 * @param Order $order
	 * @param bool  $today Whether a price of today goes into it: then today's setting says whether tax is in prices.
	 */
	public function of( Order $order, bool $today ): Rules {
		$options = $this->context->options;
		$options->several(
			[
				'woocommerce_calc_taxes',
				'woocommerce_tax_round_at_subtotal',
				'woocommerce_calc_discounts_sequentially',
				'woocommerce_price_num_decimals',
				'woocommerce_shipping_tax_class',
				'woocommerce_prices_include_tax',
			]
		);
		return new Rules(
			$options->bool_yes( 'woocommerce_calc_taxes' ) && ! self::is_exempt( $order ),
			$today ? $this->prices_include_tax() : $order->prices_include_tax,
			$options->bool_yes( 'woocommerce_tax_round_at_subtotal' ),
			$options->bool_yes( 'woocommerce_calc_discounts_sequentially' ),
			$this->decimals(),
			self::shipping_class( $options->string( 'woocommerce_shipping_tax_class', Rules::INHERIT ) )
		);
	}

	/**
	 * Whether prices in the shop have tax in them.
	 */
	public function prices_include_tax(): bool {
		return $this->context->options->bool_yes( 'woocommerce_prices_include_tax' );
	}

	/**
	 * Decimals of the shop's amounts.
	 */
	public function decimals(): int {
		return max( 0, min( self::MAX_DECIMALS, (int) $this->context->options->string( 'woocommerce_price_num_decimals', '2' ) ) );
	}

	/**
	 * The moment at which sale prices are asked for.
	 */
	public function now(): DateTimeImmutable {
		return $this->context->clock->now();
	}

	private static function shipping_class( string $class ): string {
		return 'standard' === $class ? '' : $class;
	}

	private static function is_exempt( Order $order ): bool {
		return [] !== array_filter(
			$order->meta,
			static fn( MetaEntry $entry ) => self::EXEMPT === $entry->key && 'yes' === $entry->value
		);
	}
}
