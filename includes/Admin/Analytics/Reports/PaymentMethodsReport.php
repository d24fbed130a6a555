<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\Column;
use Storewright\Admin\Analytics\Declaration\OrdersBy;
use Storewright\Kernel\Context;
use Storewright\Shop\Gateway;

/**
 * Orders by the way they were, or are to be, paid. A refund counts for that of its order.
 */
final class PaymentMethodsReport extends OrdersBy {

	public function name(): string {
		return 'payment-methods';
	}

	public function title(): string {
		return __( 'Payment methods', 'storewright' );
	}

	public function description(): string {
		return __( 'Orders by payment method.', 'storewright' );
	}

	public function label(): string {
		return __( 'Payment method', 'storewright' );
	}

	public function of(): Column {
		return new Column( 'payment_method', 'string', 's.storewright_payment_method', __( 'Id of the payment gateway.', 'storewright' ) );
	}

	/**
	 * The titles that customers read; those of gateways that are gone are their ids.
	 */
	public function names( Context $context, array $values ): array {
		$gateways = $context->shop()->gateways()->all();
		$titles   = array_map( static fn( Gateway $one ) => wp_strip_all_tags( $one->title ), $gateways );
		$ids      = array_map( static fn( Gateway $one ) => $one->id, $gateways );
		return [ '' => __( 'No payment method', 'storewright' ) ] + array_filter( array_combine( $ids, $titles ), static fn( string $one ) => '' !== $one );
	}
}
