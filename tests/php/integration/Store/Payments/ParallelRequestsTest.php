<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Payments;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Several owners who set one way to pay at the same moment.
 */
#[Group( 'mariadb' )]
final class ParallelRequestsTest extends ParallelTestCase {

	public function test_changes_of_different_settings_all_stay(): void {
		$path = '/wc/v3/payment_gateways/bacs';
		$this->as_shop_manager();
		$answers = $this->rest_at_once(
			[
				[ 'PUT', $path, [ 'title' => 'Transfer' ] ],
				[ 'PUT', $path, [ 'enabled' => true ] ],
				[ 'PUT', $path, [ 'settings' => [ 'instructions' => 'Soon, please.' ] ] ],
				[ 'PUT', $path, [ 'description' => 'To our bank.' ] ],
			]
		);
		self::assertSame( [ 200, 200, 200, 200 ], array_column( $answers, 'status' ), (string) wp_json_encode( $answers ) );

		wp_cache_flush();
		$bacs = $this->item( $this->rest( 'GET', $path ) );
		self::assertIsArray( $bacs['settings'] );
		self::assertSame(
			[ 'Transfer', true, 'Soon, please.', 'To our bank.' ],
			[ $bacs['title'], $bacs['enabled'], $bacs['settings']['instructions']['value'], $bacs['description'] ]
		);
	}

	public function test_of_two_who_arrange_at_once_the_second_is_told(): void {
		$this->as_shop_manager();
		$known   = [ 'bacs', 'cheque', 'cod' ];
		$arrange = static fn( string ...$ids ) => [
			'PUT',
			'/wc/v3/payment_gateways/order',
			[
				'ids'   => $ids,
				'known' => $known,
			],
		];
		$answers = $this->rest_at_once( [ $arrange( 'cod', 'bacs', 'cheque' ), $arrange( 'cheque', 'cod', 'bacs' ) ] );
		self::assertEqualsCanonicalizing( [ 200, 409 ], array_column( $answers, 'status' ), (string) wp_json_encode( $answers ) );

		wp_cache_flush();
		$won = 200 === $answers[0]['status'] ? [ 'cod', 'bacs', 'cheque' ] : [ 'cheque', 'cod', 'bacs' ];
		self::assertSame( $won, array_column( $this->items( $this->rest( 'GET', '/wc/v3/payment_gateways' ) ), 'id' ) );
	}

	public function test_places_that_are_given_at_once_all_stay(): void {
		$this->as_shop_manager();
		$places  = [
			'bacs'   => 3,
			'cheque' => 1,
			'cod'    => 2,
		];
		$answers = $this->rest_at_once(
			array_map(
				static fn( string $id, int $place ) => [ 'PUT', "/wc/v3/payment_gateways/{$id}", [ 'order' => $place ] ],
				array_keys( $places ),
				$places
			)
		);
		self::assertSame( [ 200, 200, 200 ], array_column( $answers, 'status' ), (string) wp_json_encode( $answers ) );

		wp_cache_flush();
		self::assertSame(
			[ 'cheque', 'cod', 'bacs' ],
			array_column( $this->items( $this->rest( 'GET', '/wc/v3/payment_gateways' ) ), 'id' )
		);
	}

	protected function close_database(): void {
		$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( 'storewright_settings_audit' )}" );
		parent::close_database();
	}
}
