<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

/**
 * Criteria of a list of products, as SQL with placeholders.
 *
 * In the text `p` is the posts table and `l` the lookup table.
 */
final class Conditions {

	/**
	 * @var list<string>
	 */
	private array $parts = [];

	/**
	 * @var list<string|int|float>
	 */
	private array $values = [];

	/**
	 * Adds a condition that has to hold with all others.
	 *
	 * @param string           $sql       With placeholders.
	 * @param string|int|float ...$values Their values.
	 */
	public function add( string $sql, string|int|float ...$values ): void {
		$this->parts[] = "( $sql )";
		array_push( $this->values, ...array_values( $values ) );
	}

	/**
	 * Adds that something is one of several values; of no values, nothing is one.
	 *
	 * @param string           $column
	 * @param list<int|string> $values
	 * @param bool             $not    Whether it is to be none of them.
	 */
	public function one_of( string $column, array $values, bool $not = false ): void {
		if ( [] === $values ) {
			$this->add( $not ? '1 = 1' : '1 = 0' );
			return;
		}
		$place = is_int( $values[0] ) ? '%d' : '%s';
		$this->add(
			"$column " . ( $not ? 'NOT IN' : 'IN' ) . ' ( ' . implode( ', ', array_fill( 0, count( $values ), $place ) ) . ' )',
			...$values
		);
	}

	/**
	 * The text for WHERE.
	 */
	public function sql(): string {
		return [] === $this->parts ? '1 = 1' : implode( ' AND ', $this->parts );
	}

	/**
	 * Values of the placeholders.
	 *
	 * @return list<string|int|float>
	 */
	public function values(): array {
		return $this->values;
	}
}
