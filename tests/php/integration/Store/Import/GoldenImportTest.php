<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Import;

use Brick\Math\BigDecimal;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Store\Import\Importer;
use Storewright\Store\Import\ImportNote;
use Storewright\Store\Import\ImportReport;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The golden shop is taken over as it is, once.
 */
#[Group( 'mariadb' )]
final class GoldenImportTest extends IntegrationTestCase {

	public const FOLDER = __DIR__ . '/../../../../fixtures/golden';

	public function test_everything_arrives_under_its_id_with_its_amounts_and_only_once(): void {
		$report = $this->import();
		$before = $this->everything();
		$this->as_shop_manager();

		self::assertSame(
			[
				'settings'   => [ 1, 0, 0 ],
				'taxes'      => [ 6, 0, 0 ],
				'categories' => [ 7, 1, 0 ],
				'products'   => [ 27, 0, 0 ],
				'variations' => [ 9, 0, 0 ],
				'coupons'    => [ 3, 0, 0 ],
				'customers'  => [ 30, 0, 1 ],
				'orders'     => [ 420, 0, 0 ],
				'refunds'    => [ 70, 0, 0 ],
			],
			array_map( 'array_values', $report->counts() )
		);
		self::assertSame( [ 24, 3 ], [ $this->products( 'simple' ), $this->products( 'variable' ) ] );
		self::assertSame( 9, $this->rows( 'posts', "post_type = 'product_variation'" ) );
		self::assertSame( 420, $this->rows( 'wc_orders', "type = 'shop_order'" ) );
		self::assertSame( 4, $this->rows( 'wc_orders', "status = 'trash'" ) );
		self::assertSame( 70, $this->rows( 'wc_orders', "type = 'shop_order_refund'" ) );
		$this->assertCustomers( $report );
		$this->assertOrders();
		$this->assertProducts();
		$this->assertReports();
		$this->assertLookups();

		$second = $this->import();
		foreach ( $second->counts() as $kind => $count ) {
			self::assertSame( 0, $count[ ImportReport::ADDED ], $kind );
		}
		self::assertSame( $before, $this->everything() );
	}

	/**
	 * Whoever may manage the other shop is nobody here.
	 */
	private function assertCustomers( ImportReport $report ): void {
		$notes = array_values( array_filter( $report->notes(), static fn( ImportNote $note ) => 'customers.json' === $note->file ) );
		self::assertSame( [ '[0]', 'role' ], [ $notes[0]->place, $notes[0]->field ] );
		self::assertStringContainsString( 'administrator', $notes[0]->reason );
		self::assertFalse( get_user_by( 'email', 'admin@example.com' ) );
		self::assertSame( '2026-11-20 05:43:54', get_user_by( 'email', 'otis.elm.0@example.test' )->user_registered ?? '' );
	}

	/**
	 * Compares the reports with those of WooCommerce 11.0.1 for the same shop, where orders are stored as posts.
	 */
	private function assertReports(): void {
		$sales = fn( string $query ): array => array_diff_key(
			$this->items( $this->rest( 'GET', "/wc/v3/reports/sales?$query" ) )[0],
			[ '_links' => true ]
		);
		$all   = $sales( 'date_min=2024-11-01&date_max=2026-11-22' );
		self::assertCount( 25, $all['totals'] );
		self::assertSame(
			[
				'sales'     => '5593.27',
				'orders'    => 21,
				'items'     => 109,
				'tax'       => '259.45',
				'shipping'  => '125.50',
				'discount'  => '59.43', // WooCommerce answers the last coupon of the month alone, 5.00.
				'customers' => 0,
			],
			$all['totals']['2024-11']
		);
		self::assertSame( 30, $all['totals']['2026-11']['customers'] );
		unset( $all['totals'] );
		self::assertSame(
			[ '66476.89', '61217.01', '2448.68', 302, 1428, '4027.88', '1232.00', 10153.73, '1096.09', 'month', 30 ],
			array_values( $all )
		);

		$quarter = $sales( 'date_min=2026-08-01&date_max=2026-10-31' );
		self::assertSame(
			[ '332.81', '36.42' ],
			[ $quarter['totals']['2026-08-09']['sales'], $quarter['totals']['2026-08-09']['discount'] ]
		);
		unset( $quarter['totals'] );
		self::assertSame(
			[ '10098.95', '9322.17', '101.33', 38, 193, '621.03', '155.75', 335.81, '202.71', 'day', 0 ],
			array_values( $quarter )
		);

		$sellers = $this->items( $this->rest( 'GET', '/wc/v3/reports/top_sellers?date_min=2024-11-01&date_max=2026-11-22' ) );
		self::assertSame( [ 42, 35, 39, 34, 23, 27, 15, 16, 13, 31, 12, 28 ], array_column( $sellers, 'product_id' ) );
		self::assertSame( [ 165, 71, 61, 55, 50, 49, 48, 47, 46, 46, 43, 43 ], array_column( $sellers, 'quantity' ) );
		self::assertSame( 'Mug Set', $sellers[0]['name'] );

		$totals = fn( string $of ): array => array_column(
			$this->items( $this->rest( 'GET', "/wc/v3/reports/$of/totals" ) ),
			'total',
			'slug'
		);
		self::assertSame( [ 38, 102, 33, 132, 26, 35, 50, 0 ], array_values( $totals( 'orders' ) ) );
		self::assertSame( [ 0, 0, 24, 3 ], array_values( $totals( 'products' ) ) );
		self::assertSame( [ 1, 1, 1 ], array_values( $totals( 'coupons' ) ) );
		self::assertSame( 30, array_sum( $totals( 'customers' ) ) );
	}

	/**
	 * What a full refund takes back adds up to its order, item by item, tax and shipping included.
	 */
	private function assertLookups(): void {
		$database = $this->context()->database;
		$tables   = $this->context()->shop()->report_tables();
		$exact    = static fn( string $column ) => "SUM( CAST( $column AS DECIMAL( 26, 8 ) ) )";
		self::assertEquals(
			[ 1810, 91279.52 ],
			array_values( (array) $database->row( "SELECT SUM( num_items_sold ), {$exact( 'net_total' )} FROM {$tables->order_stats}" ) )
		);
		self::assertSame( '1810', $database->value( "SELECT SUM( product_qty ) FROM {$tables->product_lookup}" ) );
		$full = 0;
		foreach ( self::golden( 'orders' ) as $golden ) {
			$id       = (int) $golden['id'];
			$refunded = array_sum( array_column( self::golden_refunds()[ $id ] ?? [], 'amount' ) );
			if ( ! BigDecimal::of( (string) $refunded )->isGreaterThanOrEqualTo( $golden['total'] ) || 0.0 === (float) $golden['total'] ) {
				continue;
			}
			++$full;
			foreach ( [
				'order_stats'    => [ 'num_items_sold', 'total_sales', 'tax_total', 'shipping_total', 'net_total' ],
				'product_lookup' => [
					'product_qty',
					'product_net_revenue',
					'product_gross_revenue',
					'tax_amount',
					'shipping_amount',
					'shipping_tax_amount',
				],
				'tax_lookup'     => [ 'shipping_tax', 'order_tax', 'total_tax' ],
			] as $table => $columns ) {
				foreach ( $columns as $column ) {
					self::assertSame(
						0.0,
						(float) $database->value(
							"SELECT {$exact( $column )} FROM {$tables->$table} WHERE order_id IN
							( SELECT order_id FROM {$tables->order_stats} WHERE order_id = %d OR parent_id = %d )",
							$id,
							$id
						),
						"$id $table $column"
					);
				}
			}
		}
		self::assertSame( 35, $full );
	}

	/**
	 * @return array<mixed>
	 */
	private static function golden_refunds(): array {
		static $refunds   = null;
		return $refunds ??= self::golden( 'refunds' );
	}

	private function assertOrders(): void {
		$refunds = self::golden( 'refunds' );
		foreach ( self::golden( 'orders' ) as $golden ) {
			$id    = (int) $golden['id'];
			$order = $this->item( $this->rest( 'GET', "/wc/v3/orders/{$id}" ) );
			foreach ( [ 'total', 'total_tax', 'cart_tax', 'discount_total', 'discount_tax', 'shipping_total', 'shipping_tax' ] as $field ) {
				self::assertTrue( BigDecimal::of( $golden[ $field ] )->isEqualTo( $order[ $field ] ), "{$id} {$field}" );
			}
			foreach ( [
				'status',
				'currency',
				'order_key',
				'date_created',
				'date_created_gmt',
				'date_paid',
				'date_completed_gmt',
				'date_modified_gmt',
				'payment_method',
			] as $field ) {
				self::assertSame( $golden[ $field ], $order[ $field ], "{$id} {$field}" );
			}
			self::assertSame( $golden['billing']['email'], $order['billing']['email'] );
			self::assertSame( array_column( $golden['line_items'], 'id' ), array_column( $order['line_items'], 'id' ) );
			self::assertSame( array_column( $golden['tax_lines'], 'rate_id' ), array_column( $order['tax_lines'], 'rate_id' ) );
			foreach ( $refunds[ $id ] ?? [] as $refund ) {
				$number = (int) $refund['id'];
				$stored = $this->item( $this->rest( 'GET', "/wc/v3/orders/{$id}/refunds/{$number}" ) );
				self::assertTrue( BigDecimal::of( $refund['amount'] )->isEqualTo( $stored['amount'] ) );
				self::assertSame( $refund['date_created_gmt'], $stored['date_created_gmt'] );
				self::assertSame(
					array_column( $refund['line_items'], 'product_id' ),
					array_column( $stored['line_items'], 'product_id' )
				);
			}
		}
		$of = $this->context()->database->value(
			"SELECT m.meta_value FROM {$this->table( 'woocommerce_order_itemmeta' )} m
			INNER JOIN {$this->table( 'woocommerce_order_items' )} i ON i.order_item_id = m.order_item_id
				WHERE m.meta_key = '_refunded_item_id' AND i.order_id = 73"
		);
		self::assertSame(
			'72',
			$this->context()->database->value(
				"SELECT order_id FROM {$this->table( 'woocommerce_order_items' )} WHERE order_item_id = %d",
				(int) $of
			)
		);
	}

	private function assertProducts(): void {
		foreach ( self::golden( 'products' ) as $golden ) {
			$product = $this->item( $this->rest( 'GET', '/wc/v3/products/' . (int) $golden['id'] ) );
			foreach ( [
				'name',
				'slug',
				'type',
				'sku',
				'regular_price',
				'sale_price',
				'price',
				'stock_quantity',
				'stock_status',
				'manage_stock',
				'tax_class',
				'variations',
				'date_created_gmt',
			] as $field ) {
				self::assertEquals( $golden[ $field ], $product[ $field ], (string) $golden['name'] . " {$field}" );
			}
			self::assertEqualsCanonicalizing(
				array_column( $golden['categories'], 'slug' ),
				array_column( $product['categories'], 'slug' )
			);
		}
	}

	private function products( string $type ): int {
		return $this->rows(
			'term_relationships',
			"term_taxonomy_id = ( SELECT tt.term_taxonomy_id FROM {$this->table( 'term_taxonomy' )} tt
			INNER JOIN {$this->table( 'terms' )} t ON t.term_id = tt.term_id WHERE tt.taxonomy = 'product_type' AND t.slug = '{$type}' )"
		);
	}

	private function import(): ImportReport {
		return ( new Importer( $this->context() ) )->import( self::FOLDER );
	}

	/**
	 * A digest of every table.
	 *
	 * @return array<string, string>
	 */
	private function everything(): array {
		$all = [];
		foreach ( $this->context()->database->column( 'SHOW TABLES' ) as $table ) {
			$rows = $this->context()->database->rows( "SELECT * FROM {$table}" );
			$rows = array_filter(
				$rows,
				static fn( array $row ) => ! str_starts_with( (string) ( $row['option_name'] ?? '' ), 'storewright_lock_' )
			);
			$rows = array_map( static fn( array $row ) => (string) wp_json_encode( $row ), $rows );
			sort( $rows );
			$all[ $table ] = md5( implode( "\n", $rows ) );
		}
		return $all;
	}

	/**
	 * @return array<mixed>
	 */
	private static function golden( string $name ): array {
		return (array) json_decode( (string) file_get_contents( self::FOLDER . "/{$name}.json" ), true );
	}

	private function rows( string $from, string $where ): int {
		return (int) $this->context()->database->value( "SELECT COUNT(*) FROM {$this->table( $from )} WHERE {$where}" );
	}

	private function table( string $name ): string {
		return $this->context()->database->table( $name );
	}
}
