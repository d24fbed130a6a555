<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Export;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\Forbidden;
use Storewright\Kernel\Outbox\NewMessage;
use Storewright\Kernel\Outbox\Outbox;
use Storewright\Kernel\PrivateFolder;
use Throwable;

/**
 * Writes a part of an export, and goes on where the last part ended: also where PHP died in it.
 */
final class ExportStep {

	/**
	 * How many rows are found at a time: the later ones are sorted anew each time, and all of them are in memory.
	 */
	private const ROWS = 5000;

	/**
	 * After how many rows it is looked whether there is time for more.
	 */
	private const ROWS_A_LOOK = 500;

	private readonly ExportStore $store;

	private readonly ExportSources $sources;

	public function __construct( private readonly Context $context ) {
		$this->store   = new ExportStore( $context );
		$this->sources = new ExportSources( $context );
	}

	/**
	 * Writes as many rows as there is time for, at least some. What fails is noted at the export, and logged.
	 *
	 * @param string $id    Of the export.
	 * @param float  $until Unix time, in seconds, by which to come back.
	 */
	public function run( string $id, float $until ): void {
		try {
			$this->context->database->lock( "report_export_$id", fn() => $this->advance( $id, $until ), 0 );
		} catch ( Conflict ) {
			// Another request writes it right now.
			return;
		}
	}

	private function advance( string $id, float $until ): void {
		$export = $this->store->find( $id );
		if ( null === $export || ! $export->is_waiting() ) {
			return;
		}
		$is_switched = switch_to_user_locale( $export->user );
		try {
			if ( ! user_can( $export->user, Capabilities::VIEW_REPORTS ) ) {
				throw new Forbidden( 'storewright_report_export_forbidden', 'Who asked for it may not see reports any more.' );
			}
			$source = $this->sources->get( $export->type );
			while ( ! $export->is_done ) {
				$export = $this->write( $export, $source, $until );
				$this->store->save( $export );
				self::free_memory();
				if ( microtime( true ) >= $until ) {
					break;
				}
			}
			if ( $export->is_done && $export->mails ) {
				$this->mail( $export );
			}
		} catch ( Throwable $error ) {
			$this->context->log->error( "The export of the report {$export->type} failed: {$error->getMessage()}" );
			$this->store->save( $export->with( [ 'failed' => true ] ) );
			wp_delete_file( PrivateFolder::file( $export->file ) );
		} finally {
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
	}

	/**
	 * Hands the email to the outbox, which has one of each export, and then notes that. Who dies in between does both again.
	 */
	private function mail( ReportExport $export ): void {
		$user = get_userdata( $export->user );
		( new Outbox( $this->context ) )->add(
			new NewMessage(
				kind: ExportEmails::kind(),
				key: "export-{$export->id}",
				payload: [ 'export' => $export->id ],
				recipient: false === $user ? '' : $user->user_email
			)
		);
		$this->store->save( $export->with( [ 'mails' => false ] ) );
	}

	/**
	 * Forgets the posts and users of the rows that were written.
	 */
	private static function free_memory(): void {
		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
	}

	/**
	 * Writes some rows, after the headings where they are the first.
	 */
	private function write( ReportExport $export, ExportSource $source, float $until ): ReportExport {
		$columns  = ExportColumn::shown( $source->columns(), $export->hidden );
		$decimals = $this->context->shop()->settings()->currency_format()->decimals;
		$path     = PrivateFolder::file( $export->file );
		PrivateFolder::make();
		clearstatcache( true, $path );
		$is_gone = $export->bytes > 0 && ( ! is_file( $path ) || filesize( $path ) < $export->bytes );
		if ( $is_gone || ( $export->rows > 0 && [] === $export->after ) ) {
			// What was written is gone, or an older version wrote it, which did not note after which row to go on.
			$export = $export->with(
				[
					'rows'  => 0,
					'bytes' => 0,
					'after' => [],
				]
			);
		}
		$csv = CsvFile::open( $path, $export->bytes );
		if ( 0 === $export->bytes ) {
			$csv->write( array_map( static fn( ExportColumn $column ) => $column->heading, $columns ) );
		}
		$written = 0;
		$in_time = true;
		$last    = [];
		foreach ( $source->rows( ExportSources::request( $source, $export->args ), self::ROWS, $export->after ) as $row ) {
			$csv->write( ExportColumn::cells( $columns, $row, $decimals ) );
			++$written;
			$last    = $row;
			$in_time = 0 !== $written % self::ROWS_A_LOOK || microtime( true ) < $until;
			if ( ! $in_time ) {
				break;
			}
		}
		return $export->with(
			[
				'rows'    => $export->rows + $written,
				'bytes'   => $csv->close(),
				'is_done' => $in_time && $written < self::ROWS,
				'after'   => 0 === $written ? $export->after : $source->place( $last, $export->after, $written ),
			]
		);
	}
}
