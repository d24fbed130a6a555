<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;

/**
 * Keeps the setup progress of the users who look at it in one small autoloaded option, so that admin pages ask no task.
 *
 * A change is followed by forget(), which raises a generation number. What was evaluated before the change carries an
 * older number and is not stored, so that a slow request can't bring back what a quick one has outdated.
 */
final class SetupProgressCache {

	public const OPTION = 'storewright_setup_progress';

	/**
	 * For how many users progress is kept at a time.
	 */
	private const USERS = 20;

	public function __construct( private readonly Context $context, private readonly TaskLists $lists ) {}

	/**
	 * The current user's progress: as stored, or evaluated where that is missing or too old.
	 */
	public function get(): SetupProgress {
		$stored = $this->stored( $this->context->options->array( self::OPTION ) );
		if ( null !== $stored ) {
			return $stored;
		}
		$generation = $this->generation();
		return $this->put( $this->lists->evaluate()[ TaskListDefinition::SETUP ], $generation );
	}

	/**
	 * The number to be asked for before an evaluation and handed to put() after it.
	 */
	public function generation(): int {
		return self::number( $this->context->options->array( self::OPTION ) );
	}

	/**
	 * Stores the current user's progress, unless it is stored already or something changed since the evaluation began.
	 *
	 * @param TaskList $list       The setup list, evaluated.
	 * @param int      $generation The generation before the evaluation.
	 */
	public function put( TaskList $list, int $generation ): SetupProgress {
		$progress = SetupProgress::of( $list, $this->now() );
		$stored   = $this->stored( $this->context->options->array( self::OPTION ) );
		if (
			null !== $stored
			&& array_slice( $stored->pack(), 0, 3 ) === array_slice( $progress->pack(), 0, 3 )
			&& $stored->until <= $progress->until ) {

			return $progress;
		}
		$user = get_current_user_id();
		try {
			$this->change(
				static function ( array $stored ) use ( $user, $generation, $progress ): array {
					if ( self::number( $stored ) !== $generation ) {
						return $stored;
					}
					$users = is_array( $stored['users'] ?? null ) ? $stored['users'] : [];
					unset( $users[ $user ] );
					return [
						'generation' => $generation,
						'users'      => array_slice( $users, 1 - self::USERS, null, true ) + [ $user => $progress->pack() ],
					];
				}
			);
		} catch ( Conflict ) {
			// The next page finds it out again.
			return $progress;
		}
		return $progress;
	}

	/**
	 * @param callable(array<mixed>): array<mixed> $change
	 */
	private function change( callable $change ): void {
		$this->context->database->with_short_wait( fn() => $this->context->options->change( self::OPTION, $change, true ) );
	}

	/**
	 * Has everybody's progress found out anew: something that it depends on has changed.
	 *
	 * @throws Conflict If another request holds the option in a transaction: it may do so for long, and nobody should wait for it.
	 */
	public function forget(): void {
		$this->change( static fn( array $stored ): array => [ 'generation' => self::number( $stored ) + 1 ] );
	}

	/**
	 * Removes what is stored.
	 */
	public function clear(): void {
		$this->context->options->delete( self::OPTION );
	}

	/**
	 * @param array<mixed> $stored
	 */
	private function stored( array $stored ): ?SetupProgress {
		$users    = is_array( $stored['users'] ?? null ) ? $stored['users'] : [];
		$progress = SetupProgress::unpack( $users[ get_current_user_id() ] ?? null );
		return null !== $progress && $this->now() < $progress->until ? $progress : null;
	}

	/**
	 * @param array<mixed> $stored
	 */
	private static function number( array $stored ): int {
		return is_int( $stored['generation'] ?? null ) ? $stored['generation'] : 0;
	}

	private function now(): int {
		return $this->context->clock->now()->getTimestamp();
	}
}
