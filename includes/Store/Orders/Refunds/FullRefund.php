<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Refunds;

use Storewright\Kernel\ChangeOrigin;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Write\CalculationSettings;

/**
 * The refund of everything that is left, where somebody made an order refunded by hand. Nothing returns to stock, and no payment
 * provider is asked.
 *
 * @internal Used by OrderRepository.
 */
final class FullRefund {

	public function __construct( private readonly CalculationSettings $rules ) {}

	/**
	 * The refund, not yet stored; null where nothing is left.
	 *
	 * @param Order       $order
	 * @param list<Order> $refunds Every refund of it.
	 */
	public function of( Order $order, array $refunds ): ?Order {
		$left = new RefundableAmount( $order, $refunds );
		if ( ! $left->amount()->isPositive() ) {
			return null;
		}
		$request = new RefundRequest( $left->amount(), __( 'Order fully refunded.', 'storewright' ), user_id: ChangeOrigin::user() );
		return ( new RefundDraft( $order, $left, $this->rules->decimals() ) )->of( $request );
	}
}
