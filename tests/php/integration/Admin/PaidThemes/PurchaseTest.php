<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\PaidThemes;

use Storewright\Tests\Support\SetupTestCase;

/**
 * Themes that a marketplace sells.
 */
final class PurchaseTest extends SetupTestCase {

	private const CART = 'https://market.example/cart?add={ids}';

	/**
	 * @spec A3-009
	 */
	public function test_the_task_has_the_themes_and_where_they_are_bought(): void {
		$this->sell( [ $this->entry() ] );

		self::assertSame(
			[
				'themes'  => [
					[
						'id'       => 7,
						'title'    => 'Meadow',
						'price'    => '79.00',
						'currency' => 'USD',
						'excerpt'  => 'Green all over.',
					],
				],
				'cartUrl' => self::CART,
			],
			$this->task( 'purchase' )['additionalData']
		);
	}

	/**
	 * @spec A2-015
	 */
	public function test_the_task_goes_on_without_a_page_of_its_own(): void {
		$this->sell( [ $this->entry() ] );
		$task = $this->task( 'purchase' );

		self::assertIsArray( $task['header'] );
		self::assertSame( [ 'Continue', '' ], [ $task['header']['actionLabel'], $task['actionUrl'] ] );
	}

	public function test_the_plugin_itself_sells_nothing(): void {
		self::assertArrayNotHasKey( 'purchase', $this->tasks() );
	}

	public function test_there_is_no_task_without_promotions(): void {
		$this->sell( [ $this->entry() ] );
		self::assertArrayHasKey( 'purchase', $this->tasks() );
		update_option( 'woocommerce_show_marketplace_suggestions', 'no' );

		self::assertArrayNotHasKey( 'purchase', $this->tasks() );
	}

	/**
	 * @dataProvider bad_carts
	 */
	public function test_there_is_no_task_without_a_cart( string $cart ): void {
		$this->sell( [ $this->entry() ], $cart );

		self::assertArrayNotHasKey( 'purchase', $this->tasks() );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function bad_carts(): array {
		return [
			'none'            => [ '' ],
			'no place for it' => [ 'https://market.example/cart' ],
			'a script'        => [ 'javascript:alert({ids})' ],
		];
	}

	/**
	 * @dataProvider bad_entries
	 *
	 * @param array<string, mixed> $other
	 */
	public function test_what_is_no_theme_is_left_out_with_the_reason_in_the_log( array $other, string $reason ): void {
		$this->expect_logged( "A theme was left out: $reason" );
		$this->sell( [ $other + $this->entry(), $this->entry() ] );

		$data = $this->task( 'purchase' )['additionalData'];
		self::assertIsArray( $data );
		self::assertCount( 1, (array) $data['themes'] );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function bad_entries(): array {
		return [
			'no id'           => [ [ 'id' => '7' ], 'id of a theme' ],
			'no title'        => [ [ 'title' => '' ], 'title and excerpt of a theme' ],
			'a price as text' => [ [ 'price' => '$79' ], 'price of a theme' ],
			'no currency'     => [ [ 'currency' => 'dollars' ], 'price of a theme' ],
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private function entry(): array {
		return [
			'id'      => 7,
			'title'   => 'Meadow',
			'price'   => '79.00',
			'excerpt' => 'Green all over.',
		];
	}

	/**
	 * @param list<array<string, mixed>> $entries
	 */
	private function sell( array $entries, string $cart = self::CART ): void {
		add_filter( 'storewright_paid_themes', static fn() => $entries );
		add_filter( 'storewright_marketplace_cart_url', static fn() => $cart );
	}
}
