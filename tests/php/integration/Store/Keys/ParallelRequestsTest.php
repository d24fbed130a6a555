<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Keys;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Store\Keys\KeyRepository;
use Storewright\Store\Keys\Tables;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;
use Storewright\Tests\Support\SignedQueries;

/**
 * The same signed request, sent several times at the same moment.
 */
#[Group( 'mariadb' )]
final class ParallelRequestsTest extends ParallelTestCase {

	use SignedQueries;

	public function test_a_nonce_counts_once_however_many_send_it_at_once(): void {
		$issued  = ( new KeyRepository( $this->context() ) )->create( $this->as_shop_manager(), 'Till', 'read' );
		$query   = $this->signed_query( $issued );
		$answers = OtherRequest::run_together( OtherRequest::prepare( 'use-key', ...array_fill( 0, 5, [ 'query' => $query ] ) ) );

		self::assertCount( 1, array_keys( $answers, $issued->key->id, true ), (string) wp_json_encode( $answers ) );
		self::assertCount(
			4,
			array_filter( $answers, static fn( mixed $answer ) => is_string( $answer ) && str_contains( $answer, 'nonce' ) )
		);
	}

	protected function close_database(): void {
		foreach ( Tables::all() as $table ) {
			$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( $table->name )}" );
		}
		parent::close_database();
	}
}
