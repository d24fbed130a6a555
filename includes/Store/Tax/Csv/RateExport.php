<?php
declare(strict_types=1);

namespace Storewright\Store\Tax\Csv;

use Storewright\Store\Tax\TaxRateQuery;

/**
 * Writes tax rates to a CSV file.
 */
final class RateExport {

	public function __construct( private readonly TaxRateQuery $query ) {}

	/**
	 * Writes a file that RateImport reads.
	 *
	 * @param resource    $file      Opened for writing.
	 * @param string|null $tax_class Stored class, '' for standard; null for every class.
	 * @return int How many rates were written.
	 */
	public function write( $file, ?string $tax_class = null ): int {
		fputcsv( $file, Columns::header(), ',', '"', '' );
		$count = 0;
		foreach ( $this->query->each( $tax_class ) as $rate ) {
			fputcsv( $file, Columns::cells( $rate ), ',', '"', '' );
			++$count;
		}
		return $count;
	}
}
