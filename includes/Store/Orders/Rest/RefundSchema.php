<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\ItemLimits;
use Storewright\Rest\MetaData;
use Storewright\Rest\Schema;

/**
 * A refund of an order on the wire.
 */
final class RefundSchema implements Schema {

	private const MAX_REASON_LENGTH = 5000;

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'shop_order_refund';
	}

	/**
	 * The fields of a refund.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'id'               => Field::integer( __( 'Id of the refund.', 'storewright' ), readonly: true ),
			'date_created'     => Field::date( __( 'When it was made.', 'storewright' ), readonly: true ),
			'date_created_gmt' => Field::date( __( 'When it was made, in UTC.', 'storewright' ), readonly: true ),
			'amount'           => Field::text( __( 'How much is given back. Without it: the sum of its items.', 'storewright' ) ),
			'reason'           => Field::text( __( 'Why.', 'storewright' ), maxLength: self::MAX_REASON_LENGTH ),
			'refunded_by'      => Field::integer( __( 'Id of the user who made it.', 'storewright' ) ),
			'refunded_payment' => Field::boolean(
				__( 'Whether the payment provider gave the money back.', 'storewright' ),
				readonly: true
			),
			'meta_data'        => MetaData::field(),
			'line_items'       => Field::objects(
				__(
					'What is taken back. Sent as the order’s items: id, quantity, refund_total, and refund_tax with id and refund_total by rate.',
					'storewright'
				),
				ItemFields::refunded_line(),
				readonly: true,
				maxItems: ItemLimits::MAX_ITEMS
			),
			'tax_lines'        => Field::objects( __( 'Tax by rate.', 'storewright' ), ItemFields::tax(), readonly: true ),
			'shipping_lines'   => ItemFields::list( __( 'Shipping that is given back.', 'storewright' ), ItemFields::shipping() ),
			'fee_lines'        => ItemFields::list( __( 'Fees that are given back.', 'storewright' ), ItemFields::fee() ),
			'api_refund'       => Field::boolean(
				__( 'Whether the payment provider is to give the money back.', 'storewright' ),
				default: true,
				context: [ 'edit' ]
			),
			'api_restock'      => Field::boolean(
				__( 'Whether what is taken back returns to stock.', 'storewright' ),
				default: true,
				context: [ 'edit' ]
			),
		];
	}
}
