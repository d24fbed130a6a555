<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders;

use Storewright\Store\Orders\Index\IndexStatus;
use Storewright\Store\Orders\Index\OrderSearch;
use Storewright\Store\Orders\Index\Spellings;
use Storewright\Store\Orders\Query\OrderCriteria;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * Finding orders by parts of everything that a shop knows of them.
 */
final class OrderSearchTest extends OrdersTestCase {

	private const SEARCHES = [
		'Zoë',
		'zoe',
		'Rue de Lyon',
		'12 rue',
		'lyo',
		'Suite 7b',
		'St. Gallen',
		'St.Gallen',
		'gallen',
		'SW1A 1AA',
		'SW1A1AA',
		'SG',
		'Oakland',
		'Engine Ltd',
		'zoe.o@shop.beispiel.ch',
		'zoe.o@',
		'beispiel.ch',
		'shop.beispiel',
		'@shop',
		'eispie',
		'Woolen Hat',
		'oolen',
		'engrav',
		'HAT-77-B',
		'hat-77',
		'pi_3Nabc99',
		'3Nabc',
		'(212) 555-7788',
		'2125557788',
		'555-7788',
		'+49 170 7654321',
		'+491707654321',
		'00491707654321',
		'01707654321',
		'z',
		'y',
	];

	private int $wanted = 0;

	protected function setUp(): void {
		parent::setUp();
		$hat          = $this->product(
			'5.00',
			[
				'name' => 'Woolen Hat',
				'sku'  => 'HAT-77-B',
			]
		);
		$this->wanted = $this->id(
			$this->order(
				[
					'transaction_id' => 'pi_3Nabc99',
					'billing'        => [
						'first_name' => 'Zoë',
						'last_name'  => 'O’Neil',
						'company'    => 'Engine Ltd',
						'address_1'  => '12 Rue de Lyon',
						'address_2'  => 'Suite 7b',
						'city'       => 'St. Gallen',
						'postcode'   => 'SW1A 1AA',
						'state'      => 'SG',
						'country'    => 'CH',
						'email'      => 'zoe.o@shop.beispiel.ch',
						'phone'      => '(212) 555-7788',
					],
					'shipping'       => [
						'city'  => 'Oakland',
						'phone' => '+49 170 7654321',
					],
					'line_items'     => [ [ 'product_id' => $hat ] ],
					'fee_lines'      => [
						[
							'name'  => 'Engraving',
							'total' => '2',
						],
					],
				]
			)
		);
		$this->order( [ 'billing' => [ 'first_name' => 'Kurt' ] ] );
	}

	public function test_words_that_begin_alike_are_looked_at_once_and_addresses_that_begin_with_them_not_at_all(): void {
		$database = $this->context()->database;
		foreach ( [
			'mar',
			'marco',
			'marco-b',
			'marco.a@example.org',
			'marco.b@example.org',
			'marco.c@example.org',
			'marco0',
			'marco_x',
			'maria',
			'maria@example.org',
			'mast',
		] as $place => $token ) {
			foreach ( [ 1, 2 ] as $id ) {
				$database->insert(
					'storewright_order_search',
					[
						'token'    => $token,
						'listed'   => 1,
						'created'  => "2026-01-0$id 10:00:00",
						'order_id' => $id,
					]
				);
			}
		}
		$spellings = new Spellings( $database );
		self::assertEqualsCanonicalizing( [ 'mar', 'marco', 'marco0', 'marco_x', 'maria' ], $spellings->of( 'mar%', 5 ) );
		self::assertNull( $spellings->of( 'mar%', 4 ) );
		self::assertSame( [ 'marco.b@example.org' ], $spellings->of( 'marco.b@%', 5 ) );
		self::assertSame( [], $spellings->of( 'mark%', 5 ) );
	}

	public function test_an_order_is_found_by_parts_of_all_that_is_known_of_it(): void {
		foreach ( self::SEARCHES as $search ) {
			self::assertSame( [ $this->wanted ], $this->found( $search ), $search );
			$pending = $this->items(
				$this->rest(
					'GET',
					self::ORDERS,
					[
						'search' => $search,
						'status' => 'pending',
					]
				)
			);
			self::assertSame( [ $this->wanted ], array_column( $pending, 'id' ), $search );
		}
	}

	public function test_what_no_order_has_finds_none(): void {
		foreach ( [ 'xyzzy', 'Zoë Kurt', '%', 'HAT-78', '12 lyon rue x', '99' . $this->wanted ] as $search ) {
			self::assertSame( [], $this->found( $search ), $search );
		}
	}

	public function test_words_are_found_among_all_orders_where_the_latest_are_not_read(): void {
		$database = $this->context()->database;
		$matches  = new OrderSearch( $database, true );
		$found    = static fn( string $search ): array => $matches->page( new OrderCriteria( search: $search ) );
		foreach ( [ 'zoe', 'lyo', 'St.Gallen', 'beispiel.ch', 'HAT-77', '01707654321', 'hat', 'pi_3Nabc99' ] as $search ) {
			self::assertSame( [ $this->wanted ], $found( $search ), $search );
		}
		self::assertSame( [], $found( 'oolen' ), 'Parts within words are for the latest orders.' );
		self::assertSame( 1, $matches->count( new OrderCriteria( search: 'HAT-77-B' ) ) );
	}

	public function test_orders_are_found_before_they_are_indexed(): void {
		( new IndexStatus( $this->context() ) )->forget();
		self::assertSame( [ $this->wanted ], $this->found( 'Lyon' ) );
		self::assertSame( [ $this->wanted ], ( new OrderQuery( $this->context() ) )->page( new OrderCriteria( search: 'beispiel' ) )->ids );
	}

	/**
	 * @return list<int>
	 */
	private function found( string $search ): array {
		$response = $this->rest( 'GET', self::ORDERS, [ 'search' => $search ] );
		$ids      = array_map( static fn( array $item ): int => is_int( $item['id'] ) ? $item['id'] : 0, $this->items( $response ) );
		self::assertSame( (string) count( $ids ), (string) $response->get_headers()['X-WP-Total'], $search );
		return $ids;
	}
}
