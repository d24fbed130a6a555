<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Throwable;
use WP_Hook;

/**
 * Fires the actions that tell of a change which is stored already. Whatever a listener does, the change stays stored and is
 * answered as done: what it throws is logged, kept for an admin notice, and the next listener is called.
 */
final class Events {

	/**
	 * Fires an action.
	 *
	 * @param non-empty-string $hook    Name of the action.
	 * @param mixed            ...$args What its listeners are given.
	 */
	public static function dispatch( string $hook, mixed ...$args ): void {
		$guarded = [];
		try {
			$guarded = self::guard( $hook );
			do_action( $hook, ...$args ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Callers name their own.
		} catch ( Throwable $error ) {
			// A listener that was added by another one.
			ListenerFailures::report( $hook, null, $error );
		} finally {
			self::release( $hook, $guarded );
		}
	}

	/**
	 * Does what follows from a change which is stored already, such as telling of it. What it throws is logged.
	 *
	 * @param callable(): mixed $work
	 */
	public static function attempt( callable $work ): void {
		try {
			$work();
		} catch ( Throwable $error ) {
			( new Log() )->error(
				"A change was stored, but not everything that follows from it was done: {$error->getMessage()}",
				[
					'exception' => $error::class,
					'at'        => $error->getFile() . ':' . $error->getLine(),
				]
			);
		}
	}

	/**
	 * Puts a guard around each listener, in its place: listeners may still remove themselves and others.
	 *
	 * @return list<array{int, string}> Priority and key of those that were not guarded yet.
	 */
	private static function guard( string $hook ): array {
		$guarded = [];
		foreach ( self::hooked( $hook )->callbacks ?? [] as $priority => $listeners ) {
			foreach ( $listeners as $key => $listener ) {
				if ( ! $listener['function'] instanceof GuardedListener ) {
					self::replace( $hook, (int) $priority, (string) $key, new GuardedListener( $hook, $listener['function'] ) );
					$guarded[] = [ (int) $priority, (string) $key ];
				}
			}
		}
		return $guarded;
	}

	/**
	 * @param list<array{int, string}> $guarded
	 */
	private static function release( string $hook, array $guarded ): void {
		foreach ( $guarded as [ $priority, $key ] ) {
			$listener = self::hooked( $hook )->callbacks[ $priority ][ $key ]['function'] ?? null;
			if ( $listener instanceof GuardedListener ) {
				self::replace( $hook, $priority, $key, $listener->listener );
			}
		}
	}

	private static function replace( string $hook, int $priority, string $key, mixed $listener ): void {
		$hooked = self::hooked( $hook );
		if ( null !== $hooked ) {
			$hooked->callbacks[ $priority ][ $key ]['function'] = $listener; // @phpstan-ignore assign.propertyType
		}
	}

	private static function hooked( string $hook ): ?WP_Hook {
		/** @var array<string, WP_Hook> $wp_filter */
		global $wp_filter;
		return $wp_filter[ $hook ] ?? null;
	}
}
