<?php
declare(strict_types=1);

namespace Storewright\Database;

/**
 * A table as it is to be.
 */
final class Table {

	/**
	 * @param string $name             Name without prefix.
	 * @param string $columns_and_keys Body of the CREATE TABLE statement in the form that dbDelta() reads: a line a column
	 *                                 or key, two spaces after PRIMARY KEY.
	 */
	public function __construct( public readonly string $name, public readonly string $columns_and_keys ) {}
}
