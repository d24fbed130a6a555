<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;
use Storewright\Store\Orders\OrderServices;

/**
 * Brings the orders of a shop that had some before into our own tables, and into WooCommerce's for reports where they are missing
 * there. Orders may be made and changed meanwhile.
 *
 * @internal
 */
final class IndexOrders implements Job {

	/**
	 * Cursor that begins a complete run, whatever is under way.
	 */
	public const ANEW = 'anew';

	/**
	 * The first stage of a complete run: what was indexed in an older form is of no use.
	 */
	public const CLEAR = 'clear';

	/**
	 * All orders are forgotten, so that each counts as written by others.
	 */
	public const ALL = 'all';

	public const ORDERS = 'orders';

	private const REMOVED = 'removed';

	private const MONTHS = 'months';

	private const CHANGED = 'changed';

	private const NAMED = 'named';

	/**
	 * How long who is not the queue waits for a part of the job, in seconds.
	 */
	private const SECONDS_TO_WAIT = 60;

	public static function name(): string {
		return 'index_orders';
	}

	/**
	 * Runs a part while no other request does.
	 *
	 * @param Context     $context
	 * @param string|null $cursor  See run().
	 * @param float       $until   Unix seconds by which to come back.
	 * @param int         $seconds How long to wait for a part that another request runs.
	 * @return string|null Where to go on from, null when all is done.
	 * @throws \Storewright\Kernel\Errors\Conflict If it took longer.
	 */
	public function run_alone( Context $context, ?string $cursor, float $until, int $seconds = self::SECONDS_TO_WAIT ): ?string {
		return $context->database->lock( Queue::lock_of( self::name() ), fn() => $this->run( $context, $cursor, $until ), $seconds );
	}

	/**
	 * Runs a part, while the lock of the job is held. Several may work on the same run by turns: each goes on where the last one
	 * stopped. A run that is no longer the one under way ends.
	 *
	 * @param Context     $context
	 * @param string|null $cursor  Where the last part stopped; null to go on with the run under way, or to begin one; ANEW.
	 * @param float       $until   Unix seconds by which to come back.
	 * @return string|null Where to go on from, null when all is done.
	 */
	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$run = $this->run_of( $context, $cursor );
		if ( null === $run ) {
			return null;
		}
		do {
			$next = $this->step( $context, $run, $until );
			if ( null === $next ) {
				$this->finish( $context, $run );
				return null;
			}
			$run = $next;
		} while ( microtime( true ) < $until );
		$this->store( $context, $run );
		return $run->cursor();
	}

	/**
	 * @return IndexRun|null The run to go on with; null where a cursor is of another one.
	 */
	private function run_of( Context $context, ?string $cursor ): ?IndexRun {
		$stored = IndexRun::stored( $context->options );
		if ( self::ANEW === $cursor || ( null === $cursor && null === $stored ) ) {
			return $this->begin( $context, self::ANEW === $cursor );
		}
		return null === $cursor || IndexRun::of( $cursor )?->id === $stored?->id ? $stored : null;
	}

	private function begin( Context $context, bool $anew ): IndexRun {
		$status = new IndexStatus( $context );
		$run    = IndexRun::start( false, self::ORDERS, '0' );
		if ( $anew || ! $status->is_behind() ) {
			$status->forget();
			$run = IndexRun::start( true, self::CLEAR, '0' );
		}
		$this->store( $context, $run );
		return $run;
	}

	/**
	 * Whoever works on a complete run may die, such as a command: then the queue goes on with it.
	 */
	private function store( Context $context, IndexRun $run ): void {
		$run->store( $context->options );
		if ( $run->is_complete ) {
			Queue::plan_rescue( self::name() );
		}
	}

	/**
	 * The run is forgotten last: whoever dies before leaves one to go on with.
	 */
	private function finish( Context $context, IndexRun $run ): void {
		( new IndexStatus( $context ) )->ready();
		if ( ! $run->is_complete ) {
			// Where others write, all is compared every day: lists look at the newest orders only.
			Queue::enqueue( self::name(), DAY_IN_SECONDS );
		}
		$context->options->delete( IndexRun::OPTION );
		Queue::drop_rescue( self::name() );
	}

	/**
	 * @return IndexRun|null The run after a step of it, null where that was the last one.
	 */
	private function step( Context $context, IndexRun $run, float $until ): ?IndexRun {
		$from   = $run->from;
		$counts = new CountsRebuild( $context->database );
		$batch  = ( new OrderServices( $context ) )->index_batch();
		$to     = match ( $run->stage ) {
			self::CLEAR   => $this->clear( $context, $counts, $until ),
			self::ALL     => ( new IndexedOrders( $context->database, $context->options ) )->forget_after( (int) $from ),
			self::ORDERS  => $batch->after( (int) $from, $until, ! $run->is_complete ),
			self::REMOVED => $batch->removed_after( (int) $from ),
			self::MONTHS  => $counts->after( $from, false ),
			self::CHANGED => $counts->after( $from, true ),
			default       => $this->named( $context, $counts, $from ),
		};
		if ( null !== $to ) {
			return $run->at( $run->stage, $to );
		}
		return match ( $run->stage ) {
			self::CLEAR   => $run->at( self::ALL, '0' ),
			self::ALL     => $run->at( self::ORDERS, '0' ),
			self::ORDERS  => $run->at( self::REMOVED, '0' ),
			// Where all was there before, only those months are counted in which others have written.
			self::REMOVED => $run->is_complete ? $run->at( self::MONTHS, CountsRebuild::START ) : $run->at( self::NAMED, '' ),
			self::MONTHS  => $run->at( self::CHANGED, CountsRebuild::START ),
			self::CHANGED => $run->at( self::NAMED, '' ),
			default       => null,
		};
	}

	/**
	 * Removes all words, and counts that have no month.
	 */
	private function clear( Context $context, CountsRebuild $counts, float $until ): ?string {
		if ( ! ( new SearchIndex( $context->database ) )->clear( $until ) ) {
			return '0';
		}
		$counts->clear_without_month();
		return null;
	}

	/**
	 * Corrects the counts of a part of one of the months in which others have written.
	 *
	 * @param Context       $context
	 * @param CountsRebuild $counts
	 * @param string        $done    The last day that is done.
	 */
	private function named( Context $context, CountsRebuild $counts, string $done ): ?string {
		$months = new MonthsToCount( $context->options );
		$next   = $months->next();
		if ( null === $next ) {
			return null;
		}
		[ $month, $changed ] = $next;

		$day = $counts->part_of_month( $month, str_starts_with( $done, "$month-" ) ? $done : "$month-00", $changed );
		if ( null !== $day ) {
			return $day;
		}
		$months->done( $month, $changed );
		return '';
	}
}
