<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Context;

/**
 * Adds up anew what each customer has ordered, once other statuses count.
 *
 * @internal
 */
final class SumCustomers implements Job {

	public static function name(): string {
		return 'sum_customers';
	}

	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$check = new CustomerCheck( $context );
		$after = (int) $cursor;
		do {
			$next = $check->step( $after );
			if ( null === $next ) {
				$check->complete();
				return null;
			}
			$after = $next;
		} while ( microtime( true ) < $until );
		return (string) $after;
	}
}
