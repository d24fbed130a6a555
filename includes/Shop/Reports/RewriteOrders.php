<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Unavailable;
use Storewright\Shop\ReportWriter;
use Throwable;

/**
 * Writes the rows of orders anew for a run. Where one can't be written, a plugin that listens throws for example, the others are all the
 * same.
 *
 * @internal
 */
final class RewriteOrders {

	/** Where so many orders in a row can't be written, it is not because of them: the run fails and is tried again. */
	private const TOO_MANY = 50;

	public function __construct( private readonly Context $context, private readonly ReportWriter $writer ) {}

	/**
	 * Writes orders.
	 *
	 * @param list<int> $ids
	 * @return int How many were left out. They are logged.
	 * @throws Throwable What the first one threw, where none of many could be written, or the database is gone.
	 */
	public function run( array $ids ): int {
		try {
			$this->writer->rewrite( $ids );
			return 0;
		} catch ( Unavailable $gone ) {
			throw $gone;
		} catch ( Throwable $first ) {
			$errors = [];
			foreach ( $ids as $id ) {
				$errors[ $id ] = $this->error_of( $id );
			}
			$errors = array_filter( $errors );
			if ( count( $errors ) === count( $ids ) && count( $ids ) >= self::TOO_MANY ) {
				throw $first;
			}
			foreach ( $errors as $id => $error ) {
				$this->context->log->error(
					"Order $id was left out of the reports: {$error->getMessage()}",
					[ 'at' => $error->getFile() . ':' . $error->getLine() ]
				);
			}
			return count( $errors );
		}
	}

	/**
	 * @return Throwable|null Why an order can't be written, null if it was.
	 * @throws Unavailable If the database is gone.
	 */
	private function error_of( int $id ): ?Throwable {
		try {
			$this->writer->rewrite( [ $id ] );
			return null;
		} catch ( Unavailable $gone ) {
			throw $gone;
		} catch ( Throwable $error ) {
			return $error;
		}
	}
}
