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

	protected function close_database(): void {
		$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( 'storewright_settings_audit' )}" );
		parent::close_database();
	}
}
