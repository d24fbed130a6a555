<?php
declare(strict_types=1);

namespace Storewright\Admin\HomePanels\Rest;

use Storewright\Admin\HomePanels\PendingReview;
use Storewright\Rest\Dates;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;
use Storewright\Shop\LowStockProduct;
use Storewright\Shop\WaitingOrder;

/**
 * What waits for the owner, on the wire.
 */
final class HomePanelsSchema implements Schema {

	/**
	 * How many characters of a review are answered.
	 */
	private const EXCERPT = 400;

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'home_panels';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'is_shown' => Field::boolean(
				__( 'Whether Home shows the panels: setup is done or hidden, or the shop has orders.', 'storewright' ),
				readonly: true
			),
			'orders'   => self::panel( __( 'Orders to fulfill; null for who may not change orders.', 'storewright' ), self::order_properties() ),
			'reviews'  => self::panel( __( 'Reviews to moderate; null for who may not moderate.', 'storewright' ), self::review_properties() ),
			'stock'    => self::panel( __( 'Products of which few are left; null for who may not change them.', 'storewright' ), self::product_properties() ),
		];
	}

	/**
	 * An order as the properties say.
	 *
	 * @return array<string, mixed>
	 */
	public static function order( WaitingOrder $order ): array {
		return [
			'id'               => $order->id,
			'number'           => $order->number,
			'customer'         => $order->customer,
			'total'            => $order->total,
			'currency'         => $order->currency,
			'status'           => $order->status,
			'date_created_gmt' => Dates::gmt( $order->created ),
		];
	}

	/**
	 * A review as the properties say.
	 *
	 * @return array<string, mixed>
	 */
	public static function review( PendingReview $review ): array {
		return [
			'id'               => $review->id,
			'reviewer'         => self::plain( $review->reviewer ),
			'review'           => mb_substr( self::plain( trim( wp_strip_all_tags( $review->content ) ) ), 0, self::EXCERPT ),
			'rating'           => $review->rating,
			'product_id'       => $review->product_id,
			'product_name'     => self::plain( wp_strip_all_tags( $review->product ) ),
			'date_created_gmt' => str_replace( ' ', 'T', $review->written ),
		];
	}

	/**
	 * A product as the properties say.
	 *
	 * @return array<string, mixed>
	 */
	public static function product( LowStockProduct $product ): array {
		return [
			'id'         => $product->id,
			'parent_id'  => $product->parent_id,
			'name'       => self::plain( $product->name ),
			'sku'        => $product->sku,
			'quantity'   => (float) $product->quantity,
			'low_amount' => (float) $product->low_amount,
		];
	}

	/**
	 * Text of a title or a comment, in which WordPress may have stored `&amp;` for `&`.
	 */
	private static function plain( string $stored ): string {
		return html_entity_decode( $stored, ENT_QUOTES );
	}

	/**
	 * @param string                              $description
	 * @param array<string, array<string, mixed>> $properties  Of an item.
	 * @return array<string, mixed>
	 */
	private static function panel( string $description, array $properties ): array {
		return [ 'type' => [ 'object', 'null' ] ] + Field::object(
			$description,
			[
				'count' => Field::integer( __( 'How many there are in all.', 'storewright' ) ),
				'items' => Field::objects( __( 'The first ones.', 'storewright' ), $properties ),
			],
			readonly: true
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function order_properties(): array {
		return [
			'id'               => Field::integer( __( 'ID of the order.', 'storewright' ) ),
			'number'           => Field::text( __( 'Number of the order.', 'storewright' ) ),
			'customer'         => Field::text( __( 'Name of the customer, if known.', 'storewright' ) ),
			'total'            => Field::text( __( 'What is paid, a decimal.', 'storewright' ) ),
			'currency'         => Field::text( __( 'Currency, ISO 4217.', 'storewright' ) ),
			'status'           => Field::text( __( 'Status of the order.', 'storewright' ) ),
			'date_created_gmt' => Field::date( __( 'When it was placed, UTC.', 'storewright' ) ),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function review_properties(): array {
		return [
			'id'               => Field::integer( __( 'ID of the review.', 'storewright' ) ),
			'reviewer'         => Field::text( __( 'Name of the reviewer.', 'storewright' ) ),
			'review'           => Field::text( __( 'Beginning of the review, plain text.', 'storewright' ) ),
			'rating'           => Field::integer( __( 'Stars, 1 to 5; 0 for none.', 'storewright' ) ),
			'product_id'       => Field::integer( __( 'ID of the product.', 'storewright' ) ),
			'product_name'     => Field::text( __( 'Name of the product.', 'storewright' ) ),
			'date_created_gmt' => Field::text( __( 'When it was written, UTC.', 'storewright' ) ),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function product_properties(): array {
		return [
			'id'         => Field::integer( __( 'ID of the product or variation.', 'storewright' ) ),
			'parent_id'  => Field::integer( __( 'ID of a variation’s product; 0 for products.', 'storewright' ) ),
			'name'       => Field::text( __( 'Name of the product.', 'storewright' ) ),
			'sku'        => Field::text( __( 'SKU of the product.', 'storewright' ) ),
			'quantity'   => Field::number( __( 'How many are left.', 'storewright' ) ),
			'low_amount' => Field::number( __( 'From which quantity on few are left.', 'storewright' ) ),
		];
	}
}
