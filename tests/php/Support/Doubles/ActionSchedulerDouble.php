<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Doubles;

/**
 * Action Scheduler's queue, with its rule for unique actions: none of the same hook and group may wait or run.
 */
final class ActionSchedulerDouble {

	/**
	 * @var array<int, array{hook: string, args: array<mixed>, group: string, status: string}>
	 */
	private static array $actions = [];

	/**
	 * @param array<mixed> $args
	 * @return int The action's id, 0 where it was not taken.
	 */
	public static function schedule( string $hook, array $args, string $group, bool $unique ): int {
		foreach ( self::$actions as $action ) {
			if ( $unique && $hook === $action['hook'] && $group === $action['group'] ) {
				return 0;
			}
		}
		self::$actions[] = [
			'hook'   => $hook,
			'args'   => $args,
			'group'  => $group,
			'status' => 'pending',
		];
		return count( self::$actions );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<int> Ids.
	 */
	public static function find( array $query ): array {
		$wanted = array_intersect_key( $query, array_flip( [ 'hook', 'args', 'group', 'status' ] ) );
		return array_keys( array_filter( self::$actions, static fn( array $action ) => [] === array_udiff_assoc( $wanted, $action, static fn( mixed $a, mixed $b ) => $a === $b ? 0 : 1 ) ) );
	}

	/**
	 * Runs the waiting action with the given arguments: it is in the queue until it is done.
	 *
	 * @param array<mixed>     $args
	 * @param callable(): void $work
	 */
	public static function run( array $args, callable $work ): void {
		foreach ( self::find(
			[
				'args'   => $args,
				'status' => 'pending',
			]
		) as $id ) {
			self::$actions[ $id ] = [ 'status' => 'in-progress' ] + self::$actions[ $id ];
			$work();
			unset( self::$actions[ $id ] );
		}
	}

	public static function unschedule( string $group ): void {
		self::$actions = array_filter( self::$actions, static fn( array $action ) => $action['group'] !== $group );
	}

	/**
	 * @return list<mixed> First argument of each waiting action.
	 */
	public static function waiting(): array {
		return array_values( array_map( static fn( array $action ) => $action['args'][0], array_filter( self::$actions, static fn( array $action ) => 'pending' === $action['status'] ) ) );
	}
}
