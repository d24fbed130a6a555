<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\SettingsLog;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Screens\Settings\AuditSection;
use Storewright\Screens\Settings\LogFilter;
use Storewright\Screens\Settings\UndoForm;
use Storewright\Shop\BankAccounts;
use Storewright\Store\Settings\Audit\AuditEntry;
use Storewright\Store\Settings\Audit\AuditFilter;
use Storewright\Store\Settings\Audit\AuditLog;
use Storewright\Store\Settings\Audit\AuditQuery;
use Storewright\Store\SettingsLog\ChangedSettings;
use Storewright\Store\SettingsLog\EntryText;
use Storewright\Store\SettingsLog\Reverts;
use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\TaxRateCriteria;
use Storewright\Store\Tax\TaxServices;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The change log: settings, taxes, shipping, payments and emails in it, in words; filtered, as a file, and back again.
 */
final class SettingsLogTest extends IntegrationTestCase {

	private const CITY = '/wc/v3/settings/general/woocommerce_store_city';

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
		$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( 'storewright_settings_audit' )}" );
	}

	public function test_every_area_is_told_in_words(): void {
		$this->rest( 'PUT', '/wc/v3/settings/general/woocommerce_calc_taxes', [ 'value' => 'yes' ] );
		$this->rest( 'PUT', '/wc/v3/settings/email_new_order/subject', [ 'value' => 'New!' ] );
		$this->rest( 'PUT', '/wc/v3/payment_gateways/cod', [ 'enabled' => true ] );
		$zone  = $this->id( $this->rest( 'POST', '/wc/v3/shipping/zones', [ 'name' => 'Alps' ] ) );
		$place = static fn( string $code, string $type ): array => compact( 'code', 'type' );
		$this->rest( 'PUT', "/wc/v3/shipping/zones/{$zone}/locations", [ $place( 'FR', 'country' ), $place( 'US:CA', 'state' ), $place( 'AS', 'continent' ), $place( '94*', 'postcode' ) ] );
		$this->rest( 'POST', "/wc/v3/shipping/zones/{$zone}/methods", [ 'method_id' => 'flat_rate' ] );
		$this->rest( 'POST', '/wc/v3/taxes/classes', [ 'name' => 'Books' ] );
		$rate = $this->id( $this->rest( 'POST', '/wc/v3/taxes', [ 'country' => 'FR', 'rate' => '20', 'name' => 'TVA' ] ) ); // phpcs:ignore WordPress.Arrays
		$this->rest( 'PUT', "/wc/v3/taxes/{$rate}", [ 'rate' => '19.6' ] );
		$this->rest( 'POST', "/wc/v3/shipping/zones/{$zone}/methods", [ 'method_id' => 'free_shipping', 'settings' => [ 'requires' => 'min_amount', 'min_amount' => '50' ] ] ); // phpcs:ignore WordPress.Arrays
		$lines = array_map(
			function ( AuditEntry $entry ): array {
				$texts = $this->texts();
				return [ $texts->area( $entry->group_id )[1], $texts->label( $entry ), ...$texts->values( $entry ) ];
			},
			array_reverse( $this->entries() )
		);
		self::assertSame( [ 'General', 'Enable taxes', 'off', 'on' ], $lines[0] );
		self::assertSame( [ 'Emails', 'Subject', '', 'New!' ], $lines[1] );
		self::assertSame( [ 'Payments', 'off', 'on' ], [ $lines[2][0], $lines[2][2], $lines[2][3] ] );
		self::assertSame( [ 'Shipping', 'Zone “Alps”', '' ], array_slice( $lines[3], 0, 3 ) );
		self::assertSame( [ 'Shipping', 'Zone “Alps”', '', 'Regions: France; United States (US) — California; Asia; 94*' ], $lines[4] );
		self::assertSame( [ 'Shipping', 'Zone “Alps”: Flat rate' ], array_slice( $lines[5], 0, 2 ) );
		self::assertSame( [ 'Tax', 'Tax class “Books”', '', 'Name: Books' ], $lines[6] );
		self::assertSame( [ 'Tax', 'Tax rate “FR TVA”' ], array_slice( $lines[7], 0, 2 ) );
		self::assertSame( [ 'Tax', 'Tax rate “FR TVA”', 'Rate %: 20.0000', 'Rate %: 19.6000' ], $lines[8] );
		self::assertSame(
			'Enabled: on, Order: 2, Name: Free shipping, Condition: A minimum order amount, Minimum order amount: 50, Coupon discounts: off',
			$lines[9][3]
		);
	}

	public function test_account_numbers_and_secrets_are_masked(): void {
		( new BankAccounts( $this->context() ) )->replace( [ [ 'account_name' => 'Shop', 'account_number' => '0532013000', 'iban' => 'DE89 3704 0044 0532 0130 00' ] ] ); // phpcs:ignore WordPress.Arrays
		$this->rest( 'PUT', '/wc/v3/payment_gateways/bacs', [ 'settings' => [ 'instructions' => 'Pay to DE89 3704 0044 0532 0130 00, please.' ] ] );
		$file = fopen( 'php://memory', 'w+' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		self::assertIsResource( $file );
		( new AuditSection( $this->context() ) )->write( $file, new LogFilter( [] ) );
		rewind( $file );
		$csv = (string) stream_get_contents( $file );
		self::assertStringContainsString( 'Account number: ••••3000', $csv );
		self::assertStringContainsString( 'Pay to ••••3000, please.', $csv );
		self::assertStringNotContainsString( '0532', $csv );
		self::assertStringNotContainsString( '0532013000', (string) wp_json_encode( $this->entries() ) );
		// A record of an older version, which was masked when it was made.
		$old = [ [ 'account_name' => 'Shop', 'account_number' => '••••3000' ] ]; // phpcs:ignore WordPress.Arrays
		do_action( 'storewright_audit', 'payment_gateway_bacs', 'woocommerce_bacs_accounts', [], $old, false );
		$this->refused( 'its old value is not kept', $this->entries()[0]->id );
	}

	public function test_other_account_numbers_are_not_in_the_table_at_all(): void {
		do_action( 'storewright_audit', 'payment_gateway_other', 'accounts', [], [ [ 'iban' => 'DE89370400440532013000' ] ], false );
		$kept = $this->context()->database->column( "SELECT new_value FROM {$this->context()->database->table( 'storewright_settings_audit' )}" );
		self::assertSame( [ '[{"iban":"••••3000"}]' ], $kept );
	}

	public function test_cells_of_the_file_are_no_formulas(): void {
		$this->rest( 'PUT', self::CITY, [ 'value' => '=1+1' ] );
		$file = fopen( 'php://memory', 'w+' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		self::assertIsResource( $file );
		( new AuditSection( $this->context() ) )->write( $file, new LogFilter( [] ) );
		rewind( $file );
		self::assertStringContainsString( ",City,,'=1+1\n", (string) stream_get_contents( $file ) );
	}

	public function test_it_is_filtered_by_person_area_and_days_of_the_site(): void {
		update_option( 'timezone_string', 'Pacific/Auckland' );
		$admin = get_current_user_id();
		$this->rest( 'PUT', self::CITY, [ 'value' => 'Lyon' ] );
		$this->as_shop_manager();
		$this->rest( 'PUT', '/wc/v3/settings/email_new_order/subject', [ 'value' => 'New!' ] );
		$count = fn( array $input ): int => ( new AuditQuery( $this->context() ) )->count(
			( new LogFilter( $input ) )->query( new AuditQuery( $this->context() ), $this->texts() )
		);
		self::assertSame( 2, $count( [] ) );
		self::assertSame( 1, $count( [ 'log_user' => (string) $admin ] ) );
		self::assertSame( 1, $count( [ 'log_area' => 'email' ] ) );
		self::assertSame( 0, $count( [ 'log_area' => 'nonsense' ] ) );
		$today = (string) wp_date( 'Y-m-d' );
		self::assertSame( 2, $count( [ 'log_from' => $today, 'log_until' => $today ] ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( 0, $count( [ 'log_from' => (string) wp_date( 'Y-m-d', time() + DAY_IN_SECONDS ) ] ) );
		self::assertStringContainsString( '“2026-13-45” is not a date', ( new LogFilter( [ 'log_from' => '2026-13-45' ] ) )->errors[0] );
		self::assertSame( [], ( new LogFilter( [ 'log_from' => [ 'x' ] ] ) )->errors );
	}

	/**
	 * @param list<array{string, string, array<mixed>}> $requests Method, path (with `{id}` of the answer before) and body.
	 */
	#[DataProvider( 'changes' )]
	public function test_the_last_change_is_reverted_and_that_again( array $requests, string $read ): void {
		$id    = 0;
		$state = '';
		foreach ( $requests as $index => [ $method, $path, $body ] ) {
			$state  = count( $requests ) - 1 === $index ? $this->read( $read, $id ) : $state;
			$answer = $this->rest( $method, str_replace( '{id}', (string) $id, $path ), $body );
			self::assertLessThan( 300, $answer->get_status() );
			$id = str_ends_with( $path, '/zones' ) || str_ends_with( $path, '/taxes' ) ? $this->id( $answer ) : $id;
		}
		$after = $this->read( $read, $id );
		self::assertNotSame( $state, $after );
		$this->reverts()->revert( [ $this->entries()[0]->id ] );
		self::assertSame( $state, $this->read( $read, $id ) );
		$this->reverts()->revert( [ $this->entries()[0]->id ] );
		self::assertSame( $after, $this->read( $read, $id ) );
	}

	/**
	 * @return iterable<string, array{list<array{string, string, array<mixed>}>, string}>
	 */
	public static function changes(): iterable {
		yield 'setting' => [ [ [ 'PUT', self::CITY, [ 'value' => 'Lyon' ] ] ], self::CITY ];
		$list = '/wc/v3/settings/general/woocommerce_specific_ship_to_countries';
		yield 'list' => [ [ [ 'PUT', $list, [ 'value' => [ 'US' ] ] ], [ 'PUT', $list, [ 'value' => [ 'FR', 'DE' ] ] ] ], $list ];
		yield 'email' => [ [ [ 'PUT', '/wc/v3/settings/email_new_order/enabled', [ 'value' => 'no' ] ] ], '/wc/v3/settings/email_new_order/enabled' ];
		yield 'payment' => [ [ [ 'PUT', '/wc/v3/payment_gateways/cod', [ 'enabled' => true ] ] ], '/wc/v3/payment_gateways/cod' ];
		$zone     = [ 'POST', '/wc/v3/shipping/zones', [ 'name' => 'Alps', 'order' => 2 ] ]; // phpcs:ignore WordPress.Arrays
		$rate     = [ 'POST', '/wc/v3/taxes', [ 'country' => 'FR', 'rate' => '20', 'name' => 'TVA' ] ]; // phpcs:ignore WordPress.Arrays
		$way      = [ 'POST', '/wc/v3/shipping/zones/{id}/methods', [ 'method_id' => 'flat_rate', 'settings' => [ 'cost' => '5' ] ] ]; // phpcs:ignore WordPress.Arrays
		$bank     = '/wc/v3/payment_gateways/bacs/accounts';
		$accounts = static fn( string ...$names ): array => [
			'accounts' => array_map( static fn( string $name ) => [ 'account_name' => $name, 'account_number' => '0532013000', 'bank_name' => 'Bank', 'sort_code' => '', 'iban' => 'DE89370400440532013000', 'bic' => '' ], $names ), // phpcs:ignore WordPress.Arrays
		];
		yield 'first bank account' => [ [ [ 'PUT', $bank, $accounts( 'Shop' ) ] ], $bank ];
		yield 'bank accounts' => [ [ [ 'PUT', $bank, $accounts( 'Shop', 'Savings' ) ], [ 'PUT', $bank, $accounts( 'Savings' ) ] ], $bank ];
		yield 'removed bank accounts' => [ [ [ 'PUT', $bank, $accounts( 'Shop', 'Savings' ) ], [ 'PUT', $bank, $accounts() ] ], $bank ];
		$ways = '/wc/v3/payment_gateways';
		yield 'order of payment methods' => [ [ [ 'PUT', "{$ways}/order", [ 'ids' => [ 'cod', 'bacs', 'cheque' ] ] ] ], "{$ways}?_fields=id" ];
		yield 'place of a payment method' => [ [ [ 'PUT', "{$ways}/cod", [ 'order' => 0 ] ] ], "{$ways}?_fields=id" ];
		$classes = '/wc/v3/taxes/classes';
		yield 'new tax class' => [ [ [ 'POST', $classes, [ 'name' => 'Books' ] ] ], "{$classes}?_fields=slug,name" ];
		yield 'removed tax class' => [ [ [ 'POST', $classes, [ 'name' => 'Books' ] ], [ 'DELETE', "{$classes}/books", [ 'force' => true ] ] ], "{$classes}?_fields=slug,name" ];
		yield 'new zone' => [ [ $zone ], '/wc/v3/shipping/zones?_fields=name,order' ];
		yield 'zone' => [ [ $zone, [ 'PUT', '/wc/v3/shipping/zones/{id}', [ 'name' => 'Jura' ] ] ], '/wc/v3/shipping/zones?_fields=name' ];
		yield 'regions' => [ [ $zone, [ 'PUT', '/wc/v3/shipping/zones/{id}/locations', [ [ 'code' => 'FR' ] ] ] ], '/wc/v3/shipping/zones/{id}/locations' ];
		yield 'removed zone' => [ [ $zone, [ 'DELETE', '/wc/v3/shipping/zones/{id}', [ 'force' => true ] ] ], '/wc/v3/shipping/zones?_fields=name' ];
		yield 'new method' => [ [ $zone, $way ], '/wc/v3/shipping/zones/{id}/methods?_fields=method_id' ];
		yield 'new rate' => [ [ $rate ], '/wc/v3/taxes?_fields=country,rate' ];
		yield 'rate' => [ [ $rate, [ 'PUT', '/wc/v3/taxes/{id}', [ 'rate' => '19.6' ] ] ], '/wc/v3/taxes?_fields=country,rate' ];
		yield 'removed rate' => [ [ $rate, [ 'DELETE', '/wc/v3/taxes/{id}', [ 'force' => true ] ] ], '/wc/v3/taxes?_fields=country,rate' ];
	}

	public function test_a_removed_zone_comes_back_with_its_methods(): void {
		$zone = $this->id( $this->rest( 'POST', '/wc/v3/shipping/zones', [ 'name' => 'Alps' ] ) );
		$this->rest( 'POST', "/wc/v3/shipping/zones/{$zone}/methods", [ 'method_id' => 'flat_rate', 'settings' => [ 'cost' => '7' ] ] ); // phpcs:ignore WordPress.Arrays
		$this->rest( 'DELETE', "/wc/v3/shipping/zones/{$zone}", [ 'force' => true ] );
		$this->reverts()->revert( [ $this->entries()[0]->id ] );
		$new = array_column( $this->items( $this->rest( 'GET', '/wc/v3/shipping/zones' ) ), 'id', 'name' )['Alps'];
		self::assertIsInt( $new );
		self::assertStringContainsString( '"value":"7"', (string) wp_json_encode( $this->rest( 'GET', "/wc/v3/shipping/zones/{$new}/methods" )->get_data() ) );
		$this->refused( 'has shipping methods by now', $this->entries()[1]->id );
	}

	public function test_a_removed_tax_class_comes_back_with_its_rates(): void {
		$this->rest( 'POST', '/wc/v3/taxes/classes', [ 'name' => 'Books & more' ] );
		$made = $this->entries()[0]->id;
		// As the next request does: routes name the classes that there are.
		$GLOBALS['wp_rest_server'] = null;
		foreach ( [ 'FR', 'DE' ] as $country ) {
			$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/taxes', [ 'country' => $country, 'rate' => '5.5', 'class' => 'books-more', 'postcodes' => [ '75*' ] ] ), 201 ); // phpcs:ignore WordPress.Arrays
		}
		$rates  = '/wc/v3/taxes?_fields=country,rate,class,postcodes,priority';
		$before = $this->read( $rates, 0 );
		self::assertStringContainsString( '75*', $before );
		$this->refused( 'The tax class has rates by now', $made );
		$this->rest( 'DELETE', '/wc/v3/taxes/classes/books-more', [ 'force' => true ] );
		self::assertSame( '[]', $this->read( $rates, 0 ) );
		self::assertSame( [ 'Name: Books & more, Rates: 2', '' ], $this->texts()->values( $this->entries()[0] ) );
		$this->reverts()->revert( [ $this->entries()[0]->id ] );
		self::assertSame( $before, $this->read( $rates, 0 ) );
	}

	public function test_many_rates_that_were_added_at_once_are_reverted_and_that_again(): void {
		$this->taxes()->rate_repository()->create_all( static fn() => self::rates( 25 ) );
		$added = $this->entries()[0];
		self::assertSame( [ 'Tax rates', '', 'Rates: 25' ], [ $this->texts()->label( $added ), ...$this->texts()->values( $added ) ] );
		$rates  = '/wc/v3/taxes?per_page=100&_fields=country,rate,postcodes,cities,name,priority,order,class';
		$before = $this->read( $rates, 0 );
		self::assertStringContainsString( '75*', $before );

		$this->reverts()->revert( [ $added->id ] );
		self::assertSame( '[]', $this->read( $rates, 0 ) );
		$removed = $this->entries()[0];
		self::assertSame( [ 'Rates: 25', '' ], $this->texts()->values( $removed ) );
		$this->refused( '“Tax rates” has been changed since', $added->id );
		$this->reverts()->revert( [ $removed->id ] );
		self::assertSame( $before, $this->read( $rates, 0 ) );

		$added = $this->entries()[0];
		$one   = $this->taxes()->rates()->rates( new TaxRateCriteria( null, limit: 1 ) )[0]->id;
		$this->rest( 'PUT', "/wc/v3/taxes/{$one}", [ 'rate' => '1' ] );
		$this->refused( '“Tax rates” has been changed since', $added->id );
		// A record of an older version holds their number alone.
		do_action( 'storewright_audit', 'tax_rates', 'rates', null, '25', false );
		$this->refused( 'its old value is not kept', $this->entries()[0]->id );
	}

	#[Group( 'mariadb' )]
	public function test_a_class_with_many_rates_is_undone_with_all_of_them(): void {
		$this->rest( 'POST', '/wc/v3/taxes/classes', [ 'name' => 'Books' ] );
		$this->taxes()->rate_repository()->create_all( static fn() => self::rates( 2500, 'books' ) );
		$fields = fn(): array => array_map( static fn( Rate $rate ) => $rate->fields(), [ ...$this->taxes()->rates()->each( 'books' ) ] );
		$before = $fields();
		$first  = count( AuditLog::recorded() );
		$this->taxes()->class_repository()->delete( 'books' );
		$ids = array_slice( AuditLog::recorded(), $first );
		self::assertCount( 3, $ids, 'Two records of rates, one of the class.' );
		self::assertSame( [], $fields() );
		self::assertStringContainsString( 'Rates: 2500', $this->texts()->values( $this->entries()[0] )[0] );
		$this->refused( 'The tax class “books” is gone', $ids[0] );
		$this->reverts()->revert( $ids );
		self::assertSame( $before, $fields() );
	}

	public function test_the_visibility_of_the_site_is_told_in_words_and_reverted(): void {
		do_action( 'storewright_audit', 'site-visibility', 'woocommerce_coming_soon', 'no', 'yes', false );
		update_option( 'woocommerce_coming_soon', 'yes' );
		$entry = $this->entries()[0];
		self::assertSame( [ 'Site visibility', 'Live', 'Coming soon' ], [ $this->texts()->label( $entry ), ...$this->texts()->values( $entry ) ] );
		$this->reverts()->revert( [ $entry->id ] );
		self::assertSame( 'no', get_option( 'woocommerce_coming_soon' ) );
	}

	public function test_what_a_blueprint_changed_besides_settings_has_a_name(): void {
		do_action( 'storewright_audit', 'setWCTaskOptions', 'woocommerce_task_list_dismissed_tasks', [], [ 'tax' ], false );
		self::assertSame( 'Dismissed tasks', $this->texts()->label( $this->entries()[0] ) );
	}

	public function test_the_order_of_payment_methods_is_told_by_their_names(): void {
		$this->rest( 'PUT', '/wc/v3/payment_gateways/order', [ 'ids' => [ 'cod', 'bacs', 'cheque' ] ] );
		$entry = $this->entries()[0];
		self::assertSame( [ 'Payments', 'Order of payment methods' ], [ $this->texts()->area( $entry->group_id )[1], $this->texts()->label( $entry ) ] );
		self::assertStringStartsWith( 'Cash on delivery; ', $this->texts()->values( $entry )[1] );
		$this->rest( 'PUT', '/wc/v3/payment_gateways/order', [ 'ids' => [ 'bacs', 'cod', 'cheque' ] ] );
		$this->refused( '“Order of payment methods” has been changed since', $entry->id );
	}

	public function test_what_has_been_changed_since_is_not_reverted(): void {
		$this->rest( 'PUT', self::CITY, [ 'value' => 'Lyon' ] );
		$first = $this->entries()[0]->id;
		$this->rest( 'PUT', self::CITY, [ 'value' => 'Nice' ] );
		$this->refused( '“City” has been changed since, to “Nice”', $first );
		$rate = $this->id( $this->rest( 'POST', '/wc/v3/taxes', [ 'country' => 'FR', 'rate' => '20' ] ) ); // phpcs:ignore WordPress.Arrays
		$made = $this->entries()[0]->id;
		$this->rest( 'PUT', "/wc/v3/taxes/{$rate}", [ 'rate' => '5' ] );
		$this->refused( '“Tax rate “FR”” has been changed since', $made );
		$this->refused( 'not in the log', 999999 );
	}

	public function test_several_are_undone_as_a_whole_or_not_at_all(): void {
		$this->rest( 'PUT', self::CITY, [ 'value' => 'Lyon' ] );
		$this->rest( 'PUT', '/wc/v3/settings/general/woocommerce_store_postcode', [ 'value' => '69001' ] );
		$ids = array_map( static fn( AuditEntry $entry ) => $entry->id, $this->entries() );
		update_option( 'woocommerce_store_city', 'Nice' );
		$this->refused( '“City”', ...$ids );
		self::assertSame( '69001', get_option( 'woocommerce_store_postcode' ) );
		update_option( 'woocommerce_store_city', 'Lyon' );
		( new UndoForm( $this->context() ) )->handle( [ UndoForm::FIELD => implode( '.', $ids ) ] );
		self::assertSame( [ '', '' ], [ get_option( 'woocommerce_store_city' ), get_option( 'woocommerce_store_postcode' ) ] );
	}

	public function test_a_deleted_user_and_the_system_have_names(): void {
		self::assertSame( [ 'System', 'Deleted user 987654' ], [ LogFilter::user_name( 0 ), LogFilter::user_name( 987654 ) ] );
	}

	/**
	 * @return list<Rate>
	 */
	private static function rates( int $count, string $tax_class = '' ): array {
		return array_map(
			static fn( int $number ) => new Rate( 0, 'FR', '', [ '75*', "6900{$number}" ], [ 'LYON' ], '5.5000', "TVA {$number}", $number, order: $number, tax_class: $tax_class ),
			range( 1, $count )
		);
	}

	private function taxes(): TaxServices {
		return new TaxServices( $this->context() );
	}

	private function reverts(): Reverts {
		return new Reverts( $this->context() );
	}

	private function texts(): EntryText {
		return new EntryText( new ChangedSettings( $this->context() ) );
	}

	private function read( string $path, int $id ): string {
		$parts = explode( '?_fields=', str_replace( '{id}', (string) $id, $path ) );
		$data  = $this->rest( 'GET', $parts[0] )->get_data();
		if ( isset( $parts[1] ) && is_array( $data ) ) {
			$keep = array_flip( explode( ',', $parts[1] ) );
			$data = array_map( static fn( mixed $item ) => is_array( $item ) ? array_intersect_key( $item, $keep ) : $item, $data );
		}
		return (string) wp_json_encode( $data );
	}

	private function refused( string $part, int ...$ids ): void {
		try {
			$this->reverts()->revert( array_values( $ids ) );
		} catch ( DomainError $refusal ) {
			self::assertStringContainsString( $part, $refusal->getMessage() );
			return;
		}
		self::fail( "Reverted, where “{$part}” was to be said." );
	}

	private function id( \WP_REST_Response $answer ): int {
		$id = $this->item( $answer )['id'];
		return is_int( $id ) ? $id : 0;
	}

	/**
	 * @return list<AuditEntry>
	 */
	private function entries(): array {
		return ( new AuditQuery( $this->context() ) )->newest( 50, 0, new AuditFilter() );
	}
}
