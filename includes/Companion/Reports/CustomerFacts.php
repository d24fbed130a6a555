<?php
declare(strict_types=1);

namespace Storewright\Companion\Reports;

use WC_Order;
use WP_User;

/**
 * What is said of customers, as columns of Tables::CUSTOMERS.
 *
 * @internal
 */
final class CustomerFacts {

	/**
	 * An account of this site. On a network, one that was removed from the site is none, as little as one that was deleted.
	 */
	public static function account( int $id ): WP_User|false {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$user = get_userdata( $id );
		return is_multisite() && ! metadata_exists( 'user', $id, $wpdb->get_blog_prefix() . 'capabilities' ) ? false : $user;
	}

	/**
	 * What an account says, '' where it says nothing.
	 *
	 * @return array<string, string>
	 */
	public static function of_account( WP_User $user ): array {
		$meta   = static function ( string ...$keys ) use ( $user ): string {
			foreach ( $keys as $key ) {
				$value = get_user_meta( $user->ID, $key, true );
				if ( is_string( $value ) && '' !== $value ) {
					return $value;
				}
			}
			return '';
		};
		$active = $meta( 'wc_last_active' );
		return [
			'username'         => $user->user_login,
			'first_name'       => mb_substr( $meta( 'first_name', 'billing_first_name' ), 0, 255 ),
			'last_name'        => mb_substr( $meta( 'last_name', 'billing_last_name' ), 0, 255 ),
			'email'            => mb_strtolower( mb_substr( $user->user_email, 0, 100 ) ),
			'country'          => mb_substr( $meta( 'billing_country' ), 0, 2 ),
			'postcode'         => mb_substr( $meta( 'billing_postcode' ), 0, 20 ),
			'city'             => mb_substr( $meta( 'billing_city' ), 0, 100 ),
			'state'            => mb_substr( $meta( 'billing_state' ), 0, 100 ),
			'date_registered'  => $user->user_registered,
			'date_last_active' => is_numeric( $active ) ? gmdate( 'Y-m-d H:i:s', (int) $active ) : '',
		];
	}

	/**
	 * What an order says.
	 *
	 * @param WC_Order      $order
	 * @param string        $email In lower case, of the account if there is one.
	 * @param WP_User|false $user
	 * @return array<string, string>
	 */
	public static function of_order( WC_Order $order, string $email, WP_User|false $user ): array {
		$row = [
			'username'         => false === $user ? '' : $user->user_login,
			'first_name'       => mb_substr( $order->get_billing_first_name( 'edit' ), 0, 255 ),
			'last_name'        => mb_substr( $order->get_billing_last_name( 'edit' ), 0, 255 ),
			'email'            => $email,
			'country'          => mb_substr( $order->get_billing_country( 'edit' ), 0, 2 ),
			'postcode'         => mb_substr( $order->get_billing_postcode( 'edit' ), 0, 20 ),
			'city'             => mb_substr( $order->get_billing_city( 'edit' ), 0, 100 ),
			'state'            => mb_substr( $order->get_billing_state( 'edit' ), 0, 100 ),
			'date_last_active' => gmdate( 'Y-m-d H:i:s', $order->get_date_created()?->getTimestamp() ?? time() ),
		];
		return false === $user ? $row : $row + [ 'date_registered' => $user->user_registered ];
	}
}
