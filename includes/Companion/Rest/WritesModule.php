<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasRoutes;
use Storewright\Shop\Rest\BankAccountsController;

/**
 * Writes of the dashboard to WooCommerce's shop: `storewright/v3` takes what `wc/v3` takes, and the guards that WooCommerce does
 * not know. See docs/companion.md.
 */
final class WritesModule extends BackOfficeModule implements HasRoutes {

	public const NAMESPACE = 'storewright/v3';

	/**
	 * Hooks nothing: the routes do it all.
	 */
	public function register(): void {}

	/**
	 * The last one takes what the others leave.
	 */
	public function routes(): array {
		return [
			new SettingsController( $this->context ),
			new ZonesController( $this->context ),
			new ZoneMethodsController( $this->context ),
			new GatewayOrderController( $this->context ),
			new StockController( $this->context ),
			new OrderStatusController( $this->context ),
			new ReviewStatusController( $this->context ),
			new BankAccountsController( $this->context, self::NAMESPACE, GatewayPermission::edit() ),
			new ForwardController( $this->context ),
		];
	}
}
