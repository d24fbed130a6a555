<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved\Email;

use Storewright\Admin\Analytics\Saved\SavedReport;
use Storewright\Kernel\Capabilities;
use WP_User;

/**
 * Who receives a saved report by email: who saved it and who has a role that it is shared with, as long as they may see reports, except
 * who unsubscribed. That is kept at the user, a row for each report, and goes with the account.
 */
final class Subscriptions {

	private const META = 'storewright_unsubscribed_report';

	/**
	 * Whether a user is to receive a saved report, unsubscribed or not.
	 */
	public static function is_recipient( SavedReport $report, WP_User $user ): bool {
		return $user->has_cap( Capabilities::VIEW_REPORTS )
			&& ( $report->user_id === $user->ID || [] !== array_intersect( $report->roles, $user->roles ) );
	}

	/**
	 * Whether a user has not unsubscribed.
	 */
	public static function has( int $report, int $user ): bool {
		$ids = get_user_meta( $user, self::key() );
		return ! in_array( (string) $report, is_array( $ids ) ? $ids : [], true );
	}

	/**
	 * Unsubscribes a user, or subscribes again.
	 */
	public static function set( int $report, int $user, bool $is_subscribed ): void {
		if ( $is_subscribed ) {
			delete_user_meta( $user, self::key(), (string) $report );
		} elseif ( self::has( $report, $user ) ) {
			add_user_meta( $user, self::key(), (string) $report );
		}
	}

	/**
	 * Forgets what was about a report that is gone.
	 */
	public static function forget( int $report ): void {
		delete_metadata( 'user', 0, self::key(), (string) $report, true );
	}

	/**
	 * Forgets all of it.
	 */
	public static function clear(): void {
		delete_metadata( 'user', 0, self::key(), '', true );
	}

	/**
	 * Who is to be sent a report now.
	 *
	 * @return list<WP_User>
	 */
	public static function recipients( SavedReport $report ): array {
		$users = [];
		$owner = get_userdata( $report->user_id );
		if ( false !== $owner ) {
			$users[ $owner->ID ] = $owner;
		}
		/** @var list<WP_User> $shared */
		$shared = [] === $report->roles ? [] : get_users( [ 'role__in' => $report->roles ] );
		foreach ( $shared as $user ) {
			$users[ $user->ID ] = $user;
		}
		ksort( $users );
		return array_values(
			array_filter(
				$users,
				static fn( WP_User $user ): bool => '' !== $user->user_email
					&& self::is_recipient( $report, $user )
					&& self::has( $report->id, $user->ID )
			)
		);
	}

	/**
	 * Users are the network's, reports are the site's.
	 */
	private static function key(): string {
		/** @var \wpdb $wpdb */
		global $wpdb;
		return $wpdb->get_blog_prefix() . self::META;
	}
}
