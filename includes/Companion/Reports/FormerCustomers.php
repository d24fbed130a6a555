<?php
declare(strict_types=1);

namespace Storewright\Companion\Reports;

use Storewright\Database\DeadlockRetry;
use Storewright\Kernel\Context;
use Throwable;

/**
 * Has nothing stay known of customers that only an order has said that is theirs no more, or from which personal data was removed. The
 * order is written by then and would not be found again: of whom this fails is noted, and looked at by the hourly comparison.
 *
 * @internal
 */
final class FormerCustomers {

	/**
	 * The option that has the numbers (`customer_id`) of those who are still to be looked at.
	 */
	public const OPTION = 'storewright_former_customers';

	private readonly Customers $customers;

	public function __construct( private readonly Context $context ) {
		$this->customers = new Customers( $context->database, $context->options );
	}

	/**
	 * Looks at some. What fails is logged and noted.
	 *
	 * @param list<int> $numbers
	 */
	public function follow( array $numbers ): void {
		$failed = array_values( array_filter( $numbers, fn( int $number ): bool => ! $this->renew( $number ) ) );
		if ( [] !== $failed ) {
			$this->context->options->change(
				self::OPTION,
				static fn( array $noted ): array => array_values( array_unique( array_filter( [ ...$noted, ...$failed ], is_int( ... ) ) ) )
			);
		}
	}

	/**
	 * Looks again at those who are noted.
	 *
	 * @param float $until Unix time, in seconds, by which to come back.
	 */
	public function follow_noted( float $until ): void {
		$done = [];
		foreach ( $this->context->options->array( self::OPTION ) as $number ) {
			if ( ! is_int( $number ) || $this->renew( $number ) ) {
				$done[] = $number;
			}
			if ( microtime( true ) >= $until ) {
				break;
			}
		}
		if ( [] !== $done ) {
			$is_left = static fn( mixed $one ): bool => ! in_array( $one, $done, true );
			$this->context->options->change( self::OPTION, static fn( array $noted ) => array_values( array_filter( $noted, $is_left ) ) );
		}
	}

	/**
	 * @return bool Whether it was done.
	 */
	private function renew( int $number ): bool {
		try {
			DeadlockRetry::run( fn() => $this->customers->renew( $number, false ) );
			return true;
		} catch ( Throwable $error ) {
			$this->context->log->error(
				"Reports could not forget what customer $number has said in an order: {$error->getMessage()}",
				[ 'at' => $error->getFile() . ':' . $error->getLine() ]
			);
			return false;
		}
	}
}
