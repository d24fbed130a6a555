<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Storage;

use Storewright\Store\Orders\Model\CouponItem;
use Storewright\Store\Orders\Model\FeeItem;
use Storewright\Store\Orders\Model\Item;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Quantity;
use Storewright\Store\Orders\Model\ShippingItem;
use Storewright\Store\Orders\Model\TaxItem;

/**
 * Between rows of orders and their meta data: each field has a key of WooCommerce.
 *
 * @internal
 */
final class ItemRows {

	/**
	 * The keys that are fields, by kind.
	 */
	private const KEYS = [
		LineItem::TYPE     => [
			'_product_id',
			'_variation_id',
			'_qty',
			'_tax_class',
			'_line_subtotal',
			'_line_subtotal_tax',
			'_line_total',
			'_line_tax',
			'_line_tax_data',
			'_reduced_stock',
			'_refunded_item_id',
		],
		ShippingItem::TYPE => [ 'method_id', 'instance_id', 'cost', 'total_tax', 'taxes', 'tax_status', '_refunded_item_id' ],
		FeeItem::TYPE      => [
			'_fee_amount',
			'_tax_class',
			'_tax_status',
			'_line_total',
			'_line_tax',
			'_line_tax_data',
			'_refunded_item_id',
		],
		CouponItem::TYPE   => [ 'discount_amount', 'discount_amount_tax', 'coupon_info' ],
		TaxItem::TYPE      => [ 'rate_id', 'label', 'compound', 'tax_amount', 'shipping_tax_amount', 'rate_percent' ],
	];

	/**
	 * Whether a key of meta data is a field of this kind of row.
	 *
	 * @param string $type Kind of row.
	 * @param string $key
	 */
	public static function is_field( string $type, string $key ): bool {
		return in_array( $key, self::KEYS[ $type ] ?? [], true );
	}

	/**
	 * The fields of a row.
	 *
	 * @return array<string, string> Key => stored text.
	 */
	public static function fields( Item $item ): array {
		return match ( true ) {
			$item instanceof LineItem     => self::of_line( $item ),
			$item instanceof ShippingItem => self::of_shipping( $item ),
			$item instanceof FeeItem      => self::of_fee( $item ),
			$item instanceof CouponItem   => [
				'discount_amount'     => $item->discount,
				'discount_amount_tax' => $item->discount_tax,
				'coupon_info'         => CouponInfo::text( $item ),
			],
			$item instanceof TaxItem      => [
				'rate_id'             => (string) $item->rate_id,
				'label'               => ColumnValues::meta_text( $item->label ),
				'compound'            => $item->compound ? '1' : '',
				'tax_amount'          => $item->tax_total,
				'shipping_tax_amount' => $item->shipping_tax_total,
			] + ( '' === $item->rate_percent ? [] : [ 'rate_percent' => $item->rate_percent ] ),
			default                       => [],
		};
	}

	/**
	 * A row out of its fields.
	 *
	 * @param string                $type   Kind of row.
	 * @param array<string, string> $fields Key => stored text.
	 * @return Item|null Null for kinds that nobody knows.
	 */
	public static function item( string $type, array $fields ): ?Item {
		return match ( $type ) {
			LineItem::TYPE     => self::line( $fields ),
			ShippingItem::TYPE => self::shipping( $fields ),
			FeeItem::TYPE      => self::fee( $fields ),
			CouponItem::TYPE   => self::coupon( $fields ),
			TaxItem::TYPE      => self::tax( $fields ),
			default            => null,
		};
	}

	/**
	 * @return array<string, string>
	 */
	private static function of_line( LineItem $item ): array {
		$fields = [
			'_product_id'        => (string) $item->product_id,
			'_variation_id'      => (string) $item->variation_id,
			'_qty'               => (string) $item->quantity,
			'_tax_class'         => ColumnValues::meta_text( $item->tax_class ),
			'_line_subtotal'     => $item->subtotal,
			'_line_subtotal_tax' => $item->subtotal_tax,
			'_line_total'        => $item->total,
			'_line_tax'          => $item->total_tax,
			'_line_tax_data'     => ColumnValues::stored_taxes(
				[
					'total'    => $item->taxes,
					'subtotal' => $item->subtotal_taxes,
				]
			),
		];
		if ( null !== $item->reduced_stock ) {
			$fields['_reduced_stock'] = (string) $item->reduced_stock;
		}
		return $fields + self::of_refunded( $item->refunded_item_id );
	}

	/**
	 * @return array<string, string>
	 */
	private static function of_shipping( ShippingItem $item ): array {
		$fields = [
			'method_id'   => ColumnValues::meta_text( $item->method_id ),
			'instance_id' => ColumnValues::meta_text( $item->instance_id ),
			'cost'        => $item->total,
			'total_tax'   => $item->total_tax,
			'taxes'       => ColumnValues::stored_taxes( [ 'total' => $item->taxes ] ),
		];
		if ( 'taxable' !== $item->tax_status ) {
			$fields['tax_status'] = ColumnValues::meta_text( $item->tax_status );
		}
		return $fields + self::of_refunded( $item->refunded_item_id );
	}

	/**
	 * @return array<string, string>
	 */
	private static function of_fee( FeeItem $item ): array {
		return [
			'_fee_amount'    => $item->amount,
			'_tax_class'     => ColumnValues::meta_text( $item->tax_class ),
			'_tax_status'    => ColumnValues::meta_text( $item->tax_status ),
			'_line_total'    => $item->total,
			'_line_tax'      => $item->total_tax,
			'_line_tax_data' => ColumnValues::stored_taxes( [ 'total' => $item->taxes ] ),
		] + self::of_refunded( $item->refunded_item_id );
	}

	/**
	 * @return array<string, string>
	 */
	private static function of_refunded( int $id ): array {
		return $id > 0 ? [ '_refunded_item_id' => (string) $id ] : [];
	}

	/**
	 * @param array<string, string> $fields
	 */
	private static function line( array $fields ): LineItem {
		$item                   = new LineItem();
		$item->product_id       = (int) ( $fields['_product_id'] ?? 0 );
		$item->variation_id     = (int) ( $fields['_variation_id'] ?? 0 );
		$item->quantity         = Quantity::stored( $fields['_qty'] ?? '1' );
		$item->tax_class        = ColumnValues::read_meta_text( $fields['_tax_class'] ?? '' );
		$item->subtotal         = ColumnValues::readable( $fields['_line_subtotal'] ?? '0' );
		$item->subtotal_tax     = ColumnValues::readable( $fields['_line_subtotal_tax'] ?? '0' );
		$item->total            = ColumnValues::readable( $fields['_line_total'] ?? '0' );
		$item->total_tax        = ColumnValues::readable( $fields['_line_tax'] ?? '0' );
		$item->taxes            = ColumnValues::taxes( $fields['_line_tax_data'] ?? '', 'total' );
		$item->subtotal_taxes   = ColumnValues::taxes( $fields['_line_tax_data'] ?? '', 'subtotal' );
		$item->reduced_stock    = isset( $fields['_reduced_stock'] ) ? Quantity::stored( $fields['_reduced_stock'] ) : null;
		$item->refunded_item_id = (int) ( $fields['_refunded_item_id'] ?? 0 );
		return $item;
	}

	/**
	 * @param array<string, string> $fields
	 */
	private static function shipping( array $fields ): ShippingItem {
		$item                   = new ShippingItem();
		$item->method_id        = ColumnValues::read_meta_text( $fields['method_id'] ?? '' );
		$item->instance_id      = ColumnValues::read_meta_text( $fields['instance_id'] ?? '' );
		$item->total            = ColumnValues::readable( $fields['cost'] ?? '0' );
		$item->total_tax        = ColumnValues::readable( $fields['total_tax'] ?? '0' );
		$item->taxes            = ColumnValues::taxes( $fields['taxes'] ?? '', 'total' );
		$item->tax_status       = ColumnValues::read_meta_text( $fields['tax_status'] ?? 'taxable' );
		$item->refunded_item_id = (int) ( $fields['_refunded_item_id'] ?? 0 );
		return $item;
	}

	/**
	 * @param array<string, string> $fields
	 */
	private static function fee( array $fields ): FeeItem {
		$item                   = new FeeItem();
		$item->amount           = ColumnValues::readable( $fields['_fee_amount'] ?? '0' );
		$item->tax_class        = ColumnValues::read_meta_text( $fields['_tax_class'] ?? '' );
		$item->tax_status       = ColumnValues::read_meta_text( $fields['_tax_status'] ?? 'taxable' );
		$item->total            = ColumnValues::readable( $fields['_line_total'] ?? '0' );
		$item->total_tax        = ColumnValues::readable( $fields['_line_tax'] ?? '0' );
		$item->taxes            = ColumnValues::taxes( $fields['_line_tax_data'] ?? '', 'total' );
		$item->refunded_item_id = (int) ( $fields['_refunded_item_id'] ?? 0 );
		return $item;
	}

	/**
	 * @param array<string, string> $fields
	 */
	private static function coupon( array $fields ): CouponItem {
		$item               = new CouponItem();
		$item->discount     = ColumnValues::readable( $fields['discount_amount'] ?? '0' );
		$item->discount_tax = ColumnValues::readable( $fields['discount_amount_tax'] ?? '0' );
		CouponInfo::read( $fields['coupon_info'] ?? '', $item );
		return $item;
	}

	/**
	 * @param array<string, string> $fields
	 */
	private static function tax( array $fields ): TaxItem {
		$item                     = new TaxItem();
		$item->rate_id            = (int) ( $fields['rate_id'] ?? 0 );
		$item->label              = ColumnValues::read_meta_text( $fields['label'] ?? '' );
		$item->compound           = ! in_array( $fields['compound'] ?? '', [ '', '0' ], true );
		$item->tax_total          = ColumnValues::readable( $fields['tax_amount'] ?? '0' );
		$item->shipping_tax_total = ColumnValues::readable( $fields['shipping_tax_amount'] ?? '0' );
		$item->rate_percent       = ColumnValues::readable( $fields['rate_percent'] ?? '' );
		return $item;
	}
}
