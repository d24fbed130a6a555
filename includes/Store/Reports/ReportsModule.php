<?php
declare(strict_types=1);

namespace Storewright\Store\Reports;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasRoutes;
use Storewright\Store\Customers\CustomerServices;
use Storewright\Store\Customers\NewCustomersQuery;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Reports\Rest\ReportsController;
use Storewright\Store\Reports\Rest\SalesController;
use Storewright\Store\Reports\Rest\TopSellersController;
use Storewright\Store\Reports\Rest\TotalsController;
use Storewright\Store\Settings\SettingsServices;

/**
 * The reports of `wc/v3`: sales, best sellers, and how many there are of what.
 */
final class ReportsModule extends BackOfficeModule implements HasRoutes {

	public function register(): void {}

	public function routes(): array {
		$settings = ( new SettingsServices( $this->context ) )->query();
		$sales    = new SalesQuery( $this->context->database, new NewCustomersQuery( $this->context ) );
		$totals   = new TotalsQuery(
			$this->context->database,
			( new OrderServices( $this->context ) )->query(),
			( new CustomerServices( $this->context ) )->query()
		);
		return [
			new ReportsController( $this->context ),
			new SalesController( $this->context, $sales, $settings ),
			new TopSellersController( $this->context, $sales, new TopSellersQuery( $this->context ) ),
			new TotalsController( $this->context, 'orders', $totals->orders( ... ) ),
			new TotalsController( $this->context, 'products', $totals->products( ... ) ),
			new TotalsController( $this->context, 'customers', $totals->customers( ... ) ),
			new TotalsController( $this->context, 'coupons', $totals->coupons( ... ) ),
			new TotalsController( $this->context, 'reviews', $totals->reviews( ... ) ),
		];
	}
}
