<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Storewright\Kernel\Context;

/**
 * A report whose requests may name what its rows are of, such as products that are compared: each has a row then, with zeros where nothing
 * of it was sold.
 */
interface HasNamedRows extends ListReport {

	/**
	 * The argument that names them by their ids.
	 */
	public function named_by(): string;

	/**
	 * The column of the row's id.
	 */
	public function named_column(): string;

	/**
	 * Further arguments that such a request may have: lists of ids as well, by the column that they are of.
	 *
	 * @return array<string, string> By argument.
	 */
	public function named_within(): array;

	/**
	 * The columns of a row by its id, as the database has them; what is gone is left out.
	 *
	 * @param Context   $context
	 * @param list<int> $ids
	 * @return array<int, array<string, string|null>> By id.
	 */
	public function named( Context $context, array $ids ): array;
}
