<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Companion\Reports\OrderReports;
use Storewright\Database\AnyTransaction;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * One request makes hundreds of orders: reports follow while it goes on.
 */
#[Group( 'mariadb' )]
final class ParallelImportTest extends ParallelTestCase {

	/**
	 * What WooCommerce keeps of orders, by the column that has their ids.
	 */
	private const TABLES = [
		'wc_orders'                 => 'id',
		'wc_orders_meta'            => 'order_id',
		'wc_order_addresses'        => 'order_id',
		'wc_order_operational_data' => 'order_id',
		'woocommerce_order_items'   => 'order_id',
		'comments'                  => 'comment_post_ID',
		'posts'                     => 'ID',
	];

	/**
	 * @var list<int>
	 */
	private array $ids = [];

	public function test_reports_follow_an_import_while_it_goes_on_but_not_within_a_transaction_of_its_own(): void {
		$undone = $this->import( 155, true );

		self::assertSame( [ 155, 0, '0' ], [ count( $undone['ids'] ), $undone['reported'], $this->stored_orders() ] );

		$import = $this->import( 155, false );

		// Two portions of 50: the fifty that were changed last wait, as does the order that is still being saved.
		self::assertSame( 99, $import['reported'] );
		self::assertSame( [ '155', '1085' ], $this->reported() );
		self::assertLessThan( 512 * 1024, $import['memory'] - $undone['memory'], 'What is read for reports is not kept.' );
	}

	public function test_a_statement_that_a_plugin_holds_back_is_no_open_transaction(): void {
		global $wpdb;
		$hold = static fn( string $sql ): string => str_starts_with( $sql, 'SET TRANSACTION' ) ? '' : $sql;
		$wpdb->query( 'START TRANSACTION' );
		self::assertTrue( AnyTransaction::is_open() );
		add_filter( 'query', $hold );
		self::assertFalse( AnyTransaction::is_open() );
		remove_filter( 'query', $hold );
		$wpdb->query( 'ROLLBACK' );
		self::assertFalse( AnyTransaction::is_open() );
	}

	public function test_what_an_import_leaves_in_an_open_transaction_is_undone_when_it_dies(): void {
		$user = $this->as_administrator();
		$name = get_user_by( 'id', $user )->first_name ?? null;

		$died = $this->import( 3, true, $user );

		self::assertSame( [ 3, '0' ], [ count( $died['ids'] ), $this->stored_orders() ] );
		self::assertSame( [ '0', null ], $this->reported() );
		clean_user_cache( $user );
		wp_cache_delete( $user, 'user_meta' );
		self::assertSame( $name, get_user_by( 'id', $user )->first_name ?? null );
	}

	/**
	 * @param int      $orders How many.
	 * @param bool     $undoes Whether that is done in a transaction, which is undone.
	 * @param int|null $user   Whose account is saved in it as well, where the request ends without saying so; null where it does not.
	 * @return array{ids: list<int>, reported: int, memory: int}
	 */
	private function import( int $orders, bool $undoes, ?int $user = null ): array {
		$input = [
			'orders' => $orders,
			'undoes' => $undoes,
			'dies'   => null !== $user,
			'user'   => $user ?? 0,
		];
		/** @var array{ids: list<int>, reported: int, memory: int} $import What requests/import-orders.php returns. */
		$import    = OtherRequest::run_together( OtherRequest::prepare( 'import-orders', $input ) )[0];
		$this->ids = $import['ids'];
		return $import;
	}

	/**
	 * @return list<string|null> Of how many orders reports know, and the sum of their totals.
	 */
	private function reported(): array {
		return array_values(
			$this->context()->database->row(
				"SELECT COUNT(*), ROUND( SUM( total_sales ) ) FROM {$this->context()->shop()->report_tables()->order_stats}
				WHERE order_id IN ( {$this->list()} )"
			) ?? []
		);
	}

	private function stored_orders(): ?string {
		return $this->context()->database->value(
			"SELECT COUNT(*) FROM {$this->context()->database->table( 'wc_orders' )} WHERE id IN ( {$this->list()} )"
		);
	}

	private function list(): string {
		return implode( ', ', $this->ids );
	}

	protected function open_database(): void {
		parent::open_database();
		update_option( 'woocommerce_custom_orders_table_enabled', 'yes' );
		update_option( 'woocommerce_custom_orders_table_data_sync_enabled', 'no' );
	}

	protected function close_database(): void {
		foreach ( [] === $this->ids ? [] : self::TABLES as $table => $column ) {
			$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( $table )} WHERE $column IN ( {$this->list()} )" );
		}
		( new OrderReports( $this->context() ) )->rewrite( $this->ids );
		parent::close_database();
	}
}
