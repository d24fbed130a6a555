<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use Storewright\Kernel\Capabilities;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * What filters of reports can be set to: found by a part of the name, and named by value, on both databases.
 *
 * @spec B2-044
 */
final class ChoicesTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	public function test_products_are_found_by_name_and_sku_and_say_whether_they_have_variations(): void {
		$lamp  = $this->created(
			'products',
			[
				'name' => 'Lamp 100%',
				'sku'  => 'L-1',
			]
		);
		$chair = $this->created(
			'products',
			[
				'name'       => 'Chair',
				'type'       => 'variable',
				'attributes' => [
					[
						'name'      => 'Color',
						'options'   => [ 'Red' ],
						'variation' => true,
					],
				],
			]
		);
		$red   = $this->created(
			"products/$chair/variations",
			[
				'sku'        => 'C-RED',
				'attributes' => [
					[
						'name'   => 'Color',
						'option' => 'Red',
					],
				],
			]
		);
		self::assertSame(
			[
				(string) $chair => 'Chair',
				(string) $lamp  => 'Lamp 100% (L-1)',
			],
			$this->labels( 'of=product' )
		);
		self::assertSame( [ $lamp ], array_keys( $this->labels( 'of=product&search=l-1' ) ) );
		self::assertSame( [ $lamp ], array_keys( $this->labels( 'of=product&search=0%25' ) ) );
		self::assertSame( [], $this->labels( 'of=product&search=_amp' ) );
		self::assertSame( [ true, false ], array_column( $this->choices( 'of=product' ), 'has_variations' ) );
		self::assertSame( [ $chair ], array_keys( $this->labels( "of=product&include=$chair,$red,999999" ) ) );
		self::assertSame( [ $red ], array_keys( $this->labels( 'of=variation&search=red' ) ) );
		self::assertSame( [ $red ], array_keys( $this->labels( "of=variation&product=$chair" ) ) );
		self::assertSame( [], $this->labels( "of=variation&product=$lamp" ) );
	}

	public function test_customers_are_found_by_what_the_filter_is_about(): void {
		$address = [
			'first_name' => 'Ada',
			'last_name'  => 'Ash',
			'email'      => 'ash@example.test',
		];
		$this->created( 'orders', [ 'billing' => $address ] );
		$this->created( 'orders', [ 'billing' => [ 'first_name' => 'Ben' ] + $address + [] ] );
		$this->created(
			'customers',
			[
				'username' => 'cleo',
				'email'    => 'cleo@example.test',
			]
		);
		$found = fn( string $query ): array => array_values( $this->labels( $query ) );
		self::assertSame( [ 'Ben Ash (ash@example.test)' ], $found( 'of=customer&search=ash@' ) );
		self::assertSame( [], $found( 'of=customer_name&search=ash@' ) );
		self::assertSame( [ 'ash@example.test' ], $found( 'of=email&search=ash' ) );
		self::assertSame( [ 'cleo' ], $found( 'of=username&search=cle' ) );
		self::assertSame( [ 'cleo@example.test' ], $found( 'of=customer&search=cleo' ) );
		$id = array_keys( $this->labels( 'of=email&search=ash' ) )[0];
		self::assertSame( [ 'Ben Ash (ash@example.test)' ], $found( "of=customer_name&include=$id" ) );
	}

	public function test_categories_coupons_rates_attributes_and_countries_have_names(): void {
		$home = $this->created( 'products/categories', [ 'name' => 'Home' ] );
		$this->created(
			'products/categories',
			[
				'name'   => 'Light',
				'parent' => $home,
			]
		);
		$this->created( 'coupons', [ 'code' => 'tenoff' ] );
		$rate      = $this->created(
			'taxes',
			[
				'country' => 'US',
				'state'   => 'IL',
				'rate'    => '10.5',
				'name'    => 'VAT',
			]
		);
		$attribute = $this->created( 'products/attributes', [ 'name' => 'Color' ] );
		$red       = $this->created( "products/attributes/$attribute/terms", [ 'name' => 'Red' ] );
		self::assertSame( [ 'Light (Home)' ], array_values( $this->labels( 'of=category&search=ligh' ) ) );
		self::assertSame( [ 'tenoff' ], array_values( $this->labels( 'of=coupon&search=NOF' ) ) );
		self::assertSame( [ $rate => 'US-IL-VAT-1 (10.5%)' ], $this->labels( 'of=tax_rate&search=va' ) );
		self::assertSame( [ "$attribute-$red" => 'Color: Red' ], $this->labels( 'of=attribute&search=col' ) );
		self::assertSame( [ "$attribute-$red" => 'Color: Red' ], $this->labels( "of=attribute&include=$attribute-$red" ) );
		self::assertSame( [ 'AT' => 'Austria' ], $this->labels( 'of=country&search=AUSTRIA' ) );
		self::assertSame( [ 'CI' => 'Côte d’Ivoire' ], $this->labels( 'of=country&include=CI,xx' ) );
	}

	public function test_downloads_are_found_by_order_and_address(): void {
		$database = $this->context()->database;
		foreach ( [ 1234, 1234, 5678 ] as $order ) {
			$permission = $database->insert(
				'woocommerce_downloadable_product_permissions',
				[
					'download_id' => "d$order",
					'product_id'  => 1,
					'order_id'    => $order,
					'order_key'   => 'wc_order_x',
					'user_email'  => 'ada@example.test',
				]
			);
			$database->insert(
				'wc_download_log',
				[
					'timestamp'       => '2026-01-01 00:00:00',
					'permission_id'   => $permission,
					'user_id'         => 0,
					'user_ip_address' => "192.0.2.$order",
				]
			);
		}
		self::assertSame( [ 1234 => '#1234' ], $this->labels( 'of=order&search=23' ) );
		self::assertSame( [ 5678 => '#5678' ], $this->labels( 'of=order&include=5678,9' ) );
		self::assertSame( [ '192.0.2.1234', '192.0.2.5678' ], array_values( $this->labels( 'of=ip_address&search=192.0.' ) ) );
		self::assertSame( [ '192.0.2.5678' ], array_values( $this->labels( 'of=ip_address&include=192.0.2.5678' ) ) );
	}

	public function test_unknown_kinds_are_refused_and_only_those_who_may_see_reports_are_answered(): void {
		$this->assertRestError( $this->rest( 'GET', '/wc-admin/analytics/choices?of=shoe' ), 'rest_invalid_param', 400 );
		$this->assertRestError( $this->rest( 'GET', '/wc-admin/analytics/choices' ), 'rest_missing_callback_param', 400 );
		wp_get_current_user()->add_cap( Capabilities::VIEW_REPORTS, false );
		$this->assertRestStatus( $this->rest( 'GET', '/wc-admin/analytics/choices?of=email' ), 403 );
	}

	/**
	 * @param string               $path
	 * @param array<string, mixed> $body
	 */
	private function created( string $path, array $body ): int {
		$response = $this->rest( 'POST', "/wc/v3/$path", $body );
		$this->assertRestStatus( $response, 201 );
		$id = $this->item( $response )['id'];
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function choices( string $query ): array {
		$response = $this->rest( 'GET', "/wc-admin/analytics/choices?$query" );
		$this->assertRestStatus( $response, 200 );
		return $this->items( $response );
	}

	/**
	 * @return array<array-key, string> Labels by value.
	 */
	private function labels( string $query ): array {
		/** @var array<array-key, string> */
		return array_column( $this->choices( $query ), 'label', 'value' );
	}
}
