<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use Storewright\Kernel\Installer;
use Storewright\Screens\Products\StockHistoryPage;
use Storewright\Store\Orders\Tables as OrderTables;
use Storewright\Store\Products\Tables;
use Storewright\Tests\Support\MigrationTestCase;

/**
 * The plugin's files are new, and its new tables are not there yet.
 */
final class UpdatedPluginTest extends MigrationTestCase {

	public function test_products_are_sold_edited_and_deleted_before_what_was_changed_of_them_can_be_recorded(): void {
		$this->as_administrator();
		$context = $this->context();
		$context->options->set( Installer::VERSION_OPTION, '0.0.1' );
		foreach ( [ Tables::STOCK_HISTORY, OrderTables::HISTORY ] as $table ) {
			$context->database->execute( "DROP TABLE {$context->database->table( $table )}" );
		}
		$fields = [ 'name' => 'Mug', 'regular_price' => '5', 'manage_stock' => true, 'stock_quantity' => 9 ]; // phpcs:ignore WordPress.Arrays
		$mug    = $this->item( $this->rest( 'POST', '/wc/v3/products', $fields ) )['id'];
		self::assertIsInt( $mug );
		$response = $this->rest( 'POST', '/wc/v3/orders', [ 'status' => 'processing', 'line_items' => [ [ 'product_id' => $mug, 'quantity' => 2 ] ] ] ); // phpcs:ignore WordPress.Arrays
		$this->assertRestStatus( $response, 201 );
		$stock = fn(): mixed => $this->item( $this->rest( 'GET', "/wc/v3/products/$mug" ) )['stock_quantity'];
		self::assertSame( 7, $stock() );
		$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/products/$mug", [ 'stock_quantity' => 5 ] ), 200 );
		self::assertSame( 5, $stock() );

		$page = new StockHistoryPage( $context );
		self::assertNull( $page->respond( [ 'id' => (string) $mug ], null ) );
		ob_start();
		$page->render();
		self::assertStringContainsString( 'No changes yet.', (string) ob_get_clean() );
		$this->assertRestStatus( $this->rest( 'DELETE', "/wc/v3/products/$mug", [ 'force' => true ] ), 200 );
	}
}
