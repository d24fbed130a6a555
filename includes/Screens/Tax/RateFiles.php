<?php
declare(strict_types=1);

namespace Storewright\Screens\Tax;

use Storewright\Store\Settings\Audit\AuditLog;
use Storewright\Store\Tax\Csv\ImportReport;
use Storewright\Store\Tax\TaxClass;
use Storewright\Store\Tax\TaxServices;

/**
 * The CSV files of the rates of a class: sent and taken.
 */
final class RateFiles {

	private const FILE = 'rate_file';

	/**
	 * How many lines that can't be taken are shown.
	 */
	private const PROBLEMS = 20;

	public function __construct( private readonly TaxServices $services, private readonly TaxClass $tax_class ) {}

	/**
	 * Sends all rates of the class and ends the request.
	 */
	public function send(): never {
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="tax-rates-' . sanitize_file_name( $this->tax_class->slug ) . '.csv"' );
		header( 'X-Content-Type-Options: nosniff' );
		// A buffer would hold the whole file.
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		$file = fopen( 'php://output', 'w' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fopen -- The answer itself.
		if ( false !== $file ) {
			$this->services->export()->write( $file, TaxClass::stored( $this->tax_class->slug ) );
		}
		exit;
	}

	/**
	 * Adds the rates of the file that was sent: all of them, or none.
	 */
	public function import(): RateNotice {
		// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- The page has checked the nonce; the file is read as data.
		$sent = isset( $_FILES[ self::FILE ] ) && is_array( $_FILES[ self::FILE ] ) ? $_FILES[ self::FILE ] : [];
		// phpcs:enable
		$path  = is_string( $sent['tmp_name'] ?? null ) ? $sent['tmp_name'] : '';
		$error = is_int( $sent['error'] ?? null ) ? $sent['error'] : UPLOAD_ERR_NO_FILE;
		if ( UPLOAD_ERR_INI_SIZE === $error || UPLOAD_ERR_FORM_SIZE === $error ) {
			/* translators: %s: size of a file, such as 2 MB. */
			return RateNotice::error( sprintf( __( 'The file is larger than %s. Nothing was imported.', 'storewright' ), (string) size_format( wp_max_upload_size() ) ) );
		}
		if ( UPLOAD_ERR_OK !== $error || ! is_uploaded_file( $path ) ) {
			return RateNotice::error( __( 'Choose a CSV file first.', 'storewright' ) );
		}
		return $this->read( $path );
	}

	/**
	 * Adds the rates of a file: all of them, or none. Lines without a class are of this one.
	 *
	 * @param string $path Of the file.
	 */
	public function read( string $path ): RateNotice {
		$file = fopen( $path, 'rb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_fopen -- Read line by line.
		if ( false === $file ) {
			return RateNotice::error( __( 'The file could not be read. Nothing was imported.', 'storewright' ) );
		}
		$recorded = count( AuditLog::recorded() );
		try {
			$report = $this->services->import()->read( $file, false, TaxClass::stored( $this->tax_class->slug ) );
		} finally {
			fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_fclose -- As above.
		}
		return [] === $report->problems
			? self::done( $report, array_slice( AuditLog::recorded(), $recorded ) )
			: self::refused( $report->problems );
	}

	/**
	 * Prints the buttons that send and take a file.
	 */
	public function render(): void {
		printf(
			'<section class="storewright-settings__card storewright-rate-files"><h3>%1$s</h3><p>%2$s</p><p><button type="submit" class="button" name="rate_export" value="1" data-storewright-download>%3$s</button></p><div class="storewright-field"><label for="storewright-rate-file">%4$s</label><input type="file" id="storewright-rate-file" name="%5$s" accept=".csv,text/csv" aria-describedby="storewright-rate-file-help"><p class="description" id="storewright-rate-file-help">%6$s</p></div><p><button type="submit" class="button" name="rate_import" value="1" formenctype="multipart/form-data">%7$s</button></p></section>',
			esc_html__( 'Import and export', 'storewright' ),
			esc_html__( 'The file has one rate per row, in the order of the columns above and with the tax class as its last column.', 'storewright' ),
			esc_html__( 'Export CSV', 'storewright' ),
			esc_html__( 'CSV file', 'storewright' ),
			esc_attr( self::FILE ),
			esc_html(
				sprintf(
					/* translators: 1: name of a tax class, 2: size of a file, such as 2 MB. */
					__( 'Rows without a tax class are added to “%1$s”. Rates that you already have are skipped. At most %2$s.', 'storewright' ),
					$this->tax_class->name,
					(string) size_format( wp_max_upload_size() )
				)
			),
			esc_html__( 'Import CSV', 'storewright' )
		);
	}

	/**
	 * @param ImportReport $report
	 * @param list<int>    $recorded What the log has of it.
	 */
	private static function done( ImportReport $report, array $recorded ): RateNotice {
		return RateNotice::success(
			sprintf(
				/* translators: 1: number of tax rates, 2: number of tax rates. */
				__( '%1$d rates added; %2$d were there already.', 'storewright' ),
				$report->added,
				$report->unchanged
			),
			$recorded
		);
	}

	/**
	 * @param array<int, string> $problems
	 */
	private static function refused( array $problems ): RateNotice {
		$details = [];
		foreach ( array_slice( $problems, 0, self::PROBLEMS, true ) as $line => $problem ) {
			/* translators: 1: number of a line, 2: what is wrong with it. */
			$details[] = sprintf( __( 'Line %1$d: %2$s', 'storewright' ), $line, $problem );
		}
		return RateNotice::error( __( 'Nothing was imported.', 'storewright' ), $details );
	}
}
