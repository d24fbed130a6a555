<?php
declare(strict_types=1);

namespace Storewright\Companion\Shop;

use Storewright\Kernel\Context;
use Storewright\Shop\Taxes;

/**
 * WooCommerce's tax rates.
 */
final class WooCommerceTaxes implements Taxes {

	public function __construct( private readonly Context $context ) {}

	public function count_rates(): int {
		return (int) $this->context->database->value( "SELECT COUNT(*) FROM {$this->context->database->table( 'woocommerce_tax_rates' )}" );
	}

	public function has_rates(): bool {
		return null !== $this->context->database->value(
			"SELECT tax_rate_id FROM {$this->context->database->table( 'woocommerce_tax_rates' )} LIMIT 1"
		);
	}
}
