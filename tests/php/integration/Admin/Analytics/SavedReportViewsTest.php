<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use Storewright\Admin\Analytics\Saved\Email\EmailFilters;
use Storewright\Tests\Support\ExportChecks;
use Storewright\Tests\Support\IntegrationTestCase;
use Storewright\Tests\Support\SavedReportMails;

/**
 * An emailed report shows what the screen shows of the saved view.
 */
final class SavedReportViewsTest extends IntegrationTestCase {

	use ExportChecks;
	use SavedReportMails;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Europe/Berlin' );
		$this->catch_mails();
		$this->as_administrator();
	}

	public function test_what_says_the_period_says_what_it_is_compared_with(): void {
		$this->assertRestStatus(
			$this->rest( 'PUT', '/wc/v3/settings/wc_admin/woocommerce_default_date_range', [ 'value' => 'period=last_week&compare=previous_period' ] ),
			200
		);
		self::assertStringContainsString( 'compared with previous period (April 22, 2030 – April 28, 2030)', $this->mail( '' ) );
		self::assertStringContainsString(
			'compared with previous period (April 22, 2030 – April 28, 2030)',
			$this->mail( 'period=soon&compare=previous_year' ),
			'A period that is none says nothing.'
		);
		self::assertStringContainsString( 'compared with previous year (May 5, 2029)', $this->mail( 'period=yesterday' ) );
		update_option( 'woocommerce_default_date_range', 'compare=previous_period' );
		self::assertStringContainsString( 'compared with previous year (May 1, 2029 – May 5, 2029)', $this->mail( 'compare=previous_period' ) );
	}

	public function test_what_a_report_can_not_take_narrows_nothing_as_on_the_screen(): void {
		$sold = [];
		foreach ( [ 'Mug', 'Cup', 'Pot' ] as $at => $name ) {
			$product = $this->item(
				$this->rest(
					'POST',
					'/wc/v3/products',
					[
						'name'          => $name,
						'regular_price' => (string) ( 10 + $at ),
					]
				)
			);
			$this->assertRestStatus(
				$this->rest(
					'POST',
					'/wc/v3/orders',
					[
						'status'     => 0 === $at ? 'completed' : 'processing',
						'line_items' => [
							[
								'product_id' => $product['id'],
								'quantity'   => 1,
							],
						],
					]
				),
				201
			);
			self::assertIsInt( $product['id'] );
			$sold[] = $product['id'];
		}
		[ $mug, $cup ] = $sold;

		$days     = 'period=custom&after=' . wp_date( 'Y-m-d' ) . '&before=' . wp_date( 'Y-m-d' );
		$products = function ( string $query ) use ( $days ): array {
			$mail = $this->mail( "$days&$query", '/analytics/products' );
			return array_map( static fn( string $name ): bool => str_contains( $mail, ">$name</th>" ), [ 'Mug', 'Cup', 'Pot' ] );
		};
		self::assertSame( [ true, false, false ], $products( "products=$mug,abc,0&filter=compare-products" ) );
		self::assertSame( [ true, true, true ], $products( 'products=abc&filter=compare-products' ) );
		self::assertSame( [ true, true, true ], $products( 'products=abc&filter=single_product' ) );
		self::assertSame( [ false, true, false ], $products( "products=$cup,$mug&filter=single_product" ) );
		$orders = fn( string $query ): int => substr_count( $this->mail( "$days&$query", '/analytics/orders' ), 'font-weight:400' );
		self::assertSame( 3 + 4, $orders( 'status_is=foo' ) );
		self::assertSame( 1 + 4, $orders( 'status_is=foo,completed&match=some' ) );
		self::assertSame( 3 + 4, $orders( 'refunds=maybe&product_includes=x&customer_type[]=new' ) );
		self::assertSame( 3 + 4, $orders( 'attribute_is[0]=1&orderby=color&order=up&interval=decade' ) );
		foreach ( [ 'registered_between[0]=soon', 'last_active_before=2026-02-30', 'name_includes=abc', 'orders_count_between=3', 'search[]=x' ] as $query ) {
			self::assertStringContainsString( 'row', $this->mail( $query, '/customers' ) );
		}
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/customers', [ 'email' => 'ann@example.test' ] ), 201 );
		foreach ( [ 'name_includes=abc', 'country_excludes=germany' ] as $query ) {
			self::assertStringContainsString( 'ann@example.test', $this->mail( "$query&filter=advanced", '/customers' ) );
		}
	}

	public function test_what_its_screen_has_no_filter_for_narrows_nothing_though_the_report_takes_it(): void {
		$first = $this->sell( 'USD', '10' );
		$this->sell( 'USD', '20' );
		$days = 'period=custom&after=' . wp_date( 'Y-m-d' ) . '&before=' . wp_date( 'Y-m-d' );
		$mail = $this->mail( "$days&filter=advanced&order_includes=$first", '/analytics/orders' );
		self::assertStringContainsString( '2 rows.', $mail );
		self::assertStringContainsString( '>$30.00</td>', $mail, 'The summary is of the same orders.' );

		$chair = $this->product( 'Chair', 'Red' );
		$stool = $this->product( 'Stool', 'Blue' );
		$names = function ( string $query, string $path ): array {
			$mail = $this->mail( $query, "/analytics/$path" );
			return array_keys( array_filter( [ 'Chair' => str_contains( $mail, '>Chair' ), 'Stool' => str_contains( $mail, '>Stool' ) ] ) ); // phpcs:ignore WordPress.Arrays
		};
		self::assertSame( [ 'Chair', 'Stool' ], $names( "$days&filter=single_product&products=$chair", 'variations' ) );
		self::assertSame( [ 'Chair' ], $names( "$days&filter-variations=advanced&product_includes=$chair", 'variations' ) );
		$one = "$days&filter=single_product&products=$chair";
		self::assertSame( [ 'Chair' ], $names( $one, 'products' ) );
		self::assertSame( [ 'Chair' ], $names( "$one&product_includes=$stool&match=any&filter-variations=single_variation&variations=1", 'products' ) );

		$admin = get_current_user_id();
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/customers', [ 'email' => 'ann@example.test' ] ), 201 );
		self::assertStringContainsString( 'ann@example.test', $this->mail( "users=$admin&filter_empty=postcode", '/customers' ) );
	}

	public function test_each_screen_and_its_email_are_narrowed_by_the_same(): void {
		$file    = (string) file_get_contents( dirname( __DIR__, 4 ) . '/fixtures/analytics/narrowed-by.json' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		$screens = json_decode( $file, true );
		self::assertIsArray( $screens );
		foreach ( $screens as $slug => $names ) {
			self::assertIsArray( $names );
			self::assertEqualsCanonicalizing( $names, EmailFilters::names( (string) $slug ), (string) $slug );
		}
	}

	public function test_it_says_that_orders_are_in_several_currencies(): void {
		update_option( 'woocommerce_currency', 'USD' );
		$this->sell( 'USD', '1234.5' );
		$days = 'period=custom&after=' . wp_date( 'Y-m-d' ) . '&before=' . wp_date( 'Y-m-d' );
		self::assertStringNotContainsString( 'currency', $this->mail( $days, '/analytics/orders' ) );
		$this->sell( 'EUR', '1000' );
		$this->sell( 'JPY', '700' );
		foreach ( [ 'orders', 'revenue', 'categories', 'payment-methods' ] as $report ) {
			$mail = $this->mail( $days, "/analytics/$report" );
			self::assertStringContainsString( 'This period has orders in more than one currency. Their amounts are added up as they stand', $mail );
			self::assertStringContainsString( "<li>1 order: total USD\u{a0}1,234.50, net USD\u{a0}1,234.50</li>", $mail );
			self::assertStringContainsString( "<li>1 order: total JPY\u{a0}700.00, net JPY\u{a0}700.00</li>", $mail );
		}
		$mail = $this->mail( '', '/customers' );
		self::assertStringContainsString( 'There are orders in more than one currency. Their amounts', $mail );
		self::assertStringNotContainsString( 'currency', $this->mail( '', '/analytics/stock' ) );
	}

	public function test_each_order_has_its_currency_in_the_email_the_file_and_explanations(): void {
		update_option( 'woocommerce_currency', 'USD' );
		$usd    = $this->sell( 'USD', '1234.5' );
		$eur    = $this->sell( 'EUR', '100' );
		$refund = [
			'amount'     => '30',
			'api_refund' => false,
		];
		$this->assertRestStatus( $this->rest( 'POST', "/wc/v3/orders/$eur/refunds", $refund ), 201 );
		$time = [
			'after'  => (string) wp_date( 'Y-m-d\T00:00:00' ),
			'before' => (string) wp_date( 'Y-m-d\T23:59:59' ),
		];
		$own  = [
			[ $usd, 'USD', 1234.5 ],
			[ $eur, 'EUR', 100.0 ],
			[ $eur, 'EUR', -30.0 ],
		];
		$rows = array_map(
			static fn( array $row ): array => [
				0 === $row['parent_id'] ? $row['order_id'] : $row['parent_id'],
				$row['storewright_currency'],
				(float) $row['net_total'],
			],
			$this->items( $this->rest( 'GET', '/wc-analytics/reports/orders?' . build_query( $time ) ) )
		);
		self::assertEqualsCanonicalizing( $own, $rows );

		$cells = array_map(
			static fn( array $row ): array => [ (int) $row['Order'], $row['Currency'], (float) $row['Net sales'] ],
			$this->export( 'orders', $time )
		);
		self::assertEqualsCanonicalizing( $own, $cells );

		$explained = $this->item( $this->rest( 'GET', '/wc-analytics/reports/revenue/explain?measure=net_revenue&' . build_query( $time ) ) );
		/** @var list<array{order_number: int|string, currency: string, value: string}> $orders */
		$orders = $explained['orders'];
		$shares = array_map(
			static fn( array $one ): array => [ $one['order_number'], $one['currency'], (float) $one['value'] ],
			$orders
		);
		self::assertEqualsCanonicalizing( $own, $shares );

		$mail = $this->mail( 'period=custom&after=' . wp_date( 'Y-m-d' ) . '&before=' . wp_date( 'Y-m-d' ), '/analytics/orders' );
		foreach ( [ '$1,234.50', "EUR\u{a0}100.00", "-EUR\u{a0}30.00" ] as $amount ) {
			self::assertStringContainsString( ">$amount</td>", $mail );
		}
		self::assertStringNotContainsString( '>$100.00</td>', $mail );
		self::assertStringNotContainsString( '>Currency</th>', $mail );
	}

	/**
	 * Makes a product with a variation, and sells it.
	 *
	 * @return int The product's id.
	 */
	private function product( string $name, string $color ): int {
		$made      = fn( string $path, array $body ): mixed => $this->item( $this->rest( 'POST', "/wc/v3/$path", $body ) )['id'];
		$attribute = [ 'name' => 'Color' ];
		$product   = $made(
			'products',
			[
				'name'       => $name,
				'type'       => 'variable',
				'attributes' => [
					$attribute + [
						'options'   => [ $color ],
						'variation' => true,
					],
				],
			]
		);
		self::assertIsInt( $product );
		$variation = $made(
			"products/$product/variations",
			[
				'regular_price' => '5',
				'attributes'    => [ $attribute + [ 'option' => $color ] ],
			]
		);
		$made(
			'orders',
			[
				'status'     => 'completed',
				'line_items' => [
					[
						'product_id'   => $product,
						'variation_id' => $variation,
						'quantity'     => 1,
					],
				],
			]
		);
		return $product;
	}

	private function sell( string $currency, string $total ): int {
		$answer = $this->rest(
			'POST',
			'/wc/v3/orders',
			[
				'status'    => 'completed',
				'currency'  => $currency,
				'fee_lines' => [
					[
						'name'  => 'Fee',
						'total' => $total,
					],
				],
			]
		);
		$this->assertRestStatus( $answer, 201 );
		$id = $this->item( $answer )['id'];
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * The text of the email of a view, which is due on Monday, May 6, 2030.
	 */
	private function mail( string $query, string $path = '/analytics/revenue' ): string {
		$this->save_report(
			[
				'name'      => wp_unique_id( 'View ' ),
				'path'      => $path,
				'query'     => $query,
				'frequency' => 'daily',
			]
		);
		$this->mails = [];
		$this->send_saved_reports( '2030-05-06 06:00:00' );
		self::assertCount( 1, $this->mails, $query );
		return $this->mails[0]['message'];
	}
}
