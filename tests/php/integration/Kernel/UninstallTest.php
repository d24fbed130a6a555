<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Kernel;

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Installer;
use Storewright\Kernel\PrivateFolder;
use Storewright\Plugin;
use Storewright\Store\Keys\KeyRepository;
use Storewright\Store\Seed\Seeder;
use Storewright\Store\Seed\SeedPlan;
use Storewright\Tests\Support\MigrationTestCase;

/**
 * A shop that was at work leaves nothing behind where its owner asked for that. Accounts and their data are the site's.
 */
final class UninstallTest extends MigrationTestCase {

	protected function tearDown(): void {
		parent::tearDown();
		// The database has the roles again; WordPress keeps them in memory, too.
		wp_roles()->for_site();
	}

	public function test_a_shop_that_was_at_work_leaves_nothing_behind(): void {
		$this->be_at_work();
		// What is made beside WooCommerce.
		$this->context()->database->execute(
			"CREATE TABLE IF NOT EXISTS {$this->context()->database->table( 'storewright_notes' )} (id bigint NOT NULL)"
		);
		update_option( 'storewright_reconcile', [ 'queued' => 1 ] );
		self::assertNotSame( [], $this->options() );
		$loader = Plugin::loader( $this->context() );
		$own    = [];
		foreach ( $loader->all( HasTables::class ) as $module ) {
			foreach ( $module->tables() as $table ) {
				$own[] = $this->context()->database->table( $table->name );
			}
		}

		$folder = dirname( PrivateFolder::file( 'any.csv' ) );
		self::assertDirectoryExists( $folder );
		( new Installer( $this->context(), $loader ) )->uninstall();
		$database = $this->context()->database;
		self::assertSame( [], array_values( array_intersect( $this->tables(), $own ) ) );
		self::assertSame(
			[],
			array_values(
				array_filter( $this->tables(), static fn( string $table ) => 1 === preg_match( '/storewright|woocommerce|_wc_/', $table ) )
			)
		);
		self::assertSame( [], $this->options() );
		self::assertDirectoryDoesNotExist( $folder );
		self::assertSame(
			[],
			$database->column(
				"SELECT DISTINCT post_type FROM {$database->table( 'posts' )} WHERE post_type LIKE 'product%' OR post_type LIKE 'shop\\_%'"
			)
		);
		self::assertSame(
			[],
			$database->column(
				"SELECT DISTINCT taxonomy FROM {$database->table( 'term_taxonomy' )}
				WHERE taxonomy LIKE 'product%' OR taxonomy LIKE 'pa\\_%'"
			)
		);
		self::assertSame(
			[],
			$database->column(
				"SELECT DISTINCT comment_type FROM {$database->table( 'comments' )} WHERE comment_type IN ( 'order_note', 'review' )"
			)
		);
		foreach ( [
			'commentmeta'        => "SELECT 1 FROM {$database->table( 'commentmeta' )} m
			LEFT JOIN {$database->table( 'comments' )} c ON c.comment_ID = m.comment_id WHERE c.comment_ID IS NULL LIMIT 1",
			'postmeta'           => "SELECT 1 FROM {$database->table( 'postmeta' )} m
			LEFT JOIN {$database->table( 'posts' )} p ON p.ID = m.post_id WHERE p.ID IS NULL LIMIT 1",
			'termmeta'           => "SELECT 1 FROM {$database->table( 'termmeta' )} m
			LEFT JOIN {$database->table( 'terms' )} t ON t.term_id = m.term_id WHERE t.term_id IS NULL LIMIT 1",
			'term_relationships' => "SELECT 1 FROM {$database->table( 'term_relationships' )} r
			LEFT JOIN {$database->table( 'term_taxonomy' )} t ON t.term_taxonomy_id = r.term_taxonomy_id
				WHERE t.term_taxonomy_id IS NULL LIMIT 1",
		] as $table => $orphan ) {
			self::assertNull( $database->value( $orphan ), $table );
		}
		self::assertFalse( strpos( (string) wp_json_encode( _get_cron_array() ), Queue::HOOK ) );
		self::assertSame( [ null, null ], [ get_role( 'shop_manager' ), get_role( 'customer' ) ] );
		self::assertSame(
			[],
			array_filter(
				array_keys( get_role( 'administrator' )->capabilities ?? [] ),
				static fn( string $name ) => 1 === preg_match( '/woocommerce|product|shop_/', $name )
			)
		);
	}

	/**
	 * Something of everything that the shop keeps.
	 */
	private function be_at_work(): void {
		$this->as_administrator();
		( new Seeder( $this->context() ) )->seed( new SeedPlan( 25, 1, 5, 10, '2026-05-01' ), static fn() => static function (): void {} );
		$order = $this->item( $this->rest( 'POST', '/wc/v3/orders', [ 'status' => 'processing' ] ) )['id'];
		self::assertIsInt( $order );
		$this->assertRestStatus( $this->rest( 'POST', "/wc/v3/orders/$order/notes", [ 'note' => 'Fragile' ] ), 201 );
		$product = $this->item( $this->rest( 'POST', '/wc/v3/products', [ 'name' => 'Cup' ] ) )['id'];
		$review  = [
			'product_id'     => $product,
			'review'         => 'Good',
			'reviewer'       => 'Ann',
			'reviewer_email' => 'ann@example.com',
			'rating'         => 5,
		];
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/products/reviews', $review ), 201 );
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/products/categories', [ 'name' => 'Cups' ] ), 201 );
		$attribute = $this->item( $this->rest( 'POST', '/wc/v3/products/attributes', [ 'name' => 'Colour' ] ) )['id'];
		self::assertIsInt( $attribute );
		$this->assertRestStatus( $this->rest( 'POST', "/wc/v3/products/attributes/$attribute/terms", [ 'name' => 'Blue' ] ), 201 );
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/taxes/classes', [ 'name' => 'Books' ] ), 201 );
		$zone = $this->item( $this->rest( 'POST', '/wc/v3/shipping/zones', [ 'name' => 'Alps' ] ) )['id'];
		self::assertIsInt( $zone );
		$method = $this->item(
			$this->rest( 'POST', "/wc/v3/shipping/zones/$zone/methods", [ 'method_id' => 'flat_rate' ] )
		)['instance_id'];
		self::assertIsInt( $method );
		$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/shipping/zones/$zone/methods/$method", [ 'settings' => [ 'cost' => '5' ] ] ) );
		$this->assertRestStatus( $this->rest( 'PUT', '/wc/v3/settings/general/woocommerce_currency', [ 'value' => 'EUR' ] ) );
		$this->assertRestStatus( $this->rest( 'PUT', '/wc/v3/settings/email_new_order/subject', [ 'value' => 'One more' ] ) );
		$this->assertRestStatus(
			$this->rest(
				'PUT',
				'/wc/v3/payment_gateways/bacs',
				[
					'enabled' => true,
					'order'   => 2,
				]
			)
		);
		$webhook = [
			'topic'        => 'order.updated',
			'delivery_url' => 'https://93.184.216.34/',
		];
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/webhooks', $webhook ), 201 );
		( new KeyRepository( $this->context() ) )->create( get_current_user_id(), 'Till', 'read' );
		$this->assertRestStatus( $this->rest( 'POST', '/wc-analytics/reports/revenue/export' ) );
		$this->assertRestStatus( $this->rest( 'GET', '/wc-admin/onboarding/tasks' ) );
	}

	/**
	 * @return list<string> Names of the shop's options.
	 */
	private function options(): array {
		$database = $this->context()->database;
		$names    = $database->column( "SELECT option_name FROM {$database->table( 'options' )} ORDER BY option_name" );
		return array_values(
			array_filter(
				$names,
				static fn( string $name ) => 1 === preg_match(
					'/storewright|woocommerce|(^|_)wc_|product|shop_/',
					$name
				) && ! str_contains( $name, 'storewright_lock_' )
			)
		);
	}
}
