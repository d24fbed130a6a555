<?php
declare(strict_types=1);

namespace Storewright\Admin\UserPreferences;

use Closure;
use Storewright\Kernel\Errors\StorageFailed;
use UnexpectedValueException;

/**
 * Preferences of each user of the dashboard: texts in the user's meta data, under WooCommerce's names.
 */
final class UserPreferences {

	private const PREFIX = 'woocommerce_admin_';

	/**
	 * Preferences that are kept under another key: name => key of the meta data.
	 */
	private const KEYS = [ 'launch_your_store_tour_hidden' => 'woocommerce_launch_your_store_tour_hidden' ];

	/**
	 * Columns that a user does not want to see in a report.
	 */
	private const REPORTS = [
		'revenue_report_columns',
		'products_report_columns',
		'variations_report_columns',
		'orders_report_columns',
		'categories_report_columns',
		'coupons_report_columns',
		'taxes_report_columns',
		'customers_report_columns',
	];

	/**
	 * The longest list that is kept, in bytes of JSON.
	 */
	private const LONGEST_LIST = 4000;

	/**
	 * The preferences there are.
	 *
	 * @return array<string, Closure(string): string> Name => from what was sent to what is kept; throws UnexpectedValueException
	 *                                                with a translated sentence where it can't be taken.
	 */
	public static function known(): array {
		$own = self::own();
		/**
		 * Filters the preferences that users have in the dashboard.
		 *
		 * @param array<string, Closure(string): string> $preferences Name => from what was sent to what is kept.
		 */
		$all   = apply_filters( 'storewright_user_preferences', $own );
		$known = [];
		foreach ( is_array( $all ) ? $all : $own as $name => $sanitize ) {
			if ( $sanitize instanceof Closure ) {
				$known[ (string) $name ] = static fn( string $sent ): string => self::text( $sanitize( $sent ) );
			}
		}
		return $known;
	}

	/**
	 * The preferences of a user.
	 *
	 * @return array<string, string> By name; '' where none is set.
	 */
	public static function of( int $user ): array {
		$values = [];
		foreach ( array_keys( self::known() ) as $name ) {
			$value           = get_user_meta( $user, self::key( $name ), true );
			$values[ $name ] = is_string( $value ) ? $value : '';
		}
		return $values;
	}

	/**
	 * Sets some preferences of a user; the others stay. Nothing is set if one can't be taken.
	 *
	 * @param array<mixed> $sent By name.
	 * @throws UnexpectedValueException If one can't be taken.
	 * @throws StorageFailed            If one could not be stored.
	 */
	public static function change( int $user, array $sent ): void {
		$known  = self::known();
		$values = [];
		foreach ( $sent as $name => $value ) {
			if ( ! isset( $known[ $name ] ) || ! is_string( $value ) ) {
				/* translators: %s: name of a preference. */
				throw new UnexpectedValueException( sprintf( __( 'Unknown preference: %s', 'storewright' ), $name ) );
			}
			$values[ self::key( (string) $name ) ] = '' === $value ? '' : ( $known[ $name ] )( $value );
		}
		foreach ( $values as $key => $value ) {
			if ( false === update_user_meta( $user, $key, wp_slash( $value ) ) && get_user_meta( $user, $key, true ) !== $value ) {
				throw new StorageFailed(
					'storewright_preference_not_saved',
					__( 'The change could not be saved. Please try again.', 'storewright' )
				);
			}
		}
	}

	/**
	 * Forgets the dashboard's own preferences of everybody.
	 */
	public static function clear(): void {
		foreach ( array_keys( self::own() ) as $name ) {
			delete_metadata( 'user', 0, self::key( $name ), '', true );
		}
	}

	private static function key( string $name ): string {
		return self::KEYS[ $name ] ?? self::PREFIX . $name;
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}

	/**
	 * @return array<string, Closure(string): string>
	 */
	private static function own(): array {
		return [
			'homepage_layout'                 => static fn( string $layout ): string => in_array( $layout, HomeLayout::ALL, true )
				? $layout
				: throw new UnexpectedValueException( __( 'Use “single_column” or “two_columns”.', 'storewright' ) ),
			'task_list_tracked_started_tasks' => self::counts( ... ),
			'homepage_stats'                  => self::home_stats( ... ),
			'activity_panel_inbox_last_read'  => static fn( string $time ): string => 1 === preg_match( '/^\d{1,15}$/D', $time )
				? $time
				: throw new UnexpectedValueException( __( 'Use a Unix time in milliseconds.', 'storewright' ) ),
			'launch_your_store_tour_hidden'   => self::yes_or_no( ... ),
			'android_app_banner_dismissed'    => self::yes_or_no( ... ),
		] + array_fill_keys( self::REPORTS, self::listed( ... ) ) + OverviewPreferences::all();
	}

	/**
	 * 'yes' or 'no'.
	 *
	 * @throws UnexpectedValueException If it is something else.
	 */
	private static function yes_or_no( string $sent ): string {
		return in_array( $sent, [ 'yes', 'no' ], true )
			? $sent
			: throw new UnexpectedValueException( __( 'Use “yes” or “no”.', 'storewright' ) );
	}

	/**
	 * A JSON list of names, or of objects with a name.
	 *
	 * @throws UnexpectedValueException If it is something else, or too long.
	 */
	private static function listed( string $json ): string {
		$list = json_decode( $json, false, 4 );
		if ( ! is_array( $list ) || strlen( $json ) > self::LONGEST_LIST ) {
			throw new UnexpectedValueException( __( 'Use a JSON list.', 'storewright' ) );
		}
		return (string) wp_json_encode( $list );
	}

	/**
	 * A JSON object of ids of tasks, each with how often it was started.
	 *
	 * @throws UnexpectedValueException If it is something else.
	 */
	private static function counts( string $json ): string {
		$counts = json_decode( $json, true );
		if ( ! is_array( $counts ) || [] !== array_filter(
			$counts,
			static fn( mixed $count, int|string $task ) => ! is_int( $count ) || $count < 0 || is_int( $task ),
			ARRAY_FILTER_USE_BOTH
		) ) {
			throw new UnexpectedValueException( __( 'Use a JSON object of ids of tasks, each with a whole number.', 'storewright' ) );
		}
		return (string) wp_json_encode( (object) $counts );
	}

	/**
	 * A JSON object with `hiddenIndicators`, a list of names, and maybe `period`.
	 *
	 * @throws UnexpectedValueException If it is something else, or too long.
	 */
	private static function home_stats( string $json ): string {
		$stats  = json_decode( $json, true, 4 );
		$hidden = is_array( $stats ) ? $stats['hiddenIndicators'] ?? null : null;
		$period = is_array( $stats ) ? $stats['period'] ?? 'week' : null;
		if (
			! is_array( $stats ) || strlen( $json ) > self::LONGEST_LIST || ! is_array( $hidden ) || ! array_is_list( $hidden )
			|| array_filter( $hidden, 'is_string' ) !== $hidden || ! in_array( $period, [ 'today', 'week', 'month' ], true )
		) {
			throw new UnexpectedValueException(
				__( 'Use a JSON object with hiddenIndicators, a list of names, and period: today, week or month.', 'storewright' )
			);
		}
		return (string) wp_json_encode(
			[
				'hiddenIndicators' => $hidden,
				'period'           => $period,
			]
		);
	}
}
