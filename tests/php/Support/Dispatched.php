<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

/**
 * Notes the events that are dispatched.
 */
trait Dispatched {

	/**
	 * @var array<string, list<array<mixed>>> Event => arguments of each time.
	 */
	private array $dispatched = [];

	/**
	 * Notes these from now on; their names without `storewright_`.
	 */
	private function listen( string ...$events ): void {
		foreach ( $events as $event ) {
			$this->dispatched[ $event ] = [];
			add_action(
				"storewright_$event",
				function ( mixed ...$args ) use ( $event ): void {
					$this->dispatched[ $event ][] = $args;
				},
				10,
				5
			);
		}
	}

	/**
	 * What is told at the end of the request is told now.
	 */
	private static function end_request(): void {
		remove_action( 'shutdown', 'wp_ob_end_flush_all', 1 );
		do_action( 'shutdown' );
	}
}
