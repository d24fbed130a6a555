<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Kernel\Context;

/**
 * Counts the customers' accounts that were made in stretches of time.
 */
final class NewCustomersQuery {

	/**
	 * How many stretches one query counts: SQLite takes 500 parts at most.
	 */
	private const A_QUERY = 100;

	public function __construct( private readonly Context $context ) {}

	/**
	 * How many accounts were made in each stretch.
	 *
	 * @template K of array-key
	 * @param array<K, array{DateTimeImmutable, DateTimeImmutable}> $stretches First moment, and the one after the last.
	 * @return array<K, int> Under the same keys.
	 */
	public function counts( array $stretches ): array {
		$counts = [];
		$part   = "SELECT %s AS stretch, COUNT(*) AS accounts FROM {$this->context->database->table( Tables::LOOKUP )}
			WHERE date_registered >= %s AND date_registered < %s AND user_id IS NOT NULL";
		foreach ( array_chunk( $stretches, self::A_QUERY, true ) as $chunk ) {
			$args = [];
			foreach ( $chunk as $key => [ $from, $until ] ) {
				array_push( $args, (string) $key, self::utc( $from ), self::utc( $until ) );
			}
			$found = array_column(
				$this->context->database->rows( implode( ' UNION ALL ', array_fill( 0, count( $chunk ), $part ) ), ...$args ),
				'accounts',
				'stretch'
			);
			foreach ( array_keys( $chunk ) as $key ) {
				$counts[ $key ] = (int) ( $found[ $key ] ?? 0 );
			}
		}
		return $counts;
	}

	private static function utc( DateTimeImmutable $moment ): string {
		return $moment->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
	}
}
