<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Customers;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Kernel\Background\Queue;
use Storewright\Store\Customers\CustomerCriteria;
use Storewright\Store\Customers\Index\AccountIndexStatus;
use Storewright\Store\Customers\Index\AccountIndexTool;
use Storewright\Store\Customers\Index\AccountList;
use Storewright\Store\Customers\Index\IndexAccounts;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_User;

/**
 * Accounts are listed and searched by an index that is always what a scan of WordPress's tables says.
 */
final class AccountIndexTest extends IntegrationTestCase {

	private const PATH = '/wc/v3/customers';

	private const QUERIES = [
		[],
		[ 'order' => 'desc' ],
		[ 'orderby' => 'id' ],
		[
			'orderby' => 'registered_date',
			'order'   => 'desc',
		],
		[
			'page'     => 2,
			'per_page' => 3,
		],
		[ 'role' => 'all' ],
		[ 'role' => 'shop_manager' ],
		[ 'search' => 'osé' ],
		[ 'search' => 'JOSE' ],
		[ 'search' => 'sé schm' ],
		[ 'search' => 'schmidt josé' ],
		[ 'search' => 'schmidt.1@' ],
		[ 'search' => '@example.org' ],
		[ 'search' => 'example.org' ],
		[ 'search' => 'e' ],
		[ 'search' => '1' ],
		[ 'search' => '.' ],
		[ 'search' => '%' ],
		[ 'search' => 'xyzzy' ],
		[ 'search' => 'https://schmidt' ],
		[
			'search' => 'schmidt',
			'role'   => 'all',
		],
		[
			'search'  => 'schmidt',
			'orderby' => 'id',
			'order'   => 'desc',
		],
	];

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		$this->index();
	}

	public function test_lists_and_searches_answer_what_a_scan_of_all_accounts_does(): void {
		$ids = $this->people();
		self::assertTrue( $this->index_status()->is_ready() );
		$queries = [
			...self::QUERIES,
			[ 'exclude' => [ $ids[1], $ids[4] ] ],
			[ 'search' => (string) $ids[2] ],
			[
				'search'  => 'schmidt',
				'exclude' => [ $ids[0] ],
			],
		]; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		foreach ( $queries as $query ) {
			[ $asked, $by_index ] = $this->asked( $query );
			self::assertStringNotContainsString( 'SQL_CALC_FOUND_ROWS', $asked );
			delete_option( AccountIndexStatus::OPTION );
			[ $asked, $by_scan ] = $this->asked( $query );
			self::assertStringContainsString( 'SQL_CALC_FOUND_ROWS', $asked );
			update_option( AccountIndexStatus::OPTION, '1' );
			self::assertSame( $by_scan, $by_index, (string) wp_json_encode( $query ) );
		}
		self::assertCount( 3, $this->asked( [ 'search' => 'schmidt' ] )[1][0] );
	}

	public function test_what_very_many_accounts_have_is_found_in_the_order_of_the_list(): void {
		$this->people();
		foreach ( [ 'osé', 'schmidt', 'sé schm', 'example.org', 'xyzzy', '1' ] as $search ) {
			foreach ( CustomerCriteria::ORDERS as $by ) {
				$pages = array_map(
					fn( int $few ) => ( new AccountList( $this->context()->database, $few ) )->page(
						new CustomerCriteria( search: $search, orderby: $by, ascending: false, limit: 2, offset: 1 )
					),
					[ 0, 1000 ]
				);
				self::assertSame( $pages[1], $pages[0], "$search by $by" );
			}
		}
	}

	public function test_the_index_follows_whoever_changes_accounts_and_is_what_one_made_anew_would_be(): void {
		$ids = $this->people();
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		wp_update_user( [ 'ID' => $ids[0], 'display_name' => 'Zed', 'user_email' => 'zed@example.net' ] );
		( new WP_User( $ids[1] ) )->add_role( 'shop_manager' );
		( new WP_User( $ids[2] ) )->set_role( 'subscriber' );
		( new WP_User( $ids[3] ) )->remove_all_caps();
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $ids[4] );
		$kept = $this->tables();
		self::assertSame( [ [ $ids[0] ], 1 ], $this->asked( [ 'search' => 'zed@example' ] )[1] );
		foreach ( [ 'accounts', 'account_counts', 'account_words', 'account_word_ends' ] as $table ) {
			$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( "storewright_$table" )}" );
		}
		$this->index();
		self::assertSame( $kept, $this->tables() );
	}

	public function test_what_others_write_by_sql_is_found_before_and_after_it_is_indexed(): void {
		$ids      = $this->people();
		$database = $this->context()->database;
		$database->update( 'users', [ 'display_name' => 'Torch' ], [ 'ID' => $ids[0] ] );
		$database->delete( 'users', [ 'ID' => $ids[1] ] );
		do_action( 'storewright_external_writes' );
		foreach ( [ false, true ] as $is_ready ) {
			self::assertSame( $is_ready, $this->index_status()->is_ready() );
			self::assertSame( [ [ $ids[0] ], 1 ], $this->asked( [ 'search' => 'torch' ] )[1] );
			self::assertNotContains( $ids[1], $this->asked( [ 'role' => 'all' ] )[1][0] );
			do_action( Queue::HOOK, IndexAccounts::name() );
		}
		// A plugin that makes an account by SQL is noticed by the next list.
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$database->insert( 'users', [ 'user_login' => 'late', 'display_name' => 'Late', 'user_nicename' => 'late' ] );
		self::assertFalse( $this->index_status()->is_ready() );
		self::assertNotFalse( wp_next_scheduled( Queue::HOOK, [ IndexAccounts::name() ] ) );
	}

	public function test_the_tool_mends_rows_counts_and_words(): void {
		$this->people();
		$kept     = $this->tables();
		$database = $this->context()->database;
		$database->execute( "UPDATE {$database->table( 'storewright_account_counts' )} SET accounts = 77" );
		$database->execute( "UPDATE {$database->table( 'storewright_accounts' )} SET name = 'wrong' WHERE role = 'customer'" );
		$database->execute( "DELETE FROM {$database->table( 'storewright_account_word_ends' )} WHERE word_end LIKE 'sch%'" );
		$database->execute( "DELETE FROM {$database->table( 'storewright_account_words' )}" );
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$database->insert( 'storewright_accounts', [ 'role' => '', 'user_id' => 999999, 'name' => 'Nobody' ] );
		$step = ( new AccountIndexTool( $this->context() ) )->tool()->step;
		self::assertNotNull( $step );
		$cursor = null;
		for ( $part = 0; $part < 20 && ( 0 === $part || null !== $cursor ); $part++ ) {
			$cursor = $step( $cursor, microtime( true ) )->cursor;
		}
		self::assertNull( $cursor );
		self::assertSame( $kept, $this->tables() );
	}

	#[Group( 'mariadb' )]
	public function test_a_list_and_a_search_read_a_few_of_many_accounts(): void {
		global $wpdb;
		/** @var \wpdb $wpdb */
		$rows = implode(
			', ',
			array_map(
				static fn( int $number ) => sprintf(
					"(%d, 'p%d', 'p%d', 'p%d@example.org', 'Person %d')",
					500000 + $number,
					$number,
					$number,
					$number,
					$number
				),
				range( 1, 3000 )
			)
		);
		$this->context()->database->execute(
			"INSERT INTO {$wpdb->users} (ID, user_login, user_nicename, user_email, display_name) VALUES $rows"
		);
		$rows = implode(
			', ',
			array_map(
				static fn( int $number ) => sprintf(
					"(%d, '%scapabilities', '%s')",
					500000 + $number,
					$wpdb->prefix,
					'a:1:{s:8:\"customer\";b:1;}'
				),
				range( 1, 3000 )
			)
		);
		$this->context()->database->execute( "INSERT INTO {$wpdb->usermeta} (user_id, meta_key, meta_value) VALUES $rows" );
		$this->index();
		foreach ( [
			[],
			[ 'orderby' => 'registered_date' ],
			[ 'search' => 'p1234' ],
			[ 'search' => 'person 2345' ],
			[ 'search' => 'xyzzy' ],
		] as $query ) {
			$before   = $this->rows_read();
			[ , $is ] = $this->asked( $query );
			self::assertLessThan( 2500, $this->rows_read() - $before, (string) wp_json_encode( $query ) );
			self::assertSame( isset( $query['search'] ) ? (int) str_contains( $query['search'], '234' ) : 3000, $is[1] );
		}
	}

	/**
	 * @return list<int> Six customers.
	 */
	private function people(): array {
		$ids = [];
		foreach ( [ 'José Schmidt', 'Schmidt, Josef', 'Anna Ek', 'Émile', 'Bo', 'Bo' ] as $place => $name ) {
			$id = wp_insert_user(
				[
					'user_login'      => "user$place",
					'user_pass'       => 'not used',
					'user_email'      => sanitize_title( $name ) . ".$place@example.org",
					'user_url'        => 2 === $place ? 'https://schmidt.example.net/shop' : '',
					'display_name'    => $name,
					'role'            => 'customer',
					'user_registered' => "2026-01-0{$place} 10:00:00",
				]
			);
			self::assertIsInt( $id );
			$ids[] = $id;
		}
		return $ids;
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array{string, array{list<mixed>, int}} What the database was asked; ids and the number of all.
	 */
	private function asked( array $query ): array {
		$asked = [];
		$note  = static function ( string $sql ) use ( &$asked ): string {
			$asked[] = $sql;
			return $sql;
		};
		add_filter( 'query', $note );
		$response = $this->rest( 'GET', self::PATH, $query );
		remove_filter( 'query', $note );
		$total = $response->get_headers()['X-WP-Total'] ?? '';
		return [ implode( "\n", $asked ), [ array_column( $this->items( $response ), 'id' ), is_scalar( $total ) ? (int) $total : -1 ] ];
	}

	private function index(): void {
		do_action( Queue::HOOK, IndexAccounts::name() );
	}

	private function index_status(): AccountIndexStatus {
		return new AccountIndexStatus( $this->context() );
	}

	/**
	 * @return list<list<string>> Rows that say something, sorted.
	 */
	private function tables(): array {
		$database = $this->context()->database;
		return array_map(
			static function ( string $sql ) use ( $database ): array {
				$rows = array_map( static fn( array $row ) => implode( '|', $row ), $database->rows( $sql ) );
				sort( $rows );
				return $rows;
			},
			[
				"SELECT * FROM {$database->table( 'storewright_accounts' )}",
				"SELECT * FROM {$database->table( 'storewright_account_counts' )} WHERE accounts <> 0",
				"SELECT * FROM {$database->table( 'storewright_account_words' )}",
				"SELECT * FROM {$database->table( 'storewright_account_word_ends' )} WHERE word_id IN ( SELECT word_id
				FROM {$database->table( 'storewright_account_words' )} )",
			]
		);
	}

	private function rows_read(): int {
		return array_sum(
			array_map(
				static fn( array $row ) => (int) $row['Value'],
				$this->context()->database->rows( "SHOW SESSION STATUS LIKE 'Handler_read%'" )
			)
		);
	}
}
