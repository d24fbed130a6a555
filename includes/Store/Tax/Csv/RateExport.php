<?php
declare(strict_types=1);

namespace Storewright\Store\Tax\Csv;

use Storewright\Store\Tax\TaxRateCriteria;
use Storewright\Store\Tax\TaxRateQuery;

/**
 * Writes every tax rate to a CSV file.
 */
final class RateExport {

	private const PAGE = 500;

	public function __construct( private readonly TaxRateQuery $query ) {}

	/**
	 * Writes a file that RateImport reads.
	 *
	 * @param resource $file Opened for writing.
	 * @return int How many rates were written.
	 */
	public function write( $file ): int {
		fputcsv( $file, Columns::header(), ',', '"', '' );
		$count = 0;
		do {
			$rates = $this->query->rates( new TaxRateCriteria( null, 'order', true, self::PAGE, $count ) );
			foreach ( $rates as $rate ) {
				fputcsv( $file, Columns::cells( $rate ), ',', '"', '' );
			}
			$count += count( $rates );
		} while ( [] !== $rates );
		return $count;
	}
}
