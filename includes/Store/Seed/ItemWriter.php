<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * Turns the items of orders into rows.
 */
final class ItemWriter {

	private const ITEMS = 'woocommerce_order_items (order_item_id, order_item_name, order_item_type, order_id)';

	private const META = 'woocommerce_order_itemmeta (order_item_id, meta_key, meta_value)';

	/**
	 * @var array<int, SeedTaxRate> By id.
	 */
	private array $rates = [];

	/**
	 * @param BulkInsert $bulk Where the rows go.
	 * @param SeedIds $shop    Ids of what the items name.
	 * @param int  $next_id Id of the next item; further ones follow it.
	 */
	public function __construct( private readonly BulkInsert $bulk, private readonly SeedIds $shop, private int $next_id ) {
		foreach ( $shop->rates->rates as $rate ) {
			$this->rates[ $rate->id ] = $rate;
		}
	}

	/**
	 * Adds the items of an order.
	 *
	 * @param int  $order_id The order's id.
	 * @param SeedOrder $sale     The order.
	 * @param bool $taken    Whether its goods were taken from stock.
	 * @return list<int> Ids of its lines.
	 */
	public function write( int $order_id, SeedOrder $sale, bool $taken ): array {
		$ids = [];
		foreach ( $sale->lines as $line ) {
			$stock = $taken && null !== $line->article->stock ? [ '_reduced_stock' => (string) $line->quantity ] : [];
			$ids[] = $this->line(
				$order_id,
				$line,
				$line->quantity,
				$line->subtotal,
				$line->total,
				$line->subtotal_taxes,
				$line->taxes,
				1,
				$stock
			);
		}
		if ( null !== $sale->shipping_title ) {
			$this->item(
				$order_id,
				$sale->shipping_title,
				'shipping',
				[
					'method_id'   => 0 === $sale->shipping ? 'free_shipping' : 'flat_rate',
					'instance_id' => '0',
					'cost'        => BulkInsert::money( $sale->shipping ),
					'total_tax'   => BulkInsert::money( $sale->shipping_tax ),
					'taxes'       => self::taxes( [ 'total' => $sale->shipping_taxes ] ),
				]
			);
		}
		if ( $sale->fee > 0 ) {
			$this->item(
				$order_id,
				'Gift wrap',
				'fee',
				[
					'_fee_amount'    => BulkInsert::money( $sale->fee ),
					'_tax_class'     => '',
					'_tax_status'    => 'taxable',
					'_line_total'    => BulkInsert::money( $sale->fee ),
					'_line_tax'      => BulkInsert::money( array_sum( $sale->fee_taxes ) ),
					'_line_tax_data' => self::taxes( [ 'total' => $sale->fee_taxes ] ),
				]
			);
		}
		$this->tax_items(
			$order_id,
			array_map( static fn( SeedOrderLine $line ) => $line->taxes, $sale->lines ),
			$sale->fee_taxes,
			$sale->shipping_taxes,
			1
		);
		if ( $sale->offer > -1 ) {
			[ $code, $kind, $amount ] = SeedCoupons::ALL[ $sale->offer ];
			$this->item(
				$order_id,
				$code,
				'coupon',
				[
					'discount_amount'     => BulkInsert::money( $sale->discount ),
					'discount_amount_tax' => BulkInsert::money( $sale->coupon_tax ),
					'coupon_info'         => (string) wp_json_encode(
						[
							$this->shop->coupon_ids[ $sale->offer ],
							$code,
							'fixed_cart' === $kind ? null : $kind,
							'percent' === $kind ? $amount : $amount / 100,
						]
					),
				]
			);
		}
		return $ids;
	}

	/**
	 * Adds the item of a refund.
	 *
	 * @param int        $refund_id The refund's id.
	 * @param SeedOrderLine   $line      The line that came back.
	 * @param SeedRefund $refund    The refund.
	 * @param int        $line_id   Id of that line.
	 * @return int The new item's id.
	 */
	public function write_refund( int $refund_id, SeedOrderLine $line, SeedRefund $refund, int $line_id ): int {
		$id = $this->line(
			$refund_id,
			$line,
			$refund->quantity,
			$refund->net,
			$refund->net,
			$refund->taxes,
			$refund->taxes,
			-1,
			[ '_refunded_item_id' => (string) $line_id ]
		);
		$this->tax_items( $refund_id, [ $refund->taxes ], [], [], -1 );
		return $id;
	}

	/**
	 * @param array<int, int>       $subtotal_taxes
	 * @param array<int, int>       $taxes
	 * @param array<string, string> $more
	 */
	private function line(
		int $order_id,
		SeedOrderLine $line,
		int $quantity,
		int $subtotal,
		int $total,
		array $subtotal_taxes,
		array $taxes,
		int $sign,
		array $more
	): int {
		$article = $line->article;
		return $this->item(
			$order_id,
			$article->name,
			'line_item',
			[
				'_product_id'        => (string) $this->shop->product_id( $article ),
				'_variation_id'      => (string) $this->shop->variation_id( $article ),
				'_qty'               => (string) ( $sign * $quantity ),
				'_tax_class'         => $article->tax_class,
				'_line_subtotal'     => BulkInsert::money( $sign * $subtotal ),
				'_line_subtotal_tax' => BulkInsert::money( $sign * array_sum( $subtotal_taxes ) ),
				'_line_total'        => BulkInsert::money( $sign * $total ),
				'_line_tax'          => BulkInsert::money( $sign * array_sum( $taxes ) ),
				'_line_tax_data'     => self::taxes(
					[
						'total'    => $taxes,
						'subtotal' => $subtotal_taxes,
					],
					$sign
				),
			] + $more
		);
	}

	/**
	 * @param list<array<int, int>> $of_lines
	 * @param array<int, int>       $of_fee
	 * @param array<int, int>       $of_shipping
	 */
	private function tax_items( int $order_id, array $of_lines, array $of_fee, array $of_shipping, int $sign ): void {
		$goods = $of_fee;
		foreach ( $of_lines as $taxes ) {
			foreach ( $taxes as $rate => $cents ) {
				$goods[ $rate ] = ( $goods[ $rate ] ?? 0 ) + $cents;
			}
		}
		foreach ( array_keys( $goods + $of_shipping ) as $id ) {
			$rate = $this->rates[ $id ];
			$this->item(
				$order_id,
				$rate->code(),
				'tax',
				[
					'rate_id'             => (string) $id,
					'label'               => $rate->name,
					'compound'            => '',
					'tax_amount'          => BulkInsert::money( $sign * ( $goods[ $id ] ?? 0 ) ),
					'shipping_tax_amount' => BulkInsert::money( $sign * ( $of_shipping[ $id ] ?? 0 ) ),
					'rate_percent'        => $rate->percent(),
				]
			);
		}
	}

	/**
	 * @param array<string, string> $meta
	 */
	private function item( int $order_id, string $name, string $type, array $meta ): int {
		$id = $this->next_id++;
		$this->bulk->add( self::ITEMS, "($id," . $this->bulk->text( $name ) . ",'$type',$order_id)" );
		$rows = [];
		foreach ( $meta as $key => $value ) {
			$rows[] = "($id,'$key'," . $this->bulk->text( $value ) . ')';
		}
		$this->bulk->add( self::META, implode( ',', $rows ) );
		return $id;
	}

	/**
	 * @param array<string, array<int, int>> $taxes
	 */
	private static function taxes( array $taxes, int $sign = 1 ): string {
		$texts = [];
		foreach ( $taxes as $of => $by_rate ) {
			$texts[ $of ] = array_map( static fn( int $cents ) => BulkInsert::money( $sign * $cents ), $by_rate );
		}
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- The form in which WooCommerce keeps them.
		return serialize( $texts );
	}
}
