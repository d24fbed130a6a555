<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Service;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Orders\Order;

/**
 * The items of an order as a client wants them, but for coupons.
 */
final class ItemChanges {

	public function __construct(
		private readonly LineItemChanges $lines,
		private readonly ShippingItemChanges $shipping,
		private readonly FeeItemChanges $fees
	) {}

	/**
	 * Adds, changes and removes what the request names.
	 *
	 * @return list<PricedLine> The lines whose amounts follow from the request.
	 * @throws InvalidInput If one can't be taken.
	 */
	public function apply( Order $order, Given $given ): array {
		$priced = $this->lines->apply( $order, $given->objects( 'line_items' ) );
		$this->shipping->apply( $order, $given->objects( 'shipping_lines' ) );
		$this->fees->apply( $order, $given->objects( 'fee_lines' ) );
		return $priced;
	}
}
