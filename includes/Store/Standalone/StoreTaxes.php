<?php
declare(strict_types=1);

namespace Storewright\Store\Standalone;

use Storewright\Shop\Taxes;
use Storewright\Store\Tax\TaxRateCriteria;
use Storewright\Store\Tax\TaxRateQuery;

/**
 * The Store's tax rates for the dashboard.
 */
final class StoreTaxes implements Taxes {

	public function __construct( private readonly TaxRateQuery $rates ) {}

	public function count_rates(): int {
		return $this->rates->count( new TaxRateCriteria() );
	}

	public function has_rates(): bool {
		return $this->rates->has_rates();
	}
}
