<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Payments;

use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Several owners who set one way to pay at the same moment.
 */
final class ParallelRequestsTest extends ParallelTestCase {

	public function test_changes_of_different_settings_all_stay(): void {
		$path    = '/wc/v3/payment_gateways/bacs';
		$user    = $this->as_shop_manager();
		$orders  = array_map(
			static fn( array $body ) => [
				'user'   => $user,
				'method' => 'PUT',
				'path'   => $path,
				'body'   => $body,
			],
			[
				[ 'title' => 'Transfer' ],
				[ 'enabled' => true ],
				[ 'settings' => [ 'instructions' => 'Soon, please.' ] ],
				[ 'description' => 'To our bank.' ],
			]
		);
		$answers = OtherRequest::run_together( OtherRequest::prepare( 'rest', ...$orders ) );
		self::assertSame( [ 200, 200, 200, 200 ], array_column( $answers, 'status' ), (string) wp_json_encode( $answers ) );

		wp_cache_flush();
		$bacs = $this->item( $this->rest( 'GET', $path ) );
		self::assertIsArray( $bacs['settings'] );
		self::assertSame( [ 'Transfer', true, 'Soon, please.', 'To our bank.' ], [ $bacs['title'], $bacs['enabled'], $bacs['settings']['instructions']['value'], $bacs['description'] ] );
	}

	public function test_places_that_are_given_at_once_all_stay(): void {
		$user    = $this->as_shop_manager();
		$places  = [
			'bacs'   => 3,
			'cheque' => 1,
			'cod'    => 2,
		];
		$orders  = array_map(
			static fn( string $id, int $place ) => [
				'user'   => $user,
				'method' => 'PUT',
				'path'   => "/wc/v3/payment_gateways/{$id}",
				'body'   => [ 'order' => $place ],
			],
			array_keys( $places ),
			$places
		);
		$answers = OtherRequest::run_together( OtherRequest::prepare( 'rest', ...$orders ) );
		self::assertSame( [ 200, 200, 200 ], array_column( $answers, 'status' ), (string) wp_json_encode( $answers ) );

		wp_cache_flush();
		self::assertSame( [ 'cheque', 'cod', 'bacs' ], array_column( $this->items( $this->rest( 'GET', '/wc/v3/payment_gateways' ) ), 'id' ) );
	}

	protected function close_database(): void {
		$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( 'storewright_settings_audit' )}" );
		parent::close_database();
	}
}
