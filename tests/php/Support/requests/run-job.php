<?php
/**
 * Runs a background job as the queue does. Arguments: `job`, its name.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;

return static function ( Context $context, array $input ): bool {
	/** @var array{job: string} $input */
	do_action( Queue::HOOK, $input['job'] );
	return true;
};
