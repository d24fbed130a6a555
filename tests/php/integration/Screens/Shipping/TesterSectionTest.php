<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Shipping;

use DOMXPath;
use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Tests\Support\Store\SettingsPageTestCase;

/**
 * The tester of shipping: what it says equals what a customer is offered.
 */
final class TesterSectionTest extends SettingsPageTestCase {

	private const AT = [
		'tab'     => 'shipping',
		'section' => 'test',
	];

	private const ZONES = '/wc/v3/shipping/zones';

	private const CART = [
		'test_place'    => 'DE:DE-BE',
		'test_postcode' => '10115',
		'test_amount'   => '20',
		'test_quantity' => '3',
	];

	public function test_it_says_the_zone_and_why_and_which_zones_before_it_did_not_match(): void {
		$this->zone( 'Alps', 1, [ [ 'country', 'CH' ] ] );
		$this->zone( 'South', 2, [ [ 'country', 'DE' ], [ 'postcode', '80*' ] ] );
		$berlin = $this->zone( 'Berlin', 3, [ [ 'country', 'DE' ], [ 'state', 'DE:DE-BE' ], [ 'postcode', '10000...10999' ] ] );
		$this->zone( 'Germany', 4, [ [ 'country', 'DE' ] ] );

		$page = $this->test( self::CART );
		$html = $this->texts( $page, '//*[@role="status"]' )[0];
		self::assertStringContainsString( 'Result for Germany — Berlin 10115', $html );
		self::assertStringContainsString( "zone_id=$berlin", $this->elements( $page, '//*[@role="status"]//a' )[0]->getAttribute( 'href' ) );
		self::assertStringContainsString( 'Its region “Germany — Berlin” covers the address. Its postcode rule “10000...10999” covers “10115”.', $html );
		self::assertSame(
			[ '“Alps”: none of its regions covers Germany — Berlin.', '“South”: none of its postcodes covers “10115”.' ],
			$this->texts( $page, '//*[@role="status"]//li' )
		);

		$html = $this->texts( $this->test( [ 'test_postcode' => '' ] + self::CART ), '//*[@role="status"]' )[0];
		self::assertStringContainsString( 'Zone: Germany', $html );
		self::assertStringContainsString( '“South”: it is limited to postcodes, and the address has none.', $html );
		$html = $this->texts( $this->test( [ 'test_place' => 'JP' ] + self::CART ), '//*[@role="status"]' )[0];
		self::assertStringContainsString( 'Zone: Rest of the world', $html );
		self::assertStringContainsString( 'is offered no shipping method', $html );
	}

	public function test_it_says_what_each_method_costs_and_why_one_is_not_offered(): void {
		$zone = $this->zone( 'Germany', 1, [ [ 'country', 'DE' ] ] );
		foreach ( [
			[ 'flat_rate', [ 'cost' => '4.5 + [qty]', 'tax_status' => 'none' ] ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			[ 'flat_rate', [ 'title' => 'Nothing set' ] ],
			[ 'free_shipping', [ 'requires' => 'min_amount', 'min_amount' => '49.90' ] ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			[ 'free_shipping', [ 'requires' => 'coupon', 'title' => 'With coupon' ] ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			[ 'local_pickup', [] ],
		] as [ $method_id, $settings ] ) {
			$this->rest( 'POST', self::ZONES . "/$zone/methods", compact( 'method_id', 'settings' ) + [ 'enabled' => 'local_pickup' !== $method_id ] );
		}
		self::assertSame(
			[
				[ 'Flat rate', '$7.50', 'Offered. No tax is added to the cost.' ],
				[ 'Nothing set', 'Not offered', 'No cost is set for this order.' ],
				[ 'Free shipping', 'Not offered', 'The minimum order amount is $49.90; this order amounts to $20.00.' ],
				[ 'With coupon', 'Not offered', 'It needs a coupon that allows free shipping.' ],
				[ 'Local pickup', 'Not offered', 'The method is disabled in the zone.' ],
			],
			$this->rows( $this->test( self::CART ) )
		);
		update_option( 'woocommerce_shipping_hide_rates_when_free', 'yes' );
		$rows = $this->rows( $this->test( [ 'test_amount' => '49.90', 'test_coupon' => 'yes' ] + self::CART ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertSame( [ 'Not offered', 'Not offered', '$0.00', '$0.00', 'Not offered' ], array_column( $rows, 1 ) );
		self::assertSame( 'Hidden because free shipping is available.', $rows[0][2] );
	}

	public function test_a_cost_of_a_shipping_class_counts_and_a_formula_without_result_is_quoted(): void {
		$class = $this->item( $this->rest( 'POST', '/wc/v3/products/shipping_classes', [ 'name' => 'Bulky' ] ) )['id'];
		self::assertIsInt( $class );
		$zone = $this->zone( 'Germany', 1, [ [ 'country', 'DE' ] ] );
		$this->rest( 'POST', self::ZONES . "/$zone/methods", [ 'method_id' => 'flat_rate', 'settings' => [ 'cost' => '5', "class_cost_$class" => '2 * [qty]' ] ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$this->rest( 'POST', self::ZONES . "/$zone/methods", [ 'method_id' => 'flat_rate', 'settings' => [ 'cost' => '5 / ([qty] - 3)' ] ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$rows = $this->rows( $this->test( [ 'test_class' => (string) $class ] + self::CART ) );
		self::assertSame( '$11.00', $rows[0][1] );
		self::assertSame( 'Cost: the formula “5 / ([qty] - 3)” has no result for this order.', $rows[1][2] );
		self::assertSame( '$5.00', $this->rows( $this->test( self::CART ) )[0][1] );
	}

	public function test_it_warns_of_zones_that_never_apply_and_of_those_without_methods(): void {
		$all = $this->zone( 'Everything', 1, [] );
		$this->zone( 'Germany', 2, [ [ 'country', 'DE' ] ] );
		$this->rest( 'POST', self::ZONES . "/$all/methods", [ 'method_id' => 'local_pickup' ] );
		self::assertSame(
			[ '“Germany” never applies: “Everything” comes first and covers it.', '“Germany” has no enabled shipping method.' ],
			$this->texts( $this->page( self::AT ), '//section[h3="Zones to look at"]//li' )
		);
	}

	public function test_countries_that_the_store_does_not_ship_to_are_named(): void {
		update_option( 'woocommerce_ship_to_countries', 'specific' );
		update_option( 'woocommerce_specific_ship_to_countries', [ 'AT' ] );
		$this->zone( 'Germany', 1, [ [ 'country', 'DE' ] ] );
		self::assertStringContainsString( 'The store does not ship to Germany.', $this->texts( $this->test( self::CART ), '//*[@role="status"]' )[0] );
	}

	/**
	 * @param array<string, mixed> $typed
	 */
	#[DataProvider( 'refused' )]
	public function test_wrong_input_is_quoted_and_kept( array $typed, string $field, string $reason ): void {
		$page = $this->test( $typed + self::CART );
		self::assertStringContainsString( $reason, $this->texts( $page, '//*[@role="alert"]' )[0] );
		self::assertSame( 'true', $this->elements( $page, "//*[@name='$field']" )[0]->getAttribute( 'aria-invalid' ) );
		self::assertSame( [], $this->texts( $page, '//*[@role="status"]' ) );
		self::assertSame( $typed['test_postcode'] ?? '10115', $this->fields( $page )['test_postcode'] );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string, string}>
	 */
	public static function refused(): array {
		return [
			'no country'      => [ [ 'test_place' => '' ], 'test_place', 'Choose a country.' ],
			'unknown country' => [ [ 'test_place' => 'XX:1' ], 'test_place', '“XX:1” is not a country or state.' ],
			'no amount'       => [ [ 'test_amount' => 'lots' ], 'test_amount', '“lots” is not an amount' ],
			'negative'        => [ [ 'test_amount' => '-1' ], 'test_amount', '“-1” is not an amount' ],
			'no items'        => [ [ 'test_quantity' => '0' ], 'test_quantity', '“0” is not a whole number' ],
			'half an item'    => [ [ 'test_quantity' => '1.5' ], 'test_quantity', '“1.5” is not a whole number' ],
		];
	}

	/**
	 * @param array<string, mixed> $form
	 */
	private function test( array $form ): DOMXPath {
		return $this->page_after( self::AT, $form );
	}

	/**
	 * @return list<list<string>>
	 */
	private function rows( DOMXPath $page ): array {
		return array_chunk( $this->texts( $page, '//*[@role="status"]//tbody/tr/*' ), 3 );
	}

	/**
	 * @param list<array{string, string}> $locations Type and code.
	 */
	private function zone( string $name, int $order, array $locations ): int {
		$id = $this->item( $this->rest( 'POST', self::ZONES, compact( 'name', 'order' ) ) )['id'];
		self::assertIsInt( $id );
		$this->rest(
			'PUT',
			self::ZONES . "/$id/locations",
			array_map( static fn( array $location ) => array_combine( [ 'type', 'code' ], $location ), $locations )
		);
		return $id;
	}
}
