<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Doubles;

/**
 * Action Scheduler's queue, with its rule for unique actions: none of the same hook and group may wait or run.
 */
final class ActionSchedulerDouble {

	/**
	 * @var array<int, array{hook: string, args: array<mixed>, group: string, status: string, time: int}>
	 */
	private static array $actions = [];

	/**
	 * Whether it takes actions yet.
	 */
	public static bool $is_ready = true;

	/**
	 * As in Action Scheduler's class of that name.
	 */
	public static function is_initialized(): bool {
		return self::$is_ready;
	}

	/**
	 * @param array<mixed> $args
	 * @return int The action's id, 0 where it was not taken.
	 */
	public static function schedule( int $time, string $hook, array $args, string $group, bool $unique ): int {
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
			'time'   => $time,
		];
		return count( self::$actions );
	}

	/**
	 * @param array<string, mixed> $query With a `date`, only what is due by then.
	 * @return list<int> Ids.
	 */
	public static function find( array $query ): array {
		$wanted = array_intersect_key( $query, array_flip( [ 'hook', 'args', 'group', 'status' ] ) );
		$until  = is_string( $query['date'] ?? null )
			&& '<=' === ( $query['date_compare'] ?? '' ) ? (int) strtotime( $query['date'] . ' UTC' ) : PHP_INT_MAX;

		return array_keys(
			array_filter(
				self::$actions,
				static fn( array $action ) => $action['time'] <= $until && [] === array_udiff_assoc(
					$wanted,
					$action,
					static fn( mixed $a, mixed $b ) => $a === $b ? 0 : 1
				)
			)
		);
	}

	/**
	 * @param array<string, mixed> $query As in find().
	 * @return list<object> Each with get_args().
	 */
	public static function actions( array $query ): array {
		return array_map(
			static fn( int $id ) => new class( self::$actions[ $id ]['args'] ) {

				/**
				 * @param array<mixed> $args
				 */
				public function __construct( private readonly array $args ) {}

				/**
				 * @return array<mixed>
				 */
				public function get_args(): array {
					return $this->args;
				}
			},
			self::find( $query )
		);
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

	/**
	 * Takes waiting actions out of the queue.
	 *
	 * @param string       $hook  '' for any.
	 * @param array<mixed> $args  None for any.
	 * @param string       $group Their group.
	 */
	public static function unschedule( string $hook, array $args, string $group ): void {
		self::$actions = array_filter(
			self::$actions,
			static fn( array $action ) => 'pending' !== $action['status']
				|| $action['group'] !== $group
				|| ( '' !== $hook && $action['hook'] !== $hook )
				|| ( [] !== $args && $action['args'] !== $args )
		);
	}

	/**
	 * When the waiting action with the given arguments is due, in Unix seconds.
	 *
	 * @param array<mixed> $args
	 * @return list<int>
	 */
	public static function times( array $args ): array {
		return array_values(
			array_column(
				array_filter( self::$actions, static fn( array $action ) => 'pending' === $action['status'] && $action['args'] === $args ),
				'time'
			)
		);
	}

	/**
	 * @return list<mixed> First argument of each waiting action.
	 */
	public static function waiting(): array {
		return array_values(
			array_map(
				static fn( array $action ) => $action['args'][0],
				array_filter( self::$actions, static fn( array $action ) => 'pending' === $action['status'] )
			)
		);
	}
}
