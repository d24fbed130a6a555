<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Doubles;

use Closure;
use Storewright\Database\Migration;
use Storewright\Kernel\Context;

/**
 * A migration that does what a test tells it to.
 */
final class ScriptedMigration implements Migration {

	/**
	 * @var list<string|null> The cursors that it was given.
	 */
	public array $cursors = [];

	/**
	 * @param string                              $id
	 * @param Closure(string|null): (string|null) $step From the cursor to the next one.
	 */
	public function __construct( private readonly string $id, private readonly Closure $step ) {}

	public function id(): string {
		return $this->id;
	}

	public function step( Context $context, ?string $cursor ): ?string {
		$this->cursors[] = $cursor;
		return ( $this->step )( $cursor );
	}
}
