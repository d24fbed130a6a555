<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Abilities;

use DateTimeImmutable;
use Storewright\Kernel\ChangeOrigin;
use Storewright\Kernel\Clock;
use Storewright\Store\Abilities\Changes;
use Storewright\Store\Settings\Audit\AuditEntry;
use Storewright\Store\Settings\Audit\AuditLog;
use Storewright\Store\Settings\Audit\AuditQuery;
use Storewright\Store\SettingsLog\ChangedSettings;
use Storewright\Store\SettingsLog\EntryText;
use Storewright\Store\SettingsLog\Reverts;
use Storewright\Store\Products\StockHistory\StockHistoryQuery;
use Storewright\Tests\Support\Store\ProductsRestTestCase;
use WP_Error;
use WP_REST_Response;

/**
 * Orders, products and customers as abilities of WordPress, asked as assistants ask them: over REST and by PHP.
 */
final class AbilitiesTest extends ProductsRestTestCase {

	private const RUN = '/wp-abilities/v1/abilities/storewright/%s/run';

	public function test_orders_products_and_customers_are_read_as_the_user_may(): void {
		$this->as_administrator();
		$mug   = $this->mug();
		$order = $this->order();
		self::assertSame( [ 1, $mug ], $this->first( 'products', "?input[arguments][include]=$mug" ) );
		self::assertSame( [ 1, $order ], $this->first( 'orders', '' ) );
		$customer = $this->item( $this->rest( 'POST', '/wc/v3/customers', [ 'email' => 'ann@example.org' ] ) )['id'];
		self::assertSame( [ 1, $customer ], $this->first( 'customers', '?input[arguments][email]=ann@example.org' ) );

		$this->assertRestError( $this->run_ability( 'read-orders', '?input[arguments][status]=luck' ), 'rest_invalid_param', 400 );
		$this->as_subscriber();
		foreach ( [ 'orders', 'products', 'customers' ] as $what ) {
			$this->assertRestStatus( $this->run_ability( "read-$what" ), 403 );
		}
	}

	public function test_a_status_is_changed_once_it_was_previewed_and_is_in_the_change_log(): void {
		$manager = $this->as_shop_manager();
		$order   = $this->order();
		$preview = $this->preview( 'order_status', $order, 'completed' );
		self::assertSame( [ "#$order", 'pending', 'completed' ], [ $preview['name'], $preview['before'], $preview['after'] ] );
		self::assertSame( 'pending', $this->status_of( $order ), 'A preview changes nothing.' );

		self::assertSame( 'completed', $this->item( $this->confirm( $preview ) )['value'] ?? null );
		self::assertSame( 'completed', $this->status_of( $order ) );
		$entry = $this->log()[0];
		self::assertSame( [ AuditLog::ASSISTANT_ORDERS, $manager ], [ $entry->group_id, $entry->user_id ] );
		$texts = new EntryText( new ChangedSettings( $this->context() ) );
		self::assertSame( [ "Order #$order", 'Assistants' ], [ $texts->label( $entry ), $texts->area( $entry->group_id )[1] ] );
		self::assertSame( [ 'Status: pending', 'Status: completed' ], $texts->values( $entry ) );
		self::assertFalse( ( new Reverts( $this->context() ) )->is_possible( $entry ) );
	}

	public function test_a_preview_is_confirmed_once_also_where_the_change_was_taken_back(): void {
		$this->as_shop_manager();
		$mug     = $this->mug();
		$preview = $this->preview( 'regular_price', $mug, '12.50' );
		$this->assertRestStatus( $this->confirm( $preview ), 200 );
		$this->assertRestStatus( $this->rest( 'PUT', self::PATH . "/$mug", [ 'regular_price' => '9.00' ] ), 200 );

		$this->assertRestError( $this->confirm( $preview ), 'storewright_preview_used', 409 );
		self::assertSame( '9.00', $this->item( $this->rest( 'GET', self::PATH . "/$mug" ) )['regular_price'] );
	}

	public function test_stock_and_prices_are_changed_with_a_record_in_the_log_and_in_the_stock_history(): void {
		$this->as_shop_manager();
		$mug = $this->mug();
		$this->assertRestStatus( $this->confirm( $this->preview( 'stock_quantity', $mug, '7' ) ), 200 );
		$this->assertRestStatus( $this->confirm( $this->preview( 'regular_price', $mug, '12.50' ) ), 200 );
		$product = $this->item( $this->rest( 'GET', self::PATH . "/$mug" ) );
		self::assertSame( [ 7, '12.50' ], [ $product['stock_quantity'], $product['regular_price'] ] );
		$texts             = new EntryText( new ChangedSettings( $this->context() ) );
		[ $price, $stock ] = $this->log();
		self::assertSame( [ 'Regular price: 9.00', 'Regular price: 12.50' ], $texts->values( $price ) );
		self::assertSame( 'Product “Mug”', $texts->label( $stock ) );
		self::assertSame( [ 'Stock: 5', 'Stock: 7' ], $texts->values( $stock ) );
		$moved = ( new StockHistoryQuery( $this->context()->database ) )->newest( $mug, 1 )[0];
		self::assertSame( [ ChangeOrigin::ASSISTANT, '5', '7' ], [ $moved->cause, $moved->old, $moved->new ] );
	}

	public function test_a_sale_begins_and_ends_and_is_never_above_the_price(): void {
		$this->as_shop_manager();
		$mug   = $this->mug();
		$price = fn(): array => array_intersect_key( $this->item( $this->rest( 'GET', self::PATH . "/$mug" ) ), array_flip( [ 'price', 'sale_price', 'on_sale' ] ) );
		$begin = $this->preview( 'sale_price', $mug, '7.50' );
		self::assertSame( [ '', '7.50' ], [ $begin['before'], $begin['after'] ] );
		$this->assertRestStatus( $this->confirm( $begin ), 200 );
		self::assertEquals( [ 'price' => '7.50', 'sale_price' => '7.50', 'on_sale' => true ], $price() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$this->assertRestStatus( $this->confirm( $this->preview( 'sale_price', $mug, '' ) ), 200 );
		self::assertEquals( [ 'price' => '9.00', 'sale_price' => '', 'on_sale' => false ], $price() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$texts = new EntryText( new ChangedSettings( $this->context() ) );
		self::assertSame( [ 'Sale price: 7.50', '' ], $texts->values( $this->log()[0] ) );

		foreach ( [ '9.50', 'cheap' ] as $wrong ) {
			$this->assertRestStatus( $this->run_ability( 'preview-change', "?input[change]=sale_price&input[id]=$mug&input[value]=$wrong" ), 400 );
		}
		self::assertEquals( [ 'price' => '9.00', 'sale_price' => '', 'on_sale' => false ], $price() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
	}

	public function test_a_regular_price_never_ends_a_sale_and_each_price_is_confirmed_beside_the_other_of_the_preview(): void {
		$this->as_shop_manager();
		$mug  = $this->mug();
		$sale = $this->preview( 'sale_price', $mug, '8.00' );
		$path = self::PATH . "/$mug";
		$this->rest( 'PUT', $path, [ 'regular_price' => '7.00' ] );
		$this->assertRestError( $this->confirm( $sale ), 'storewright_rest_product_conflict', 409 );
		$this->rest( 'PUT', $path, [ 'regular_price' => '9.00' ] );

		$regular = $this->preview( 'regular_price', $mug, '6.00' );
		$this->rest( 'PUT', $path, [ 'sale_price' => '7.50' ] );
		$this->assertRestError( $this->confirm( $regular ), 'storewright_rest_product_conflict', 409 );
		foreach ( [ '6.00', '7.50' ] as $price ) {
			$this->assertRestError(
				$this->run_ability( 'preview-change', "?input[change]=regular_price&input[id]=$mug&input[value]=$price" ),
				'storewright_sale_price_not_below',
				400
			);
		}
		$above = $this->preview( 'regular_price', $mug, '8.00' );
		self::assertSame( '7.50', $above['other_price'] ?? null );
		$this->assertRestStatus( $this->confirm( $above ), 200 );
		$product = $this->item( $this->rest( 'GET', $path ) );
		self::assertSame( [ '8.00', '7.50' ], [ $product['regular_price'], $product['sale_price'] ] );
	}

	public function test_prices_that_follow_from_others_are_refused_and_those_of_variations_are_not(): void {
		$this->as_shop_manager();
		$shirt = $this->make( [ 'name' => 'Shirt', 'type' => 'variable' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$set   = $this->make( [ 'name' => 'Set', 'type' => 'grouped' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		foreach ( [ $shirt, $set ] as $id ) {
			foreach ( [ 'regular_price', 'sale_price' ] as $change ) {
				$this->assertRestError(
					$this->run_ability( 'preview-change', "?input[change]=$change&input[id]=$id&input[value]=5" ),
					'storewright_price_of_others',
					400
				);
			}
		}
		$red     = (int) $this->item( $this->rest( 'POST', self::PATH . "/$shirt/variations", [ 'regular_price' => '4' ] ) )['id'];
		$preview = $this->item( $this->run_ability( 'preview-change', "?input[change]=regular_price&input[id]=$shirt&input[variation]=$red&input[value]=5" ) );
		$this->assertRestStatus( $this->confirm( $preview ), 200 );
	}

	public function test_what_was_changed_meanwhile_is_refused_and_left_alone(): void {
		$this->as_shop_manager();
		$mug    = $this->mug();
		$order  = $this->order();
		$stock  = $this->preview( 'stock_quantity', $mug, '7' );
		$status = $this->preview( 'order_status', $order, 'completed' );
		$this->rest( 'PUT', self::PATH . "/$mug", [ 'stock_quantity' => 4 ] );
		$this->rest( 'PUT', "/wc/v3/orders/$order", [ 'status' => 'cancelled' ] );
		$this->assertRestError( $this->confirm( $stock ), 'storewright_rest_product_conflict', 409 );
		$this->assertRestError( $this->confirm( $status ), 'storewright_rest_order_conflict', 409 );
		self::assertSame( 4, $this->item( $this->rest( 'GET', self::PATH . "/$mug" ) )['stock_quantity'] );
		self::assertSame( 'cancelled', $this->status_of( $order ) );
		self::assertSame( [], $this->log() );
	}

	public function test_an_expired_preview_is_refused_and_changes_nothing(): void {
		$this->as_shop_manager();
		$mug     = $this->mug();
		$input   = [
			'change' => 'stock_quantity',
			'id'     => $mug,
			'value'  => '7',
		];
		$then    = new Clock( new DateTimeImmutable( '-16 minutes' ) );
		$preview = ( new Changes( $this->context( $then ) ) )->preview( $input );
		self::assertIsArray( $preview );
		$this->assertRestError( $this->confirm( $preview ), 'storewright_preview_expired', 410 );
		self::assertSame( [ 5, [] ], [ $this->item( $this->rest( 'GET', self::PATH . "/$mug" ) )['stock_quantity'], $this->log() ] );
		$this->assertRestStatus( $this->confirm( $this->preview( 'stock_quantity', $mug, '7' ) ), 200 );
	}

	public function test_the_stock_of_a_variation_is_changed_and_its_product_is_not(): void {
		$this->as_shop_manager();
		$shirt = $this->make(
			[
				'name'           => 'Shirt',
				'type'           => 'variable',
				'manage_stock'   => true,
				'stock_quantity' => 9,
			]
		);
		$path  = self::PATH . "/$shirt/variations";
		$red   = $this->item(
			$this->rest(
				'POST',
				$path,
				[
					'manage_stock'   => true,
					'stock_quantity' => 3,
				]
			)
		)['id'];
		self::assertIsInt( $red );
		$preview = $this->item( $this->run_ability( 'preview-change', "?input[change]=stock_quantity&input[id]=$shirt&input[variation]=$red&input[value]=8" ) );
		self::assertSame( [ '3', '8' ], [ $preview['before'], $preview['after'] ] );
		$this->assertRestStatus( $this->confirm( $preview ), 200 );
		self::assertSame( 8, $this->item( $this->rest( 'GET', "$path/$red" ) )['stock_quantity'] );
		self::assertSame( 9, $this->item( $this->rest( 'GET', self::PATH . "/$shirt" ) )['stock_quantity'] );
		$moved = ( new StockHistoryQuery( $this->context()->database ) )->newest( $red, 1 )[0];
		self::assertSame( [ ChangeOrigin::ASSISTANT, '3', '8' ], [ $moved->cause, $moved->old, $moved->new ] );
		self::assertSame( [ 'Stock: 3', 'Stock: 8' ], ( new EntryText( new ChangedSettings( $this->context() ) ) )->values( $this->log()[0] ) );
	}

	public function test_only_what_was_previewed_by_the_same_user_can_be_confirmed(): void {
		$this->as_shop_manager();
		$mug     = $this->mug();
		$preview = $this->preview( 'regular_price', $mug, '8' );
		$this->assertRestError( $this->confirm( [ 'after' => '1' ] + $preview ), 'storewright_change_not_previewed', 400 );
		$this->assertRestError(
			$this->confirm( [ 'expires' => $preview['expires'] + 900 ] + $preview ),
			'storewright_change_not_previewed',
			400
		);
		$this->as_administrator();
		$this->assertRestError( $this->confirm( $preview ), 'storewright_change_not_previewed', 400 );
		$this->as_subscriber();
		$this->assertRestStatus( $this->confirm( $preview ), 403 );
		self::assertSame( [], $this->log() );
	}

	public function test_a_preview_names_what_is_wrong(): void {
		$this->as_shop_manager();
		$free = $this->make( [ 'name' => 'Ebook' ] );
		$mug  = $this->mug();
		foreach (
			[
				[ [ 'stock_quantity', $free, '1' ], 'storewright_stock_not_tracked' ],
				[ [ 'order_status', $this->order(), 'luck' ], 'rest_invalid_param' ],
				[ [ 'stock_quantity', $mug, 'many' ], 'rest_invalid_param' ],
			] as [ $request, $code ]
		) {
			$refused = wp_get_ability( 'storewright/preview-change' )?->execute(
				array_combine( [ 'change', 'id', 'value' ], $request )
			);
			self::assertInstanceOf( WP_Error::class, $refused );
			self::assertSame( $code, $refused->get_error_code() );
		}
		$this->assertRestStatus( $this->run_ability( 'preview-change', '?input[change]=sale_price&input[id]=999999&input[value]=1' ), 404 );
	}

	private function mug(): int {
		return $this->make(
			[
				'name'           => 'Mug',
				'regular_price'  => '9.00',
				'manage_stock'   => true,
				'stock_quantity' => 5,
			]
		);
	}

	private function order(): int {
		return (int) $this->item( $this->rest( 'POST', '/wc/v3/orders', [ 'status' => 'pending' ] ) )['id'];
	}

	private function status_of( int $order ): mixed {
		return $this->item( $this->rest( 'GET', "/wc/v3/orders/$order" ) )['status'];
	}

	/**
	 * @return array{name: string, before: string, after: string, expires: int, ...}
	 */
	private function preview( string $change, int $id, string $value ): array {
		$response = $this->run_ability( 'preview-change', "?input[change]=$change&input[id]=$id&input[value]=$value" );
		$this->assertRestStatus( $response, 200 );
		/** @var array{name: string, before: string, after: string, expires: int} $preview */
		$preview = $this->item( $response );
		return $preview;
	}

	/**
	 * @param array<mixed> $preview
	 */
	private function confirm( array $preview ): WP_REST_Response {
		return $this->rest( 'POST', sprintf( self::RUN, 'confirm-change' ), [ 'input' => $preview ] );
	}

	private function run_ability( string $name, string $query = '' ): WP_REST_Response {
		return $this->rest( 'GET', sprintf( self::RUN, $name ) . $query );
	}

	/**
	 * @return array{mixed, mixed} How many there are, and the id of the first one.
	 */
	private function first( string $what, string $query ): array {
		$response = $this->run_ability( "read-$what", $query );
		$this->assertRestStatus( $response, 200 );
		$answer = $this->item( $response );
		return [ $answer['total'], $answer[ $what ][0]['id'] ?? null ];
	}

	/**
	 * @return list<AuditEntry> Newest first.
	 */
	private function log(): array {
		return array_values(
			array_filter(
				( new AuditQuery( $this->context() ) )->newest( 10 ),
				static fn( AuditEntry $entry ) => str_starts_with( $entry->group_id, 'assistant_' )
			)
		);
	}
}
