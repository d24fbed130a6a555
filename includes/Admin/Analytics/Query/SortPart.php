<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

/**
 * One of the things that rows are sorted by.
 */
final class SortPart {

	/**
	 * @param string $sql        An expression.
	 * @param bool   $is_number  Whether it is a number: values of it come as text.
	 * @param bool   $descending
	 * @param bool   $is_derived Whether it is an expression of names of figures or columns, which an outer query knows.
	 */
	public function __construct(
		public readonly string $sql,
		public readonly bool $is_number,
		public readonly bool $descending,
		public readonly bool $is_derived = false
	) {}

	/**
	 * The same by the name that it has in an inner query.
	 */
	public function named( string $name ): self {
		return new self( $name, $this->is_number, $this->descending );
	}

	/**
	 * That a row comes after a place. NULL comes before everything else, as the database sorts it.
	 *
	 * @param list<self>        $parts What rows are sorted by, one after the other.
	 * @param list<string|null> $place Values of these; [] is before all rows.
	 */
	public static function after( array $parts, array $place ): Condition {
		if ( [] === $place ) {
			return Condition::all();
		}
		$part  = array_shift( $parts );
		$value = array_shift( $place );
		if ( null === $part ) {
			return new Condition( '1 = 0' );
		}
		$text = $part->is_number ? '( %s + 0 )' : '%s';
		$more = [] === $place ? new Condition( '1 = 0' ) : self::after( $parts, $place );
		if ( null === $value ) {
			$same = Condition::all( new Condition( "{$part->sql} IS NULL" ), $more );
			return $part->descending ? $same : Condition::any( new Condition( "{$part->sql} IS NOT NULL" ), $same );
		}
		$same    = Condition::all( new Condition( "{$part->sql} = $text", $value ), $more );
		$strict  = new Condition( "{$part->sql} " . ( $part->descending ? '<' : '>' ) . " $text", $value );
		$is_null = new Condition( "{$part->sql} IS NULL" );
		// By the first of both, an index finds where they begin.
		return $part->descending
			? Condition::all(
				Condition::any( new Condition( "{$part->sql} <= $text", $value ), $is_null ),
				Condition::any( $strict, $is_null, $same )
			)
			: Condition::all( new Condition( "{$part->sql} >= $text", $value ), Condition::any( $strict, $same ) );
	}
}
