<?php
declare(strict_types=1);

namespace Storewright\Tests\Histories;

use Storewright\Shop\Reports\ReportRun;

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
		self::note( "histories_at_$writer", (string) $step );
	}

	/**
	 * Notes that a writer's step is over.
	 */
	public static function end( int $writer ): void {
		self::note( "histories_at_$writer", '' );
	}

	/**
	 * Lets the run that waits begin once each step is over that was under way when it was first seen: no other goes by the former zone.
	 *
	 * @param int $writer Who asks.
	 */
	public static function let_run_begin( int $writer ): void {
		$run = self::waiting_run();
		if ( null === $run ) {
			return;
		}
		$under_way = self::noted( "histories_run_{$run}_" );
		if ( [] === $under_way ) {
			$under_way = array_replace( self::noted( 'histories_at_' ), [ $writer => '' ] );
			foreach ( $under_way as $other => $step ) {
				self::note( "histories_run_{$run}_$other", $step );
			}
		}
		$now = self::noted( 'histories_at_' );
		foreach ( $under_way as $other => $step ) {
			if ( '' !== $step && $step === ( $now[ $other ] ?? '' ) ) {
				return;
			}
		}
		self::begin_run( $run );
	}

	/**
	 * Lets the run that waits begin, where no writer is at work.
	 */
	public static function let_last_run_begin(): void {
		$run = self::waiting_run();
		if ( null !== $run ) {
			self::begin_run( $run );
		}
	}

	/**
	 * @return string|null The id of the run whose time has not come, null where there is none.
	 */
	private static function waiting_run(): ?string {
		$run = Shop::context()->options->fresh( [ ReportRun::OPTION ] )[ ReportRun::OPTION ] ?? [];
		return true === ( $run['running'] ?? null ) && ( $run['begins'] ?? 0 ) > time() ? $run['id'] : null;
	}

	private static function begin_run( string $id ): void {
		Shop::context()->options->change(
			ReportRun::OPTION,
			static fn( array $run ): array => $id === ( $run['id'] ?? null ) ? [ 'begins' => 0 ] + $run : $run
		);
	}

	/**
	 * Forgets what earlier histories have noted.
	 */
	public static function forget(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'histories\\_at\\_%' OR option_name LIKE 'histories\\_run\\_%'" );
	}

	private static function note( string $name, string $step ): void {
		global $wpdb;
		$wpdb->replace(
			$wpdb->options,
			[
				'option_name'  => $name,
				'option_value' => $step,
				'autoload'     => 'off',
			]
		);
	}

	/**
	 * @return array<int, string> By writer, '' where none is under way.
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
