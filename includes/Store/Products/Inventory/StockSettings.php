<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Inventory;

use Brick\Math\BigDecimal;
use Storewright\Kernel\Context;
use Storewright\Kernel\Money;

/**
 * The shop's stock settings.
 */
final class StockSettings {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Whether the shop counts stock at all.
	 */
	public function counts(): bool {
		return $this->context->options->bool_yes( 'woocommerce_manage_stock', true );
	}

	/**
	 * From which quantity on few are left, where the product says nothing else.
	 */
	public function low_amount(): BigDecimal {
		return $this->amount( 'woocommerce_notify_low_stock_amount', 2 );
	}

	/**
	 * From which quantity on a product is out of stock.
	 */
	public function no_stock_amount(): BigDecimal {
		return $this->amount( 'woocommerce_notify_no_stock_amount', 0 );
	}

	/**
	 * The stock status that follows from a counted quantity.
	 *
	 * @param BigDecimal $quantity
	 * @param string     $backorders 'no', 'notify' or 'yes'.
	 */
	public function status( BigDecimal $quantity, string $backorders ): string {
		if ( $quantity->isGreaterThan( $this->no_stock_amount() ) ) {
			return Stock::IN_STOCK;
		}
		return 'notify' === $backorders || 'yes' === $backorders ? Stock::ON_BACKORDER : Stock::OUT_OF_STOCK;
	}

	private function amount( string $option, int $default ): BigDecimal {
		return Money::parse( $this->context->options->string( $option, (string) $default ) ) ?? BigDecimal::of( $default );
	}
}
