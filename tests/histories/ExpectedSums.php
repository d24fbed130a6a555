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

	/**
	 * Sums of storewright_report_items: by month of the order's creation, of what was sold, taxed and discounted.
	 *
	 * @param ExpectedRows $rows
	 * @return array<string, array<string, int>>
	 */
	public static function items( ExpectedRows $rows ): array {
		$sums = [];
		foreach ( self::parts_of_orders( $rows ) as [ $kind, $id, $variation, $order, $figures, $counts ] ) {
			$stats = $rows->stats[ $order ];
			if ( null === $stats['created'] ) {
				continue;
			}
			$name  = implode( ' | ', [ $kind, substr( $stats['created'], 0, 8 ) . '01', $id, $variation, $stats['status'] ] );
			$known = $sums[ $name ] ?? [
				'orders'      => [],
				'items'       => 0,
				'entries'     => 0,
				'amount'      => 0,
				'of_shipping' => 0,
			];
			foreach ( [ 'entries' => 1 ] + $figures as $measure => $figure ) {
				$known[ $measure ] += $figure;
			}
			if ( $counts ) {
				$known['orders'][ $order ] = true;
			}
			$sums[ $name ] = $known;
		}
		return array_map( static fn( array $sum ) => [ 'orders' => count( $sum['orders'] ) ] + $sum, $sums );
	}

	/**
	 * @return iterable<array{string, int, int, int, array<string, int>, bool}> Kind, ids, order or refund, figures, and whether the order
	 *   counts.
	 */
	private static function parts_of_orders( ExpectedRows $rows ): iterable {
		foreach ( $rows->products as $key => $row ) {
			$order   = (int) explode( ' ', $key )[1];
			$figures = [
				'items'  => $row['pieces'],
				'amount' => self::rounded( $row['net'] ),
			];
			$counts  = 0 === $rows->stats[ $order ]['parent'];
			yield [ 'product', $row['product'], 0, $order, $figures, $counts ];
			yield [ 'all_products', 0, 0, $order, $figures, $counts ];
			yield [ $row['variation'] > 0 ? 'all_variations' : 'all_simple', 0, 0, $order, $figures, $counts ];
			if ( $row['variation'] > 0 ) {
				yield [ 'variation', $row['product'], $row['variation'], $order, $figures, $counts ];
			}
		}
		foreach ( $rows->taxes as $key => $row ) {
			[ $rate, $order ] = array_map( intval( ... ), explode( ' ', $key ) );

			$figures = [
				'amount'      => self::rounded( $row['order'] + $row['shipping'] ),
				'of_shipping' => self::rounded( $row['shipping'] ),
			];
			$counts  = 0 === $rows->stats[ $order ]['parent'];
			yield [ 'tax_rate', $rate, 0, $order, $figures, $counts ];
			yield [ 'all_taxes', 0, 0, $order, $figures, $counts ];
		}
		foreach ( $rows->coupons as $key => $row ) {
			[ $coupon, $order ] = array_map( intval( ... ), explode( ' ', $key ) );

			$figures = [ 'amount' => self::rounded( $row['amount'] ) ];
			yield [ 'coupon', $coupon, 0, $order, $figures, true ];
			yield [ 'all_coupons', 0, 0, $order, $figures, true ];
		}
	}

	/**
	 * Six digits of the eight that amounts have.
	 */
	private static function rounded( int $amount ): int {
		return 100 * (int) round( $amount / 100 );
	}

	/**
	 * Figures of each month and of all that can't be added up, of the orders that count, by when they were made: different customers,
	 * coupons and products.
	 *
	 * @param ExpectedRows $rows
	 * @return array<string, array{total_customers: int, coupons_count: int, products: int}> By month, such as `2026-01`; '' for all.
	 */
	public static function different( ExpectedRows $rows ): array {
		$found = [];
		$note  = static function ( int $order, string $figure, int|string $id ) use ( &$found, $rows ): void {
			$stats = $rows->stats[ $order ];
			if ( null !== $stats['created'] && ! in_array( $stats['status'], ExpectedRows::UNCOUNTED, true ) ) {
				foreach ( [ '', substr( $stats['created'], 0, 7 ) ] as $month ) {
					$found[ $month ][ $figure ][ $id ] = true;
				}
			}
		};
		foreach ( $rows->stats as $order => $row ) {
			if ( $row['user'] > 0 || '' !== $row['email'] ) {
				$note( $order, 'total_customers', $row['user'] > 0 ? $row['user'] : $row['email'] );
			}
		}
		foreach ( $rows->products as $key => $row ) {
			$note( (int) explode( ' ', $key )[1], 'products', $row['product'] );
		}
		foreach ( array_keys( $rows->coupons ) as $key ) {
			[ $coupon, $order ] = explode( ' ', $key );
			$note( (int) $order, 'coupons_count', $coupon );
		}
		return array_map(
			static fn( array $of ): array => array_map( count( ... ), $of ) + [
				'total_customers' => 0,
				'coupons_count'   => 0,
				'products'        => 0,
			],
			$found
		);
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
