<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasRoutes;
use Storewright\Rest\Controller;
use Storewright\Store\Orders\OrderServices;

/**
 * Routes of orders: REST resources, notes, receipts.
 */
final class OrderServiceModule extends BackOfficeModule implements HasRoutes {

	private ?OrderServices $services = null;

	/**
	 * Answers requests of receipts.
	 */
	public function register(): void {
		add_action( 'storewright_order_deleted', Receipts::forget( ... ) );
		add_action( 'admin_post_' . Receipts::ACTION, fn() => $this->services()->receipt_page()->answer() );
		add_action( 'admin_post_nopriv_' . Receipts::ACTION, fn() => $this->services()->receipt_page()->answer() );
	}

	/**
	 * The REST resources of orders.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		return $this->services()->routes();
	}

	private function services(): OrderServices {
		return $this->services ??= new OrderServices( $this->context );
	}
}
