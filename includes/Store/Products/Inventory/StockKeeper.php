<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Inventory;

use Brick\Math\BigDecimal;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Money;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\Query\ProductQuery;
use Storewright\Store\Products\StockHistory\StockCause;
use Storewright\Store\Products\StockHistory\StockHistory;
use Storewright\Store\Products\Write\ProductRepository;

/**
 * Takes from stock and puts back, all products or none, within the caller's transaction.
 *
 * Rows stay locked until that transaction ends, so two buyers can't both have the last one. The caller announces after the
 * commit: `$keeper->take( … )` inside, `$keeper->announce()` after it. One keeper serves one transaction.
 */
final class StockKeeper {

	/**
	 * Code of the refusal where there is not enough of a product.
	 */
	public const NOT_ENOUGH = 'woocommerce_rest_product_out_of_stock';

	private readonly StockRows $rows;

	private readonly StockSettings $settings;

	/**
	 * @var list<StockChange>
	 */
	private array $changes = [];

	/**
	 * @var list<int> Products whose stock status has changed.
	 */
	private array $statuses = [];

	public function __construct(
		private readonly Context $context,
		private readonly ProductQuery $query,
		private readonly ProductRepository $products,
		private readonly ?StockCause $cause = null
	) {
		$this->rows     = new StockRows( $context->database );
		$this->settings = new StockSettings( $context );
	}

	/**
	 * Takes products from stock. Those whose stock is not counted are passed over; a variation without stock of its own takes
	 * from its parent's.
	 *
	 * @param array<int, string> $quantities   Product or variation => how many, a decimal text above zero.
	 * @param bool               $may_oversell Whether stock may go below zero, also of what takes no back-orders.
	 * @return array<int, string> How many are left of each one that is counted.
	 * @throws InvalidInput If there is not enough of one: `woocommerce_rest_product_out_of_stock`.
	 */
	public function take( array $quantities, bool $may_oversell = false ): array {
		return $this->move( $quantities, -1, $may_oversell );
	}

	/**
	 * Puts products back into stock, as take() took them.
	 *
	 * @param array<int, string> $quantities Product or variation => how many, a decimal text above zero.
	 * @return array<int, string> How many there are now of each one that is counted.
	 */
	public function put_back( array $quantities ): array {
		return $this->move( $quantities, 1 );
	}

	/**
	 * Fires the hooks of what was taken and put back. To be called once the transaction is committed.
	 */
	public function announce(): void {
		[ $changes, $statuses ]             = [ $this->changes, $this->statuses ];
		[ $this->changes, $this->statuses ] = [ [], [] ];

		// Parents follow after the commit: inside, two orders that each take the last of a variation would not see each other.
		$variations = array_filter( $this->query->several( $statuses ), static fn( Product $product ) => $product->is_variation() );
		array_map( $this->products->sync_relatives( ... ), $variations );
		( new StockEvents( $this->settings, $this->query ) )->announce( $changes );
	}

	/**
	 * @param array<int, string> $quantities
	 * @param int                $sign       -1 to take, 1 to put back.
	 * @return array<int, string>
	 */
	private function move( array $quantities, int $sign, bool $may_oversell = false ): array {
		$products = $this->query->several( array_keys( $quantities ) );
		$wanted   = $this->by_holder( $quantities, $products );
		if ( [] === $wanted ) {
			return [];
		}
		$rows  = $this->rows->lock( array_keys( $wanted ) );
		$left  = [];
		$short = [];
		foreach ( $wanted as $holder => $amount ) {
			if ( isset( $rows[ $holder ]['_stock'] ) ) {
				$old        = Money::parse( $rows[ $holder ]['_stock']['value'] ) ?? BigDecimal::zero();
				$new        = $sign < 0 ? $old->minus( $amount ) : $old->plus( $amount );
				$backorders = $rows[ $holder ]['_backorders']['value'] ?? 'no';
				$is_below   = $sign < 0 && $new->isNegative() && ! $may_oversell;
				if ( $is_below && ! self::may_be_oversold( $holder, $backorders, $old, $amount ) ) {
					$short[ $holder ] = $old;
				}
				$left[ $holder ] = new StockChange( $holder, $old, $new );
			}
		}
		if ( [] !== $short ) {
			throw self::not_enough( $short );
		}
		foreach ( $left as $holder => $change ) {
			$this->store( $change, $rows[ $holder ] );
		}
		return self::by_product( $products, $left );
	}

	/**
	 * Returns the wanted quantities by the product whose stock is counted, in the order of ids.
	 *
	 * @param array<int, string>  $quantities
	 * @param array<int, Product> $products
	 * @return array<int, BigDecimal>
	 */
	private function by_holder( array $quantities, array $products ): array {
		$wanted = [];
		foreach ( $quantities as $id => $quantity ) {
			$amount = Money::parse( $quantity );
			$holder = isset( $products[ $id ] ) ? $products[ $id ]->stock->holder_id : 0;
			if ( 0 !== $holder && true === $amount?->isPositive() ) {
				$wanted[ $holder ] = ( $wanted[ $holder ] ?? BigDecimal::zero() )->plus( $amount );
			}
		}
		ksort( $wanted );
		return $wanted;
	}

	private static function may_be_oversold( int $holder, string $backorders, BigDecimal $there, BigDecimal $wanted ): bool {
		if ( 'yes' === $backorders || 'notify' === $backorders ) {
			return true;
		}
		/**
		 * Whether more may be sold of a product than there is, though it takes no back-orders.
		 *
		 * @param bool   $allow  Whether it may: false.
		 * @param int    $id     The product whose stock it is.
		 * @param string $wanted How many are wanted.
		 * @param string $there  How many are left.
		 */
		return true === apply_filters( 'storewright_allow_overselling', false, $holder, (string) $wanted, (string) $there );
	}

	/**
	 * Names all products of which there is not enough; its data say the first one.
	 *
	 * @param non-empty-array<int, BigDecimal> $short Product => how many are left.
	 */
	private static function not_enough( array $short ): InvalidInput {
		$texts = [];
		foreach ( $short as $holder => $there ) {
			$texts[] = sprintf(
				/* translators: 1: name of a product, 2: how many are left. */
				__( 'Not enough stock of “%1$s”: %2$s left.', 'storewright' ),
				get_post_field( 'post_title', $holder, 'raw' ),
				(string) ( $there->isNegative() ? BigDecimal::zero() : $there )->stripTrailingZeros()
			);
		}
		return new InvalidInput(
			self::NOT_ENOUGH,
			implode( ' ', $texts ),
			[],
			[
				'product_id' => array_key_first( $short ),
				'available'  => (string) reset( $short ),
			]
		);
	}

	/**
	 * @param array<string, array{row: int, value: string}> $rows
	 */
	private function store( StockChange $change, array $rows ): void {
		$row = $rows['_stock']['row'] ?? throw new Conflict(
			'storewright_busy',
			__( 'Someone else is changing the same product. Try again.', 'storewright' )
		);
		$this->rows->store( $change->product_id, $row, (string) $change->new );
		( new StockHistory( $this->context ) )->record(
			$change->product_id,
			(string) $change->old,
			(string) $change->new,
			$this->cause ?? StockCause::current()
		);
		$this->changes[] = $change;

		$status = $this->settings->status( $change->new, $rows['_backorders']['value'] ?? 'no' );
		$before = $rows['_stock_status']['value'] ?? Stock::IN_STOCK;
		if ( $status !== $before ) {
			( new StockStatus( $this->context ) )->change( $change->product_id, $status );
			$this->statuses[] = $change->product_id;
		}
	}

	/**
	 * @param array<int, Product>     $products
	 * @param array<int, StockChange> $changes By the product whose stock it is.
	 * @return array<int, string>
	 */
	private static function by_product( array $products, array $changes ): array {
		$left = [];
		foreach ( $products as $id => $product ) {
			$change = $changes[ $product->stock->holder_id ] ?? null;
			if ( null !== $change ) {
				$left[ $id ] = (string) $change->new;
			}
		}
		return $left;
	}
}
