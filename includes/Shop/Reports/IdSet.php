<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use InvalidArgumentException;

/**
 * A set of ids, one bit each: sets of hundreds of thousands are put together in less than a millisecond.
 *
 * @internal
 */
final class IdSet implements KeptValue {

	/**
	 * @param string $bits Bit n of byte m is the id 8 m + n.
	 */
	private function __construct( private readonly string $bits ) {}

	/**
	 * The set of some ids.
	 *
	 * @param list<int> $ids Not negative.
	 */
	public static function of( array $ids ): self {
		$bits = [] === $ids ? '' : str_repeat( "\0", intdiv( max( $ids ), 8 ) + 1 );
		foreach ( $ids as $id ) {
			$byte          = $id >> 3;
			$bits[ $byte ] = chr( ord( $bits[ $byte ] ) | 1 << ( $id & 7 ) );
		}
		return new self( $bits );
	}

	/**
	 * All that are in at least one of some sets.
	 */
	public static function together( KeptValue ...$values ): self {
		$bits = '';
		foreach ( $values as $set ) {
			if ( ! $set instanceof self ) {
				throw new InvalidArgumentException( 'Only sets of ids go together with sets of ids.' );
			}
			// As long as the longer one of both.
			$bits |= $set->bits;
		}
		return new self( $bits );
	}

	/**
	 * How many there are.
	 */
	public function count(): int {
		$count = 0;
		foreach ( count_chars( $this->bits, 1 ) as $byte => $times ) {
			$count += $times * substr_count( decbin( $byte ), '1' );
		}
		return $count;
	}

	/**
	 * The set as ASCII: few ids of a great range by themselves, many as their bits.
	 */
	public function text(): string {
		$ids    = $this->count() * 4 < strlen( $this->bits ) ? $this->ids() : null;
		$packed = null === $ids ? null : pack( 'V*', ...$ids );
		return null === $packed ? 'b' . self::encoded( $this->bits ) : 'v' . self::encoded( $packed );
	}

	/**
	 * The set that text() has written.
	 */
	public static function from_text( string $text ): self {
		$bytes = base64_decode( substr( $text, 1 ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- Bits that a column of text keeps.
		if ( false === $bytes || '' === $bytes ) {
			return new self( '' );
		}
		/** @var array<int, int> $ids */
		$ids = str_starts_with( $text, 'v' ) ? unpack( 'V*', $bytes ) : [];
		return str_starts_with( $text, 'v' ) ? self::of( array_values( $ids ) ) : new self( $bytes );
	}

	/**
	 * @return list<int>
	 */
	private function ids(): array {
		$ids = [];
		foreach ( array_filter( str_split( $this->bits ), static fn( string $byte ) => "\0" !== $byte ) as $at => $byte ) {
			for ( $bit = 0, $bits = ord( $byte ); $bits > 0; ++$bit, $bits >>= 1 ) {
				if ( 1 === ( $bits & 1 ) ) {
					$ids[] = 8 * $at + $bit;
				}
			}
		}
		return $ids;
	}

	private static function encoded( string $bytes ): string {
		return base64_encode( $bytes ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- Bits that a column of text keeps.
	}
}
