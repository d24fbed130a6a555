<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

/**
 * A condition of a query, with the values of its placeholders. Tables are named in braces: see ReportTables.
 */
final class Condition {

	/**
	 * @var list<string|int|float>
	 */
	public readonly array $args;

	public function __construct( public readonly string $sql, string|int|float ...$args ) {
		$this->args = array_values( $args );
	}

	/**
	 * A column has one of some values; never, where there are none.
	 *
	 * @param string           $column
	 * @param list<string|int> $values
	 */
	public static function in( string $column, array $values ): self {
		return [] === $values ? new self( '1 = 0' ) : new self( "$column IN ( " . self::places( $values ) . ' )', ...$values );
	}

	/**
	 * A column has one of many ids; never, where there are none. To put hundreds of them into placeholders takes longer than to find them.
	 *
	 * @param string    $column
	 * @param list<int> $ids
	 */
	public static function in_ids( string $column, array $ids ): self {
		return new self( [] === $ids ? '1 = 0' : "$column IN ( " . implode( ', ', $ids ) . ' )' );
	}

	/**
	 * A column has none of some values.
	 *
	 * @param string           $column
	 * @param list<string|int> $values
	 */
	public static function not_in( string $column, array $values ): self {
		return [] === $values ? new self( '1 = 1' ) : new self( "$column NOT IN ( " . self::places( $values ) . ' )', ...$values );
	}

	/**
	 * All of several conditions; always, where there are none.
	 */
	public static function all( self ...$conditions ): self {
		return self::joined( 'AND', '1 = 1', $conditions );
	}

	/**
	 * At least one of several conditions.
	 */
	public static function any( self ...$conditions ): self {
		return self::joined( 'OR', '1 = 0', $conditions );
	}

	/**
	 * Whether it is about these columns alone.
	 *
	 * @param list<string> $columns With the names of their tables, such as `s.status`.
	 */
	public function is_about( array $columns ): bool {
		preg_match_all( '/\w+\.\w+/', $this->sql, $found );
		return ! str_contains( $this->sql, '{' ) && [] === array_diff( $found[0], $columns );
	}

	/**
	 * The same condition of other columns.
	 *
	 * @param array<string, string> $columns Names => those to put in their place.
	 */
	public function with( array $columns ): self {
		return new self( strtr( $this->sql, $columns ), ...$this->args );
	}

	/**
	 * Whether it is about these columns alone, apart from which categories a product is in.
	 *
	 * @param list<string> $columns
	 * @param string       $lookup What finds the products of categories, up to their ids.
	 */
	public function is_about_or( array $columns, string $lookup ): bool {
		return ( new self( str_replace( $lookup, '', $this->sql ) ) )->is_about( [ ...$columns, 'l.category_tree_id' ] );
	}

	/**
	 * Placeholders for values: `%d` for numbers, `%s` for text.
	 *
	 * @param list<string|int> $values
	 */
	private static function places( array $values ): string {
		return implode( ', ', array_map( static fn( string|int $value ) => is_int( $value ) ? '%d' : '%s', $values ) );
	}

	/**
	 * @param array<self> $conditions
	 */
	private static function joined( string $by, string $none, array $conditions ): self {
		if ( [] === $conditions ) {
			return new self( $none );
		}
		return new self(
			implode( " $by ", array_map( static fn( self $one ) => "( {$one->sql} )", $conditions ) ),
			...array_merge( ...array_values( array_map( static fn( self $one ) => $one->args, $conditions ) ) )
		);
	}
}
