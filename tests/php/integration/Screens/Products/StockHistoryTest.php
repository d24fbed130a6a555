<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Products;

use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use Storewright\Screens\Products\StockHistoryPage;
use Storewright\Store\Products\BulkEdit\EditPlan;
use Storewright\Store\Products\BulkEdit\PlanWriter;
use Storewright\Store\Products\BulkEdit\ProductEdit;
use Storewright\Store\Products\ProductServices;
use Storewright\Store\Products\StockHistory\StockCause;
use Storewright\Store\Products\StockHistory\StockHistory;
use Storewright\Store\Products\Tables;
use Storewright\Store\Settings\SettingsServices;
use Storewright\Tests\Support\Store\ProductsRestTestCase;

/**
 * What has changed the stock of a product: orders, refunds, people and clients, from what to what.
 */
#[Group( 'object-cache' )]
final class StockHistoryTest extends ProductsRestTestCase {

	private int $manager = 0;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'wp_die_handler', static fn() => static fn( string $message ) => throw new RuntimeException( $message ) );
		$this->manager = $this->as_shop_manager();
		wp_update_user(
			[
				'ID'           => $this->manager,
				'display_name' => 'Mona',
			]
		);
	}

	public function test_orders_take_cancel_and_refund_with_links_to_them(): void {
		$mug   = $this->mug( 10 );
		$order = $this->order( $mug, 3 );
		$line  = $order['line_items'][0]['id'];
		$id    = $order['id'];
		$this->assertRestStatus(
			$this->rest(
				'POST',
				"/wc/v3/orders/{$id}/refunds",
				[
					'amount'     => '5',
					'api_refund' => false,
					'line_items' => [
						[
							'id'           => $line,
							'quantity'     => 1,
							'refund_total' => '5',
						],
					],
				]
			),
			201
		);
		$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/orders/{$id}", [ 'status' => 'cancelled' ] ), 200 );
		$number = "<a href=\"http://example.org/wp-admin/admin.php?page=wc-orders&#038;action=edit&#038;id={$id}\">#{$id}</a>";
		$rows   = $this->rows( $mug );
		self::assertSame(
			[
				[ 'Put back by order #' . $id, 'Mona', '+2', '8', '10' ],
				[ 'Restocked by a refund of order #' . $id, 'Mona', '+1', '7', '8' ],
				[ 'Taken by order #' . $id, 'Mona', '-3', '10', '7' ],
				[ 'Edited', 'Mona', '+10', 'Not tracked', '10' ],
			],
			$rows
		);
		self::assertSame( 3, preg_match_all( '#page=wc-orders[^"]*id=' . $id . '"#', $this->html( $mug ) ), $number );

		$this->assertRestStatus( $this->rest( 'DELETE', "/wc/v3/orders/{$id}", [ 'force' => true ] ), 200 );
		self::assertStringNotContainsString( 'page=wc-orders', $this->html( $mug ), 'Nobody is led to an order that is gone.' );
		self::assertSame( 'Taken by order #' . $id, $this->rows( $mug )[2][0] );
	}

	public function test_who_changed_it_by_which_way(): void {
		$mug = $this->mug( 4 );
		$this->put(
			$mug,
			[
				'stock_quantity' => 4,
				'name'           => 'Cup',
			]
		);
		$this->put( $mug, [ 'stock_quantity' => 6 ] );
		$this->bulk_edit(
			$mug,
			[
				'stock_action' => 'increase',
				'stock'        => '2',
			]
		);
		$this->bulk_edit(
			$mug,
			[
				'stock_action' => 'set',
				'stock'        => '1',
			]
		);
		add_filter( 'storewright_change_client', static fn() => 'Till <1> …1234567' );
		$this->put( $mug, [ 'stock_quantity' => 0 ] );
		remove_all_filters( 'storewright_change_client' );
		$imported = $this->rest(
			'POST',
			self::PATH . '/import',
			[
				'import'   => 'import-0',
				'existing' => 'update',
				'rows'     => [
					[
						'row'    => 1,
						'fields' => [
							'id'             => $mug,
							'stock_quantity' => 3,
						],
					],
				],
			]
		);
		$this->assertRestStatus( $imported, 200 );
		$this->put( $mug, [ 'manage_stock' => false ] );
		self::assertSame(
			[
				[ 'Edited', 'Mona', 'No longer tracked', '3', 'Not tracked' ],
				[ 'Import', 'Mona', '+3', '0', '3' ],
				[ 'REST API', 'Mona, key “Till &lt;1&gt; …1234567”', '-1', '1', '0' ],
				[ 'Bulk edit', 'Mona', '-7', '8', '1' ],
				[ 'Bulk edit', 'Mona', '+2', '6', '8' ],
				[ 'Edited', 'Mona', '+2', '4', '6' ],
				[ 'Edited', 'Mona', '+4', 'Not tracked', '4' ],
			],
			$this->rows( $mug )
		);
		self::assertStringContainsString( 'Stock is not tracked.', $this->html( $mug ) );
	}

	public function test_a_change_that_fails_leaves_no_record(): void {
		$mug = $this->mug( 2 );
		try {
			$this->context()->database->transaction(
				function () use ( $mug ): never {
					( new ProductServices( $this->context() ) )->stock_keeper( StockCause::order( 5 ) )->take( [ $mug => '1' ] );
					throw new RuntimeException( 'The order could not be written.' );
				}
			);
		} catch ( RuntimeException ) {
			self::assertCount( 1, $this->rows( $mug ) );
		}
		( new ProductServices( $this->context() ) )->stock_keeper( StockCause::order( 5 ) )->take( [ $mug => '1' ] );
		self::assertSame( [ 'Taken by order #5', 'Mona', '-1', '2', '1' ], $this->rows( $mug )[0] );
	}

	public function test_a_variation_has_a_history_of_its_own_and_the_product_leads_to_it(): void {
		$shirt = $this->make( [ 'type' => 'variable' ] );
		$path  = self::PATH . "/$shirt/variations";
		$stock = [
			'manage_stock'   => true,
			'stock_quantity' => 5,
		];
		$red   = (int) $this->item( $this->rest( 'POST', $path, $stock ) )['id'];
		self::assertSame( [ [ 'Edited', 'Mona', '+5', 'Not tracked', '5' ] ], $this->rows( $red ) );
		self::assertStringContainsString( 'No changes yet.', $this->html( $shirt ) );
		self::assertStringContainsString( "<option value=\"$red\"", $this->html( $shirt ) );
		self::assertStringContainsString( "<option value=\"$red\" selected='selected'", $this->html( $red ) );

		$this->put( $shirt, [ 'stock_quantity' => 9 ] + $stock );
		$this->assertRestStatus( $this->rest( 'PUT', "$path/$red", [ 'manage_stock' => false ] ), 200 );
		self::assertStringContainsString( 'The stock of this variation is that of its product.', $this->html( $red ) );
	}

	public function test_pages_go_back_and_forth_over_every_record_once(): void {
		$mug     = $this->mug( 0 );
		$history = new StockHistory( $this->context() );
		for ( $i = 0; $i < 59; ++$i ) {
			$history->record( $mug, (string) $i, (string) ( $i + 1 ), StockCause::current() );
		}
		$first  = $this->html( $mug );
		$older  = $this->link( $first, 'Older' );
		$second = $this->html( $mug, $older );
		$third  = $this->html( $mug, $this->link( $second, 'Older' ) );
		$counts = array_map( static fn( string $html ) => count( self::parsed( $html ) ), [ $first, $second, $third ] );
		self::assertSame( [ 25, 25, 10 ], $counts );
		self::assertSame( '59', self::parsed( $first )[0][4] );
		self::assertSame( 'Not tracked', self::parsed( $third )[9][3] );
		self::assertStringNotContainsString( '>Older<', $third );
		self::assertStringNotContainsString( '>Newer<', $first );
		self::assertSame( self::parsed( $second ), self::parsed( $this->html( $mug, $this->link( $third, 'Newer' ) ) ) );
		self::assertSame( self::parsed( $first ), self::parsed( $this->html( $mug, $this->link( $second, 'Newer' ) ) ) );
	}

	public function test_it_goes_with_the_product_and_stays_for_others(): void {
		$mug  = $this->mug( 1 );
		$bowl = $this->mug( 1 );
		$this->assertRestStatus( $this->rest( 'DELETE', self::PATH . "/$mug", [ 'force' => true ] ), 200 );
		$database = $this->context()->database;
		self::assertSame(
			[ (string) $bowl ],
			$database->column( "SELECT product_id FROM {$database->table( Tables::STOCK_HISTORY )} WHERE product_id IN ( $mug, $bowl )" )
		);
		$this->expectException( RuntimeException::class );
		$this->expectExceptionMessage( 'This product does not exist.' );
		$this->html( $mug );
	}

	public function test_only_who_may_edit_the_product_sees_it(): void {
		$mug = $this->mug( 1 );
		$this->as_subscriber();
		$this->expectException( RuntimeException::class );
		$this->html( $mug );
	}

	private function mug( int $stock ): int {
		return $this->make(
			[
				'name'           => 'Mug',
				'regular_price'  => '5',
				'manage_stock'   => true,
				'stock_quantity' => $stock,
			]
		);
	}

	/**
	 * @return array{id: int, line_items: list<array{id: int}>, ...}
	 */
	private function order( int $product, int $quantity ): array {
		$response = $this->rest(
			'POST',
			'/wc/v3/orders',
			[
				'status'     => 'processing',
				'line_items' => [
					[
						'product_id' => $product,
						'quantity'   => $quantity,
					],
				],
			]
		);
		$this->assertRestStatus( $response, 201 );
		/** @var array{id: int, line_items: list<array{id: int}>} $order */
		$order = $this->item( $response );
		return $order;
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function put( int $id, array $fields ): void {
		$this->assertRestStatus( $this->rest( 'PUT', self::PATH . "/$id", $fields ), 200 );
	}

	/**
	 * @param array<string, string> $form
	 */
	private function bulk_edit( int $id, array $form ): void {
		$services = new ProductServices( $this->context() );
		$format   = ( new SettingsServices( $this->context() ) )->query()->currency_format();
		$plan     = new EditPlan( $this->context(), $services->query(), $format );
		$writer   = new PlanWriter( $this->context(), $services );
		self::assertSame( [], $writer->write( $plan->of( ProductEdit::read( $form ), [ $id ] ) ) );
	}

	/**
	 * @param array<string, string> $query
	 */
	private function html( int $id, array $query = [] ): string {
		$page = new StockHistoryPage( $this->context() );
		self::assertNull( $page->respond( [ 'id' => (string) $id ] + $query, null ) );
		ob_start();
		$page->render();
		return (string) ob_get_clean();
	}

	/**
	 * @return list<list<string>> Reason, user, change, before and after of each row.
	 */
	private function rows( int $id ): array {
		return self::parsed( $this->html( $id ) );
	}

	/**
	 * @return list<list<string>>
	 */
	private static function parsed( string $html ): array {
		preg_match_all( '#<tr>(<td.*?)</tr>#s', $html, $rows );
		return array_map(
			static function ( string $row ): array {
				preg_match_all( '#<td[^>]*>(.*?)</td>#s', $row, $cells );
				self::assertSame( 1, preg_match( '#<span>(.*?)</span>.*<strong>(.*?)</strong>#s', $cells[1][4], $stock ) );
				// phpcs:ignore WordPress.WP.AlternativeFunctions.strip_tags_strip_tags -- Of our own page.
				return [ ...array_map( strip_tags( ... ), array_slice( $cells[1], 1, 3 ) ), $stock[1], $stock[2] ];
			},
			$rows[1]
		);
	}

	/**
	 * @return array<string, string>
	 */
	private function link( string $html, string $label ): array {
		self::assertSame( 1, preg_match( '#href="[^"]*[;&](before|after)=(\d+)">' . $label . '<#', $html, $found ), $label );
		return [ $found[1] => $found[2] ];
	}
}
