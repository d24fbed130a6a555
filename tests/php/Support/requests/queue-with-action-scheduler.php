<?php
/**
 * Queues and runs jobs where Action Scheduler is there, and answers which wait at each point.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;
use Storewright\Tests\Support\Doubles\ActionSchedulerDouble;
use Storewright\Tests\Support\Doubles\ScriptedJob;

/**
 * As in Action Scheduler.
 *
 * @param array<mixed> $args Arguments of the hook.
 */
function as_schedule_single_action( int $timestamp, string $hook, array $args = [], string $group = '', bool $unique = false ): int {
	return ActionSchedulerDouble::schedule( $timestamp, $hook, $args, $group, $unique );
}

/**
 * As in Action Scheduler.
 *
 * @param array<string, mixed> $query What to look for.
 * @return array<int|object>
 */
function as_get_scheduled_actions( array $query, string $return_format = 'objects' ): array {
	return 'ids' === $return_format ? ActionSchedulerDouble::find( $query ) : ActionSchedulerDouble::actions( $query );
}

/**
 * As in Action Scheduler.
 *
 * @param array<mixed> $args Arguments of the hook.
 */
function as_unschedule_all_actions( string $hook, array $args = [], string $group = '' ): void {
	ActionSchedulerDouble::unschedule( $hook, $args, $group );
}

class_alias( ActionSchedulerDouble::class, 'ActionScheduler' );

return static function ( Context $context ): array {
	$name  = ScriptedJob::name();
	$queue = new Queue( $context, [ $name => new ScriptedJob( static fn( ?string $cursor ) => null === $cursor ? '100' : null ) ] );
	$steps = [];

	// The shop's own jobs wait in WordPress's cron.
	Queue::clear();
	Queue::enqueue( $name );
	Queue::enqueue( $name );
	Queue::enqueue( 'another' );
	$steps['queued'] = ActionSchedulerDouble::waiting();

	foreach ( [ 'goes on', 'done' ] as $step ) {
		ActionSchedulerDouble::run( [ $name ], static fn() => $queue->run( $name ) );
		$steps[ $step ] = ActionSchedulerDouble::waiting();
	}

	$now = time();
	foreach ( [ 3600, 60, 120 ] as $delay ) {
		Queue::enqueue( 'another of them', $delay );
	}
	$steps['brought forward'] = array_map(
		static fn( int $time ) => $time - $now < 90,
		ActionSchedulerDouble::times( [ 'another of them' ] )
	);

	ActionSchedulerDouble::$is_ready = false;
	Queue::enqueue( 'early' );
	ActionSchedulerDouble::$is_ready = true;
	$steps['early']                  = [
		in_array( 'early', ActionSchedulerDouble::waiting(), true ),
		false !== wp_next_scheduled( Queue::HOOK, [ 'early' ] ),
	];
	wp_clear_scheduled_hook( Queue::HOOK, [ 'early' ] );

	Queue::suspend( $context->options );
	$steps['switched off'] = ActionSchedulerDouble::waiting();
	Queue::resume( $context->options );
	$steps['switched on'] = ActionSchedulerDouble::waiting();

	Queue::clear();
	$steps['cleared'] = ActionSchedulerDouble::waiting();
	$steps['cron']    = wp_next_scheduled( Queue::HOOK, [ $name ] );
	return $steps;
};
