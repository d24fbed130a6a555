<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\TaxPartners;

use Storewright\Admin\Tasks\SetupProgressCache;
use Storewright\Admin\Tasks\TaskLists;
use Storewright\Admin\Tasks\TaskStateStore;
use Storewright\Tests\Support\SetupTestCase;

/**
 * The tax task: what it says, and when it is done.
 */
final class TaxTaskTest extends SetupTestCase {

	private const NO_SALES_TAX = 'woocommerce_no_sales_tax';

	/**
	 * @spec A2-008
	 */
	public function test_it_words_the_head_of_the_list(): void {
		$header = $this->task( 'tax' )['header'];

		self::assertIsArray( $header );
		self::assertSame( [ 'Configure your tax settings', 'Collect sales tax' ], [ $header['title'], $header['actionLabel'] ] );
		self::assertNotSame( '', $header['content'] );
	}

	public function test_it_is_done_once_tax_is_charged_by_rates(): void {
		self::assertFalse( $this->is_done() );
		$rate = $this->item(
			$this->rest(
				'POST',
				'/wc/v3/taxes',
				[
					'country' => 'US',
					'rate'    => '7',
				]
			)
		)['id'];
		self::assertIsInt( $rate );
		self::assertFalse( $this->is_done() );
		$this->charge_tax( 'yes' );
		self::assertTrue( $this->is_done() );
		$this->assertRestStatus( $this->rest( 'DELETE', "/wc/v3/taxes/$rate", [ 'force' => true ] ), 200 );
		self::assertFalse( $this->is_done() );
	}

	/**
	 * @spec A4-006
	 */
	public function test_it_is_done_once_a_service_works_tax_out(): void {
		$this->charge_tax( 'yes' );
		self::assertFalse( $this->is_done() );
		$this->assertRestStatus( $this->rest( 'PUT', '/wc/v3/settings/tax/wc_connect_taxes_enabled', [ 'value' => 'yes' ] ), 200 );
		self::assertTrue( $this->is_done() );
		$this->charge_tax( 'no' );
		self::assertFalse( $this->is_done() );
	}

	/**
	 * @spec A4-008
	 */
	public function test_it_is_done_once_the_owner_charges_no_tax_until_tax_is_charged_again(): void {
		$this->as_shop_manager();
		$this->assertRestStatus( $this->rest( 'POST', '/wc-admin/options', [ self::NO_SALES_TAX => true ] ), 200 );
		self::assertSame( 'yes', get_option( self::NO_SALES_TAX ) );
		self::assertTrue( $this->is_done() );

		$this->charge_tax( 'yes' );
		self::assertFalse( get_option( self::NO_SALES_TAX ) );
		self::assertFalse( $this->is_done() );
	}

	public function test_another_shop_of_the_family_said_it_by_1(): void {
		update_option( self::NO_SALES_TAX, true );
		self::assertTrue( $this->is_done() );
	}

	/**
	 * @dataProvider changes
	 */
	public function test_what_completes_it_has_the_progress_found_out_anew( string $change ): void {
		$context  = $this->context();
		$progress = new SetupProgressCache( $context, new TaskLists( $context, new TaskStateStore( $context ) ) );
		$known    = $progress->generation();
		match ( $change ) {
			'rate'   => $this->rest( 'POST', '/wc/v3/taxes', [ 'rate' => '7' ] ),
			'option' => $this->rest( 'POST', '/wc-admin/options', [ self::NO_SALES_TAX => true ] ),
			default  => self::fail( "Unknown change: $change" ),
		};
		self::assertGreaterThan( $known, $progress->generation() );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function changes(): array {
		return [
			'a rate'          => [ 'rate' ],
			'charging no tax' => [ 'option' ],
		];
	}

	public function test_who_does_not_run_the_store_can_not_say_that_no_tax_is_charged(): void {
		$this->as_subscriber();
		$this->assertRestStatus( $this->rest( 'POST', '/wc-admin/options', [ self::NO_SALES_TAX => true ] ), 403 );
		self::assertFalse( get_option( self::NO_SALES_TAX ) );
	}

	private function is_done(): bool {
		return true === $this->task( 'tax' )['isComplete'];
	}

	private function charge_tax( string $value ): void {
		$this->assertRestStatus( $this->rest( 'PUT', '/wc/v3/settings/general/woocommerce_calc_taxes', [ 'value' => $value ] ), 200 );
	}
}
