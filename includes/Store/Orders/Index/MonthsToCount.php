<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Kernel\Options;

/**
 * The months whose orders are to be counted anew, because others have written some of them.
 *
 * @internal Used by IndexOrders.
 */
final class MonthsToCount {

	/**
	 * The option that holds them: `0 2026-11` by the time of making, `1 2026-11` by that of change.
	 */
	public const OPTION = 'storewright_order_months_to_count';

	public function __construct( private readonly Options $options ) {}

	/**
	 * Adds those of orders.
	 *
	 * @param array<array{created: string|null, updated: string|null}> $times Times of orders, in UTC.
	 */
	public function add( array $times ): void {
		$months = [];
		foreach ( $times as [ 'created' => $created, 'updated' => $updated ] ) {
			$months[] = null === $created ? null : '0 ' . substr( $created, 0, 7 );
			$months[] = null === $updated ? null : '1 ' . substr( $updated, 0, 7 );
		}
		$months = array_values( array_unique( array_filter( $months, is_string( ... ) ) ) );
		$this->options->change(
			self::OPTION,
			static fn( array $stored ): array => array_values(
				array_unique( [ ...array_filter( $stored, is_string( ... ) ), ...$months ] )
			)
		);
	}

	/**
	 * One of them, null where none is left.
	 *
	 * @return array{string, bool}|null The month, and whether times of change are meant.
	 */
	public function next(): ?array {
		$stored = $this->options->fresh( [ self::OPTION ] )[ self::OPTION ] ?? [];
		$first  = is_array( $stored ) ? reset( $stored ) : false;
		return is_string( $first ) ? [ substr( $first, 2 ), '1' === $first[0] ] : null;
	}

	/**
	 * Takes one out that is counted.
	 */
	public function done( string $month, bool $changed ): void {
		$this->options->change(
			self::OPTION,
			static fn( array $stored ): array => array_values(
				array_diff( array_filter( $stored, is_string( ... ) ), [ (int) $changed . " $month" ] )
			)
		);
	}
}
