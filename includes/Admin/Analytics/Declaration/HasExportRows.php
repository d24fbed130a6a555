<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Storewright\Kernel\Context;

/**
 * A report of whose rows exports show less than its routes answer: only that is read for them.
 */
interface HasExportRows extends ListReport {

	/**
	 * What exports show of rows beside their columns.
	 *
	 * @param Context                               $context
	 * @param list<array<string, bool|int|float|string|null>> $rows
	 * @return list<array<string, mixed>> For each row, as its routes answer it.
	 */
	public function exported( Context $context, array $rows ): array;
}
