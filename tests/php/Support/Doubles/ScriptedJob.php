<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Doubles;

use Closure;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Context;

/**
 * A background job that does what a test tells it to.
 */
final class ScriptedJob implements Job {

	/**
	 * @var list<string|null> The cursors that it was given.
	 */
	public array $cursors = [];

	/**
	 * @param Closure(string|null): (string|null) $part From the cursor to the next one.
	 */
	public function __construct( private readonly Closure $part ) {}

	public static function name(): string {
		return 'storewright_test_job';
	}

	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$this->cursors[] = $cursor;
		return ( $this->part )( $cursor );
	}
}
