<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Service;

use Storewright\Kernel\Context;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Module;
use Storewright\Rest\Controller;
use Storewright\Store\Orders\OrderStatus;

/**
 * What works on orders for clients: their REST resources, notes, receipts.
 */
final class OrderServiceModule implements Module, HasRoutes {

	private ?OrderServices $services = null;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the shop is worked on.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

	/**
	 * Writes notes when statuses change, records what was refunded by hand, and answers requests of receipts.
	 */
	public function register(): void {
		add_action( 'storewright_order_status_changed', fn( int $id, string $from, string $to ) => $this->services()->status_notes()->note( $id, $from, $to ), 10, 3 );
		add_action( 'storewright_order_status_' . OrderStatus::REFUNDED, fn( int $id ) => $this->services()->refunds()->settle( $id ) );
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
