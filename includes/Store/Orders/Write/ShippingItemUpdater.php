<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Options;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\ShippingItem;
use Storewright\Store\Shipping\MethodInstance;
use Storewright\Store\Shipping\ZoneQuery;

/**
 * The ways of shipping of an order as a client wants them.
 */
final class ShippingItemUpdater {

	private const MAX_CODE_LENGTH = 200;

	public function __construct( private readonly Options $options, private readonly ZoneQuery $zones ) {}

	/**
	 * Adds, changes and removes ways of shipping.
	 *
	 * @param array<RequestData> $input
	 * @throws InvalidInput If one can't be taken: `woocommerce_rest_invalid_shipping_item` where it names no method.
	 */
	public function apply( Order $order, array $input ): void {
		foreach ( $input as $line ) {
			$item = ItemReference::existing( $order, $line, ShippingItem::class );
			if ( ItemReference::is_to_go( $line ) ) {
				ItemReference::remove( $order, $item );
				continue;
			}
			if ( null === $item ) {
				$item           = $this->fresh( $line );
				$order->items[] = $item;
			}
			$item->method_id   = $line->text( 'method_id', self::MAX_CODE_LENGTH ) ?? $item->method_id;
			$item->name        = $line->text( 'method_title' ) ?? $item->name;
			$item->instance_id = $line->text( 'instance_id', self::MAX_CODE_LENGTH ) ?? $item->instance_id;
			$item->total       = (string) ( $line->amount( 'total' ) ?? $item->total );
			$item->meta        = MetaList::of_item( $item, $line->meta() );
		}
	}

	private function fresh( RequestData $line ): ShippingItem {
		$method = $line->text( 'method_id', self::MAX_CODE_LENGTH ) ?? '';
		if ( '' === $method ) {
			throw $line->refusal(
				'method_id',
				__( 'A shipping line needs a method ID, such as flat_rate.', 'storewright' ),
				'woocommerce_rest_invalid_shipping_item'
			);
		}
		$instance         = (int) $line->text( 'instance_id', self::MAX_CODE_LENGTH );
		$settings         = 0 === $instance ? [] : $this->options->array( MethodInstance::option( $method, $instance ) );
		$type             = $this->zones->types()->get( $method );
		$item             = new ShippingItem();
		$item->name       = null === $type ? $method : $type->title;
		$item->tax_status = 'none' === ( $settings['tax_status'] ?? '' ) ? 'none' : 'taxable';
		return $item;
	}
}
