<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\ItemLimits;
use Storewright\Rest\MetaData;

/**
 * REST fields of the items of orders and refunds.
 */
final class ItemFields {

	private const MAX_CODE_LENGTH = 200;

	/**
	 * Items of a kind, as many as one request may bring.
	 *
	 * @param string                              $description
	 * @param array<string, array<string, mixed>> $properties  Of one of them.
	 * @return array<string, mixed>
	 */
	public static function list( string $description, array $properties ): array {
		return Field::objects( $description, $properties, maxItems: ItemLimits::MAX_ITEMS );
	}

	/**
	 * Something sold.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function line(): array {
		return [
			'id'               => self::id(),
			'name'             => Field::any( __( 'Name of the product.', 'storewright' ) ),
			'parent_name'      => Field::text(
				__( 'Name of the product that the variation belongs to.', 'storewright' ),
				type: [ 'string', 'null' ]
			),
			'product_id'       => Field::any( __( 'Id of the product; null removes the line.', 'storewright' ) ),
			'variation_id'     => Field::integer( __( 'Id of the variation, 0 where it is none.', 'storewright' ) ),
			'quantity'         => Field::number(
				__( 'How many, with decimals where it is sold by measure; 0 removes the line.', 'storewright' )
			),
			'tax_class'        => Field::text( __( 'Slug of the tax class.', 'storewright' ), maxLength: self::MAX_CODE_LENGTH ),
			'subtotal'         => Field::text( __( 'Before discounts, without tax.', 'storewright' ) ),
			'subtotal_tax'     => Field::text( __( 'Tax before discounts.', 'storewright' ), readonly: true ),
			'total'            => Field::text( __( 'After discounts, without tax.', 'storewright' ) ),
			'total_tax'        => Field::text( __( 'Tax after discounts.', 'storewright' ), readonly: true ),
			'taxes'            => Field::objects(
				__( 'Tax by rate.', 'storewright' ),
				[
					'id'       => Field::integer( __( 'Id of the tax rate.', 'storewright' ) ),
					'total'    => Field::text( __( 'Tax after discounts.', 'storewright' ) ),
					'subtotal' => Field::text( __( 'Tax before discounts.', 'storewright' ) ),
				],
				readonly: true
			),
			'meta_data'        => self::meta( true ),
			'sku'              => Field::text( __( 'SKU.', 'storewright' ), type: [ 'string', 'null' ], readonly: true ),
			'global_unique_id' => Field::text(
				__( 'GTIN, EAN or ISBN of the product.', 'storewright' ),
				type: [ 'string', 'null' ],
				readonly: true
			),
			'price'            => Field::number( __( 'Price of one after discounts, without tax.', 'storewright' ), readonly: true ),
			'image'            => Field::object(
				__( 'Picture of the product.', 'storewright' ),
				[
					'id'  => Field::any(
						__( 'Id of the attachment; empty where the product has none, 0 where there is no product.', 'storewright' )
					),
					'src' => Field::url( __( 'Address of the picture.', 'storewright' ) ),
				],
				readonly: true
			),
		];
	}

	/**
	 * Something refunded.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function refunded_line(): array {
		$line                 = array_map( self::readonly( ... ), self::line() );
		$refunded             = Field::number( __( 'What is refunded, without tax.', 'storewright' ), readonly: true, optional: true );
		$line['refund_total'] = $refunded;
		$line['meta_data']    = Field::objects(
			__( 'Meta data of the line.', 'storewright' ),
			array_map( self::readonly( ... ), self::entry() ),
			readonly: true
		);
		$line['taxes']        = Field::objects(
			__( 'Tax by rate.', 'storewright' ),
			[
				'id'           => Field::integer( __( 'Id of the tax rate.', 'storewright' ), readonly: true ),
				'total'        => Field::text( __( 'Tax after discounts.', 'storewright' ), readonly: true ),
				'subtotal'     => Field::text( __( 'Tax before discounts.', 'storewright' ), readonly: true ),
				'refund_total' => $refunded,
			],
			readonly: true
		);
		return $line;
	}

	/**
	 * Tax of one rate.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function tax(): array {
		return [
			'id'                 => self::id(),
			'rate_code'          => Field::text( __( 'Code of the rate.', 'storewright' ), readonly: true ),
			'rate_id'            => Field::integer( __( 'Id of the rate.', 'storewright' ), readonly: true ),
			'label'              => Field::text( __( 'What the tax is called.', 'storewright' ), readonly: true ),
			'compound'           => Field::boolean( __( 'Whether it is reckoned on top of other taxes.', 'storewright' ), readonly: true ),
			'tax_total'          => Field::text( __( 'Tax of lines and fees.', 'storewright' ), readonly: true ),
			'shipping_tax_total' => Field::text( __( 'Tax of shipping.', 'storewright' ), readonly: true ),
			'rate_percent'       => Field::number( __( 'The rate in per cent.', 'storewright' ), readonly: true ),
			'meta_data'          => self::meta(),
		];
	}

	/**
	 * A way of shipping with its price.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function shipping(): array {
		return [
			'id'           => self::id(),
			'method_title' => Field::any( __( 'What the shipping method is called.', 'storewright' ) ),
			'method_id'    => Field::any( __( 'Id of the shipping method; null removes the line.', 'storewright' ) ),
			'instance_id'  => Field::text( __( 'Id of the method in its zone.', 'storewright' ), maxLength: self::MAX_CODE_LENGTH ),
			'total'        => Field::text( __( 'Price without tax.', 'storewright' ) ),
			'total_tax'    => Field::text( __( 'Its tax.', 'storewright' ), readonly: true ),
			'taxes'        => Field::objects(
				__( 'Tax by rate.', 'storewright' ),
				self::rate_totals() + [
					'subtotal' => Field::text( __( 'Empty: shipping is not discounted.', 'storewright' ), readonly: true ),
				],
				readonly: true
			),
			'tax_status'   => Field::text( __( 'taxable or none.', 'storewright' ), readonly: true ),
			'meta_data'    => self::meta(),
		];
	}

	/**
	 * A fee; a negative one is a discount.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function fee(): array {
		return [
			'id'         => self::id(),
			'name'       => Field::any( __( 'Name of the fee; null removes it.', 'storewright' ) ),
			'tax_class'  => Field::text( __( 'Slug of the tax class.', 'storewright' ), maxLength: self::MAX_CODE_LENGTH ),
			'tax_status' => Field::choice( __( 'Whether it is taxed.', 'storewright' ), [ 'taxable', 'none' ] ),
			'amount'     => Field::text( __( 'The fee as it was agreed.', 'storewright' ), readonly: true ),
			'total'      => Field::text( __( 'The fee without tax.', 'storewright' ) ),
			'total_tax'  => Field::text( __( 'Its tax.', 'storewright' ), readonly: true ),
			'taxes'      => Field::objects(
				__( 'Tax by rate.', 'storewright' ),
				self::rate_totals() + [
					'subtotal' => Field::text( __( 'Empty: a fee is not discounted.', 'storewright' ), readonly: true ),
				],
				readonly: true
			),
			'meta_data'  => self::meta(),
		];
	}

	/**
	 * A coupon that was redeemed.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function coupon(): array {
		return [
			'id'             => self::id(),
			'code'           => Field::any( __( 'Code of the coupon; null takes it back.', 'storewright' ) ),
			'discount'       => Field::text( __( 'What it saves, without tax.', 'storewright' ), readonly: true ),
			'discount_tax'   => Field::text( __( 'Tax that it saves.', 'storewright' ), readonly: true ),
			'discount_type'  => Field::text( __( 'Kind of discount.', 'storewright' ), readonly: true ),
			'nominal_amount' => Field::number( __( 'The coupon’s amount, in per cent or money.', 'storewright' ), readonly: true ),
			'free_shipping'  => Field::boolean( __( 'Whether it allows free shipping.', 'storewright' ), readonly: true ),
			'meta_data'      => self::meta(),
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function meta( bool $displayed = false ): array {
		return $displayed ? Field::objects(
			__( 'Meta data: what clients and extensions keep with it.', 'storewright' ),
			self::entry()
		) : MetaData::field();
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function entry(): array {
		return [
			'id'            => Field::integer( __( 'Id of the entry.', 'storewright' ), readonly: true ),
			'key'           => Field::text( __( 'Key of the entry.', 'storewright' ) ),
			'value'         => Field::any( __( 'Value of the entry; null deletes it.', 'storewright' ) ),
			'display_key'   => Field::text( __( 'The key as people read it.', 'storewright' ) ),
			'display_value' => Field::text( __( 'The value as people read it.', 'storewright' ) ),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function rate_totals(): array {
		return [
			'id'    => Field::integer( __( 'Id of the tax rate.', 'storewright' ), readonly: true ),
			'total' => Field::text( __( 'Its tax.', 'storewright' ), readonly: true ),
		];
	}

	/**
	 * @param array<string, mixed> $property
	 * @return array<string, mixed>
	 */
	private static function readonly( array $property ): array {
		return [ 'readonly' => true ] + $property;
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function id(): array {
		return Field::integer( __( 'Id of the item.', 'storewright' ), readonly: true );
	}
}
