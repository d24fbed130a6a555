<?php
declare(strict_types=1);

namespace Storewright\Store\Tax\Csv;

/**
 * The result of importing a file of tax rates.
 */
final class ImportReport {

	/**
	 * @param int                $added     How many rates were added, or would be in a dry run.
	 * @param int                $unchanged How many were there already, exactly so.
	 * @param array<int, string> $problems  Number of the line => why it can't be taken. If there is any, nothing was written.
	 */
	public function __construct( public readonly int $added, public readonly int $unchanged, public readonly array $problems ) {}
}
