<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

/**
 * What KeptFigures keeps of a day or a month.
 *
 * @internal
 */
interface KeptValue {

	/**
	 * What several days or months are together.
	 */
	public static function together( self ...$values ): self;

	/**
	 * The value that text() has written.
	 */
	public static function from_text( string $text ): self;

	/**
	 * The value as ASCII.
	 */
	public function text(): string;

	/**
	 * How many ids it knows.
	 */
	public function count(): int;
}
