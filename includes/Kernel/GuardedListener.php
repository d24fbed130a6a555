<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Throwable;
use TypeError;

/**
 * A listener of an action, whose failure is reported instead of thrown.
 *
 * @internal Used by Events.
 */
final class GuardedListener {

	/**
	 * @param string $hook
	 * @param mixed  $listener A callable, as it was given to add_action().
	 */
	public function __construct( private readonly string $hook, public readonly mixed $listener ) {}

	/**
	 * Calls the listener.
	 */
	public function __invoke( mixed ...$args ): void {
		try {
			if ( ! is_callable( $this->listener ) ) {
				throw new TypeError( 'It is no function that can be called.' );
			}
			( $this->listener )( ...$args );
		} catch ( Throwable $error ) {
			ListenerFailures::report( $this->hook, $this->listener, $error );
		}
	}
}
