<?php
declare(strict_types=1);

namespace Storewright\Store\SystemStatus;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Context;

/**
 * Goes on with the tools that were started.
 */
final class RunTools implements Job {

	public static function name(): string {
		return 'system_status_tools';
	}

	public function run( Context $context, ?string $cursor, float $until ): ?string {
		return ( new ToolRunner( $context, SystemStatusModule::tools_of( $context ) ) )->advance( $until ) ? 'more' : null;
	}
}
