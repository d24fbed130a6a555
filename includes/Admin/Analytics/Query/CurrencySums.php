<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Kernel\Context;
use Storewright\Kernel\Money;

/**
 * What the orders of a period come to in each currency: reports add up amounts as they stand, without conversion, and say so by this.
 * Read from the sums of months and days, so that it does not matter how many orders there are.
 *
 * @phpstan-type CurrencySum array{currency: string, orders: int, total: string, net: string}
 */
final class CurrencySums {

	/**
	 * The header that answers of reports have where there is more than one currency: the sums as JSON.
	 */
	public const HEADER = 'X-Storewright-Currencies';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Whether any order, whatever its status, is in another currency than the shop's.
	 */
	public function has_others(): bool {
		return null !== $this->context->database->value(
			( new ReportTables( $this->context ) )->name( "SELECT 1 FROM {days} WHERE currency NOT IN ( '', %s ) AND orders <> 0 LIMIT 1" ),
			$this->context->shop()->settings()->currency_format()->code
		);
	}

	/**
	 * The sums of each currency, the shop's own first, then by how many orders there are.
	 *
	 * @param Period   $period Its first and last day count wholly.
	 * @param DateType $type   What decides when an order counts.
	 * @return list<CurrencySum> None where all orders are in one currency, or not all of them are counted yet.
	 */
	public function of( Period $period, DateType $type ): array {
		$days = $period->part( $period->from->setTime( 0, 0 ), $period->to->setTime( 23, 59, 59 ) );
		// Those by way to pay have sums of whole months.
		$source = ( new DaySums( $this->context ) )->source( $days, $type, Statuses::counted(), [ 's.storewright_payment_method' ], false );
		if ( null === $source ) {
			return [];
		}
		$settings = $this->context->shop()->settings();
		$own      = $settings->currency_format()->code;
		$found    = [];
		foreach ( $this->context->database->rows(
			( new ReportTables( $this->context ) )->name(
				"SELECT s.currency, SUM( CASE WHEN s.is_refund = 0 THEN s.orders ELSE 0 END ) AS orders, SUM( s.total ) AS total,
					SUM( s.net ) AS net
				FROM {$source->from} WHERE {$source->condition->sql} GROUP BY s.currency HAVING SUM( s.orders ) <> 0"
			),
			...$source->condition->args
		) as $row ) {
			// Orders from before currencies were noted are in the shop's.
			$code           = '' === (string) $row['currency'] ? $own : (string) $row['currency'];
			$before         = $found[ $code ] ?? [ 0, Money::of( 0 ), Money::of( 0 ) ];
			$found[ $code ] = [
				$before[0] + (int) $row['orders'],
				$before[1]->plus( Money::of( $row['total'] ) ),
				$before[2]->plus( Money::of( $row['net'] ) ),
			];
		}
		if ( count( $found ) < 2 ) {
			return [];
		}
		$place = static fn( string $code, string $tie ): array => [ $code === $own, $found[ $code ][0], $tie ];
		uksort( $found, static fn( string $one, string $other ) => $place( $other, $one ) <=> $place( $one, $other ) );
		$sums  = [];
		foreach ( $found as $code => [ $orders, $total, $net ] ) {
			$decimals = $settings->currency_format( $code )->decimals;
			$sums[]   = [
				'currency' => $code,
				'orders'   => $orders,
				'total'    => Money::text( $total, $decimals ),
				'net'      => Money::text( $net, $decimals ),
			];
		}
		return $sums;
	}

	/**
	 * The header that says it of an answer.
	 *
	 * @param list<CurrencySum> $sums
	 * @return array<string, string> None where all orders are in one currency.
	 */
	public static function header( array $sums ): array {
		return [] === $sums ? [] : [ self::HEADER => (string) wp_json_encode( $sums ) ];
	}
}
