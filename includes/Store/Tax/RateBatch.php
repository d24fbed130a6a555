<?php
declare(strict_types=1);

namespace Storewright\Store\Tax;

/**
 * How rates that are added or removed at once are recorded: in few records, with what it takes to take that back.
 *
 * @phpstan-import-type RateFields from Rate
 * @phpstan-type AddedRates array{rates: int, ids: list<array{int, int}>, digest: string}
 * @phpstan-type RemovedRates array{rates: int, kept: list<array<string, mixed>>}
 */
final class RateBatch {

	/**
	 * What the records are of, in place of `rate_<id>`.
	 */
	public const SETTING = 'rates';

	/**
	 * How many rates are recorded one by one.
	 */
	public const MOST_SINGLE = 20;

	/**
	 * After how many bytes another record begins: whoever reads the log reads a page of them.
	 */
	private const BYTES = 250_000;

	/**
	 * The record of rates that were added: which ones, and what tells whether they have been changed since.
	 *
	 * @param list<Rate> $rates By their ids, upwards.
	 * @return AddedRates
	 */
	public static function added( array $rates ): array {
		$digest = hash_init( 'sha256' );
		$ids    = [];
		$last   = null;
		foreach ( $rates as $rate ) {
			hash_update( $digest, (string) wp_json_encode( $rate->fields() ) );
			if ( null !== $last && $last[1] === $rate->id - 1 ) {
				$last[1] = $rate->id;
				continue;
			}
			if ( null !== $last ) {
				$ids[] = $last;
			}
			$last = [ $rate->id, $rate->id ];
		}
		if ( null !== $last ) {
			$ids[] = $last;
		}
		return [
			'rates'  => count( $rates ),
			'ids'    => $ids,
			'digest' => hash_final( $digest ),
		];
	}

	/**
	 * The records of rates that were removed, with all that they were.
	 *
	 * @param iterable<Rate> $rates
	 * @return iterable<RemovedRates>
	 */
	public static function removed( iterable $rates ): iterable {
		$kept  = [];
		$bytes = 0;
		foreach ( $rates as $rate ) {
			$fields = $rate->fields();
			$length = strlen( (string) wp_json_encode( $fields ) );
			if ( [] !== $kept && $bytes + $length > self::BYTES ) {
				yield self::of_kept( $kept );
				$kept  = [];
				$bytes = 0;
			}
			$kept[] = $fields;
			$bytes += $length;
		}
		if ( [] !== $kept ) {
			yield self::of_kept( $kept );
		}
	}

	/**
	 * The ids of the rates that a record says were added.
	 *
	 * @param array<mixed>|null $record
	 * @return list<int>
	 */
	public static function ids( ?array $record ): array {
		$ids = [];
		foreach ( is_array( $record['ids'] ?? null ) ? $record['ids'] : [] as $range ) {
			if ( is_array( $range ) && is_int( $range[0] ?? null ) && is_int( $range[1] ?? null ) ) {
				array_push( $ids, ...range( $range[0], $range[1] ) );
			}
		}
		return $ids;
	}

	/**
	 * The rates that a record says were removed; null where it does not say.
	 *
	 * @param array<mixed>|null $record
	 * @return list<Rate>|null
	 */
	public static function kept( ?array $record ): ?array {
		/** @var list<RateFields>|null $kept */
		$kept = is_array( $record['kept'] ?? null ) ? $record['kept'] : null;
		return null === $kept ? null : array_map( Rate::of_fields( ... ), $kept );
	}

	/**
	 * @param list<array<string, mixed>> $kept
	 * @return RemovedRates
	 */
	private static function of_kept( array $kept ): array {
		return [
			'rates' => count( $kept ),
			'kept'  => $kept,
		];
	}
}
