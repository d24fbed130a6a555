<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Orders\Model\Order;

/**
 * The items of an order as a client wants them, but for coupons.
 */
final class OrderItemsUpdater {

	public function __construct(
		private readonly LineItemUpdater $lines,
		private readonly ShippingItemUpdater $shipping,
		private readonly FeeItemUpdater $fees
	) {}

	/**
	 * Adds, changes and removes what the request names.
	 *
	 * @return list<PricedLine> The lines whose amounts follow from the request.
	 * @throws InvalidInput If one can't be taken.
	 */
	public function apply( Order $order, RequestData $data ): array {
		$priced = $this->lines->apply( $order, $data->objects( 'line_items' ) );
		$this->shipping->apply( $order, $data->objects( 'shipping_lines' ) );
		$this->fees->apply( $order, $data->objects( 'fee_lines' ) );
		return $priced;
	}
}
