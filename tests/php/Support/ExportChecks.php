<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use Storewright\Admin\Analytics\Export\CsvFile;
use Storewright\Admin\Analytics\Export\ExportReports;
use Storewright\Admin\Analytics\Export\ExportStore;
use Storewright\Kernel\Money;
use Storewright\Kernel\PrivateFolder;

/**
 * Exports reports over REST, and compares the files with what the reports' routes answer.
 */
trait ExportChecks {

	/**
	 * Figures of each report: heading => name in the route's answer.
	 *
	 * @return array<string, array<string, string>>
	 */
	private static function figures(): array {
		$sold   = [
			'Items sold' => 'items_sold',
			'Net sales'  => 'net_revenue',
			'Orders'     => 'orders_count',
		];
		$orders = [
			'Orders'              => 'orders_count',
			'Gross sales'         => 'gross_sales',
			'Refunds'             => 'refunds',
			'Net sales'           => 'net_revenue',
			'Average order value' => 'avg_order_value',
		];
		$taxes  = [
			'Total tax'    => 'total_tax',
			'Order tax'    => 'order_tax',
			'Shipping tax' => 'shipping_tax',
			'Orders'       => 'orders_count',
		];
		return [
			'revenue'          => [
				'Orders'      => 'orders_count',
				'Gross sales' => 'gross_sales',
				'Refunds'     => 'refunds',
				'Coupons'     => 'coupons',
				'Net sales'   => 'net_revenue',
				'Taxes'       => 'taxes',
				'Shipping'    => 'shipping',
				'Total sales' => 'total_sales',
			],
			'payment-methods'  => [ 'Payment method' => 'name' ] + $orders,
			'locations'        => [ 'Country' => 'name' ] + $orders,
			'locations/states' => $orders,
			'orders'           => [
				'Order'      => 'order_number',
				'Items sold' => 'num_items_sold',
				'Net sales'  => 'net_total',
			],
			'products'         => $sold,
			'variations'       => $sold,
			'categories'       => $sold + [ 'Products' => 'products_count' ],
			'coupons'          => [
				'Orders' => 'orders_count',
				'Amount' => 'amount',
			],
			'taxes'            => $taxes,
			'stock'            => [
				'Product' => 'name',
				'SKU'     => 'sku',
			],
			'customers'        => [
				'Email'         => 'email',
				'Orders'        => 'orders_count',
				'Total spend'   => 'total_spend',
				'Average order' => 'avg_order_value',
			],
			'downloads'        => [
				'File'       => 'file_name',
				'IP address' => 'ip_address',
			],
		];
	}

	/**
	 * A file has the rows of all pages of the report's route, in their order, and their figures.
	 *
	 * @param string                    $type
	 * @param array<string, string|int> $args Of the report.
	 * @return int How many rows there are.
	 */
	private function assert_export_is_of_route( string $type, array $args ): int {
		$figures = self::figures()[ $type ];
		$answers = array_map(
			static fn( array $row ) => array_map(
				static fn( string $name ) => self::number( is_array( $row['subtotals'] ?? null ) ? $row['subtotals'][ $name ] : $row[ $name ] ),
				$figures
			),
			$this->all_pages( $type, $args )
		);
		$cells   = array_map(
			static fn( array $row ) => array_map( self::number( ... ), array_intersect_key( $row, $figures ) ),
			[] === $answers ? [] : $this->export( $type, $args )
		);
		$sorted  = static function ( array $row ): array {
			ksort( $row );
			return $row;
		};
		self::assertSame( array_map( $sorted, $answers ), array_map( $sorted, $cells ), $type );
		return count( $cells );
	}

	/**
	 * Exports a report to its end.
	 *
	 * @param string                    $type
	 * @param array<string, string|int> $args
	 * @return list<array<string, string>> Rows, cells by heading.
	 */
	private function export( string $type, array $args ): array {
		$id = $this->start_export( $type, $args );
		while ( null !== ( new ExportReports() )->run( $this->context(), null, microtime( true ) + 20 ) ) {
			continue;
		}
		return $this->exported( $id );
	}

	/**
	 * @param string                    $type
	 * @param array<string, string|int> $args
	 * @return string The export's id.
	 */
	private function start_export( string $type, array $args ): string {
		$response = $this->rest( 'POST', "/wc-analytics/reports/$type/export", [ 'report_args' => $args ] );
		$this->assertRestStatus( $response, 200 );
		$id = $this->item( $response )['export_id'] ?? null;
		self::assertIsString( $id, $type );
		return $id;
	}

	/**
	 * @return list<array<string, string>> Rows of a file, cells by heading.
	 */
	private function exported( string $id ): array {
		$export = ( new ExportStore( $this->context() ) )->find( $id );
		self::assertNotNull( $export );
		self::assertTrue( $export->is_done );
		$file  = fopen( PrivateFolder::file( $export->file ), 'rb' );
		$lines = [];
		self::assertIsResource( $file );
		$cells = fgetcsv( $file, null, ',', '"', '' );
		while ( is_array( $cells ) ) {
			$lines[] = array_map( strval( ... ), $cells );
			$cells   = fgetcsv( $file, null, ',', '"', '' );
		}
		fclose( $file );
		$headings = array_shift( $lines ) ?? [];
		return array_map( static fn( array $line ) => array_combine( $headings, $line ), $lines );
	}

	/**
	 * @param string                    $type
	 * @param array<string, string|int> $args
	 * @return list<array<string, mixed>>
	 */
	private function all_pages( string $type, array $args ): array {
		$all = [];
		for ( $page = 1; ; $page++ ) {
			$path   = '/wc-analytics/reports/' . ( 'revenue' === $type ? 'revenue/stats' : $type );
			$answer = $this->rest(
				'GET',
				$path . '?' . http_build_query(
					[
						'page'     => $page,
						'per_page' => 100,
					] + $args
				)
			);
			$this->assertRestStatus( $answer, 200 );
			$data = $this->data( $answer );
			/** @var list<array<string, mixed>> $rows */
			$rows = is_array( $data ) ? $data['intervals'] ?? $data : [];
			array_push( $all, ...$rows );
			if ( count( $rows ) < 100 ) {
				return $all;
			}
		}
	}

	/**
	 * A figure that can be compared: JSON's 10 is a file's 10.00, averages are rounded, and no text is a formula.
	 */
	private static function number( mixed $value ): string {
		$text = is_scalar( $value ) ? (string) $value : '';
		return is_numeric( $text ) ? (string) Money::round( Money::of( $text ), 2 ) : CsvFile::safe( $text );
	}
}
