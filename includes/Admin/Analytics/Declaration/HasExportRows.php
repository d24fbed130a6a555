<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Storewright\Kernel\Context;

/**
 * A report of whose rows exports show less than its routes answer: only that is read for them.
 */
interface HasExportRows extends ListReport {

	/**
	 * The columns that exports show, or that exported() goes by.
	 *
	 * @return list<string> Names; the first column of the report is among them.
	 */
	public function exported_columns(): array;

	/**
	 * What exports show of rows beside their columns: what ExportSources names for them.
	 *
	 * @param Context                               $context
	 * @param list<array<string, bool|int|float|string|null>> $rows
	 * @return list<array<string, mixed>> For each row, by name.
	 */
	public function exported( Context $context, array $rows ): array;
}
