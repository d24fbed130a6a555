<?php
declare(strict_types=1);

namespace Storewright\Store\Products\StockHistory;

use Storewright\Database\TableCheck;
use Storewright\Kernel\ChangeOrigin;
use Storewright\Kernel\Context;
use Storewright\Kernel\Installer;
use Storewright\Kernel\Money;
use Storewright\Store\Products\Tables;

/**
 * Records who or what changed a product's stock, when, from what to what. It is kept as long as the product.
 *
 * To be called in the transaction of the change, so that there is no change without a record and no record without a change.
 */
final class StockHistory {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Records a change. Where nothing differs there is nothing to record. Until an updated plugin has its table, nothing is recorded:
	 * products are sold meanwhile.
	 *
	 * @param int         $product Whose stock it is: a product or a variation.
	 * @param string|null $old     Decimal text, null where it was not counted.
	 * @param string|null $new     Decimal text, null where it is not counted.
	 * @param StockCause  $cause
	 */
	public function record( int $product, ?string $old, ?string $new, StockCause $cause ): void {
		$before = Money::parse( $old );
		$after  = Money::parse( $new );
		if ( ( null === $before ? null === $after : true === $after?->isEqualTo( $before ) ) || ! $this->is_there() ) {
			return;
		}
		$this->context->database->insert(
			Tables::STOCK_HISTORY,
			[
				'product_id' => $product,
				'order_id'   => $cause->order_id,
				'user_id'    => ChangeOrigin::user(),
				'date_gmt'   => $this->context->clock->now()->format( 'Y-m-d H:i:s' ),
				'cause'      => $cause->name,
				'client'     => ChangeOrigin::client(),
				'old_value'  => null === $before ? null : (string) $before,
				'new_value'  => null === $after ? null : (string) $after,
			]
		);
	}

	/**
	 * Removes what is recorded of a product that is gone.
	 */
	public function forget( int $product ): void {
		if ( $this->is_there() ) {
			$this->context->database->delete( Tables::STOCK_HISTORY, [ 'product_id' => $product ] );
		}
	}

	/**
	 * Whether there is its table, which an updated plugin lacks until it is installed.
	 */
	public function is_there(): bool {
		return Installer::is_done( $this->context ) || TableCheck::exists( $this->context->database, Tables::STOCK_HISTORY );
	}
}
