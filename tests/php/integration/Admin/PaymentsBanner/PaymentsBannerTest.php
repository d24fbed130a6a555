<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\PaymentsBanner;

use Storewright\Admin\PaymentsBanner\PaymentsBanner;
use Storewright\Admin\Tasks\Items\Payments;
use Storewright\Tests\Support\SetupTestCase;

/**
 * The banner of a provider's payments solution.
 */
final class PaymentsBannerTest extends SetupTestCase {

	protected const ONLY = [ Payments::class ];

	/**
	 * @spec A2-060 A9-015 A3-020
	 */
	public function test_the_task_tells_what_the_provider_says_of_itself(): void {
		$this->as_shop_manager();
		self::assertSame(
			[
				'provider'     => 'woocommerce_payments',
				'currencies'   => 135,
				'methods'      => 20,
				'logos'        => [
					'visa',
					'mastercard',
					'amex',
					'discover',
					'woopay',
					'applepay',
					'googlepay',
					'afterpay',
					'affirm',
					'klarna',
				],
				'textPosition' => 'left',
			],
			$this->banner()
		);
	}

	public function test_it_is_gone_where_promotions_are_off(): void {
		$this->as_shop_manager();
		update_option( 'woocommerce_show_marketplace_suggestions', 'no' );
		self::assertNull( $this->banner() );
	}

	public function test_it_is_closed_for_good_and_brought_back_from_the_hidden_items(): void {
		$this->as_shop_manager();
		$this->assertRestStatus( $this->rest( 'POST', '/wc-admin/options', [ PaymentsBanner::CLOSED => 'yes' ] ) );
		self::assertNull( $this->banner() );
		self::assertContains(
			PaymentsBanner::CLOSED,
			array_column( $this->items( $this->rest( 'GET', '/wc-admin/hidden-items' ) ), 'id' )
		);
		$this->assertRestStatus( $this->rest( 'POST', '/wc-admin/hidden-items/' . PaymentsBanner::CLOSED . '/show' ) );
		self::assertIsArray( $this->banner() );
	}

	/**
	 * @spec A2-059
	 */
	public function test_a_provider_says_its_own_and_nothing_that_is_none(): void {
		$this->as_shop_manager();
		$received = [];
		add_filter(
			'storewright_payments_banner',
			static function () use ( &$received ) {
				return $received;
			}
		);
		$received = [
			'provider'     => 'moon_pay',
			'currencies'   => -3,
			'methods'      => '20',
			'logos'        => [ 'visa', 7 ],
			'textPosition' => 'right',
		];
		self::assertSame(
			[
				'provider'     => 'moon_pay',
				'currencies'   => 0,
				'methods'      => 0,
				'logos'        => [ 'visa' ],
				'textPosition' => 'right',
			],
			$this->banner()
		);
		foreach ( [ null, 'nonsense', [ 'currencies' => 3 ] ] as $received ) {
			self::assertNull( $this->banner() );
		}
	}

	private function banner(): mixed {
		$facts = $this->tasks()['payments']['additionalData'];
		self::assertIsArray( $facts );
		self::assertArrayHasKey( 'banner', $facts );
		return $facts['banner'];
	}
}
