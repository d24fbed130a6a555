<?php
declare(strict_types=1);

namespace Storewright\Store\Tax\Csv;

use Storewright\Cli\Arguments;
use Storewright\Cli\Command;
use Storewright\Cli\Parameter;
use Storewright\Cli\Terminal;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Tax\TaxServices;

/**
 * `wp storewright tax import` and `wp storewright tax export`.
 */
final class TaxCommands {

	public function __construct( private readonly TaxServices $services ) {}

	/**
	 * The commands.
	 *
	 * @return list<Command>
	 */
	public function all(): array {
		return [
			new Command(
				'tax import',
				__( 'Imports tax rates from a CSV file. Nothing is imported if a row is invalid.', 'storewright' ),
				[
					Parameter::positional( 'file', __( 'The file, in UTF-8.', 'storewright' ) ),
					Parameter::flag( 'dry-run', __( 'Only show what would be added.', 'storewright' ) ),
				],
				$this->import( ... )
			),
			new Command(
				'tax export',
				__( 'Exports all tax rates to a CSV file.', 'storewright' ),
				[ Parameter::positional( 'file', __( 'The file. An existing file is overwritten.', 'storewright' ) ) ],
				$this->export( ... )
			),
		];
	}

	private function import( Arguments $arguments, Terminal $terminal ): void {
		$file   = self::opened( $arguments->at( 0 ), 'rb' );
		$report = $this->services->import()->read( $file, $arguments->flag( 'dry-run' ) );
		self::close( $file );
		foreach ( $report->problems as $line => $problem ) {
			/* translators: 1: number of a line, 2: what is wrong with it. */
			$terminal->warning( sprintf( __( 'Line %1$d: %2$s', 'storewright' ), $line, $problem ) );
		}
		if ( [] !== $report->problems ) {
			throw new InvalidInput( 'storewright_tax_file_refused', __( 'Nothing was imported.', 'storewright' ) );
		}
		$terminal->success(
			sprintf(
				$arguments->flag( 'dry-run' )
					/* translators: 1: number of tax rates, 2: number of tax rates. */
					? __( '%1$d rates would be added; %2$d are there already.', 'storewright' )
					/* translators: 1: number of tax rates, 2: number of tax rates. */
					: __( '%1$d rates added; %2$d were there already.', 'storewright' ),
				$report->added,
				$report->unchanged
			)
		);
	}

	private function export( Arguments $arguments, Terminal $terminal ): void {
		$file  = self::opened( $arguments->at( 0 ), 'wb' );
		$count = $this->services->export()->write( $file );
		self::close( $file );
		/* translators: %d: number of tax rates. */
		$terminal->success( sprintf( __( '%d rates written.', 'storewright' ), $count ) );
	}

	/**
	 * @return resource
	 * @throws InvalidInput If the file can't be opened.
	 */
	private static function opened( string $path, string $mode ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_fopen, WordPress.PHP.NoSilencedErrors.Discouraged -- A file of whoever runs the command, read or written line by line; why it fails is told below.
		$file = '' === $path ? false : @fopen( $path, $mode );
		if ( false === $file ) {
			/* translators: %s: path of a file. */
			throw new InvalidInput( 'storewright_file_not_opened', sprintf( __( 'The file %s can’t be opened.', 'storewright' ), $path ) );
		}
		return $file;
	}

	/**
	 * @param resource $file
	 */
	private static function close( $file ): void {
		fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_fclose -- As above.
	}
}
