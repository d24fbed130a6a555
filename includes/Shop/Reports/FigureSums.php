<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Brick\Math\BigDecimal;
use InvalidArgumentException;

/**
 * Several figures of a day, such as pieces, amounts and orders, exact: of several days, each is added up.
 *
 * @internal
 */
final class FigureSums implements KeptValue {

	/**
	 * @param list<BigDecimal> $figures In an order that the name says under which they are kept; none where there was nothing.
	 */
	public function __construct( public readonly array $figures ) {}

	/**
	 * The sums of each figure.
	 */
	public static function together( KeptValue ...$values ): self {
		$sums = [];
		foreach ( $values as $value ) {
			if ( ! $value instanceof self ) {
				throw new InvalidArgumentException( 'Only figures go together with figures.' );
			}
			foreach ( $value->figures as $index => $figure ) {
				$sums[ $index ] = isset( $sums[ $index ] ) ? $sums[ $index ]->plus( $figure ) : $figure;
			}
		}
		return new self( array_values( $sums ) );
	}

	/**
	 * The decimals, one after the other.
	 */
	public function text(): string {
		return implode( ' ', array_map( strval( ... ), $this->figures ) );
	}

	/**
	 * The figures that text() has written.
	 */
	public static function from_text( string $text ): self {
		return new self( '' === $text ? [] : array_map( BigDecimal::of( ... ), explode( ' ', $text ) ) );
	}

	/**
	 * It knows no ids.
	 */
	public function count(): int {
		return 0;
	}
}
