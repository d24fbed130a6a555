<?php
declare(strict_types=1);

namespace Storewright\Screens\Coupons;

use Storewright\Kernel\Context;
use Storewright\Store\Coupons\Coupon;
use Storewright\Store\Coupons\CouponRepository;
use Storewright\Store\Coupons\CouponServices;
use Storewright\Store\Coupons\PostType;

/**
 * Tells the shop, and so its webhooks, of coupons that WordPress's own pages trash or delete, as a deletion over `wc/v3` does.
 *
 * @internal
 */
final class CouponTrash {

	/**
	 * @var array<int, Coupon> As they were.
	 */
	private array $coupons = [];

	public function __construct( private readonly Context $context ) {}

	/**
	 * Hooks what WordPress does. For its own pages only: over `wc/v3`, who deletes a coupon tells of it.
	 */
	public function register(): void {
		add_action( 'wp_trash_post', $this->remember( ... ) );
		add_action( 'before_delete_post', $this->remember( ... ) );
		add_action( 'trashed_post', fn( mixed $id ) => $this->announce( $id, false ) );
		add_action( 'deleted_post', fn( mixed $id ) => $this->announce( $id, true ) );
	}

	private function remember( mixed $id ): void {
		$coupon = is_numeric( $id ) && PostType::NAME === get_post_type( (int) $id )
			? ( new CouponServices( $this->context ) )->query()->full( [ (int) $id ] )[0] ?? null
			: null;
		if ( null !== $coupon ) {
			$this->coupons[ $coupon->id ] = $coupon;
		}
	}

	private function announce( mixed $id, bool $for_good ): void {
		$coupon = is_numeric( $id ) ? $this->coupons[ (int) $id ] ?? null : null;
		if ( null !== $coupon ) {
			unset( $this->coupons[ $coupon->id ] );
			CouponRepository::announce_deleted( $coupon, $for_good );
		}
	}
}
