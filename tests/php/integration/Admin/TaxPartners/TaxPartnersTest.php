<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\TaxPartners;

use Storewright\Admin\TaxPartners\TaxPartner;
use Storewright\Tests\Support\SetupTestCase;
use UnexpectedValueException;

/**
 * The services that work tax out, as the tax task tells of them.
 */
final class TaxPartnersTest extends SetupTestCase {

	/**
	 * @spec A2-026 A2-033 A2-034
	 */
	public function test_the_plugin_knows_two_partners(): void {
		[ $tax, $stripe ] = $this->partners();

		self::assertSame( [ 'woocommerce-tax', true, false ], [ $tax['id'], $tax['isAutomated'], $tax['isActive'] ] );
		self::assertSame(
			[ 'stripe-tax', false, 'stripe_tax_for_woocommerce' ],
			[ $stripe['id'], $stripe['isAutomated'], $stripe['settingsTab'] ]
		);
		self::assertContains( 'Coverage in over 55 countries', (array) $stripe['features'] );
	}

	/**
	 * @spec A3-002
	 */
	public function test_the_task_tells_where_partners_work_and_what_is_active(): void {
		$facts = $this->facts();
		self::assertContains( 'US', (array) $facts['woocommerceTaxCountries'] );
		self::assertNotContains( 'JP', (array) $facts['woocommerceTaxCountries'] );
		self::assertContains( 'JP', (array) $facts['stripeTaxCountries'] );
		$flags = [ 'taxJarActivated', 'woocommerceTaxActivated', 'stripeTaxActivated', 'woocommerceShippingActivated' ];
		self::assertSame( array_fill_keys( $flags, false ), array_intersect_key( $facts, array_flip( $flags ) ) );

		$this->pretend_active(
			'woocommerce-services/woocommerce-services.php',
			'taxjar-simplified-taxes-for-woocommerce/taxjar.php',
			'woocommerce-shipping/woocommerce-shipping.php'
		);
		$facts = $this->facts();
		self::assertSame( [ true, true, false, true ], array_map( static fn( string $flag ) => $facts[ $flag ], $flags ) );
		[ $tax, $stripe ] = $this->partners();
		self::assertSame( [ true, true ], [ $tax['isActive'], $tax['isExcluded'] ] );
		self::assertSame( [ false, true ], [ $stripe['isActive'], $stripe['isExcluded'] ] );
	}

	public function test_what_needs_woocommerce_is_suggested_only_where_that_is_wanted(): void {
		$excluded = fn(): array => array_column( $this->partners(), 'isExcluded', 'id' );
		self::assertSame(
			[
				'woocommerce-tax' => true,
				'stripe-tax'      => true,
			],
			$excluded()
		);

		$this->pretend_active( 'stripe-tax-for-woocommerce/stripe-tax.php' );
		self::assertFalse( $excluded()['stripe-tax'], 'An active one is the owner’s choice.' );

		add_filter( 'storewright_suggest_woocommerce_providers', '__return_true' );
		self::assertFalse( $excluded()['woocommerce-tax'] );
	}

	public function test_the_catalogue_is_for_others_to_change(): void {
		$mine = [
			'id'           => 'abacus',
			'name'         => 'Abacus',
			'slug'         => 'abacus-tax',
			'description'  => 'Counts.',
			'settings_tab' => 'abacus',
			'countries'    => [ 'US' ],
		];
		add_filter(
			'storewright_tax_partners',
			static fn( array $entries ): array => [ $mine, [ 'id' => 'broken' ], ...array_slice( $entries, 0, 1 ) ]
		);
		$this->expect_logged( 'A tax partner was left out: A tax partner needs a text in name.' );

		self::assertSame( [ 'abacus', 'woocommerce-tax' ], array_column( $this->partners(), 'id' ) );
		self::assertSame( [], $this->facts()['stripeTaxCountries'] );
	}

	/**
	 * @dataProvider broken
	 *
	 * @param array<string, mixed> $other
	 */
	public function test_an_entry_that_is_not_sound_is_refused( array $other, string $reason ): void {
		$this->expectException( UnexpectedValueException::class );
		$this->expectExceptionMessage( $reason );
		TaxPartner::of(
			$other + [
				'id'          => 'a',
				'name'        => 'A',
				'slug'        => 'a',
				'description' => 'Counts.',
			]
		);
	}

	/**
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function broken(): array {
		return [
			'no settings page'    => [ [], 'settings_tab' ],
			'a dangerous link'    => [ [ 'learn_more_link' => 'javascript:alert(1)' ], 'learn_more_link' ],
			'countries that none' => [ [ 'countries' => [ 1 ] ], 'countries' ],
			'a name that is none' => [ [ 'name' => [] ], 'name' ],
		];
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function partners(): array {
		/** @var list<array<string, mixed>> $partners */
		$partners = $this->facts()['taxPartners'];
		return $partners;
	}

	/**
	 * @return array<string, mixed>
	 */
	private function facts(): array {
		/** @var array<string, mixed> $facts */
		$facts = (array) $this->task( 'tax' )['additionalData'];
		return $facts;
	}

	private function pretend_active( string ...$files ): void {
		add_filter(
			'option_active_plugins',
			static fn( mixed $active ): array => [ ...( is_array( $active ) ? $active : [] ), ...$files ]
		);
	}
}
