<?php
declare(strict_types=1);

namespace Storewright\Tests\Histories;

/**
 * Random numbers of one step: the same for the same seed, writer and step, whatever ran before.
 */
final class Random {

	public function __construct( int $seed, int $writer, int $step ) {
		mt_srand( crc32( "$seed $writer $step" ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Has to be repeatable.
	}

	/**
	 * A number from 0 to below a limit.
	 */
	public function below( int $limit ): int {
		return mt_rand( 0, $limit - 1 ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	}

	/**
	 * Whether something happens that happens so often in a hundred times.
	 */
	public function percent( int $chance ): bool {
		return $this->below( 100 ) < $chance;
	}

	/**
	 * One of some values.
	 *
	 * @template T
	 * @param non-empty-list<T> $values
	 * @return T
	 */
	public function one( array $values ): mixed {
		return $values[ $this->below( count( $values ) ) ];
	}

	/**
	 * An amount with two decimals, from 0.01 to below a limit of whole units.
	 */
	public function amount( int $limit ): string {
		return number_format( ( 1 + $this->below( $limit * 100 - 1 ) ) / 100, 2, '.', '' );
	}
}
