<?php
declare(strict_types=1);

namespace Storewright\Store\Standalone;

use Storewright\Shop\Orders;
use Storewright\Shop\ReportedOrder;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Store\Orders\Query\OrderSources;
use Storewright\Store\Orders\Query\WaitingOrders;
use Storewright\Store\Settings\StatusNames;

/**
 * The Store's orders for the dashboard.
 */
final class StoreOrders implements Orders {

	public function __construct(
		private readonly OrderQuery $orders,
		private readonly WaitingOrders $waiting,
		private readonly OrderSources $sources
	) {}

	public function count_by_status(): array {
		return $this->orders->count_by_status( Order::TYPE );
	}

	public function any(): bool {
		return [] !== $this->count_by_status();
	}

	public function count_in( array $statuses ): int {
		return array_sum( array_intersect_key( $this->count_by_status(), array_flip( $statuses ) ) );
	}

	public function oldest_in( array $statuses, int $limit ): array {
		return $this->waiting->oldest( $statuses, $limit );
	}

	public function reported( array $ids ): array {
		return ReportedOrder::of_meta( $ids, $this->sources->rows( $ids ) );
	}

	public function status_names(): array {
		return StatusNames::all() + OrderStatus::all();
	}
}
