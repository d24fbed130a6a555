<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Kernel\Outbox;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Outbox\Message;
use Storewright\Kernel\Outbox\MessageStatus;
use Storewright\Kernel\Outbox\NewMessage;
use Storewright\Kernel\Outbox\Outbox;
use Storewright\Kernel\Outbox\OutboxTable;
use Storewright\Kernel\Outbox\SendMessages;
use Storewright\Tests\Support\Doubles\ScriptedHandler;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Several web servers that add and send messages at the same moment, and one that is killed.
 */
#[Group( 'mariadb' )]
final class ParallelWorkersTest extends ParallelTestCase {

	private string $file = '';

	protected function setUp(): void {
		parent::setUp();
		$this->file = (string) tempnam( sys_get_temp_dir(), 'outbox' );
	}

	public function test_none_is_lost_and_none_is_sent_twice(): void {
		$keys  = array_map( static fn( int $number ) => "order-$number/completed", range( 1, 60 ) );
		$added = OtherRequest::run_together(
			OtherRequest::prepare( 'add-messages', [ 'keys' => $keys ], [ 'keys' => array_reverse( $keys ) ], [ 'keys' => $keys ] )
		);
		self::assertSame( 60, array_sum( $added ), (string) wp_json_encode( $added ) );
		$worker = [ 'file' => $this->file ];
		OtherRequest::run_together( OtherRequest::prepare( 'send-messages', $worker, $worker, $worker ) );
		$sent = $this->sent();
		sort( $sent );
		sort( $keys );
		self::assertSame( $keys, $sent );
		$sent_rows = $this->context()->database->value(
			"SELECT COUNT(*) FROM {$this->context()->database->table( OutboxTable::NAME )} WHERE status = 'sent' AND attempts = 1"
		);
		self::assertSame( '60', $sent_rows );
	}

	public function test_what_a_request_adds_is_sent_when_it_ends_and_many_by_the_job(): void {
		$request = static fn( string $file, string ...$keys ) => OtherRequest::run_together(
			OtherRequest::prepare( 'add-messages', compact( 'file', 'keys' ) )
		);
		$request( $this->file, 'a', 'b' );
		self::assertSame( [ 'a', 'b' ], $this->sent() );
		Queue::clear();
		wp_cache_flush();
		$request( $this->file, 'c', 'd', 'e', 'f', 'g', 'h', 'i' );
		self::assertSame( [ 'a', 'b', 'c', 'd', 'e', 'f', 'g' ], $this->sent() );
		wp_cache_flush();
		self::assertIsInt( wp_next_scheduled( Queue::HOOK, [ SendMessages::name() ] ) );
		OtherRequest::run_together( OtherRequest::prepare( 'send-messages', [ 'file' => $this->file ] ) );
		self::assertSame( [ 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i' ], $this->sent() );
	}

	public function test_one_whose_worker_is_killed_between_sending_and_noting_it_is_unconfirmed(): void {
		$outbox = new Outbox( $this->context() );
		$outbox->add( new NewMessage( 'test', 'a' ) );
		$outbox->add( new NewMessage( 'test', 'b' ) );
		[ $worker ] = OtherRequest::prepare(
			'send-messages',
			[
				'file'  => $this->file,
				'pause' => true,
			]
		);
		$worker->say( 'go' );
		$worker->wait_for( 'sent' );
		$worker->kill();
		self::assertSame( [ 'a' ], $this->sent() );
		self::assertSame( MessageStatus::Sending, $outbox->find_by_key( 'test', 'a' )?->status );

		$later = $this->context( new Clock( new DateTimeImmutable( '+301 seconds' ) ) );
		( new ScriptedHandler(
			fn( Message $message ) => file_put_contents( $this->file, $message->key . "\n", FILE_APPEND )
		) )->register();
		( new SendMessages() )->run( $later, null, microtime( true ) + 20 );
		self::assertSame( [ 'a', 'b' ], $this->sent() );
		$message = $outbox->find_by_key( 'test', 'a' );
		self::assertNotNull( $message );
		self::assertSame( MessageStatus::Unconfirmed, $message->status );

		( new Outbox( $later ) )->resend( $message->id, MessageStatus::Unconfirmed );
		( new SendMessages() )->run( $later, null, microtime( true ) + 20 );
		self::assertSame( [ 'a', 'b', 'a' ], $this->sent() );
	}

	/**
	 * @return list<string>
	 */
	private function sent(): array {
		$lines = file( $this->file, FILE_IGNORE_NEW_LINES );
		return false === $lines ? [] : $lines;
	}

	protected function close_database(): void {
		$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( OutboxTable::NAME )}" );
		unlink( $this->file );
		parent::close_database();
	}
}
