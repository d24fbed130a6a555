<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Storewright\Kernel\Money;
use Storewright\Rest\Dates;
use Storewright\Rest\MetaData;
use Storewright\Store\Orders\Model\Order;

/**
 * Refunds as they are answered. What is read beside them takes a constant number of queries.
 */
final class RefundSerializer {

	public function __construct( private readonly OrderSerializer $orders ) {}

	/**
	 * Several refunds.
	 *
	 * @param list<Order>   $refunds
	 * @param SerializerOptions $options
	 * @return list<array<string, mixed>>
	 */
	public function all( array $refunds, SerializerOptions $options ): array {
		$items = $this->orders->items( $refunds, $options );
		return array_map( static fn( Order $refund ) => self::one( $refund, $options, $items ), $refunds );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function one( Order $refund, SerializerOptions $options, ItemSerializer $items ): array {
		$amount = $refund->refund->amount ?? '';
		return [
			'id'               => $refund->id,
			'parent_id'        => $refund->parent_id,
			'date_created'     => Dates::site( $refund->created ),
			'date_created_gmt' => Dates::gmt( $refund->created ),
			'amount'           => $items->amount( '' === $amount ? (string) Money::of( $refund->total )->negated() : $amount ),
			'reason'           => $refund->refund->reason ?? '',
			'refunded_by'      => $refund->refund->by ?? 0,
			'refunded_payment' => $refund->refund->by_gateway ?? false,
			'meta_data'        => MetaData::items( $options->wanted( $refund->meta ) ),
			'line_items'       => array_map( $items->line( ... ), $refund->line_items() ),
			'tax_lines'        => array_map( $items->tax( ... ), $refund->tax_items() ),
			'shipping_lines'   => array_map( $items->shipping( ... ), $refund->shipping_items() ),
			'fee_lines'        => array_map( $items->fee( ... ), $refund->fee_items() ),
		];
	}
}
