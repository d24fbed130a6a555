<?php
declare(strict_types=1);

namespace Storewright\Store\Import;

use Storewright\Cli\Arguments;
use Storewright\Cli\Command;
use Storewright\Cli\Parameter;
use Storewright\Cli\Terminal;
use Storewright\Database\Table;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\ConditionalModule;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasCommands;
use Storewright\Kernel\HasTables;

/**
 * Takes over another shop: `wp storewright import`. From PHP, see Importer.
 */
final class ImportModule extends BackOfficeModule implements ConditionalModule, HasTables, HasCommands {

	/**
	 * Needed on the command line only.
	 */
	public static function is_needed( Context $context ): bool {
		return defined( 'WP_CLI' ) && true === WP_CLI;
	}

	/**
	 * Hooks nothing.
	 */
	public function register(): void {}

	/**
	 * The table of what was imported.
	 *
	 * @return list<Table>
	 */
	public function tables(): array {
		return Tables::all();
	}

	/**
	 * The command.
	 *
	 * @return list<Command>
	 */
	public function commands(): array {
		return [
			new Command(
				'import',
				__(
					'Takes over a shop that was exported as the answers of its REST API. Can be repeated; goes on where it was interrupted.',
					'storewright'
				),
				[
					Parameter::option(
						'from',
						__( 'A folder with files such as products.json, customers.json and orders.json.', 'storewright' )
					),
					Parameter::option(
						'source',
						__( 'A name for the other shop, if you import several.', 'storewright' ),
						'default'
					),
					Parameter::option( 'format', __( 'How the report is printed.', 'storewright' ), 'table', [ 'table', 'json' ] ),
				],
				$this->import( ... )
			),
		];
	}

	private function import( Arguments $arguments, Terminal $terminal ): void {
		$report  = ( new Importer( $this->context ) )->import(
			$arguments->text( 'from' ),
			$arguments->text( 'source', 'default' ),
			$terminal->progress( ... )
		);
		$counts  = [];
		$skipped = 0;
		foreach ( $report->counts() as $kind => $count ) {
			$counts[] = [ 'kind' => $kind ] + $count;
			$skipped += $count[ ImportReport::SKIPPED ];
		}
		$notes = array_map( static fn( ImportNote $note ) => $note->fields(), $report->notes() );
		if ( 'json' === $arguments->text( 'format' ) ) {
			$terminal->line(
				(string) wp_json_encode(
					[
						'counts'        => $counts,
						'notes'         => $notes,
						'further_notes' => $report->further_notes(),
					],
					JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
				)
			);
			return;
		}
		$terminal->table( $counts, [ 'kind', ImportReport::ADDED, ImportReport::PRESENT, ImportReport::SKIPPED ] );
		if ( [] !== $notes ) {
			$terminal->table( $notes, [ 'file', 'place', 'field', 'reason' ] );
		}
		if ( $report->further_notes() > 0 ) {
			/* translators: %d: number of notes. */
			$terminal->warning( sprintf( __( '%d more notes are not shown.', 'storewright' ), $report->further_notes() ) );
		}
		if ( 0 === $skipped ) {
			$terminal->success( __( 'Everything is here.', 'storewright' ) );
			return;
		}
		/* translators: %d: number of objects. */
		$terminal->warning( sprintf( __( '%d objects were left out; the reasons are above.', 'storewright' ), $skipped ) );
	}
}
