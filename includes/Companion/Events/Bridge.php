<?php
declare(strict_types=1);

namespace Storewright\Companion\Events;

use Closure;
use Storewright\Kernel\Events;
use Storewright\Kernel\Log;
use Storewright\Kernel\SwitchedSite;
use Throwable;

/**
 * Fires an event of ours when an action of WooCommerce's or WordPress's is fired. What fails is logged: whoever has fired the action, a
 * checkout for example, goes on.
 */
final class Bridge {

	/**
	 * @param string        $action An action of WooCommerce's or WordPress's.
	 * @param string        $event  Ours.
	 * @param callable|null $args   From the action's arguments to the event's, null where it is none; left out where they are the same.
	 * @phpstan-param non-empty-string $event
	 * @phpstan-param (callable(mixed, mixed, mixed): (array<mixed>|null))|null $args
	 */
	public static function add( string $action, string $event, ?callable $args = null ): void {
		self::listen(
			$action,
			static function ( mixed ...$hook_args ) use ( $event, $args ): void {
				$event_args = null === $args ? $hook_args : $args( ...$hook_args );
				if ( null !== $event_args ) {
					Events::dispatch( $event, ...array_values( $event_args ) );
				}
			},
			10,
			5,
			$event
		);
	}

	/**
	 * Adds a listener to an action of WooCommerce's or WordPress's: see guarded().
	 *
	 * @param string   $action
	 * @param callable(never, never, never, never, never): mixed $listener
	 * @param int      $priority
	 * @param int      $args     How many arguments it takes.
	 * @param string   $event    What it tells of, for the log; the action where it is left out.
	 */
	public static function listen( string $action, callable $listener, int $priority = 10, int $args = 1, string $event = '' ): void {
		add_action( $action, self::guarded( $listener, '' === $event ? $action : $event ), $priority, $args );
	}

	/**
	 * A listener whose failure is logged, and that is not told of another site of a network, which a plugin has switched to: Storewright
	 * need not even be there.
	 *
	 * @param callable(never, never, never, never, never): mixed $listener
	 * @param string   $event    For the log.
	 * @return Closure(mixed...): void
	 */
	public static function guarded( callable $listener, string $event ): Closure {
		return static function ( mixed ...$args ) use ( $listener, $event ): void {
			if ( SwitchedSite::is_another() ) {
				return;
			}
			try {
				call_user_func_array( $listener, $args );
			} catch ( Throwable $error ) {
				( new Log() )->error(
					"$event could not be told: {$error->getMessage()}",
					[ 'at' => $error->getFile() . ':' . $error->getLine() ]
				);
			}
		};
	}
}
