<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Tax;

use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Storewright\Screens\Settings\SettingsPage;
use Storewright\Store\Tax\Rate;
use Storewright\Tests\Support\Store\TaxRatesTestCase;

/**
 * The tables of tax rates on the settings page.
 */
final class RatesSectionTest extends TaxRatesTestCase {

	private const CALIFORNIA = [
		'country'  => 'us',
		'state'    => 'ca',
		'postcode' => '90210; 902*',
		'city'     => '',
		'rate'     => '7,25',
		'name'     => 'Sales <b>tax',
		'priority' => '2',
		'shipping' => '1',
	];

	/**
	 * @spec A2-035
	 */
	public function test_each_class_of_the_shop_has_a_section_one_that_is_added_too(): void {
		$links = '//ul[contains(@class,"storewright-sections")]//a';
		self::assertSame( [ 'Tax', 'Standard rates', 'Reduced rate rates', 'Zero rate rates' ], $this->texts( $this->page( self::STANDARD ), $links ) );
		$this->taxes()->class_repository()->create( 'Books & maps' );
		self::assertSame(
			[ 'Tax', 'Standard rates', 'Books & maps rates', 'Reduced rate rates', 'Zero rate rates' ],
			$this->texts( $this->page( self::STANDARD ), $links )
		);
		$this->rates( 'books-maps', 1 );
		self::assertSame( [], $this->column( $this->page( self::STANDARD ), 'name' ) );
		self::assertSame( [ 'Tax 0' ], $this->column( $this->page( [ 'section' => 'books-maps' ] + self::STANDARD ), 'name' ) );
	}

	public function test_a_rate_is_inserted_shown_changed_removed_and_brought_back(): void {
		$page = $this->page( self::STANDARD );
		self::assertStringContainsString( 'No rates yet.', implode( $this->texts( $page, '//p' ) ) );
		$this->saved( $page, [ 'new0' => self::CALIFORNIA ] );

		$stored = $this->stored();
		self::assertCount( 1, $stored );
		$expected = [
			'country'   => 'US',
			'state'     => 'CA',
			'postcodes' => [ '90210', '902*' ],
			'percent'   => '7.2500',
			'priority'  => 2,
			'compound'  => false,
			'shipping'  => true,
			'tax_class' => '',
		];
		self::assertSame( $expected, array_intersect_key( $stored[0]->fields(), $expected ) );
		$page = $this->page( self::STANDARD );
		self::assertSame( [ 'US', 'CA', '90210; 902*', '', '7.25', 'Sales tax', '2' ], $this->first_row( $page ) );
		self::assertSame( 'rate_save', $this->elements( $page, '//form//button' )[0]->getAttribute( 'name' ), 'The Enter key presses the first button.' );

		$id = $stored[0]->id;
		$this->saved(
			$page,
			[
				$id => [
					'rate'     => '8',
					'compound' => '1',
				],
			]
		);
		self::assertSame( [ '8.0000', true ], [ $this->stored()[0]->percent, $this->stored()[0]->compound ] );

		$next = $this->saved( $this->page( self::STANDARD ), [ $id => [ 'selected' => '1' ] ], 'rate_remove' );
		self::assertSame( [], $this->stored() );
		self::assertSame( 1, preg_match( '/undo=([\d.]+)$/', $next, $found ) );
		$this->send( self::STANDARD, [ 'storewright_undo' => $found[1] ] );
		self::assertSame( '8.0000', $this->stored()[0]->percent );
	}

	/**
	 * @param array<string, string> $typed
	 */
	#[DataProvider( 'refused' )]
	public function test_what_can_not_be_taken_is_kept_and_explained_at_its_field( array $typed, string $field, string $reason ): void {
		$this->rates( '', 2 );
		[ $first ] = $this->stored();
		$page      = $this->answer( $this->page( self::STANDARD ), [ $first->id => [ 'name' => 'Kept' ] ] + [ 'new2' => $typed + self::CALIFORNIA ] );

		$input = $this->elements( $page, "//tbody/tr[3]//input[@aria-invalid and contains(@name,'[$field]')]" );
		self::assertCount( 1, $input );
		self::assertTrue( $input[0]->hasAttribute( 'autofocus' ) );
		self::assertSame( $typed[ $field ], $input[0]->getAttribute( 'value' ) );
		self::assertStringContainsString( $reason, $this->texts( $page, "//*[@id='{$input[0]->getAttribute( 'aria-describedby' )}']" )[0] ?? '' );
		self::assertSame( [ 'Kept', 'Tax 1' ], array_slice( $this->column( $page, 'name' ), 0, 2 ) );
		self::assertSame( $typed['postcode'] ?? '90210; 902*', $this->column( $page, 'postcode', true )[2] );
		self::assertSame( [ 'Tax 0', 'Tax 1' ], array_map( static fn( Rate $rate ) => $rate->name, $this->stored() ) );
		self::assertSame( [ 'Nothing was saved: 1 rate needs your attention.' ], $this->texts( $page, '//*[@role="alert"]' ) );
	}

	/**
	 * @return array<string, array{array<string, string>, string, string}>
	 */
	public static function refused(): array {
		return [
			'no percentage' => [ [ 'rate' => '' ], 'rate', 'Enter a percentage' ],
			'no name'       => [ [ 'name' => '' ], 'name', 'Enter a name' ],
			'no number'     => [ [ 'rate' => 'seven' ], 'rate', '“seven” can’t be saved. The rate has to be a percentage' ],
			'priority'      => [ [ 'priority' => '-1' ], 'priority', '“-1” can’t be saved.' ],
			'country'       => [ [ 'country' => 'XX' ], 'country', '“XX” is not the code of a country' ],
			'postcode'      => [ [ 'postcode' => '90*2' ], 'postcode', '“90*2” is not a postcode' ],
			'state'         => [
				[
					'state'   => 'be',
					'country' => 'DE',
				],
				'state',
				'“BE” is not a state of Germany. Enter a code such as DE-BE,',
			],
		];
	}

	public function test_a_second_rate_of_the_same_place_and_priority_is_refused_and_two_may_change_places(): void {
		$this->saved( $this->page( self::STANDARD ), [ 'new0' => self::CALIFORNIA ] );
		$page = $this->answer( $this->page( self::STANDARD ), [ 'new1' => [ 'postcode' => '902*; 90210' ] + self::CALIFORNIA ] );
		self::assertStringContainsString( 'There is already the rate “Sales tax 7.25 %” for the same place with priority 2.', implode( $this->texts( $page, '//p' ) ) );
		self::assertCount( 1, $this->stored() );

		$this->saved( $this->page( self::STANDARD ), [ 'new1' => [ 'priority' => '3' ] + self::CALIFORNIA ] );
		[ $two, $three ] = $this->stored();
		$this->saved(
			$this->page( self::STANDARD ),
			[
				$two->id   => [ 'priority' => '3' ],
				$three->id => [ 'priority' => '2' ],
			]
		);
		self::assertSame( [ 3, 2 ], array_map( static fn( Rate $rate ) => $rate->priority, $this->stored() ) );
	}

	public function test_what_somebody_else_has_saved_meanwhile_is_shown_and_not_overwritten(): void {
		$this->rates( '', 2 );
		[ $first, $second ] = $this->stored();
		$page               = $this->page( self::STANDARD );
		$this->saved( $this->page( self::STANDARD ), [ $first->id => [ 'rate' => '9', 'city' => 'york' ] ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Two fields.

		$answer = $this->answer( $page, [ $first->id => [ 'rate' => '8' ], $second->id => [ 'name' => 'Mine' ] ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Two rows.
		self::assertSame(
			[ 'Someone else changed this to “YORK”.', 'Someone else changed this to “9”. You entered “8”: save again to use it.' ],
			$this->texts( $answer, '//p[contains(@class,"storewright-error")]' )
		);
		self::assertSame( [ '9.0000', 'Tax 1' ], [ $this->stored()[0]->percent, $this->stored()[1]->name ] );
		self::assertSame( [ '', '', '', 'YORK', '8', 'Tax 0', '1' ], $this->first_row( $answer ) );

		$this->saved( $answer, [] );
		self::assertSame( [ '8.0000', [ 'YORK' ] ], [ $this->stored()[0]->percent, $this->stored()[0]->cities ] );
		self::assertSame( 'Mine', $this->stored()[1]->name );
	}

	public function test_what_somebody_else_has_removed_or_changed_is_not_removed_and_not_lost(): void {
		$this->rates( '', 2 );
		[ $first, $second ] = $this->stored();
		$page               = $this->page( self::STANDARD );
		$this->saved( $this->page( self::STANDARD ), [ $second->id => [ 'rate' => '9' ] ] );
		$answer = $this->answer( $page, [ $second->id => [ 'selected' => '1' ] ], 'rate_remove' );
		self::assertContains( 'Someone else changed this to “9”.', $this->texts( $answer, '//p' ) );
		self::assertCount( 2, $this->stored() );

		$this->taxes()->rate_repository()->delete( $first->id );
		$answer = $this->answer( $page, [ $first->id => [ 'name' => 'Typed' ] ] );
		self::assertStringContainsString( 'Someone else removed this rate.', implode( $this->texts( $answer, '//p' ) ) );
		self::assertCount( 1, $this->stored() );
		$this->saved( $answer, [] );
		self::assertSame( [ 'Tax 1', 'Typed' ], array_map( static fn( Rate $rate ) => $rate->name, $this->stored() ) );
	}

	public function test_only_rows_that_changed_are_written(): void {
		$this->rates( '', 3 );
		[ $first ] = $this->stored();
		$saved     = [];
		add_action(
			'storewright_tax_rate_saved',
			static function ( Rate $rate ) use ( &$saved ): void {
				$saved[] = $rate->id;
			}
		);
		$this->saved( $this->page( self::STANDARD ), [ $first->id => [ 'rate' => '5.50' ] ] );
		self::assertSame( [ $first->id ], $saved );
		$this->saved( $this->page( self::STANDARD ), [ $first->id => [ 'rate' => '5.500' ] ] );
		self::assertSame( [ $first->id ], $saved );
	}

	public function test_a_row_is_inserted_or_taken_away_with_all_that_was_typed_kept(): void {
		$this->rates( '', 1 );
		$id     = (string) $this->stored()[0]->id;
		$answer = $this->answer( $this->page( self::STANDARD ), [ $id => [ 'name' => 'Typed' ], 'new1' => self::CALIFORNIA ], 'rate_insert' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Two rows.
		self::assertSame( [ 'Typed', 'Sales <b>tax', '' ], $this->column( $answer, 'name', true ) );
		$answer = $this->answer( $answer, [ 'new1' => [ 'selected' => '1' ] ], 'rate_remove' );
		self::assertSame( [ 'Typed', '' ], $this->column( $answer, 'name', true ) );
		$answer = $this->answer( $answer, [], 'rate_remove' );
		self::assertSame( [ 'Select the rates that you want to remove.' ], $this->texts( $answer, '//*[@role="alert"]' ) );
		$this->saved( $answer, [] );
		self::assertSame( 'Typed', $this->stored()[0]->name );
	}

	public function test_a_whole_page_of_rates_is_removed_and_brought_back(): void {
		$this->rates( '', 50 );
		/** @param array<Rate> $rates */
		$names    = static fn( array $rates ): array => array_column( $rates, 'name' );
		$before   = $names( $this->stored() );
		$selected = array_fill_keys( array_map( static fn( Rate $rate ) => $rate->id, $this->stored() ), [ 'selected' => '1' ] );
		$next     = $this->saved( $this->page( self::STANDARD ), $selected, 'rate_remove' );
		self::assertSame( [], $this->stored() );
		self::assertSame( 1, preg_match( '/undo=(\d+)$/', $next, $found ), 'One record of all of them.' );
		$this->send( self::STANDARD, [ 'storewright_undo' => $found[1] ] );
		self::assertSame( $before, $names( $this->stored() ) );
		$this->send( self::STANDARD, [ 'storewright_undo' => $found[1] ] );
		self::assertSame( $before, $names( $this->stored( 100 ) ), 'A second click brings none of them back again.' );
	}

	public function test_undo_keeps_what_was_typed_and_not_saved(): void {
		$this->rates( '', 3 );
		[ $first, $second, $third ] = array_column( $this->stored(), 'id' );
		$next                       = $this->saved( $this->page( self::STANDARD ), [ $third => [ 'name' => 'Renamed' ] ] );
		self::assertSame( 1, preg_match( '/undo=(\d+)$/', $next, $found ) );
		$page = $this->page( self::STANDARD );
		// Meanwhile two rates go, one of which is typed into.
		$this->taxes()->rate_repository()->delete_all( fn() => array_values( $this->taxes()->rates()->several( [ $first, $second ] ) ) );
		$typed  = [
			$second => [ 'name' => 'Changed' ],
			'new3'  => self::CALIFORNIA,
		];
		$answer = $this->page_after( self::STANDARD, [ 'storewright_undo' => $found[1] ] + $this->form( $page, $typed ) );
		self::assertSame( [ 'The change was undone.' ], $this->texts( $answer, '//*[@role="status"]/p' ) );
		self::assertSame( [ 'Tax 2' ], array_column( $this->stored(), 'name' ) );
		self::assertSame( [ 'Changed', 'Renamed', self::CALIFORNIA['name'] ], $this->column( $answer, 'name', true ) );
		self::assertSame( self::CALIFORNIA['postcode'], $this->column( $answer, 'postcode', true )[2] );
		// The form of the notice above has no lines: nothing is typed, so the page is left.
		$next = $this->saved( $this->page( self::STANDARD ), [ $third => [ 'name' => 'Renamed' ] ] );
		self::assertSame( 1, preg_match( '/undo=(\d+)$/', $next, $found ) );
		self::assertStringContainsString( 'saved=undone', (string) $this->send( self::STANDARD, [ 'storewright_undo' => $found[1] ] ) );
	}

	public function test_pages_and_a_search_are_kept_by_the_form_and_what_follows_it(): void {
		$this->rates( '', 120 );
		$_GET['paged'] = '2';
		$page          = $this->page( self::STANDARD );
		self::assertSame( 'Tax 50', $this->column( $page, 'name' )[0] );
		self::assertCount( 50, $this->column( $page, 'name' ) );
		self::assertStringContainsString( '&paged=2', $this->elements( $page, '//form' )[0]->getAttribute( 'action' ) );
		$id = $this->stored( 1, 50 )[0]->id;
		self::assertStringContainsString( '&paged=2&saved=1', $this->saved( $page, [ $id => [ 'name' => 'Fifty' ] ] ) );
		self::assertStringContainsString( '&paged=3&saved=1', $this->saved( $page, [ 'new50' => self::CALIFORNIA ] ), 'Where the new one is.' );
		$_GET['paged'] = '99';
		self::assertSame( 'Tax 100', $this->column( $this->page( self::STANDARD ), 'name' )[0] );

		$_GET = [ 'rate_search' => 'Tax 11' ];
		$page = $this->page( self::STANDARD );
		self::assertCount( 11, $this->column( $page, 'name' ) );
		self::assertStringContainsString( '11 rates match “Tax 11”.', implode( $this->texts( $page, '//p[@role="status"]' ) ) );
		self::assertStringContainsString( 'rate_search=Tax%2011', $this->elements( $page, '//form' )[0]->getAttribute( 'action' ) );
	}

	/**
	 * @param list<string> $found
	 */
	#[DataProvider( 'searches' )]
	public function test_rates_are_found_by_country_state_name_postcode_and_city( string $search, array $found ): void {
		foreach ( [
			new Rate( 0, 'US', 'NY', [ '10001', '11*' ], [ 'NEW YORK' ], '4.0000', 'State' ),
			new Rate( 0, 'DE', '', [], [], '19.0000', 'MwSt 100%' ),
			new Rate( 0, 'IE', '', [], [], '23.0000', 'VAT' ),
		] as $rate ) {
			$this->taxes()->rate_repository()->create( $rate );
		}
		$_GET['rate_search'] = $search;
		self::assertSame( $found, $this->column( $this->page( self::STANDARD ), 'name' ) );
	}

	/**
	 * @return list<array{string, list<string>}>
	 */
	public static function searches(): array {
		return [
			[ 'de', [ 'MwSt 100%' ] ],
			[ 'Germany', [ 'MwSt 100%' ] ],
			[ 'ny', [ 'State' ] ],
			[ 'vat', [ 'VAT' ] ],
			[ '10001', [ 'State' ] ],
			[ 'york', [ 'State' ] ],
			[ '0%', [ 'MwSt 100%' ] ],
			[ '_', [] ],
			[ "' OR 1=1 --", [] ],
		];
	}

	public function test_a_page_takes_as_many_queries_at_any_number_of_rates(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$counts = [];
		foreach ( [ 60, 200 ] as $number ) {
			$this->rates( '', $number );
			$this->page( self::STANDARD );
			$before = $wpdb->num_queries;
			$this->page( self::STANDARD );
			$counts[] = $wpdb->num_queries - $before;
		}
		self::assertSame( $counts[0], $counts[1] );
	}

	public function test_each_write_needs_the_nonce_and_the_capability(): void {
		$this->rates( '', 1 );
		$id   = (string) $this->stored()[0]->id;
		$form = $this->form( $this->page( self::STANDARD ), [ $id => [ 'name' => 'Changed', 'selected' => '1' ] ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Two fields.
		foreach ( [ 'rate_save', 'rate_remove', 'rate_import', 'rate_export' ] as $button ) {
			$this->as_shop_manager();
			try {
				$_REQUEST['_wpnonce'] = 'wrong';
				( new SettingsPage( $this->context() ) )->respond( self::STANDARD, $form + [ $button => '1' ] );
				self::fail( "$button without nonce." );
			} catch ( RuntimeException ) {
				self::assertSame( 'Tax 0', $this->stored()[0]->name );
			}
			$this->as_subscriber();
			try {
				$this->send( self::STANDARD, $form + [ $button => '1' ] );
				self::fail( "$button without the capability." );
			} catch ( RuntimeException $refusal ) {
				self::assertStringContainsString( 'not allowed', $refusal->getMessage() );
				self::assertSame( 'Tax 0', $this->stored()[0]->name );
			}
		}
	}

	public function test_a_form_that_was_cut_off_writes_nothing(): void {
		$this->rates( '', 1 );
		$id   = (string) $this->stored()[0]->id;
		$form = $this->form( $this->page( self::STANDARD ), [ $id => [ 'name' => 'Changed' ] ] );
		unset( $form['storewright_end'] );
		$answer = $this->page_after( self::STANDARD, $form );
		self::assertStringContainsString( 'max_input_vars', implode( $this->texts( $answer, '//*[@role="alert"]' ) ) );
		self::assertSame( 'Changed', $this->column( $answer, 'name' )[0] );
		self::assertSame( 'Tax 0', $this->stored()[0]->name );
	}

	public function test_percentages_are_written_as_the_shop_writes_numbers(): void {
		update_option( 'woocommerce_price_decimal_sep', ',' );
		$this->saved( $this->page( self::STANDARD ), [ 'new0' => self::CALIFORNIA ] );
		self::assertSame( '7,25', $this->column( $this->page( self::STANDARD ), 'rate' )[0] );
	}
}
