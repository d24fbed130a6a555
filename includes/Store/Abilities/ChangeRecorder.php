<?php
declare(strict_types=1);

namespace Storewright\Store\Abilities;

use Storewright\Kernel\ChangeOrigin;
use Storewright\Kernel\Context;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Write\DeferredEvents;
use Storewright\Store\Orders\Write\StatusEffect;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Settings\Audit\AuditLog;

/**
 * Notes in the change log what assistants change, in the transaction of the change.
 *
 * @internal
 */
final class ChangeRecorder implements StatusEffect {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Listens to changes of orders and products.
	 */
	public function register(): void {
		add_filter( 'storewright_order_status_effects', fn( mixed $effects ): mixed => is_array( $effects ) ? [ ...$effects, $this ] : $effects );
		add_action( 'storewright_product_changing', $this->product_changes( ... ), 10, 2 );
	}

	public function apply( ?Order $before, Order $after, DeferredEvents $events ): void {
		if ( null !== $before && ChangeOrigin::ASSISTANT === ChangeOrigin::way() && $before->status !== $after->status ) {
			$this->record(
				AuditLog::ASSISTANT_ORDERS,
				"order_{$after->id}",
				'#' . $after->id,
				[ 'status' => $before->status ],
				[ 'status' => $after->status ]
			);
		}
	}

	/**
	 * @param mixed $product As it is.
	 * @param mixed $fields  What is to be changed, by field of wc/v3.
	 */
	private function product_changes( mixed $product, mixed $fields ): void {
		if ( ! $product instanceof Product || ! is_array( $fields ) || ChangeOrigin::ASSISTANT !== ChangeOrigin::way() ) {
			return;
		}
		$old = array_intersect_key(
			[
				'stock_quantity' => (string) $product->stock->quantity,
				'regular_price'  => $product->prices->regular,
				'sale_price'     => $product->prices->sale,
			],
			$fields
		);
		$new = array_map(
			static fn( mixed $value ): string => is_scalar( $value ) ? (string) $value : '',
			array_intersect_key( $fields, $old )
		);
		ksort( $old );
		ksort( $new );
		if ( $old !== $new ) {
			$this->record( AuditLog::ASSISTANT_PRODUCTS, "product_{$product->id}", $product->name, $old, $new );
		}
	}

	/**
	 * @param string               $group
	 * @param string               $id
	 * @param string               $name
	 * @param array<string, mixed> $old
	 * @param array<string, mixed> $new
	 */
	private function record( string $group, string $id, string $name, array $old, array $new ): void {
		( new AuditLog( $this->context ) )->record( $group, $id, [ 'name' => $name ] + $old, [ 'name' => $name ] + $new );
	}
}
