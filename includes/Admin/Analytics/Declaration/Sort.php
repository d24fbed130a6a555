<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

/**
 * What the rows of a list can be sorted by.
 */
final class Sort {

	/**
	 * @param string      $sql       The name of a column or figure of the report, or an expression.
	 * @param string|null $name      That name; null for an expression.
	 * @param bool        $is_number Whether an expression is a number: the last row's value comes back as text.
	 * @param bool        $is_of_row Whether an expression is of the row's columns by their names, and not of those of tables.
	 * @param string|null $by_month  The expression that is equal where sums by month are read; null where that is the same.
	 */
	private function __construct(
		public readonly string $sql,
		public readonly ?string $name,
		public readonly bool $is_number = false,
		public readonly bool $is_of_row = false,
		public readonly ?string $by_month = null
	) {}

	/**
	 * By a column or figure of the report.
	 */
	public static function by( string $name ): self {
		return new self( $name, $name );
	}

	/**
	 * By several columns or figures of the report, each under its own name.
	 *
	 * @return array<string, self> By name.
	 */
	public static function by_each( string ...$names ): array {
		return array_combine( $names, array_map( self::by( ... ), $names ) );
	}

	/**
	 * By a number.
	 *
	 * @param string $sql An expression of columns of the report's tables.
	 */
	public static function number( string $sql ): self {
		return new self( $sql, null, true );
	}

	/**
	 * By a text or a time.
	 *
	 * @param string $sql An expression of columns of the report's tables.
	 */
	public static function text( string $sql ): self {
		return new self( $sql, null );
	}

	/**
	 * By a text that is made of columns of the row.
	 *
	 * @param string $sql An expression of their names.
	 */
	public static function text_of_row( string $sql ): self {
		return new self( $sql, null, false, true );
	}

	/**
	 * The same number, of the table `n` that the sums by month are joined with: see MonthVariations.
	 *
	 * @param string $sql An expression of its columns.
	 */
	public function counted_by_month( string $sql ): self {
		return new self( $this->sql, null, true, false, $sql );
	}

	/**
	 * What rows of the sums by month are sorted by.
	 */
	public function of_months(): self {
		return null === $this->by_month ? $this : self::number( $this->by_month );
	}
}
