<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Privacy;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;
use Storewright\Kernel\Period;
use Storewright\Store\Customers\CustomerRole;
use WP_User;

/**
 * Once a day, deletes accounts of customers that were not used for as long as the settings say. Accounts with any other role, or of
 * which it is not known when they were last used, stay. Orders become those of guests; what else was theirs stays without owner.
 */
final class DeleteInactiveAccounts implements Job {

	public const OPTION = 'woocommerce_delete_inactive_accounts';

	/**
	 * Roles of accounts that may go.
	 */
	private const ROLES = [ CustomerRole::ID, 'subscriber' ];

	private const BATCH = 500;

	/**
	 * Name under which it is queued.
	 */
	public static function name(): string {
		return 'delete_inactive_accounts';
	}

	/**
	 * Has the job run a day from now where the setting says so: until then an owner can take back a wrong choice.
	 */
	public static function plan(): void {
		if ( null !== Period::parse( get_option( self::OPTION ) ) ) {
			Queue::enqueue( self::name(), DAY_IN_SECONDS );
		}
	}

	/**
	 * Goes through the accounts, as long as there is time.
	 *
	 * @param Context     $context The site.
	 * @param string|null $cursor  Id of the last account's meta data that was looked at.
	 * @param float       $until   Unix time, in seconds, by which to come back.
	 * @return string|null Where to go on from.
	 */
	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$period = Period::parse( get_option( self::OPTION ) );
		if ( null === $period ) {
			return null;
		}
		// First of all: where it fails time and again, it is tried again tomorrow.
		self::plan();
		require_once ABSPATH . 'wp-admin/includes/user.php';
		/** @var \wpdb $wpdb */
		global $wpdb;
		$limit = $period->before( $context->clock->now() )->getTimestamp();
		$last  = (int) $cursor;
		do {
			// A part of the index at a time: what a day is, is looked at here.
			$rows = $context->database->rows(
				"SELECT umeta_id, user_id, meta_value FROM {$wpdb->usermeta} WHERE meta_key = %s AND umeta_id > %d
				ORDER BY umeta_id LIMIT %d",
				LastActivity::META,
				$last,
				self::BATCH
			);
			$more = self::BATCH === count( $rows );
			foreach ( $rows as $row ) {
				if ( microtime( true ) >= $until ) {
					return (string) $last;
				}
				if ( (int) $row['meta_value'] > 0 && (int) $row['meta_value'] < $limit ) {
					self::delete( (int) $row['user_id'], $limit );
				}
				$last = (int) $row['umeta_id'];
			}
		} while ( $more );
		return null;
	}

	/**
	 * Deletes an account unless it was used since it was found.
	 */
	private static function delete( int $id, int $limit ): void {
		wp_cache_delete( $id, 'user_meta' );
		$user   = get_userdata( $id );
		$active = get_user_meta( $id, LastActivity::META, true );
		if (
			! $user instanceof WP_User
			|| [] === $user->roles
			|| [] !== array_diff( $user->roles, self::ROLES )
			|| ! is_numeric( $active )
			|| (int) $active >= $limit ) {

			return;
		}
		// To nobody: what they wrote stays.
		wp_delete_user( $id, 0 );
	}
}
