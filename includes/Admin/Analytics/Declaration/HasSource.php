<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Storewright\Admin\Analytics\Query\Condition;

/**
 * A report whose tables need values: `source()` takes the place of `from()`, and its rows have no time of their own.
 */
interface HasSource {

	/**
	 * What follows FROM, with the values of its placeholders.
	 */
	public function source(): Condition;
}
