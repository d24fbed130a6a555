<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * Turns orders into rows of the tables that reports add up.
 */
final class ReportWriter {

	private const STATS = 'wc_order_stats (order_id, parent_id, date_created, date_created_gmt, date_paid, date_completed, num_items_sold, total_sales, tax_total, shipping_total, net_total, returning_customer, status, customer_id, storewright_currency, storewright_discount, storewright_payment_method, storewright_country, storewright_state)';

	private const PRODUCTS = 'wc_order_product_lookup (order_item_id, order_id, product_id, variation_id, customer_id, date_created, product_qty, product_net_revenue, product_gross_revenue, coupon_amount, tax_amount, shipping_amount, shipping_tax_amount)';

	private const TAXES = 'wc_order_tax_lookup (order_id, tax_rate_id, date_created, shipping_tax, order_tax, total_tax)';

	private const COUPONS = 'wc_order_coupon_lookup (order_id, coupon_id, date_created, discount_amount)';

	/**
	 * @param BulkInsert     $bulk     Where the rows go.
	 * @param SeedIds     $shop     Ids of what the orders name.
	 * @param OrderDates $calendar The site's clock.
	 * @param string     $currency The shop's, as SQL.
	 */
	public function __construct(
		private readonly BulkInsert $bulk,
		private readonly SeedIds $shop,
		private readonly OrderDates $calendar,
		private readonly string $currency
	) {}

	/**
	 * Adds an order.
	 *
	 * @param int       $id    The order's id.
	 * @param SeedOrder      $sale  The order.
	 * @param list<int> $lines Ids of its lines.
	 */
	public function write( int $id, SeedOrder $sale, array $lines ): void {
		if ( $sale->is_draft() ) {
			return;
		}
		$customer = $this->shop->customer_id( $sale->buyer );
		$local    = $this->local( $sale->moment );
		$net      = $sale->total - $sale->tax() - $sale->shipping;
		$this->bulk->add(
			self::STATS,
			"($id,0,$local,'"
				. gmdate( 'Y-m-d H:i:s', $sale->moment )
				. "',"
				. $this->local( $sale->paid )
				. ','
				. $this->local( $sale->completed )
				. ",{$sale->quantity},"

				. BulkInsert::money( $sale->total )
					. ','
					. BulkInsert::money( $sale->tax() )
					. ','
					. BulkInsert::money( $sale->shipping )
					. ','
					. BulkInsert::money( $net )
					. ','
					. (int) $sale->returning
					. ",'"
					. ( 'trash' === $sale->status ? 'wc-trash' : $sale->status )
					. "',$customer,{$this->currency},"
				. BulkInsert::money( $sale->offer > -1 ? $sale->discount : 0 )
				. self::origin( $sale )
				. ')'
		);
		$this->items( $id, $sale, $lines, $local, 1 );
		if ( $sale->offer > -1 ) {
			$this->bulk->add( self::COUPONS, "($id,{$this->shop->coupon_ids[ $sale->offer ]},$local," . BulkInsert::money( $sale->discount ) . ')' );
		}
	}

	/**
	 * Adds a refund.
	 *
	 * @param int        $id       The refund's id.
	 * @param int        $order_id The order's id.
	 * @param SeedOrder       $sale     The order.
	 * @param SeedRefund $refund   The refund.
	 * @param int        $item_id  Id of its item, 0 if it has none.
	 * @param list<int>  $lines    Ids of the order's lines.
	 */
	public function write_refund( int $id, int $order_id, SeedOrder $sale, SeedRefund $refund, int $item_id, array $lines ): void {
		$customer = $this->shop->customer_id( $sale->buyer );
		$local    = $this->local( $refund->moment );
		$whole    = null === $refund->line && $refund->amount === $sale->total;
		$tax      = $whole ? $sale->tax() : array_sum( $refund->taxes );
		$shipping = $whole ? $sale->shipping : 0;
		$quantity = $whole ? $sale->quantity : $refund->quantity;
		$this->bulk->add(
			self::STATS,
			"($id,$order_id,$local,'"
				. gmdate( 'Y-m-d H:i:s', $refund->moment )
				. "',$local,$local,-{$quantity},"
				. BulkInsert::money( -$refund->amount )
				. ','
				. BulkInsert::money( -$tax )
				. ','
				. BulkInsert::money( -$shipping )
				. ','

				. BulkInsert::money( $tax + $shipping - $refund->amount ) . ',' . (int) $sale->returning . ",'{$sale->status}',$customer,{$this->currency},0" . self::origin( $sale ) . ')'
		);
		if ( $whole ) {
			$this->items( $id, $sale, $lines, $local, -1 );
		} elseif ( null !== $refund->line ) {
			$this->product(
				$item_id,
				$id,
				$sale->lines[ $refund->line ]->article,
				$customer,
				$local,
				-$refund->quantity,
				-$refund->net,
				-$tax,
				0,
				0,
				0
			);
			$this->taxes( $id, $local, array_map( static fn( int $cents ) => -$cents, $refund->taxes ), [] );
		}
	}

	/**
	 * The way to pay, the country and the state of an order, as SQL.
	 */
	private static function origin( SeedOrder $sale ): string {
		return ",'{$sale->method}','{$sale->person->country}','{$sale->person->country}:{$sale->person->state}'";
	}

	/**
	 * Adds the items of an order, or of the refund that takes them all back.
	 *
	 * @param int       $id
	 * @param SeedOrder $sale
	 * @param list<int> $lines Ids of the order's lines.
	 * @param string    $local When, as SQL.
	 * @param int       $sign  1, or -1 for the refund.
	 */
	private function items( int $id, SeedOrder $sale, array $lines, string $local, int $sign ): void {
		$taxes = $sale->fee_taxes;
		foreach ( $sale->lines as $i => $line ) {
			$shipping     = self::share( $sale->shipping, $line->quantity, $sale->quantity );
			$shipping_tax = self::share( $sale->shipping_tax, $line->quantity, $sale->quantity );
			$this->product(
				$lines[ $i ],
				$id,
				$line->article,
				$this->shop->customer_id( $sale->buyer ),
				$local,
				$sign * $line->quantity,
				$sign * $line->total,
				$sign * array_sum( $line->taxes ),
				$sign > 0 ? $line->subtotal - $line->total : 0,
				$sign * $shipping,
				$sign * $shipping_tax
			);
			foreach ( $line->taxes as $rate => $cents ) {
				$taxes[ $rate ] = ( $taxes[ $rate ] ?? 0 ) + $cents;
			}
		}
		$signed = static fn( int $cents ) => $sign * $cents;
		$this->taxes( $id, $local, array_map( $signed, $taxes ), array_map( $signed, $sale->shipping_taxes ) );
	}

	private function product(
		int $item_id,
		int $id,
		SeedProduct $article,
		int $customer,
		string $local,
		int $quantity,
		int $net,
		int $tax,
		int $coupon,
		int $shipping,
		int $shipping_tax
	): void {
		$this->bulk->add(
			self::PRODUCTS,
			"($item_id,$id,"
				. $this->shop->product_id( $article )
				. ','
				. $this->shop->variation_id( $article )
				. ",$customer,$local,$quantity,"
				. BulkInsert::money( $net )
				. ','

				. self::millionths(
					10_000 * ( $net + $tax ) + $shipping + $shipping_tax
				) . ',' . BulkInsert::money( $coupon ) . ',' . BulkInsert::money( $tax ) . ','
					. self::millionths( $shipping ) . ',' . self::millionths( $shipping_tax ) . ')'
		);
	}

	/**
	 * Returns the share of an amount in cents for some of all pieces, in millionths, half of one up.
	 */
	private static function share( int $cents, int $pieces, int $all ): int {
		return intdiv( 20_000 * $cents * $pieces + $all, 2 * $all );
	}

	private static function millionths( int $amount ): string {
		return ( $amount < 0 ? '-' : '' ) . sprintf( '%d.%06d', intdiv( abs( $amount ), 1_000_000 ), abs( $amount ) % 1_000_000 );
	}

	/**
	 * @param array<int, int> $goods
	 * @param array<int, int> $shipping
	 */
	private function taxes( int $id, string $local, array $goods, array $shipping ): void {
		foreach ( array_keys( $goods + $shipping ) as $rate ) {
			$of_goods    = $goods[ $rate ] ?? 0;
			$of_shipping = $shipping[ $rate ] ?? 0;
			$amounts     = [ $of_shipping, $of_goods, $of_goods + $of_shipping ];
			$this->bulk->add( self::TAXES, "($id,$rate,$local," . implode( ',', array_map( BulkInsert::money( ... ), $amounts ) ) . ')' );
		}
	}

	private function local( ?int $moment ): string {
		return null === $moment ? 'NULL' : "'" . gmdate( 'Y-m-d H:i:s', $moment + $this->calendar->ahead( $moment ) ) . "'";
	}
}
