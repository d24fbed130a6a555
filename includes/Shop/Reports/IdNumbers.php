<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use InvalidArgumentException;

/**
 * Numbers by id, such as those of orders by category: of several days, they are added up.
 *
 * @internal
 */
final class IdNumbers implements KeptValue {

	/**
	 * @param array<int, int> $numbers Id => number.
	 */
	public function __construct( public readonly array $numbers ) {}

	/**
	 * All numbers of an id together.
	 */
	public static function together( KeptValue ...$values ): self {
		$numbers = [];
		foreach ( $values as $value ) {
			if ( ! $value instanceof self ) {
				throw new InvalidArgumentException( 'Only numbers by id go together with numbers by id.' );
			}
			foreach ( $value->numbers as $id => $number ) {
				$numbers[ $id ] = ( $numbers[ $id ] ?? 0 ) + $number;
			}
		}
		return new self( $numbers );
	}

	/**
	 * Pairs such as `15:3,16:1`.
	 */
	public function text(): string {
		return implode( ',', array_map( static fn( int $id, int $number ) => "$id:$number", array_keys( $this->numbers ), $this->numbers ) );
	}

	/**
	 * The numbers that text() has written.
	 */
	public static function from_text( string $text ): self {
		$numbers = [];
		foreach ( '' === $text ? [] : explode( ',', $text ) as $pair ) {
			[ $id, $number ]      = explode( ':', "$pair:0" );
			$numbers[ (int) $id ] = (int) $number;
		}
		return new self( $numbers );
	}

	/**
	 * How many ids there are.
	 */
	public function count(): int {
		return count( $this->numbers );
	}
}
