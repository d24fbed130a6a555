<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons\Rest;

use Brick\Math\BigDecimal;
use Storewright\Kernel\Money;
use Storewright\Rest\Dates;
use Storewright\Rest\Field;
use Storewright\Rest\MetaData;
use Storewright\Rest\Schema;
use Storewright\Store\Calculation\DiscountType;
use Storewright\Store\Coupons\Coupon;

/**
 * A coupon in REST answers.
 */
final class CouponSchema implements Schema {

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return 'shop_coupon';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		$limit = static fn( string $description ) => array_merge( Field::integer( $description ), [ 'type' => [ 'null', 'integer' ] ] );
		return [
			'id'                          => Field::integer( __( 'Id of the coupon.', 'storewright' ), readonly: true ),
			'code'                        => Field::text(
				__( 'What customers type; in small letters, and no two coupons have the same.', 'storewright' )
			),
			'amount'                      => Field::text( __( 'Percent or money off.', 'storewright' ) ),
			'status'                      => Field::text(
				__( 'Status: publish, draft, pending or private. Only published coupons can be used.', 'storewright' )
			),
			'date_created'                => Field::date(
				__( 'When it was made, in the site’s time zone.', 'storewright' ),
				readonly: true
			),
			'date_created_gmt'            => Field::date( __( 'When it was made, UTC.', 'storewright' ), readonly: true ),
			'date_modified'               => Field::date(
				__( 'When it was last changed, in the site’s time zone.', 'storewright' ),
				readonly: true
			),
			'date_modified_gmt'           => Field::date( __( 'When it was last changed, UTC.', 'storewright' ), readonly: true ),
			'discount_type'               => Field::choice(
				__( 'What the amount is taken of: each piece, the price, or the whole basket.', 'storewright' ),
				array_column( DiscountType::cases(), 'value' ),
				default: DiscountType::FixedCart->value
			),
			'description'                 => Field::text( __( 'What owners read.', 'storewright' ) ),
			'date_expires'                => Field::date( __( 'From when on it can’t be used, in the site’s time zone.', 'storewright' ) ),
			'date_expires_gmt'            => Field::date( __( 'From when on it can’t be used, UTC.', 'storewright' ) ),
			'usage_count'                 => Field::integer( __( 'How often it was used.', 'storewright' ), readonly: true ),
			'individual_use'              => Field::boolean( __( 'Whether it goes with no other coupon.', 'storewright' ), default: false ),
			'product_ids'                 => Field::list(
				__(
					'Products that it is for; none for all.',
					'storewright'
				),
				Field::integer( '' )
			),
			'excluded_product_ids'        => Field::list( __( 'Products that it is not for.', 'storewright' ), Field::integer( '' ) ),
			'usage_limit'                 => $limit( __( 'How often it can be used at all.', 'storewright' ) ),
			'usage_limit_per_user'        => $limit( __( 'How often one customer can use it.', 'storewright' ) ),
			'limit_usage_to_x_items'      => $limit( __( 'For how many pieces it counts at most.', 'storewright' ) ),
			'free_shipping'               => Field::boolean( __( 'Whether it allows free shipping.', 'storewright' ), default: false ),
			'product_categories'          => Field::list(
				__(
					'Categories that it is for; none for all.',
					'storewright'
				),
				Field::integer( '' )
			),
			'excluded_product_categories' => Field::list( __( 'Categories that it is not for.', 'storewright' ), Field::integer( '' ) ),
			'exclude_sale_items'          => Field::boolean(
				__( 'Whether it leaves out what is on sale.', 'storewright' ),
				default: false
			),
			'minimum_amount'              => Field::text( __( 'Least that has to be in the basket.', 'storewright' ) ),
			'maximum_amount'              => Field::text( __( 'Most that may be in the basket.', 'storewright' ) ),
			'email_restrictions'          => Field::list(
				__(
					'Email addresses that may use it, * for any characters; none for all.',
					'storewright'
				),
				Field::text( '' )
			),
			'used_by'                     => Field::list(
				__(
					'Who used it last: user ids, or email addresses of guests.',
					'storewright'
				),
				[ 'type' => 'string' ],
				readonly: true
			),
			'meta_data'                   => MetaData::field(),
		];
	}

	/**
	 * The coupon as it is answered.
	 *
	 * @param Coupon $coupon
	 * @param int    $decimals Decimals of the shop's amounts.
	 * @return array<string, mixed>
	 */
	public static function item( Coupon $coupon, int $decimals ): array {
		return [
			'id'                          => $coupon->id,
			'code'                        => $coupon->code,
			'amount'                      => self::money( $coupon->amount, $decimals ),
			'status'                      => $coupon->status,
			'date_created'                => Dates::site( $coupon->created ),
			'date_created_gmt'            => Dates::gmt( $coupon->created ),
			'date_modified'               => Dates::site( $coupon->modified ),
			'date_modified_gmt'           => Dates::gmt( $coupon->modified ),
			'discount_type'               => $coupon->type,
			'description'                 => $coupon->description,
			'date_expires'                => Dates::site( $coupon->expires ),
			'date_expires_gmt'            => Dates::gmt( $coupon->expires ),
			'usage_count'                 => $coupon->usage_count,
			'individual_use'              => $coupon->individual_use,
			'product_ids'                 => $coupon->product_ids,
			'excluded_product_ids'        => $coupon->excluded_product_ids,
			'usage_limit'                 => $coupon->usage_limit,
			'usage_limit_per_user'        => $coupon->usage_limit_per_user,
			'limit_usage_to_x_items'      => $coupon->limit_usage_to_x_items,
			'free_shipping'               => $coupon->free_shipping,
			'product_categories'          => $coupon->category_ids,
			'excluded_product_categories' => $coupon->excluded_category_ids,
			'exclude_sale_items'          => $coupon->exclude_sale_items,
			'minimum_amount'              => self::money( $coupon->minimum_amount, $decimals ),
			'maximum_amount'              => self::money( $coupon->maximum_amount, $decimals ),
			'email_restrictions'          => $coupon->email_restrictions,
			'used_by'                     => $coupon->used_by,
			'meta_data'                   => MetaData::items( $coupon->meta ),
		];
	}

	/**
	 * With the shop's decimals, or more where it has more: what was answered can be sent back.
	 */
	private static function money( ?BigDecimal $amount, int $decimals ): string {
		$amount = ( $amount ?? BigDecimal::zero() )->stripTrailingZeros();
		return Money::text( $amount, max( $decimals, $amount->getScale() ) );
	}
}
