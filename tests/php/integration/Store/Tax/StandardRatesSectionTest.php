<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Tax;

use Storewright\Kernel\Errors\NotFound;
use Storewright\Screens\Settings\Sections;
use Storewright\Screens\Tax\StandardRatesSection;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Tax\TaxServices;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The standard rates on the settings page.
 */
final class StandardRatesSectionTest extends IntegrationTestCase {

	private const RATE = [
		'tax_country'  => 'US',
		'tax_state'    => 'ca',
		'tax_postcode' => '90210; 902*',
		'tax_city'     => '',
		'tax_rate'     => '7,25',
		'tax_name'     => 'Sales <b>tax',
		'tax_priority' => '2',
		'tax_shipping' => '1',
		'tax_add'      => '1',
	];

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	/**
	 * @spec A2-035
	 */
	public function test_it_is_a_section_of_the_tax_settings_beside_the_plain_ones(): void {
		$registry = new SettingsRegistry();
		$sections = ( new Sections( $this->context(), $registry ) )->of( ( new Sections( $this->context(), $registry ) )->tabs()['tax'] );

		self::assertSame( [ '', 'standard' ], array_map( strval( ... ), array_keys( $sections ) ) );
		self::assertInstanceOf( StandardRatesSection::class, $sections['standard'] );
	}

	public function test_a_rate_is_added_shown_and_removed(): void {
		$section = $this->section();
		self::assertStringContainsString( 'No rates yet.', $this->html( $section ) );
		self::assertTrue( $section->handle( self::RATE ) );

		$rates = $this->items( $this->rest( 'GET', '/wc/v3/taxes' ) );
		self::assertCount( 1, $rates );
		$expected = [
			'country'   => 'US',
			'state'     => 'CA',
			'rate'      => '7.2500',
			'priority'  => 2,
			'compound'  => false,
			'shipping'  => true,
			'postcodes' => [ '90210', '902*' ],
		];
		self::assertSame( $expected, array_intersect_key( $rates[0], $expected ) );
		$html = $this->html( $this->section() );
		self::assertStringContainsString( '<td data-label="Rate %">7.25</td><td data-label="Country">US</td>', $html );
		self::assertStringContainsString(
			'<td>7.25</td><td>US</td><td>CA</td><td>90210; 902*</td><td>All</td><td>2</td><td>No</td><td>Yes</td>',
			self::without_labels( $html )
		);
		self::assertStringNotContainsString( '<b>', $html );
		self::assertLessThan(
			strpos( $html, 'name="tax_remove"' ),
			strpos( $html, 'name="tax_add"' ),
			'The Enter key presses the first button.'
		);

		$id = $rates[0]['id'];
		self::assertIsInt( $id );
		self::assertTrue( $this->section()->handle( [ 'tax_remove' => (string) $id ] ) );
		self::assertSame( [], $this->items( $this->rest( 'GET', '/wc/v3/taxes' ) ) );
		$this->expectException( NotFound::class );
		$this->section()->handle( [ 'tax_remove' => (string) $id ] );
	}

	/**
	 * @dataProvider refused
	 *
	 * @param array<string, mixed> $other
	 */
	public function test_what_can_not_be_taken_is_kept_and_explained( array $other, string $reason ): void {
		$section = $this->section();
		self::assertFalse( $section->handle( $other + self::RATE ) );

		$html = $this->html( $section );
		self::assertStringContainsString( $reason, $html );
		self::assertStringContainsString( 'value="90210; 902*"', $html );
		self::assertSame( [], $this->items( $this->rest( 'GET', '/wc/v3/taxes' ) ) );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function refused(): array {
		return [
			'no percentage'    => [ [ 'tax_rate' => '' ], 'A rate needs a percentage and a name.' ],
			'no name'          => [ [ 'tax_name' => ' ' ], 'A rate needs a percentage and a name.' ],
			'no number'        => [ [ 'tax_rate' => 'seven' ], 'The rate has to be a percentage' ],
			'no text'          => [ [ 'tax_rate' => [ '7' ] ], 'A rate needs a percentage and a name.' ],
			'no country known' => [ [ 'tax_country' => 'XX' ], 'is not the code of a country' ],
		];
	}

	public function test_a_state_that_the_country_does_not_have_is_refused_by_name(): void {
		$section = $this->section();
		self::assertFalse(
			$section->handle(
				[
					'tax_country' => 'DE',
					'tax_state'   => 'be',
				] + self::RATE
			)
		);
		self::assertStringContainsString( '“BE” is not a state of Germany. Enter a code such as DE-BE,', $this->html( $section ) );
		self::assertTrue(
			$this->section()->handle(
				[
					'tax_country' => 'DE',
					'tax_state'   => 'de-be',
				] + self::RATE
			)
		);
	}

	public function test_a_second_rate_of_the_same_place_and_priority_is_refused(): void {
		self::assertTrue( $this->section()->handle( [ 'tax_rate' => '19' ] + self::RATE ) );
		$again = $this->section();
		self::assertFalse( $again->handle( [ 'tax_postcode' => '902*; 90210' ] + self::RATE ) );
		self::assertStringContainsString(
			'There is already the rate “Sales tax 19 %” for the same place with priority 2.',
			$this->html( $again )
		);
		self::assertTrue( $this->section()->handle( [ 'tax_priority' => '3' ] + self::RATE ) );
		self::assertTrue( $this->section()->handle( [ 'tax_postcode' => '90211' ] + self::RATE ) );
	}

	public function test_percentages_are_written_as_the_shop_writes_numbers(): void {
		update_option( 'woocommerce_price_decimal_sep', ',' );
		$this->section()->handle( [ 'tax_rate' => '19.0000' ] + self::RATE );
		$this->section()->handle(
			[
				'tax_rate'     => '7.2500',
				'tax_priority' => '3',
			] + self::RATE
		);
		$html = self::without_labels( $this->html( $this->section() ) );
		self::assertStringContainsString( '<td>19</td>', $html );
		self::assertStringContainsString( '<td>7,25</td>', $html );
		self::assertStringNotContainsString( '19.0000', $html );
	}

	private function section(): StandardRatesSection {
		$taxes = new TaxServices( $this->context() );
		return new StandardRatesSection( $this->context(), $taxes->rates(), $taxes->rate_repository(), $taxes->rules() );
	}

	/**
	 * Returns a table without the labels that its cells have on a telephone.
	 */
	private static function without_labels( string $html ): string {
		return (string) preg_replace( '/<td data-label="[^"]*">/', '<td>', $html );
	}

	private function html( StandardRatesSection $section ): string {
		ob_start();
		$section->render();
		return (string) ob_get_clean();
	}
}
