<?php
declare(strict_types=1);

namespace Storewright\Store\Tax\Csv;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\RateRules;
use Storewright\Store\Tax\TaxClass;
use Storewright\Store\Tax\TaxRateCriteria;
use Storewright\Store\Tax\TaxRateQuery;
use Storewright\Store\Tax\TaxRateRepository;

/**
 * Reads tax rates from a CSV file: all of them, or none where a line can't be taken. Rates that are there already are passed
 * over, so that a file can be read again.
 */
final class RateImport {

	private const MAX_RATES = 200_000;

	private const MAX_PROBLEMS = 100;

	private const PAGE = 1000;

	public function __construct(
		private readonly TaxRateQuery $query,
		private readonly TaxRateRepository $repository,
		private readonly RateRules $rules
	) {}

	/**
	 * Reads a file.
	 *
	 * @param resource $file      Opened for reading; UTF-8, with or without a first line of names.
	 * @param bool     $dry_run   Whether only to tell what would be done.
	 * @param string   $tax_class Stored class of the rates of lines that name none, '' for standard.
	 */
	public function read( $file, bool $dry_run = false, string $tax_class = '' ): ImportReport {
		[ $input, $problems ] = $this->rates( $file, $tax_class );
		if ( [] === $input && [] === $problems ) {
			// Not a success: it is some other file, or the wrong one.
			$problems = [ 1 => __( 'This file contains no tax rates.', 'storewright' ) ];
		}
		if ( [] !== $problems ) {
			return new ImportReport( 0, 0, $problems );
		}
		$add = fn(): array => array_values( array_diff_key( $input, $this->existing() ) );
		$new = $dry_run ? $add() : $this->repository->create_all( $add );
		return new ImportReport( count( $new ), count( $input ) - count( $new ), [] );
	}

	/**
	 * @param resource $file
	 * @return array{array<string, Rate>, array<int, string>} Rates by what tells one from another, so that a line that stands there
	 *                                                        twice is read once; problems by the number of the line.
	 */
	private function rates( $file, string $tax_class ): array {
		$rates    = [];
		$problems = [];
		$line     = 0;
		while ( true ) {
			$cells = fgetcsv( $file, null, ',', '"', '' );
			if ( false === $cells || count( $problems ) >= self::MAX_PROBLEMS ) {
				return [ $rates, $problems ];
			}
			++$line;
			$cells = array_map( strval( ... ), $cells );
			if ( 1 === $line ) {
				$cells[0] = (string) preg_replace( '/^\xEF\xBB\xBF/', '', $cells[0] );
			}
			if ( [ '' ] === $cells || ( 1 === $line && Columns::is_header( $cells ) ) ) {
				continue;
			}
			try {
				$rate = $this->rate( $cells, $tax_class );
				if ( count( $rates ) >= self::MAX_RATES ) {
					/* translators: %d: number of tax rates. */
					return [ [], [ $line => sprintf( __( 'A file can contain at most %d rates.', 'storewright' ), self::MAX_RATES ) ] ];
				}
				$rates[ self::key( $rate ) ] = $rate;
			} catch ( InvalidInput $refusal ) {
				$problems[ $line ] = $refusal->getMessage();
			}
		}
	}

	/**
	 * @param list<string> $cells
	 * @throws InvalidInput If they make no rate.
	 */
	private function rate( array $cells, string $tax_class ): Rate {
		if ( count( $cells ) < 6 ) {
			throw new InvalidInput( 'storewright_tax_line_refused', __( 'This row has fewer than six columns.', 'storewright' ) );
		}
		if ( ! mb_check_encoding( implode( '', $cells ), 'UTF-8' ) ) {
			throw new InvalidInput( 'storewright_tax_line_refused', __( 'This row is not in UTF-8.', 'storewright' ) );
		}
		$fields = Columns::fields( $cells );
		if ( '' === $fields['class'] ) {
			$fields['class'] = TaxClass::named( $tax_class );
		}
		return $this->rules->checked( $fields, new Rate( 0, '', '', [], [], '0.0000', '' ) );
	}

	/**
	 * Returns the shop's rates, as keys.
	 *
	 * @return array<string, true>
	 */
	private function existing(): array {
		$existing = [];
		$offset   = 0;
		do {
			$rates = $this->query->rates( new TaxRateCriteria( null, 'id', true, self::PAGE, $offset ) );
			foreach ( $rates as $rate ) {
				$existing[ self::key( $rate ) ] = true;
			}
			$offset += self::PAGE;
		} while ( [] !== $rates );
		return $existing;
	}

	private static function key( Rate $rate ): string {
		return md5( (string) wp_json_encode( Columns::cells( $rate ) ) );
	}
}
