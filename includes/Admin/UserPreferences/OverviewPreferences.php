<?php
declare(strict_types=1);

namespace Storewright\Admin\UserPreferences;

use Closure;
use UnexpectedValueException;

/**
 * How a user sees the overview of the reports: texts of JSON, as WooCommerce's own overview keeps them.
 */
final class OverviewPreferences {

	/**
	 * The longest list of sections that is kept, in bytes of JSON, and how deep it may be: WooCommerce's has drawings in it.
	 */
	private const MAX_LENGTH = 20000;

	private const MAX_DEPTH = 32;

	/**
	 * The preferences.
	 *
	 * @return array<string, Closure(string): string> Name => from what was sent to what is kept; throws UnexpectedValueException.
	 */
	public static function all(): array {
		return [
			'dashboard_sections'         => self::sections( ... ),
			'dashboard_chart_type'       => static fn( string $json ): string => self::choice( $json, [ 'line', 'bar' ] ),
			'dashboard_chart_interval'   => static fn( string $json ): string => self::choice(
				$json,
				[ 'hour', 'day', 'week', 'month', 'quarter', 'year' ]
			),
			'dashboard_leaderboard_rows' => self::rows( ... ),
		];
	}

	/**
	 * A list of sections, each with its key. What else a section has is not looked at: extensions have their own.
	 *
	 * @throws UnexpectedValueException If it is something else, or too long.
	 */
	private static function sections( string $json ): string {
		$list   = strlen( $json ) > self::MAX_LENGTH ? null : json_decode( $json, false, self::MAX_DEPTH );
		$is_one = static fn( mixed $one ): bool => is_object( $one ) && is_string( $one->key ?? null );
		if ( ! is_array( $list ) || array_filter( $list, $is_one ) !== $list ) {
			throw new UnexpectedValueException( __( 'Use a JSON list of sections, each an object with a key.', 'storewright' ) );
		}
		return (string) wp_json_encode( $list );
	}

	/**
	 * One of some names, as JSON. A name without its quotes is taken as well.
	 *
	 * @param string       $json
	 * @param list<string> $choices
	 * @throws UnexpectedValueException If it is none of them.
	 */
	private static function choice( string $json, array $choices ): string {
		$name = trim( $json, '"' );
		if ( ! in_array( $name, $choices, true ) ) {
			/* translators: %s: names, separated by commas. */
			throw new UnexpectedValueException( sprintf( __( 'Use one of: %s', 'storewright' ), implode( ', ', $choices ) ) );
		}
		return (string) wp_json_encode( $name );
	}

	/**
	 * How many rows a leaderboard has.
	 *
	 * @throws UnexpectedValueException If it is not a whole number from 5 to 20.
	 */
	private static function rows( string $json ): string {
		$rows = trim( $json, '"' );
		if ( 1 !== preg_match( '/^\d{1,2}$/D', $rows ) || (int) $rows < 5 || (int) $rows > 20 ) {
			throw new UnexpectedValueException( __( 'Use a whole number from 5 to 20.', 'storewright' ) );
		}
		return (string) (int) $rows;
	}
}
