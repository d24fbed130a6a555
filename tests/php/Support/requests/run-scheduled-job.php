<?php
/**
 * Queues a background job and has Action Scheduler run it. It stops before a certain statement, says “middle” and waits for a line, and
 * then queues a job to come later. Arguments: `job`, its name, and `before`: a regular expression for that statement.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;
use Storewright\Tests\Support\PausedQuery;

return static function ( Context $context, array $input ): bool {
	/** @var array{job: string, before: string} $input */
	PausedQuery::expect( $input['before'] );
	// As a job may whose last step this is: Action Scheduler notes its end afterwards.
	add_action( 'action_scheduler_after_execute', static fn() => Queue::enqueue( 'sum_customers', DAY_IN_SECONDS ), 10, 0 );
	Queue::enqueue( $input['job'] );
	$waiting = as_get_scheduled_actions(
		[
			'hook'   => Queue::HOOK,
			'args'   => [ $input['job'] ],
			'status' => 'pending',
		],
		'ids'
	);
	ActionScheduler_QueueRunner::instance()->process_action( is_numeric( $waiting[0] ) ? (int) $waiting[0] : 0, 'test' );
	return true;
};
