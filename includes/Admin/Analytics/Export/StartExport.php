<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Export;

use Storewright\Admin\Analytics\Query\CurrencySums;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;

/**
 * Begins an export. A small one is done with the request that asks for it; the rest is made in the background.
 */
final class StartExport {

	/**
	 * How long the request that asks for it writes, in seconds.
	 */
	private const SECONDS = 2.0;

	/**
	 * In how many seconds the background goes on where that request dies.
	 */
	private const SECONDS_TO_RESCUE = 60;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Begins an export for the present user.
	 *
	 * @param string       $type  Name of the report.
	 * @param array<mixed> $args  The report's arguments.
	 * @param bool         $mails Whether the user is to have an e-mail once it is done.
	 * @param list<string> $hidden Ids of columns that are left out, as they are on the user's screen.
	 * @return ReportExport|null Null where there is nothing to export.
	 * @throws \Storewright\Kernel\Errors\DomainError If there is no such report, or it does not take these arguments.
	 */
	public function run( string $type, array $args, bool $mails, array $hidden = [] ): ?ReportExport {
		$source = ( new ExportSources( $this->context ) )->get( $type );
		$asked  = ExportSources::request( $source, $args );
		/** @var array<string, mixed> $fixed */
		$fixed   = $source->fixed( $asked ) + $asked->get_query_params();
		$request = ExportSources::request( $source, $fixed );
		$total   = $source->count( $request );
		if ( 0 === $total ) {
			return null;
		}
		if ( ! ( new CurrencySums( $this->context ) )->has_others() ) {
			$hidden[] = SalesColumns::CURRENCY;
		}
		$export = new ReportExport(
			bin2hex( random_bytes( 16 ) ),
			bin2hex( random_bytes( 20 ) ) . '.csv',
			get_current_user_id(),
			$type,
			$fixed,
			$this->context->clock->now()->getTimestamp(),
			$total,
			mails: $mails,
			hidden: $hidden
		);
		$store  = new ExportStore( $this->context );
		$store->add( $export );
		Queue::enqueue( DeleteExports::name(), DAY_IN_SECONDS );
		Queue::enqueue( ExportReports::name(), self::SECONDS_TO_RESCUE );
		( new ExportStep( $this->context ) )->run( $export->id, microtime( true ) + self::SECONDS );
		$now = $store->find( $export->id ) ?? $export;
		if ( $now->is_waiting() ) {
			Queue::enqueue( ExportReports::name() );
		}
		return $now;
	}
}
