<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint;

use Storewright\Cli\Arguments;
use Storewright\Cli\Command;
use Storewright\Cli\Parameter;
use Storewright\Cli\Terminal;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Blueprint\Import\BlueprintReader;
use Storewright\Store\Blueprint\Import\Difference;
use Storewright\Store\Blueprint\Import\Importer;

/**
 * `wp storewright blueprint export`, `import` and `rollback`.
 */
final class BlueprintCommands {

	public function __construct( private readonly Context $context ) {}

	/**
	 * The commands.
	 *
	 * @return list<Command>
	 */
	public function all(): array {
		return [
			new Command(
				'blueprint export',
				__( 'Writes down how the store is set up. Secrets are left out.', 'storewright' ),
				[
					Parameter::positional( 'file', __( 'The file. An existing file is overwritten.', 'storewright' ) ),
					Parameter::option( 'steps', __( 'Names of steps, separated by commas.', 'storewright' ), implode( ',', Step::names() ) ),
				],
				$this->export( ... )
			),
			new Command(
				'blueprint import',
				__( 'Sets the store up as a blueprint says: all of it or nothing. Shows what would change first.', 'storewright' ),
				[
					Parameter::positional( 'file', __( 'The file, JSON or zip.', 'storewright' ) ),
					Parameter::option(
						'steps',
						__( 'Names of the steps to import, separated by commas. Plugins and themes are activated only where they are named; nothing is installed.', 'storewright' ),
						implode( ',', self::imported() )
					),
					Parameter::flag( 'dry-run', __( 'Shows what would change, and changes nothing.', 'storewright' ) ),
					Parameter::flag( 'yes', __( 'Imports what is shown.', 'storewright' ) ),
				],
				$this->import( ... )
			),
			new Command(
				'blueprint rollback',
				__( 'Takes the last import back, within a day.', 'storewright' ),
				[],
				$this->roll_back( ... )
			),
		];
	}

	private function export( Arguments $arguments, Terminal $terminal ): void {
		$steps     = Export::steps( array_map( trim( ... ), explode( ',', $arguments->text( 'steps', implode( ',', Step::names() ) ) ) ) );
		$blueprint = ( new Export( $this->context ) )->blueprint( $steps );
		$path      = $arguments->at( 0 );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_file_put_contents, WordPress.WP.AlternativeFunctions.file_system_operations_file_put_contents, WordPress.PHP.NoSilencedErrors.Discouraged -- A file of whoever runs the command; that it fails is told below.
		if ( '' === $path || false === @file_put_contents( $path, BlueprintFile::json( $blueprint ) ) ) {
			/* translators: %s: path of a file. */
			throw new InvalidInput( 'storewright_file_not_opened', sprintf( __( 'The file %s can’t be opened.', 'storewright' ), $path ) );
		}
		foreach ( $blueprint['leftOut'] as $left_out ) {
			/* translators: %s: name of what may be secret. */
			$terminal->line( sprintf( __( 'Left out: %s', 'storewright' ), $left_out ) );
		}
		/* translators: %d: number of steps. */
		$terminal->success( sprintf( __( '%d steps written.', 'storewright' ), count( $blueprint['steps'] ) ) );
	}

	/**
	 * The steps that are imported where none are named.
	 *
	 * @return list<string>
	 */
	private static function imported(): array {
		return array_values( array_diff( Step::names(), [ Step::Plugins->value, Step::Themes->value ] ) );
	}

	private function import( Arguments $arguments, Terminal $terminal ): void {
		$steps    = Export::steps( array_map( trim( ... ), explode( ',', $arguments->text( 'steps', implode( ',', self::imported() ) ) ) ) );
		$importer = new Importer( $this->context );
		$json     = BlueprintReader::json_of( $arguments->at( 0 ) );
		$all      = $importer->differences( $json );
		$chosen   = array_values(
			array_filter(
				$all,
				static fn( Difference $difference ) => in_array( $difference->step, $steps, true ) && '' === $difference->refusal
			)
		);
		$column   = [
			'step'   => static fn( Difference $difference ) => $difference->step->label(),
			'what'   => static fn( Difference $difference ) => $difference->label,
			'now'    => static fn( Difference $difference ) => $difference->old_text,
			'then'   => static fn( Difference $difference ) => $difference->new_text,
			'import' => static fn( Difference $difference ) => match ( true ) {
				in_array( $difference, $chosen, true ) => 'yes',
			'' === $difference->refusal            => 'no',
			default                                => $difference->refusal,
			},
		];
		if ( [] === $all ) {
			$terminal->success( __( 'The store is set up like that already.', 'storewright' ) );
			return;
		}
		$terminal->table(
			array_map(
				static fn( Difference $difference ) => array_map( static fn( callable $cell ) => $cell( $difference ), $column ),
				$all
			),
			array_keys( $column )
		);
		if ( $arguments->flag( 'dry-run' ) || ! $arguments->flag( 'yes' ) ) {
			$terminal->line( __( 'Nothing was imported. Repeat the command with --yes to import it.', 'storewright' ) );
			return;
		}
		$ids   = array_map( static fn( Difference $difference ) => $difference->id(), $chosen );
		$count = $importer->import( $json, $ids, Importer::mark( $all ) );
		/* translators: %s: number of changes. */
		$terminal->success( sprintf( _n( '%s change imported.', '%s changes imported.', $count, 'storewright' ), number_format_i18n( $count ) ) );
	}

	private function roll_back( Arguments $arguments, Terminal $terminal ): void {
		( new Importer( $this->context ) )->roll_back();
		$terminal->success( __( 'The last import was undone.', 'storewright' ) );
	}
}
