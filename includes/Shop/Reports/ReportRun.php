<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;

/**
 * The run that writes the rows which reports read anew, in the background: started, looked at, stopped.
 */
final class ReportRun {

	/** The option that holds how far the run is, or how the last one ended. */
	public const OPTION = 'storewright_reports_run';

	/**
	 * The option that says in which form the rows are complete.
	 */
	public const FORM_OPTION = 'storewright_reports_form';

	/**
	 * To be raised when rows get another meaning: all are written anew then. In 3, a full refund takes back all that was left, and there
	 * are sums by day; in 4, rows know how an order was paid and where it went; in 5, there are sums of these by month; in 6, of items,
	 * which count no refund as an order in 7.
	 */
	private const FORM = '7';

	/** The options that WordPress keeps the site's time zone in. */
	public const ZONE_OPTIONS = [ 'timezone_string', 'gmt_offset' ];

	/**
	 * How long another request may go by statuses, or a time zone, that it has read before.
	 */
	public const SECONDS_OF_A_REQUEST = 60;

	/** A run that has done nothing for so long is not waited for. */
	private const STALLED_SECONDS = HOUR_IN_SECONDS;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Begins a run; one under way ends. Where that one was to wait still, so does this one, and where it was to write all orders, this one
	 * does: they may have dates in another time zone. One that is to add what is missing writes all orders where reports don't have all of
	 * them in the present form: rows that are right stay as they are, and reports are complete afterwards.
	 *
	 * @param bool        $missing_only Whether to add only orders of which reports know nothing.
	 * @param string|null $since        Whether to leave out orders made before this time (UTC, `Y-m-d H:i:s`); null for all.
	 * @param int         $delay        Seconds until it begins.
	 */
	public function start( bool $missing_only = false, ?string $since = null, int $delay = 0 ): void {
		$this->begin( $missing_only, $since, $delay );
	}

	/**
	 * @param array<mixed>|null $instead Where only this run is to be replaced: nothing is done if it is no longer under way. Null for any.
	 */
	private function begin( bool $missing_only, ?string $since, int $delay, ?array $instead = null ): void {
		$last = $this->stored();
		if ( StoredRun::is_of_all( $last ) || ( null === $since && ! $this->is_complete() ) ) {
			[ $missing_only, $since ] = [ false, null ];
		}
		if ( ! $this->is_complete() && '' !== $this->context->options->string( self::FORM_OPTION ) ) {
			// Rows of another form or table are complete no longer: the sums are the same ones.
			$this->context->options->delete( self::FORM_OPTION );
		}
		// Rows and sums are written together: where there were none, they agree in the end, unless a step in another form is under way.
		$agree = ! StoredRun::is_of_another_form( $last, $this->form() )
			&& ( new DayDrift( $this->context->database, $this->context->shop()->report_tables() ) )->is_empty();
		$total = $this->context->shop()->report_writer()->count( $missing_only, $since );
		$now   = $this->context->clock->now();
		$wait  = 0;
		$this->context->options->change(
			self::OPTION,
			function ( array $before ) use ( $missing_only, $since, $delay, $agree, $total, $now, $instead, &$wait ): array {
				if ( ! StoredRun::is_to_replace( $before, $instead ) ) {
					return $before;
				}
				$wait   = max( $delay, $this->seconds_to_wait( $before ) );
				$of_all = ( ! $missing_only && null === $since ) || StoredRun::is_of_all( $before );
				$zone   = is_string( $before['zone'] ?? null ) ? $before['zone'] : null;
				return [
					'id'      => bin2hex( random_bytes( 6 ) ),
					'begins'  => $now->getTimestamp() + $wait,
					'agree'   => $agree,
					'form'    => $this->form(),
					'partly'  => ! $of_all && StoredRun::is_left_to_owner( $before, $this->form() ),
					'missing' => $missing_only && ! $of_all,
					'since'   => $of_all ? null : $since,
					'zone'    => $zone,
					'into'    => $of_all ? wp_timezone_string() : $zone,
					'running' => true,
					'after'   => 0,
					'day'     => null,
					'done'    => 0,
					'left'    => 0,
					'total'   => $total,
					'started' => $now->format( 'Y-m-d\TH:i:s' ),
					'moved'   => $now->getTimestamp(),
					'ended'   => null,
				];
			}
		);
		Queue::restart( $this->context->options, RebuildReports::name(), $wait );
	}

	/**
	 * Begins a run of another form anew, in the present one: all orders are to be taken out still, where the owner wanted that, else all
	 * are written.
	 *
	 * @param array<mixed> $run
	 */
	private function begin_anew( array $run ): void {
		if ( true === ( $run['clears'] ?? null ) ) {
			$this->begin_clearing( $run );
		} else {
			$this->begin( false, null, 0, $run );
		}
	}

	/**
	 * Seconds until a run may begin; none where it would be far longer than a request takes: the clock was wrong when it was started. Those
	 * of two web servers may differ a little.
	 *
	 * @param array<mixed> $run
	 */
	private function seconds_to_wait( array $run ): int {
		$wait = StoredRun::number( $run, 'begins' ) - $this->context->clock->now()->getTimestamp();
		return $wait > 2 * self::SECONDS_OF_A_REQUEST ? 0 : max( 0, $wait );
	}

	/**
	 * Begins to take all orders out of the reports, in the background; a run under way ends. Orders that are made or changed from then on
	 * are in the reports, all others once a run has brought them back: is_complete() is false until then.
	 */
	public function start_clearing(): void {
		$this->begin_clearing();
	}

	/**
	 * @param array<mixed>|null $instead As for begin().
	 */
	private function begin_clearing( ?array $instead = null ): void {
		$stats = $this->context->shop()->report_tables()->order_stats;
		$until = (int) $this->context->database->value( "SELECT MAX( order_id ) FROM $stats" );
		$total = (int) $this->context->database->value( "SELECT COUNT(*) FROM $stats" );
		$this->context->options->delete( self::FORM_OPTION );
		$this->context->options->change(
			self::OPTION,
			fn( array $before ): array => ! StoredRun::is_to_replace( $before, $instead ) ? $before : [
				'id'      => bin2hex( random_bytes( 6 ) ),
				'form'    => $this->form(),
				'clears'  => true,
				// For a run that brings them back.
				'begins'  => StoredRun::number( $before, 'begins' ),
				'until'   => $until,
				'running' => true,
				'done'    => 0,
				'total'   => $total,
				'started' => $this->context->clock->now()->format( 'Y-m-d\TH:i:s' ),
				'ended'   => null,
			]
		);
		// Once more: the last step of the run that ends may have noted it in between.
		$this->context->options->delete( self::FORM_OPTION );
		Queue::restart( $this->context->options, RebuildReports::name() );
	}

	/**
	 * Ends the run under way; what it has written stays. Dates in two time zones stay until the daily check has them written anew.
	 */
	public function stop(): void {
		$stopped = fn( array $run ): array => [] === $run ? [] : [ 'stopped' => true ] + $this->ended( $run );
		$this->context->options->change( self::OPTION, $stopped );
	}

	/**
	 * How far the run is.
	 *
	 * @return array{
	 *   running: bool, clears: bool, missing_only: bool, done: int, left_out: int, total: int, started: string|null, ended: string|null
	 * }
	 *   `done` and `total` are orders, and refunds where they are taken out (`clears`); `left_out` are those of `done` that could not be
	 *   written; times are UTC, such as `2026-11-23T08:00:00`, null where there was no run yet, or it did not end.
	 */
	public function progress(): array {
		return StoredRun::progress( $this->context->options->array( self::OPTION ) );
	}

	/**
	 * Whether every order is in the rows and the sums of days, in the present form.
	 */
	public function is_complete(): bool {
		return $this->form() === $this->context->options->string( self::FORM_OPTION );
	}

	/**
	 * Whether a run that is to bring in all orders is under way, but has done nothing for an hour: its job failed, say.
	 */
	public function is_stalled(): bool {
		$run = $this->context->options->array( self::OPTION );
		return true === ( $run['running'] ?? null ) && true !== ( $run['clears'] ?? null )
			&& ( null === ( $run['since'] ?? null ) || $this->is_complete() )
			&& $this->context->clock->now()->getTimestamp() - StoredRun::moved( $run ) >= self::STALLED_SECONDS;
	}

	/**
	 * The form of the rows that there are to be, with the table that they are in: the sums are the same ones whoever runs the shop, the
	 * rows are not.
	 */
	private function form(): string {
		return self::FORM . ' ' . $this->context->shop()->report_tables()->order_stats;
	}

	/**
	 * Begins a run where the last one wrote dates in another time zone than the site's, and none is under way: whoever changed it was
	 * stopped. Where the owner has taken the orders out of the reports, nothing is done.
	 *
	 * @param bool $also_stopped Whether one is begun where the owner has stopped the last one, too.
	 */
	public function renew_outdated( bool $also_stopped = false ): void {
		$zone       = $this->zone() ?? wp_timezone_string();
		$is_stopped = true === ( $this->context->options->array( self::OPTION )['stopped'] ?? null );
		if ( wp_timezone_string() !== $zone && $this->is_complete() && ! $this->progress()['running'] && ( $also_stopped || ! $is_stopped ) ) {
			$this->start( delay: self::SECONDS_OF_A_REQUEST );
		}
	}

	/**
	 * Begins a run, since others may have made and changed orders unseen.
	 */
	public function renew(): void {
		if ( $this->is_complete() ) {
			$this->start();
			return;
		}
		$this->ensure();
	}

	/** The time zone of the last run that wrote all rows, null where that is not known. */
	private function zone(): ?string {
		$zone = $this->context->options->array( self::OPTION )['zone'] ?? null;
		return is_string( $zone ) ? $zone : null;
	}

	/**
	 * Has rows of an older form written anew, or those of the shop as it is run now; a shop without orders has none. A run under way is
	 * waited for where it is of the present form, else begun anew. Where the owner has decided that reports are to miss orders, nothing is
	 * done.
	 */
	public function ensure(): void {
		$customers = new CustomerCheck( $this->context );
		// As it is cached: to read it anew empties the cache of all options, once an hour for nothing.
		$last = $this->context->options->array( self::OPTION );
		if ( StoredRun::is_of_another_form( $last, $this->form() ) ) {
			// Its job may be in a queue that nobody reads any more.
			$this->begin_anew( $last );
			return;
		}
		if ( $this->is_complete() ) {
			if ( ! $customers->is_complete() ) {
				Queue::enqueue( SumCustomers::name() );
			}
			return;
		}
		if ( 0 === $this->context->shop()->report_writer()->count() ) {
			$this->context->options->set( self::FORM_OPTION, $this->form() );
			$customers->complete();
		} elseif ( true !== ( $last['running'] ?? null ) && ! StoredRun::is_left_to_owner( $last, $this->form() ) ) {
			$this->start();
		}
	}

	/**
	 * Does the next orders of the run. One whose time has not come waits in the queue: a part of another run may have been under way
	 * when it was started, and goes on with it. One of another form does not go on, but begins anew.
	 *
	 * @param int $limit At most so many.
	 * @return bool Whether there is more to do now.
	 */
	public function step( int $limit ): bool {
		$run = $this->stored();
		if ( true !== ( $run['running'] ?? null ) ) {
			return false;
		}
		if ( StoredRun::is_of_another_form( $run, $this->form() ) ) {
			$this->begin_anew( $run );
			return true;
		}
		if ( true === ( $run['clears'] ?? null ) ) {
			return $this->clear( $run, $limit );
		}
		$wait = $this->seconds_to_wait( $run );
		if ( $wait > 0 ) {
			Queue::enqueue( RebuildReports::name(), $wait );
			return false;
		}
		$writer = $this->context->shop()->report_writer();
		$since  = is_string( $run['since'] ?? null ) ? $run['since'] : null;
		$last   = is_int( $run['buyer'] ?? null );
		$ids    = $last ? [] : $writer->next( StoredRun::number( $run, 'after' ), $limit, true === $run['missing'], $since );
		$repair = new RepairSums( $this->context );
		$left   = ( new RewriteOrders( $this->context, $writer ) )->run( $ids );
		$gone   = [] === $ids && ! $last ? $writer->remove_gone( $limit ) : 0;
		$sums   = [] === $ids && 0 === $gone;
		$day    = $sums && ! $last && true !== ( $run['agree'] ?? null )
			? $repair->days( is_string( $run['day'] ?? null ) ? $run['day'] : null )
			: null;
		$by     = is_string( $run['by'] ?? null ) ? $run['by'] : ( new CustomerCheck( $this->context ) )->current();
		$buyer  = $sums && null === $day ? $repair->customers( StoredRun::number( $run, 'buyer' ), $by ) : null;
		$more   = [] !== $ids || 0 !== $gone || null !== $day || null !== $buyer;
		$now    = $this->context->options->change(
			self::OPTION,
			function ( array $stored ) use ( $run, $ids, $left, $day, $buyer, $by, $more ): array {
				if ( ( $stored['id'] ?? null ) !== ( $run['id'] ?? null ) ) {
					return $stored;
				}
				return $more ? [
					'after' => [] === $ids ? $stored['after'] : max( $ids ),
					'done'  => StoredRun::number( $stored, 'done' ) + count( $ids ),
					'left'  => StoredRun::number( $stored, 'left' ) + $left,
					'day'   => $day,
					'buyer' => $buyer,
					'by'    => null === $buyer ? null : $by,
					'moved' => $this->context->clock->now()->getTimestamp(),
				] + $stored : [ 'zone' => $stored['into'] ?? $stored['zone'] ?? null ] + $this->ended( $stored );
			}
		);
		// A deletion, or another run, may have begun during these last orders, or since they were noted.
		if ( ! $more && true !== $run['missing'] && null === $since && ( $now['id'] ?? null ) === ( $run['id'] ?? null ) ) {
			$this->context->options->set( self::FORM_OPTION, $this->form() );
			if ( true === ( $this->stored()['clears'] ?? null ) ) {
				$this->context->options->delete( self::FORM_OPTION );
			}
		}
		return $more;
	}

	/**
	 * Takes the next orders and refunds out of the rows and the sums, then what rows of another form or table have left in the sums.
	 *
	 * @param array<mixed> $run
	 * @param int          $limit At most so many.
	 * @return bool Whether there is more to do.
	 */
	private function clear( array $run, int $limit ): bool {
		$from = is_string( $run['day'] ?? null ) ? $run['day'] : null;
		$done = ( new ClearOrders( $this->context ) )->next( StoredRun::number( $run, 'until' ), $limit );
		$day  = 0 === $done ? ( new RepairSums( $this->context ) )->days( $from ) : null;
		$more = 0 < $done || null !== $day;
		$this->context->options->change(
			self::OPTION,
			function ( array $stored ) use ( $run, $done, $day, $more ): array {
				if ( ( $stored['id'] ?? null ) !== ( $run['id'] ?? null ) ) {
					return $stored;
				}
				return $more ? [
					'day'  => $day,
					'done' => StoredRun::number( $stored, 'done' ) + $done,
				] + $stored : $this->ended( $stored );
			}
		);
		return $more;
	}

	/**
	 * Forgets the run and the form.
	 */
	public function forget(): void {
		$this->context->options->delete( self::OPTION );
		$this->context->options->delete( self::FORM_OPTION );
	}

	/**
	 * @return array<mixed>
	 */
	private function stored(): array {
		// Another request may have changed the time zone, in which this one is to write dates, since this one has begun.
		$run = $this->context->options->fresh( [ self::OPTION, ...self::ZONE_OPTIONS ] )[ self::OPTION ] ?? [];
		return is_array( $run ) ? $run : [];
	}

	/**
	 * @param array<mixed> $run
	 * @return array<mixed>
	 */
	private function ended( array $run ): array {
		$ended = $this->context->clock->now()->format( 'Y-m-d\TH:i:s' );
		return compact( 'ended' ) + [ 'running' => false ] + $run;
	}
}
