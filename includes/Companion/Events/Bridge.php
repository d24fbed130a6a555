<?php
declare(strict_types=1);

namespace Storewright\Companion\Events;

use Storewright\Kernel\Events;
use Storewright\Kernel\Log;
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
		add_action(
			$action,
			static function ( mixed ...$hook_args ) use ( $event, $args ): void {
				try {
					$event_args = null === $args ? $hook_args : $args( ...$hook_args );
					if ( null !== $event_args ) {
						Events::dispatch( $event, ...array_values( $event_args ) );
					}
				} catch ( Throwable $error ) {
					( new Log() )->error(
						"$event could not be told: {$error->getMessage()}",
						[ 'at' => $error->getFile() . ':' . $error->getLine() ]
					);
				}
			},
			10,
			5
		);
	}
}
