<?php
/**
 * Runs what waits in Action Scheduler until nothing is due: the cron event that starts it is due once a minute only and stops after
 * some seconds of work, so that it would depend on the machine what was done when.
 *
 * @package Storewright
 */

declare(strict_types=1);

while ( class_exists( 'ActionScheduler_QueueRunner' ) && ActionScheduler_QueueRunner::instance()->run() > 0 ) {
	continue;
}
