<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint;

use Storewright\Cli\Arguments;
use Storewright\Cli\Command;
use Storewright\Cli\Parameter;
use Storewright\Cli\Terminal;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;

/**
 * `wp storewright blueprint export`.
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
}
