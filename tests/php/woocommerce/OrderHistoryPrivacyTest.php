<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Database\Migrator;
use Storewright\Database\Table;
use Storewright\Shop\OrderHistory;
use Storewright\Store\Orders\Tables;
use Storewright\Tests\Support\CompanionTestCase;
use WC_Order;
use WC_Privacy_Erasers;

/**
 * What Storewright recorded of orders, when it ran the shop alone, goes when WooCommerce removes the orders or what is personal in them.
 */
final class OrderHistoryPrivacyTest extends CompanionTestCase {

	private function record_of( WC_Order $order ): void {
		$this->context()->database->insert(
			OrderHistory::TABLE,
			[
				'order_id' => $order->get_id(),
				'user_id'  => 1,
				'date_gmt' => '2026-11-01 12:00:00',
				'cause'    => 'edit',
				'client'   => '',
				'changes'  => '[{"part":"billing","name":"","field":"city","old":"Graz","new":"Linz"}]',
			]
		);
	}

	/**
	 * @return list<string> Ids of the orders that anything is recorded of.
	 */
	private function recorded(): array {
		$database = $this->context()->database;
		return $database->column( "SELECT order_id FROM {$database->table( OrderHistory::TABLE )} ORDER BY order_id" );
	}

	public function test_where_storewright_never_ran_the_shop_there_is_nothing_to_forget(): void {
		$order = self::order();
		WC_Privacy_Erasers::remove_order_personal_data( $order );
		self::assertTrue( $order->delete( true ) );
	}

	#[DataProvider( 'order_storages' )]
	public function test_it_goes_with_an_erasure_and_with_a_deletion_and_others_keep_theirs( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		( new Migrator( $this->context() ) )->create(
			array_values( array_filter( Tables::all(), static fn( Table $table ) => OrderHistory::TABLE === $table->name ) )
		);
		// Of another id than the run before, whose deletion was told of already.
		if ( ! $in_tables ) {
			self::order();
		}
		[ $erased, $deleted, $kept ] = [ self::order(), self::order(), self::order() ];
		array_map( $this->record_of( ... ), [ $erased, $deleted, $kept ] );
		WC_Privacy_Erasers::remove_order_personal_data( $erased );
		self::assertSame( [ (string) $deleted->get_id(), (string) $kept->get_id() ], $this->recorded() );
		$deleted->delete( true );
		self::assertSame( [ (string) $kept->get_id() ], $this->recorded() );
	}

	public function test_a_trash_that_is_emptied_has_the_table_looked_for_once(): void {
		$orders = array_map( static fn( WC_Order $order ): int => $order->get_id(), [ self::order(), self::order(), self::order() ] );
		$delete = static fn( bool $for_good ): array => array_map(
			static fn( int $id ): bool => ( new WC_Order( $id ) )->delete( $for_good ),
			$orders
		);
		$delete( false );
		$looked = 0;
		$count  = static function ( string $sql ) use ( &$looked ): string {
			$looked += (int) ( str_starts_with( $sql, 'SHOW TABLES' ) && str_contains( str_replace( '\\', '', $sql ), OrderHistory::TABLE ) );
			return $sql;
		};
		add_filter( 'query', $count );
		$delete( true );
		self::assertSame( 1, $looked );
	}
}
