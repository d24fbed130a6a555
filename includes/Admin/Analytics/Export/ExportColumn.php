<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Export;

use Brick\Math\BigDecimal;
use Closure;
use Storewright\Admin\Analytics\Declaration\Kind;
use Storewright\Kernel\Money;

/**
 * A column of an exported report: the heading that the report's table has, and the cell of a row as REST answers it.
 */
final class ExportColumn {

	/**
	 * Digits after the point beyond which figures have only what binary fractions add.
	 */
	private const DIGITS = 6;

	/**
	 * @param string                              $heading
	 * @param Closure(array<mixed>, int): string $cell    Of a row, with the decimals of the shop's currency.
	 * @param Kind|null                           $kind    What its figures are; null where it has texts.
	 */
	private function __construct( public readonly string $heading, private readonly Closure $cell, public readonly ?Kind $kind = null ) {}

	/**
	 * A text of the row.
	 *
	 * @param string $heading
	 * @param string ...$path Where it is: names, from the outermost on.
	 */
	public static function text( string $heading, string ...$path ): self {
		return new self( $heading, static fn( array $row ): string => self::as_text( self::value( $row, $path ) ) );
	}

	/**
	 * A time of the row, in the site's time zone: `2026-11-23 14:05:00`.
	 *
	 * @param string $heading
	 * @param string ...$path Where it is.
	 */
	public static function time( string $heading, string ...$path ): self {
		return new self( $heading, static fn( array $row ): string => str_replace( 'T', ' ', self::as_text( self::value( $row, $path ) ) ) );
	}

	/**
	 * A count or number of the row.
	 *
	 * @param string $heading
	 * @param string ...$path Where it is.
	 */
	public static function number( string $heading, string ...$path ): self {
		return new self( $heading, static fn( array $row ): string => self::decimal( self::value( $row, $path ) ), Kind::Number );
	}

	/**
	 * An amount of the row, with a point and the currency's decimals, as the table has it.
	 *
	 * @param string $heading
	 * @param string ...$path Where it is.
	 */
	public static function money( string $heading, string ...$path ): self {
		return new self(
			$heading,
			static fn( array $row, int $decimals ): string => self::decimal( self::value( $row, $path ), $decimals ),
			Kind::Money
		);
	}

	/**
	 * Anything else.
	 *
	 * @param string                        $heading
	 * @param Closure(array<mixed>): string $cell
	 */
	public static function of( string $heading, Closure $cell ): self {
		return new self( $heading, $cell );
	}

	/**
	 * Those that are not hidden; the first one never is.
	 *
	 * @param array<string, self> $columns By id.
	 * @param list<string>        $hidden  Ids; what is no column is none that is left out.
	 * @return list<self>
	 */
	public static function shown( array $columns, array $hidden ): array {
		$first = array_key_first( $columns );
		return array_values(
			array_filter(
				$columns,
				static fn( string $id ): bool => $id === $first || ! in_array( $id, $hidden, true ),
				ARRAY_FILTER_USE_KEY
			)
		);
	}

	/**
	 * The cell of a row.
	 *
	 * @param array<mixed> $row
	 * @param int          $decimals Of the shop's currency.
	 */
	public function cell( array $row, int $decimals ): string {
		return ( $this->cell )( $row, $decimals );
	}

	/**
	 * The cells of a row, for a file of very many of them.
	 *
	 * @param list<self>   $columns
	 * @param array<mixed> $row
	 * @param int          $decimals Of the shop's currency.
	 * @return list<string>
	 */
	public static function cells( array $columns, array $row, int $decimals ): array {
		$cells = [];
		foreach ( $columns as $column ) {
			$cells[] = ( $column->cell )( $row, $decimals );
		}
		return $cells;
	}

	/**
	 * A text of a row, '' where it has none.
	 *
	 * @param array<mixed> $row
	 * @param string       ...$path Where it is.
	 */
	public static function text_of( array $row, string ...$path ): string {
		return self::as_text( self::value( $row, $path ) );
	}

	private static function as_text( mixed $value ): string {
		return is_string( $value ) ? $value : ( is_int( $value ) || is_float( $value ) ? (string) $value : '' );
	}

	/**
	 * @param array<mixed>  $row
	 * @param array<string> $path
	 */
	private static function value( array $row, array $path ): mixed {
		if ( 1 === count( $path ) ) {
			return $row[ $path[0] ] ?? null;
		}
		$value = $row;
		foreach ( $path as $name ) {
			$inner = is_object( $value ) ? get_object_vars( $value ) : $value;
			$value = is_array( $inner ) ? $inner[ $name ] ?? null : null;
		}
		return $value;
	}

	/**
	 * A figure as decimal text, '' for what is none.
	 *
	 * @param mixed    $value
	 * @param int|null $decimals Null for as many as there are.
	 */
	public static function decimal( mixed $value, ?int $decimals = null ): string {
		if ( ! is_int( $value ) && ! is_float( $value ) ) {
			return '';
		}
		if ( null === $decimals && is_int( $value ) ) {
			return (string) $value;
		}
		if ( null !== $decimals && is_float( $value ) && 0.0 !== $value ) {
			$text = sprintf( "%.{$decimals}F", $value );
			if ( (float) $text === $value ) {
				// It is an amount, and not what is added up of binary fractions.
				return $text;
			}
		}
		$text = is_int( $value ) ? (string) $value : rtrim( rtrim( sprintf( '%.' . self::DIGITS . 'F', $value ), '0' ), '.' );
		$long = is_int( $value ) ? 0 : strlen( $text ) - 1 - (int) strpos( "$text.", '.' );
		if ( '-0' !== $text && $long <= ( $decimals ?? self::DIGITS ) ) {
			// Nothing is to be rounded, as nearly always.
			$zeros = max( 0, ( $decimals ?? 0 ) - max( 0, $long ) );
			return 0 === $zeros ? $text : $text . ( $long > 0 ? '' : '.' ) . str_repeat( '0', $zeros );
		}
		$number = BigDecimal::of( $text );
		return (string) ( null === $decimals ? $number->stripTrailingZeros() : Money::round( $number, $decimals ) );
	}
}
