<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

/**
 * What ReportRun has noted of a run, read: an older version may have noted less.
 *
 * @internal
 */
final class StoredRun {

	/** What a run says where it is the owner who wants reports to miss orders: emptied, stopped, or imported in part after either. */
	private const CHOICES = [
		'clears'  => true,
		'stopped' => true,
		'partly'  => true,
	];

	/**
	 * Whether a run under way is to write all orders.
	 *
	 * @param array<mixed> $run
	 */
	public static function is_of_all( array $run ): bool {
		return true === ( $run['running'] ?? null ) && true !== ( $run['clears'] ?? null )
			&& true !== ( $run['missing'] ?? null ) && null === ( $run['since'] ?? null );
	}

	/**
	 * Whether a run is under way that writes rows of another form, or into other tables: an older version began it, or Storewright ran the
	 * shop otherwise.
	 *
	 * @param array<mixed> $run
	 * @param string       $form The present one.
	 */
	public static function is_of_another_form( array $run, string $form ): bool {
		return true === ( $run['running'] ?? null ) && ( $run['form'] ?? null ) !== $form;
	}

	/**
	 * Whether a run is still the one that is to be replaced, and was not stopped meanwhile.
	 *
	 * @param array<mixed>      $run
	 * @param array<mixed>|null $instead Null for any.
	 */
	public static function is_to_replace( array $run, ?array $instead ): bool {
		return null === $instead || ( true === ( $run['running'] ?? null ) && ( $run['id'] ?? null ) === ( $instead['id'] ?? null ) );
	}

	/**
	 * Whether the owner has taken all orders out of the reports, or has stopped the run that was to bring them in: what they miss comes in
	 * once the owner has it imported. In another form, or where Storewright runs the shop otherwise, this is forgotten.
	 *
	 * @param array<mixed> $run  The last one.
	 * @param string       $form The present one.
	 */
	public static function is_left_to_owner( array $run, string $form ): bool {
		return ( $run['form'] ?? null ) === $form && in_array( true, array_intersect_key( $run, self::CHOICES ), true );
	}

	/**
	 * When a run last did something, in Unix time.
	 *
	 * @param array<mixed> $run
	 */
	public static function moved( array $run ): int {
		$moved = self::number( $run, 'moved' );
		// One that began before this was noted says when.
		return 0 === $moved && is_string( $run['started'] ?? null ) ? (int) strtotime( "{$run['started']}Z" ) : $moved;
	}

	/**
	 * How far a run is.
	 *
	 * @param array<mixed> $run
	 * @return array{
	 *   running: bool, clears: bool, missing_only: bool, done: int, left_out: int, total: int, started: string|null, ended: string|null
	 * }
	 *   As ReportRun::progress().
	 */
	public static function progress( array $run ): array {
		return [
			'running'      => true === ( $run['running'] ?? null ),
			'clears'       => true === ( $run['clears'] ?? null ),
			'missing_only' => true === ( $run['missing'] ?? null ),
			'done'         => self::number( $run, 'done' ),
			'left_out'     => self::number( $run, 'left' ),
			'total'        => self::number( $run, 'total' ),
			'started'      => is_string( $run['started'] ?? null ) ? $run['started'] : null,
			'ended'        => is_string( $run['ended'] ?? null ) ? $run['ended'] : null,
		];
	}

	/**
	 * A number of it, 0 where there is none.
	 *
	 * @param array<mixed> $run
	 * @param string       $name
	 */
	public static function number( array $run, string $name ): int {
		return is_int( $run[ $name ] ?? null ) ? $run[ $name ] : 0;
	}
}
