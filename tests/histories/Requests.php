<?php
declare(strict_types=1);

namespace Storewright\Tests\Histories;

/**
 * Which step each writer is at. The run that a new time zone begins waits for a minute, in which requests that have read the former one
 * end; histories take less than that, so that they have it wait for these steps themselves.
 */
final class Requests {

	/**
	 * Notes that a writer begins a step.
	 *
	 * @param int $writer
	 * @param int $step
	 */
	public static function begin( int $writer, int $step ): void {
		self::note( $writer, (string) $step );
	}

	/**
	 * Notes that a writer's step is over.
	 */
	public static function end( int $writer ): void {
		self::note( $writer, '' );
	}

	/**
	 * Notes that a step has changed the time zone: those of the others that are under way may go by the former one.
	 *
	 * @param int $writer Whose step it is.
	 */
	public static function zone_changed( int $writer ): void {
		global $wpdb;
		$others = array_diff_key( self::steps(), [ $writer => '' ] );
		foreach ( array_filter( $others, static fn( string $step ) => '' !== $step ) as $other => $step ) {
			// In the place of what was noted before: whoever is at that step still is at this one or a later one.
			$wpdb->replace(
				$wpdb->options,
				[
					'option_name'  => "histories_zone_$other",
					'option_value' => $step,
					'autoload'     => 'off',
				]
			);
		}
	}

	/**
	 * Whether each step is over that was under way when the time zone was changed.
	 */
	public static function of_former_zone_are_over(): bool {
		$now = self::steps();
		foreach ( self::noted( 'histories_zone_' ) as $writer => $step ) {
			if ( ( $now[ $writer ] ?? '' ) === $step ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Forgets what earlier histories have noted.
	 */
	public static function forget(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'histories\\_at\\_%' OR option_name LIKE 'histories\\_zone\\_%'" );
	}

	private static function note( int $writer, string $step ): void {
		global $wpdb;
		$wpdb->replace(
			$wpdb->options,
			[
				'option_name'  => "histories_at_$writer",
				'option_value' => $step,
				'autoload'     => 'off',
			]
		);
	}

	/**
	 * @return array<int, string> By writer, '' where none is under way.
	 */
	private static function steps(): array {
		return self::noted( 'histories_at_' );
	}

	/**
	 * @return array<int, string> By writer.
	 */
	private static function noted( string $prefix ): array {
		global $wpdb;
		$noted = [];
		foreach ( $wpdb->get_results(
			$wpdb->prepare( "SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ),
			ARRAY_N
		) as [ $name, $value ] ) {
			$noted[ (int) substr( $name, strlen( $prefix ) ) ] = $value;
		}
		return $noted;
	}
}
