<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;
use Storewright\Admin\Analytics\Declaration\Column;
use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Admin\Analytics\Reports\Catalog;

/**
 * That the orders which explain a figure are all of it, to the cent.
 *
 * @phpstan-require-extends IntegrationTestCase
 */
trait ExplanationChecks {

	/**
	 * Each figure of each report, and those of the first rows.
	 *
	 * @param string $range Arguments of the period.
	 * @return int How many figures other than zero were explained.
	 */
	private function assert_orders_explain_all_figures( string $range ): int {
		$explained = 0;
		foreach ( ( new Catalog( $this->context()->log ) )->of_orders() as $name => $report ) {
			$stats      = $report['figures'] ?? null;
			$rows       = $report['rows'] ?? null;
			$explained += null === $stats ? 0 : $this->assert_figures_explained( $name, $stats, $range );
			$explained += null === $rows ? 0 : $this->assert_rows_explained( $name, $rows, $range );
		}
		return $explained;
	}

	private function assert_figures_explained( string $name, StatsReport $report, string $range ): int {
		/** @var array{totals: array<string, int|float>} $answer */
		$answer = $this->item( $this->rest( 'GET', "/wc-analytics/reports/$name/stats?interval=year&$range" ) );
		return $this->assert_explained( $name, $report->measures(), $answer['totals'], $range );
	}

	private function assert_rows_explained( string $name, ListReport $report, string $range ): int {
		$explained = 0;
		foreach ( $this->items( $this->rest( 'GET', "/wc-analytics/reports/$name?per_page=2&$range" ) ) as $row ) {
			$names      = array_map( static fn( Column $column ) => $column->name, $report->columns() );
			$ids        = array_filter( $names, static fn( string $one ) => str_ends_with( $one, '_id' ) );
			$of         = array_intersect_key( $row, array_flip( [] === $ids ? $names : $ids ) );
			$explained += $this->assert_explained( $name, $report->measures(), $row, $range . '&' . http_build_query( [ 'row' => $of ] ) );
		}
		return $explained;
	}

	/**
	 * @param string                $name
	 * @param list<Measure>         $measures
	 * @param array<string, mixed>  $figures  As the report answers them.
	 * @param string                $asked
	 */
	private function assert_explained( string $name, array $measures, array $figures, string $asked ): int {
		$explained = 0;
		foreach ( $measures as $measure ) {
			if ( '' === $measure->description ) {
				continue;
			}
			$figure = $figures[ $measure->name ] ?? null;
			self::assertIsNumeric( $figure, "$name/{$measure->name}" );
			$sum  = BigDecimal::zero();
			$page = 0;
			do {
				++$page;
				$path     = "/wc-analytics/reports/$name/explain";
				$response = $this->rest( 'GET', "$path?measure={$measure->name}&per_page=100&page=$page&$asked" );
				$this->assertRestStatus( $response, 200 );
				/** @var array{value: string, sum: string, orders: list<array{value: string}>} $answer */
				$answer = $this->item( $response );
				foreach ( $answer['orders'] as $order ) {
					self::assertNotSame( '0', $order['value'] );
					$sum = $sum->plus( $order['value'] );
				}
			} while ( $page * 100 < (int) ( $response->get_headers()['X-WP-Total'] ?? 0 ) );
			$context = "$name/{$measure->name}?$asked";
			$plain   = static fn( BigDecimal|int|float|string $value ) =>
				(string) BigDecimal::of( (string) $value )->toScale( 6, RoundingMode::HALF_UP );
			self::assertSame( $plain( $figure ), $plain( $answer['value'] ), $context );
			self::assertSame( $plain( $answer['sum'] ), $plain( $sum ), "$context: the orders" );
			$explained += 0.0 === (float) $figure ? 0 : 1;
		}
		return $explained;
	}
}
