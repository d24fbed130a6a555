<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * Chance that repeats itself: the same seed throws the same numbers on every machine.
 *
 * An xorshift generator of 32 bits, since PHP's own needs thousands of instructions to be seeded anew for each order.
 */
final class RandomSource {

	private const BITS = 0xFFFFFFFF;

	private int $state;

	/**
	 * @param string $seed Any text. Close ones give unrelated numbers.
	 */
	public function __construct( string $seed ) {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Digits of a digest, nothing hidden.
		$this->state = (int) hexdec( substr( md5( $seed ), 0, 8 ) );
		if ( 0 === $this->state ) {
			$this->state = 1;
		}
	}

	/**
	 * A whole number from 0 up to, and without, a limit.
	 *
	 * @param int $limit At least 1.
	 */
	public function below( int $limit ): int {
		$state       = $this->state;
		$state      ^= ( $state << 13 ) & self::BITS;
		$state      ^= $state >> 17;
		$state      ^= ( $state << 5 ) & self::BITS;
		$this->state = $state;
		return $state % $limit;
	}

	/**
	 * A whole number of a range, ends included.
	 */
	public function between( int $least, int $most ): int {
		return $least + $this->below( $most - $least + 1 );
	}

	/**
	 * Whether something happens that happens so often.
	 *
	 * @param int $per_mille How often in a thousand.
	 */
	public function chance( int $per_mille ): bool {
		return $this->below( 1000 ) < $per_mille;
	}

	/**
	 * A fraction from 0 to 1, without 1.
	 */
	public function fraction(): float {
		return $this->below( 16_777_216 ) / 16_777_216;
	}

	/**
	 * A whole number below a limit, small ones more often: few articles sell most.
	 *
	 * @param int   $limit At least 1.
	 * @param float $skew  1 is even; 2 gives the first quarter half of the throws.
	 */
	public function skewed( int $limit, float $skew ): int {
		return (int) ( $limit * $this->fraction() ** $skew );
	}

	/**
	 * A key of a list of weights.
	 *
	 * @template TKey of array-key
	 * @param non-empty-array<TKey, int> $weights What may come => how often.
	 * @return TKey
	 */
	public function weighted( array $weights ): int|string {
		$left = $this->below( array_sum( $weights ) );
		foreach ( $weights as $key => $weight ) {
			$left -= $weight;
			if ( $left < 0 ) {
				return $key;
			}
		}
		return array_key_last( $weights );
	}
}
