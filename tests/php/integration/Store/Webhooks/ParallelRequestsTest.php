<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Webhooks;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Store\Webhooks\Tables;
use Storewright\Store\Webhooks\Topics;
use Storewright\Store\Webhooks\WebhookRepository;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Several owners who work on webhooks at the same moment.
 */
#[Group( 'mariadb' )]
final class ParallelRequestsTest extends ParallelTestCase {

	public function test_what_webhooks_are_told_of_is_known_of_all_that_are_made_at_once(): void {
		$this->as_shop_manager();
		$topics  = array_slice( Topics::all(), 0, 6 );
		$body    = static fn( string $topic ) => [
			'topic'        => $topic,
			'delivery_url' => 'https://93.184.216.34/',
		];
		$answers = $this->rest_at_once(
			array_map( static fn( string $topic ) => [ 'POST', '/wc/v3/webhooks', $body( $topic ) ], $topics )
		);
		self::assertSame( array_fill( 0, 6, 201 ), array_column( $answers, 'status' ), (string) wp_json_encode( $answers ) );
		$known = $this->context()->options->fresh( [ WebhookRepository::TOPICS_OPTION ] )[ WebhookRepository::TOPICS_OPTION ] ?? [];
		self::assertIsArray( $known );
		self::assertEqualsCanonicalizing( $topics, $known );
	}

	protected function close_database(): void {
		$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( Tables::WEBHOOKS )}" );
		parent::close_database();
	}
}
