<?php
declare(strict_types=1);

namespace Storewright\Store\Downloads;

use Storewright\Kernel\Context;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Products\ProductServices;

/**
 * The files of an order that its customer can download now, for emails and receipts.
 */
final class OrderFiles {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Their names and links. None where the order is not paid, or nothing may be downloaded any more.
	 *
	 * @param Order $order
	 * @return list<array{name: string, url: string}>
	 */
	public function of( Order $order ): array {
		$store = new PermissionStore( $this->context );
		if ( ! $order->downloads_granted || ! in_array( $order->status, $store->statuses(), true ) ) {
			return [];
		}
		$now         = $this->context->clock->now();
		$permissions = array_filter(
			$store->of_order( $order->id ),
			static fn( Permission $one ) => 0 !== $one->remaining && ! $one->is_expired( $now )
		);
		if ( [] === $permissions ) {
			return [];
		}
		$names = [];
		$ids   = array_values( array_unique( array_column( $permissions, 'product_id' ) ) );
		foreach ( ( new ProductServices( $this->context ) )->query()->several( $ids ) as $product ) {
			foreach ( $product->downloads as $file ) {
				$names[ $product->id ][ $file->id ] = "$product->name – $file->name";
			}
		}
		$files = [];
		foreach ( $permissions as $permission ) {
			$name = $names[ $permission->product_id ][ $permission->download_id ] ?? null;
			if ( null !== $name ) {
				$files[] = [
					'name' => $name,
					'url'  => DownloadLink::url( $permission ),
				];
			}
		}
		return $files;
	}
}
