<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * Cells of CSV files that spreadsheets open.
 */
final class CsvCell {

	/**
	 * What spreadsheets take for a formula where a cell begins with it.
	 */
	private const FORMULA = "=+-@\t\r";

	private const NUMBER = '/^-\d+(\.\d+)?$/D';

	/**
	 * A cell that no spreadsheet takes for a formula: an apostrophe stands before what would be one. Negative numbers stay.
	 */
	public static function guarded( string $cell ): string {
		$is_formula = '' !== $cell && str_contains( self::FORMULA, $cell[0] ) && 1 !== preg_match( self::NUMBER, $cell );
		return $is_formula ? "'$cell" : $cell;
	}
}
