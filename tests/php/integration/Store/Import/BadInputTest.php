<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Import;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Import\Importer;
use Storewright\Store\Import\ImportNote;
use Storewright\Store\Import\ImportReport;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\OrderServices;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Records that can't be imported are named with their place, and do not stop the rest.
 */
final class BadInputTest extends IntegrationTestCase {

	private string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		$this->folder = get_temp_dir() . 'storewright-import-' . wp_generate_password( 8, false );
		mkdir( $this->folder );
	}

	protected function tearDown(): void {
		foreach ( (array) glob( "{$this->folder}/*" ) as $file ) {
			unlink( (string) $file );
		}
		rmdir( $this->folder );
		parent::tearDown();
	}

	public function test_a_folder_without_anything_to_import_is_refused(): void {
		$this->expectException( InvalidInput::class );
		$this->expectExceptionMessage( $this->folder );
		( new Importer( $this->context() ) )->import( $this->folder );
	}

	/**
	 * @param array<string, mixed> $change
	 */
	#[DataProvider( 'bad_fields' )]
	public function test_a_bad_order_is_left_out_and_named( array $change, string $field ): void {
		$report = $this->import(
			[ 'orders' => [ self::order( 901 ), array_replace_recursive( self::order( 902 ), $change ), self::order( 903 ) ] ]
		);
		self::assertSame( [ 2, 0, 1 ], array_values( $report->counts()['orders'] ) );
		$note = $report->notes()[0];
		self::assertSame( [ 'orders.json', '[1]', $field ], [ $note->file, $note->place, $note->field ] );
		self::assertSame(
			[ '901', '903' ],
			$this->context()->database->column( "SELECT id FROM {$this->context()->database->table( 'wc_orders' )} ORDER BY id" )
		);
		self::assertSame(
			'2',
			$this->context()->database->value( "SELECT COUNT(*) FROM {$this->context()->database->table( 'woocommerce_order_items' )}" )
		);
	}

	/**
	 * @return list<array{array<string, mixed>, string}>
	 */
	public static function bad_fields(): array {
		return [
			[ [ 'id' => 'many' ], 'id' ],
			[ [ 'id' => PHP_INT_MAX ], 'id' ],
			[ [ 'id' => -1 ], 'id' ],
			[ [ 'status' => 'teleported' ], 'status' ],
			[ [ 'status' => [ 'completed' ] ], 'status' ],
			[ [ 'total' => '12,50' ], 'total' ],
			[ [ 'total' => str_repeat( '9', 60 ) ], 'total' ],
			[ [ 'date_created_gmt' => 'yesterday' ], 'date_created_gmt' ],
			[ [ 'line_items' => [ [ 'quantity' => 'a dozen' ] ] ], 'line_items[0].quantity' ],
			[
				[
'line_items' => [
[
'taxes' => [
[
'id'    => 1,
'total' => '<b>',
],
],
],
],
],
				'line_items[0].taxes[0].total',
			], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			[ [ 'line_items' => 'two' ], 'line_items' ],
			[ [ 'billing' => 'at home' ], 'billing' ],
		];
	}

	public function test_a_file_that_is_cut_off_is_named_and_what_was_whole_is_taken(): void {
		file_put_contents(
			"{$this->folder}/orders.json",
			substr( (string) wp_json_encode( [ self::order( 901 ), self::order( 902 ) ] ), 0, -20 )
		);
		$report = ( new Importer( $this->context() ) )->import( $this->folder );
		self::assertSame( [ 1, 0, 0 ], array_values( $report->counts()['orders'] ) );
		self::assertStringContainsString( 'no valid JSON', $report->notes()[0]->reason );
	}

	public function test_who_has_a_number_keeps_it_and_what_comes_gets_another(): void {
		$own        = new Order();
		$own->id    = 901;
		$own->total = '5';
		( new OrderServices( $this->context() ) )->repository()->import( $own );
		$report = $this->import(
			[
				'orders'  => [ self::order( 901 ) ],
				'refunds' => [
					'901' => [
						[
							'id'               => 950,
							'amount'           => '3',
							'date_created_gmt' => '2026-02-01T00:00:00',
						],
					],
				], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			]
		);
		$orders = $this->context()->database->table( 'wc_orders' );
		$new    = (int) $this->context()->database->value( "SELECT id FROM $orders WHERE total_amount = 12.5" );
		self::assertNotContains( $new, [ 0, 901 ] );
		self::assertSame( "Number 901 is number {$new} here.", $report->notes()[0]->reason );
		self::assertSame(
			(string) $new,
			$this->context()->database->value( "SELECT parent_order_id FROM $orders WHERE type = 'shop_order_refund'" )
		);
		self::assertSame(
			'5',
			rtrim( rtrim( (string) $this->context()->database->value( "SELECT total_amount FROM $orders WHERE id = 901" ), '0' ), '.' )
		);
	}

	public function test_what_belongs_to_something_that_is_not_there_is_named(): void {
		$report = $this->import(
			[
				'variations' => [
					'77' => [
			[
			'id'            => 78,
			'regular_price' => '1',
			],
			],
				], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
				'orders'     => [ [ 'customer_id' => 5 ] + self::order( 901 ) ],
				'refunds'    => [ '900' => [ [ 'id' => 950, 'amount' => '3' ] ] ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			]
		);
		self::assertSame(
			[ 'variations.json ["77"][0] parent_id', 'orders.json [0] customer_id', 'refunds.json ["900"][0] parent_id' ],
			array_map( static fn( ImportNote $note ) => "{$note->file} {$note->place} {$note->field}", $report->notes() )
		);
	}

	public function test_what_says_something_else_the_second_time_is_left_as_it_is(): void {
		$this->import( [ 'orders' => [ self::order( 901 ) ] ] );
		$report = $this->import( [ 'orders' => [ [ 'total' => '99' ] + self::order( 901 ) ] ] );
		self::assertSame( [ 0, 1, 0 ], array_values( $report->counts()['orders'] ) );
		self::assertStringContainsString( 'left as it is', $report->notes()[0]->reason );
		self::assertSame(
			'12.5',
			rtrim(
				(string) $this->context()->database->value( "SELECT total_amount FROM {$this->context()->database->table( 'wc_orders' )}" ),
				'0'
			)
		);
	}

	/**
	 * @param array<string, mixed> $files Name => content.
	 */
	private function import( array $files ): ImportReport {
		foreach ( $files as $name => $content ) {
			file_put_contents( "{$this->folder}/{$name}.json", wp_json_encode( $content ) );
		}
		return ( new Importer( $this->context() ) )->import( $this->folder );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function order( int $id ): array {
		return [
			'id'               => $id,
			'status'           => 'completed',
			'currency'         => 'USD',
			'total'            => '12.50',
			'order_key'        => "key_{$id}",
			'date_created_gmt' => '2026-01-31T10:00:00',
			'billing'          => [ 'email' => 'ada@example.test' ],
			'line_items'       => [
				[
					'id'       => 10 * $id,
					'name'     => 'Mug',
					'quantity' => 1,
					'subtotal' => '12.50',
					'total'    => '12.50',
					'taxes'    => [],
				],
			],
		];
	}
}
