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

	/**
	 * What a cell has in quotation marks.
	 */
	private const QUOTED = "\", \n\r\t";

	private const NUMBER = '/^-\d+(\.\d+)?$/D';

	/**
	 * A cell that no spreadsheet takes for a formula: an apostrophe stands before what would be one. Negative numbers stay.
	 */
	public static function guarded( string $cell ): string {
		$is_formula = 0 !== strspn( $cell, self::FORMULA, 0, 1 ) && 1 !== preg_match( self::NUMBER, $cell );
		return $is_formula ? "'$cell" : $cell;
	}

	/**
	 * Cells with commas between them, each guarded, and in quotation marks where it needs them.
	 *
	 * @param array<string> $cells
	 */
	public static function line( array $cells ): string {
		$line = '';
		foreach ( $cells as $cell ) {
			if ( 0 !== strspn( $cell, self::FORMULA, 0, 1 ) ) {
				$cell = self::guarded( $cell );
			}
			$line .= strlen( $cell ) === strcspn( $cell, self::QUOTED ) ? ",$cell" : ',"' . str_replace( '"', '""', $cell ) . '"';
		}
		return substr( $line, 1 );
	}
}
