<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use InvalidArgumentException;

/**
 * Sums by id, such as what customers spent: of several days, they are added up. Kept packed, since a month may have tens of thousands.
 *
 * @internal
 */
final class IdSums implements KeptValue {

	/**
	 * Bytes of an id and of its sum.
	 */
	private const ID = 4;

	private const SUM = 8;

	/**
	 * So many more than are wanted are looked at before they are sorted.
	 */
	private const SPARE = 200;

	/**
	 * Id => sum; null where they are in $bytes alone.
	 *
	 * @var array<int, int>|null
	 */
	private ?array $sums;

	/**
	 * All ids, then all sums, until somebody asks: most are only added to others, which takes half as long without a list of each.
	 */
	private string $bytes = '';

	/**
	 * @param array<int, int> $sums Id => sum.
	 */
	public function __construct( array $sums ) {
		$this->sums = $sums;
	}

	/**
	 * All sums of an id together.
	 */
	public static function together( KeptValue ...$values ): self {
		$sums = [];
		foreach ( $values as $value ) {
			if ( ! $value instanceof self ) {
				throw new InvalidArgumentException( 'Only sums by id go together with sums by id.' );
			}
			[ $ids, $added ] = $value->lists();
			foreach ( $ids as $at => $id ) {
				$sums[ $id ] = ( $sums[ $id ] ?? 0 ) + $added[ $at ];
			}
		}
		return new self( $sums );
	}

	/**
	 * The sums by id.
	 *
	 * @return array<int, int>
	 */
	public function sums(): array {
		if ( null === $this->sums ) {
			[ $ids, $sums ] = $this->lists();
			$this->sums     = array_combine( $ids, $sums );
		}
		return $this->sums;
	}

	/**
	 * Ids, and their sums by the same keys.
	 *
	 * @return array{array<int, int>, array<int, int>}
	 */
	private function lists(): array {
		if ( null !== $this->sums ) {
			return [ array_keys( $this->sums ), array_values( $this->sums ) ];
		}
		$count = $this->count();
		/** @var array<int, int> $ids */
		$ids = 0 === $count ? [] : unpack( "V$count", $this->bytes );
		/** @var array<int, int> $sums */
		$sums = 0 === $count ? [] : unpack( "P$count", $this->bytes, $count * self::ID );
		return [ $ids, $sums ];
	}

	/**
	 * All ids, then all sums, as bytes in base64.
	 */
	public function text(): string {
		return base64_encode( pack( 'V*', ...array_keys( $this->sums() ) ) . pack( 'P*', ...array_values( $this->sums() ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- Numbers that a column of text keeps.
	}

	/**
	 * The sums that text() has written.
	 */
	public static function from_text( string $text ): self {
		$read        = new self( [] );
		$read->sums  = null;
		$read->bytes = (string) base64_decode( $text, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- Numbers that a column of text keeps.
		return $read;
	}

	/**
	 * How many ids there are.
	 */
	public function count(): int {
		return null === $this->sums ? intdiv( strlen( $this->bytes ), self::ID + self::SUM ) : count( $this->sums );
	}

	/**
	 * The ids with the greatest sums, the greatest first; of equal ones, the greater id.
	 *
	 * @param int $limit
	 * @return list<int>
	 */
	public function best( int $limit ): array {
		$some  = [];
		$least = PHP_INT_MIN;
		// To sort now and then those that can be among them takes far less than to sort all.
		foreach ( $this->sums() as $id => $sum ) {
			if ( $sum < $least ) {
				continue;
			}
			$some[ $id ] = $sum;
			if ( count( $some ) > $limit * 2 + self::SPARE ) {
				$some  = self::first( $some, $limit );
				$least = [] === $some ? PHP_INT_MAX : min( $some );
			}
		}
		return array_keys( self::first( $some, $limit ) );
	}

	/**
	 * @param array<int, int> $sums
	 * @param int             $limit
	 * @return array<int, int>
	 */
	private static function first( array $sums, int $limit ): array {
		uksort( $sums, static fn( int $one, int $other ) => [ $sums[ $other ], $other ] <=> [ $sums[ $one ], $one ] );
		return array_slice( $sums, 0, $limit, true );
	}
}
