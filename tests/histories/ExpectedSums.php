<?php
declare(strict_types=1);

namespace Storewright\Tests\Histories;

/**
 * The sums by day and by month that there should be of some rows, by their keys, without what distinguishes shards.
 */
final class ExpectedSums {

	public const MEASURES = [ 'orders', 'items', 'total', 'tax', 'shipping', 'net', 'coupons', 'refunds' ];

	/**
	 * Sums of storewright_report_days. Whether customers return is left out where orders do not count.
	 *
	 * @param array<int, array<string, mixed>> $stats ExpectedRows::$stats.
	 * @return array<string, array<string, int>>
	 */
	public static function days( array $stats ): array {
		$sums = [];
		self::each(
			$stats,
			static function ( string $type, string $day, array $row ) use ( &$sums ): void {
				self::add(
					$sums,
					[ $type, $day, $row['status'], $row['currency'], $row['parent'] > 0 ? 1 : 0, $row['returning'] ?? '-' ],
					$row
				);
			}
		);
		return $sums;
	}

	/**
	 * Sums of storewright_report_parts.
	 *
	 * @param array<int, array<string, mixed>> $stats ExpectedRows::$stats.
	 * @return array<string, array<string, int>>
	 */
	public static function parts( array $stats ): array {
		$sums = [];
		self::each(
			$stats,
			static function ( string $type, string $day, array $row ) use ( &$sums ): void {
				foreach ( [
					'payment_method' => 'method',
					'country'        => 'country',
					'state'          => 'state',
				] as $kind => $field ) {
					$rest = [ $row[ $field ], $row['status'], $row['currency'], $row['parent'] > 0 ? 1 : 0 ];
					self::add( $sums, [ $kind, $type, $day, ...$rest ], $row );
					self::add( $sums, [ "month_$kind", $type, substr( $day, 0, 8 ) . '01', ...$rest ], $row );
				}
			}
		);
		return $sums;
	}

	private static function each( array $stats, callable $work ): void {
		foreach ( $stats as $row ) {
			foreach ( [ 'created', 'paid', 'completed' ] as $type ) {
				if ( null !== $row[ $type ] ) {
					$work( $type, substr( $row[ $type ], 0, 10 ), $row );
				}
			}
		}
	}

	private static function add( array &$sums, array $key, array $row ): void {
		$name  = implode( ' | ', $key );
		$added = [
			'orders'  => 1,
			'refunds' => $row['net'] < 0 ? -$row['net'] - $row['tax'] - $row['shipping'] : 0,
		] + $row;
		foreach ( self::MEASURES as $measure ) {
			$sums[ $name ][ $measure ] = ( $sums[ $name ][ $measure ] ?? 0 ) + $added[ $measure ];
		}
	}
}
