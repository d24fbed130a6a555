<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Export;

use Storewright\Kernel\CsvCell;
use Storewright\Kernel\Errors\StorageFailed;

/**
 * A CSV file that is written bit by bit.
 */
final class CsvFile {

	/**
	 * Bytes that are written at once.
	 */
	private const AT_ONCE = 65_536;

	/**
	 * Lines that are not written yet.
	 */
	private string $lines = '';

	/**
	 * @param resource $file
	 */
	private function __construct( private $file ) {}

	/**
	 * Opens a file to write on after so many bytes; what is behind them goes.
	 *
	 * @param string $path
	 * @param int    $bytes
	 * @throws StorageFailed If it can't be written.
	 */
	public static function open( string $path, int $bytes ): self {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_fopen,WordPress.PHP.NoSilencedErrors -- WordPress has no streams; the failure is told.
		$file = @fopen( $path, 'c+b' );
		if ( false === $file || ! ftruncate( $file, max( 0, $bytes ) ) || 0 !== fseek( $file, 0, SEEK_END ) ) {
			throw self::failed();
		}
		return new self( $file );
	}

	/**
	 * Writes a line.
	 *
	 * @param list<string> $cells
	 * @throws StorageFailed If the disk is full.
	 */
	public function write( array $cells ): void {
		$this->lines .= CsvCell::line( $cells ) . "\n";
		if ( strlen( $this->lines ) >= self::AT_ONCE ) {
			$this->flush();
		}
	}

	/**
	 * @throws StorageFailed If the disk is full.
	 */
	private function flush(): void {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_fwrite -- WordPress has no streams.
		if ( fwrite( $this->file, $this->lines ) !== strlen( $this->lines ) ) {
			throw self::failed();
		}
		$this->lines = '';
	}

	/**
	 * Writes what is buffered, and closes the file.
	 *
	 * @return int Its length in bytes.
	 * @throws StorageFailed If the disk is full.
	 */
	public function close(): int {
		$this->flush();
		$bytes = fflush( $this->file ) ? ftell( $this->file ) : false;
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_fclose -- WordPress has no streams.
		if ( ! fclose( $this->file ) || false === $bytes ) {
			throw self::failed();
		}
		return $bytes;
	}

	/**
	 * A cell that no spreadsheet takes for a formula: an apostrophe stands before what would be one. Negative numbers stay.
	 */
	public static function safe( string $cell ): string {
		return CsvCell::guarded( $cell );
	}

	private static function failed(): StorageFailed {
		return new StorageFailed(
			'storewright_report_export_not_written',
			__( 'The file could not be written. Ask your host whether the disk is full, then try again.', 'storewright' )
		);
	}
}
