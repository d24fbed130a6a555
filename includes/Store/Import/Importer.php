<?php
declare(strict_types=1);

namespace Storewright\Store\Import;

use JsonException;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Import\Importers\RecordImporters;

/**
 * Imports a shop that was exported as the answers of its REST API: a folder with a file for each kind of objects.
 *
 * Each object is written as a whole, keeps its id where that is free, and is noted then. What is noted, or found to be here
 * already, is left alone: an import can be repeated, and goes on where it was interrupted.
 */
final class Importer {

	/**
	 * Bytes between two steps of the progress.
	 */
	private const STEP = 1024;

	/**
	 * Seconds to wait for another import: one that was killed may still hold its lock for a moment.
	 */
	private const TIMEOUT = 3;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Imports what is in a folder. Files that are not there are passed over.
	 *
	 * @param string                                             $folder   Its path.
	 * @param string                                             $source   Name of the other shop: ids of one say nothing of another's.
	 * @param callable(string, int): (callable(int): void)|null $progress Told what is done and in how many steps; answers who to
	 *   tell of steps done.
	 * @throws InvalidInput If there is nothing to import in the folder.
	 * @throws Conflict     If another import is under way.
	 */
	public function import( string $folder, string $source = 'default', ?callable $progress = null ): ImportReport {
		if ( 1 !== preg_match( '/^[\w.-]{1,60}$/D', $source ) ) {
			throw new InvalidInput(
				'storewright_import_bad_source',
				__( 'The name of the source has letters, digits, dots, dashes and underscores, at most 60.', 'storewright' )
			);
		}
		$map   = new ImportMap( $this->context->database, $source );
		$files = [];
		foreach ( RecordImporters::all( $this->context, $map ) as $kind ) {
			$file = rtrim( $folder, '/' ) . "/{$kind->name()}.json";
			if ( is_file( $file ) ) {
				$files[] = [ $kind, $file ];
			}
		}
		if ( [] === $files ) {
			throw new InvalidInput(
				'storewright_import_nothing',
				/* translators: %s: path of a folder. */
				sprintf( __( 'There is nothing to import in “%s”: no file such as products.json or orders.json.', 'storewright' ), $folder )
			);
		}
		$progress ??= static fn() => static function (): void {};
		return $this->context->database->lock(
			'import',
			function () use ( $folder, $files, $map, $progress ): ImportReport {
				$report   = new ImportReport();
				$settings = rtrim( $folder, '/' ) . '/' . SettingsImport::FILE;
				if ( is_file( $settings ) ) {
					// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file, not an address.
					( new SettingsImport( $this->context, $map ) )->import( (string) file_get_contents( $settings ), $report );
				}
				foreach ( $files as [ $kind, $file ] ) {
					$this->file( $kind, $file, $map, $report, $progress );
				}
				return $report;
			},
			self::TIMEOUT
		);
	}

	/**
	 * @param callable(string, int): (callable(int): void) $progress
	 */
	private function file( RecordImporter $kind, string $path, ImportMap $map, ImportReport $report, callable $progress ): void {
		$report->begin( $kind->name() );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_fopen -- WordPress's own reads whole files.
		$file = fopen( $path, 'rb' );
		if ( false === $file ) {
			$report->note( new ImportNote( basename( $path ), '', '', __( 'The file can’t be read.', 'storewright' ) ) );
			return;
		}
		$stream = new JsonStream( $file );
		$steps  = 1 + intdiv( (int) filesize( $path ), self::STEP );
		$tick   = $progress( $kind->name(), $steps );
		$done   = 0;
		try {
			foreach ( $stream->elements() as $key => $element ) {
				if ( is_string( $key ) && is_array( $element ) && array_is_list( $element ) ) {
					foreach ( $element as $place => $one ) {
						$this->element(
							$kind,
							$one,
							(int) $key,
							new ImportNote( basename( $path ), "[\"$key\"][$place]", '', '' ),
							$map,
							$report
						);
					}
				} else {
					$this->element(
						$kind,
						$element,
						0,
						new ImportNote( basename( $path ), is_int( $key ) ? "[$key]" : "[\"$key\"]", '', '' ),
						$map,
						$report
					);
				}
				$now = intdiv( $stream->position(), self::STEP );
				$tick( $now - $done );
				$done = $now;
			}
			$tick( $steps - $done );
		} catch ( JsonException $error ) {
			$report->note( new ImportNote( basename( $path ), '', '', $error->getMessage() ) );
		} finally {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_fclose -- Opened here.
			fclose( $file );
		}
	}

	/**
	 * @param ImportNote $at Says where it is.
	 */
	private function element(
		RecordImporter $kind,
		mixed $element,
		int $parent,
		ImportNote $at,
		ImportMap $map,
		ImportReport $report
	): void {
		try {
			if ( ! is_array( $element ) ) {
				throw new InvalidInput( 'storewright_import_no_object', __( 'This has to be an object.', 'storewright' ) );
			}
			$record = new Record( $element );
			$id     = $record->id();
			$known  = $map->digest( $kind->name(), $id );
			if ( null !== $known ) {
				$report->count( $kind->name(), ImportReport::PRESENT );
				if ( $known !== $record->digest() ) {
					$report->note(
						new ImportNote(
							$at->file,
							$at->place,
							'',
							__( 'It was imported before and says something else now. What is here is left as it is.', 'storewright' )
						)
					);
				}
				return;
			}
			$this->take( $kind, $record, $parent, $at, $map, $report );
		} catch ( DomainError $error ) {
			$report->count( $kind->name(), ImportReport::SKIPPED );
			$params = $error instanceof InvalidInput ? $error->params : [];
			foreach ( [] === $params ? [ '' => $error->getMessage() ] : $params as $field => $reason ) {
				$report->note( new ImportNote( $at->file, $at->place, (string) $field, $reason ) );
			}
		}
	}

	private function take( RecordImporter $kind, Record $record, int $parent, ImportNote $at, ImportMap $map, ImportReport $report ): void {
		$notice = new ImportNotes();
		$local  = $kind->find( $record, $parent );
		$was    = 0 !== $local;
		$local  = $was ? $local : $kind->add( $record, $parent, $notice );
		$kind->settle( $record, $local );
		$map->put( $kind->name(), $record->id(), $local, $record->digest() );
		$report->count( $kind->name(), $was ? ImportReport::PRESENT : ImportReport::ADDED );
		if ( $local !== $record->id() ) {
			/* translators: 1: id in the other shop, 2: id here. */
			$notice->say( 'id', sprintf( __( 'Number %1$d is number %2$d here.', 'storewright' ), $record->id(), $local ) );
		}
		foreach ( $notice->said as [ $field, $reason ] ) {
			$report->note( new ImportNote( $at->file, $at->place, $field, $reason ) );
		}
	}
}
