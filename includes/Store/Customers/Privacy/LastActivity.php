<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Privacy;

use Storewright\Kernel\Context;
use Storewright\Kernel\Module;
use WP_User;

/**
 * Notes on which day somebody with an account was last here, in WooCommerce's form: the account is deleted in time if the owner
 * wants that. One write a day and account; reading costs nothing, as WordPress has the account's data by then.
 */
final class LastActivity implements Module {

	/**
	 * Key of user meta: midnight of the day, UTC, as a Unix time in seconds.
	 */
	public const META = 'wc_last_active';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Listens to who is logged in, and who orders.
	 */
	public function register(): void {
		add_action(
			'auth_cookie_valid',
			fn( mixed $cookie, mixed $user ) => $user instanceof WP_User ? $this->note( $user->ID ) : null,
			10,
			2
		);
		add_action( 'wp_login', fn( mixed $name, mixed $user ) => $user instanceof WP_User ? $this->note( $user->ID ) : null, 10, 2 );
		add_action(
			'storewright_order_created',
			fn( mixed $id, mixed $order ) => is_object( $order )
				&& isset( $order->customer_id )
				&& is_int( $order->customer_id ) ? $this->note( $order->customer_id ) : null,
			10,
			2
		);
	}

	/**
	 * Notes that an account was used today.
	 *
	 * @param int $user_id The account, 0 for none.
	 */
	public function note( int $user_id ): void {
		$today = (string) $this->context->clock->now()->setTime( 0, 0 )->getTimestamp();
		$known = $user_id > 0 ? get_user_meta( $user_id, self::META, true ) : $today;
		if ( ! is_scalar( $known ) || (int) $known < (int) $today ) {
			update_user_meta( $user_id, self::META, $today );
		}
	}
}
