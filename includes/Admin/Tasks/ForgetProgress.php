<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Context;

/**
 * Marks the setup progress as out of date, where another request held it when that was to be done.
 *
 * @internal Used by TasksModule.
 */
final class ForgetProgress implements Job {

	public function __construct( private readonly SetupProgressCache $progress ) {}

	public static function name(): string {
		return 'forget_setup_progress';
	}

	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$this->progress->forget();
		return null;
	}
}
