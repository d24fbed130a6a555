<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Brick\Math\BigDecimal;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Money;
use Storewright\Kernel\Options;
use Storewright\Store\Calculation\Coupon as Discount;
use Storewright\Store\Calculation\DiscountType;
use Storewright\Store\Calculation\Line;
use Storewright\Store\Coupons\Coupon;
use Storewright\Store\Coupons\CouponContext;
use Storewright\Store\Coupons\CouponQuery;
use Storewright\Store\Coupons\CouponRules;
use Storewright\Store\Orders\Model\CouponItem;
use Storewright\Store\Orders\Model\Order;

/**
 * The coupons of an order: which it has, and what they say. What a coupon was worth when it was redeemed stays so.
 */
final class OrderCoupons {

	public function __construct(
		private readonly CouponQuery $coupons,
		private readonly Clock $clock,
		private readonly Options $options
	) {}

	/**
	 * The order's coupons for its calculation: kind and amount as they were redeemed, the rest as it is today.
	 *
	 * @return list<Discount>
	 */
	public function of( Order $order ): array {
		$stored = $this->stored( $order );
		return array_map(
			static fn( CouponItem $item ) => self::redeemed( $item, $stored[ $item->name ] ?? null ),
			$order->coupon_items()
		);
	}

	/**
	 * Gives the order the coupons that the request names, and no others. Whether those that are new may be used is asked when the
	 * lines are known: see check().
	 *
	 * @return bool Whether it has other coupons than before.
	 * @throws InvalidInput If there is none of a code, or the shop takes no coupons: `woocommerce_rest_invalid_coupon`. An order keeps
	 *                      those that it has.
	 */
	public function apply( Order $order, RequestData $data ): bool {
		if ( ! $data->has( 'coupon_lines' ) ) {
			return false;
		}
		$before = $order->coupon_items();
		$after  = [];
		foreach ( $data->objects( 'coupon_lines' ) as $line ) {
			if ( 0 < ( $line->count( 'id', PHP_INT_MAX ) ?? 0 ) && 0 === $order->id ) {
				throw $line->refusal(
					'id',
					__( 'A new coupon line gets its id from the shop.', 'storewright' ),
					'woocommerce_rest_coupon_item_id_readonly'
				);
			}
			$item = ItemReference::existing( $order, $line, CouponItem::class );
			if ( ! ItemReference::is_to_go( $line ) ) {
				$code                 = Coupon::normalised( $line->text( 'code' ) ?? $item->name ?? '' );
				$after[ $code ]       = self::named( $before, $code ) ?? $this->fresh( $line, $code );
				$after[ $code ]->meta = MetaList::of_item( $after[ $code ], $line->meta() );
			}
		}
		$order->replace_items( CouponItem::class, array_values( $after ) );
		return array_values( $after ) !== $before;
	}

	/**
	 * Refuses new coupons that may not be used for these lines by this customer. One that the order has is not asked again: it
	 * would count its own use.
	 *
	 * @param Order        $order
	 * @param list<string> $before Codes that the order had.
	 * @param list<Line>   $lines
	 * @throws InvalidInput `woocommerce_rest_invalid_coupon`.
	 */
	public function check( Order $order, array $before, array $lines ): void {
		$items = $order->coupon_items();
		$new   = array_filter( $items, static fn( CouponItem $item ) => ! in_array( $item->name, $before, true ) );
		if ( [] === $new ) {
			return;
		}
		$stored   = $this->stored( $order );
		$customer = $this->customer( $order );
		$rules    = new CouponRules( $this->clock->now() );
		$subtotal = array_reduce( $lines, static fn( BigDecimal $sum, Line $line ) => $sum->plus( $line->amount ), BigDecimal::zero() );
		foreach ( $new as $item ) {
			$coupon = $stored[ $item->name ];
			$others = array_values( array_diff_key( $stored, [ $item->name => true ] ) );
			$uses   = null === $coupon->usage_limit_per_user ? 0 : $this->coupons->uses_by( $coupon->id, $customer['known_as'] );
			$rules->check( $coupon, new CouponContext( $lines, $subtotal, $customer['emails'], $uses, $others ) );
		}
	}

	/**
	 * @return array{emails: list<string>, known_as: list<string>}
	 */
	private function customer( Order $order ): array {
		$user   = 0 < $order->customer_id ? get_user_by( 'id', $order->customer_id ) : false;
		$emails = array_values(
			array_unique(
				array_filter(
					[ $order->billing->email, false === $user ? '' : $user->user_email ],
					static fn( string $email ) => '' !== $email
				)
			)
		);
		return [
			'emails'   => $emails,
			'known_as' => [
				...array_map( mb_strtolower( ... ), $emails ),
				...( 0 < $order->customer_id ? [ (string) $order->customer_id ] : [] ),
			],
		];
	}

	/**
	 * The coupons as they are today, as far as they still exist.
	 *
	 * @return array<string, Coupon> By the name of the order's item.
	 */
	private function stored( Order $order ): array {
		$items  = $order->coupon_items();
		$known  = $this->coupons->several(
			array_values(
				array_filter( array_map( static fn( CouponItem $item ) => $item->coupon_id, $items ), static fn( int $id ) => $id > 0 )
			)
		);
		$stored = [];
		foreach ( $items as $item ) {
			$coupon = $known[ $item->coupon_id ] ?? $this->coupons->find_by_code( $item->name );
			if ( null !== $coupon ) {
				$stored[ $item->name ] = $coupon;
			}
		}
		return $stored;
	}

	private static function redeemed( CouponItem $item, ?Coupon $stored ): Discount {
		$today = $stored?->for_calculation();
		// Of an order that was brought in without what its coupon said, today's is the best that is known.
		$type   = 0 === $item->coupon_id && null !== $today ? $today->type : DiscountType::tryFrom( $item->discount_type );
		$amount = 0 === $item->coupon_id && null !== $today ? $today->amount : Money::of( $item->nominal_amount );
		return new Discount(
			$item->coupon_id,
			$item->name,
			$type ?? DiscountType::FixedCart,
			null === $type ? BigDecimal::zero() : $amount,
			$today?->most_pieces,
			$today->product_ids ?? [],
			$today->excluded_product_ids ?? [],
			$today->category_ids ?? [],
			$today->excluded_category_ids ?? [],
			$today->exclude_sale_items ?? false,
			$item->free_shipping
		);
	}

	/**
	 * @param list<CouponItem> $items
	 */
	private static function named( array $items, string $code ): ?CouponItem {
		foreach ( $items as $item ) {
			if ( Coupon::normalised( $item->name ) === $code ) {
				return $item;
			}
		}
		return null;
	}

	private function fresh( RequestData $line, string $code ): CouponItem {
		if ( '' !== $code && ! $this->options->bool_yes( 'woocommerce_enable_coupons', true ) ) {
			throw $line->refusal(
				'code',
				sprintf(
					/* translators: %s: code of a coupon. */
					__( 'The coupon “%s” can’t be used: coupons are turned off in the settings of this shop.', 'storewright' ),
					$code
				),
				'woocommerce_rest_invalid_coupon'
			);
		}
		$coupon = '' === $code ? null : $this->coupons->find_by_code( $code );
		if ( null === $coupon ) {
			throw $line->refusal(
				'code',
				'' === $code ? __( 'A coupon needs its code.', 'storewright' ) : sprintf(
					/* translators: %s: code of a coupon. */
					__( 'There is no coupon “%s”.', 'storewright' ),
					$code
				),
				'woocommerce_rest_invalid_coupon'
			);
		}
		$item                 = new CouponItem();
		$item->name           = $coupon->code;
		$item->coupon_id      = $coupon->id;
		$item->discount_type  = $coupon->type;
		$item->nominal_amount = (string) $coupon->amount;
		$item->free_shipping  = $coupon->free_shipping;
		return $item;
	}
}
