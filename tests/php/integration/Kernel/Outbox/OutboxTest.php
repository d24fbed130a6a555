<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Kernel\Outbox;

use DateTimeImmutable;
use InvalidArgumentException;
use RuntimeException;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Outbox\Message;
use Storewright\Kernel\Outbox\MessageClaims;
use Storewright\Kernel\Outbox\MessageDropped;
use Storewright\Kernel\Outbox\MessageStatus;
use Storewright\Kernel\Outbox\NewMessage;
use Storewright\Kernel\Outbox\Outbox;
use Storewright\Kernel\Outbox\SendAfterRequest;
use Storewright\Kernel\Outbox\SendFailed;
use Storewright\Kernel\Outbox\SendMessages;
use Storewright\Tests\Support\Doubles\ScriptedHandler;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Messages that are kept with what they tell of, and sent once.
 */
final class OutboxTest extends IntegrationTestCase {

	private const NOON = '2026-05-04 12:00:00';

	/**
	 * @var list<string> Keys of the messages that were sent.
	 */
	private array $sent = [];

	public function test_a_message_is_sent_once(): void {
		$this->handler()->register();
		$outbox = new Outbox( $this->context() );
		self::assertTrue( $outbox->add( self::message( 'order-1/completed' ) ) );
		self::assertSame( [], $this->sent );
		SendAfterRequest::run();
		// The test's own transaction is open: nothing is sent of what may be undone.
		self::assertSame( [], $this->sent );
		$this->run_job();
		self::assertSame( [ 'order-1/completed' ], $this->sent );
		$message = $this->message_of( 'order-1/completed' );
		self::assertSame( MessageStatus::Sent, $message->status );
		self::assertNotNull( $message->sent );
		$this->run_job( '+1 day' );
		self::assertSame( [ 'order-1/completed' ], $this->sent );
	}

	public function test_of_each_kind_and_key_there_is_one(): void {
		$this->handler()->register();
		$outbox = new Outbox( $this->context() );
		self::assertTrue( $outbox->add( self::message( 'a', [ 'n' => 1 ] ) ) );
		self::assertFalse( $outbox->add( self::message( 'a', [ 'n' => 2 ] ) ) );
		self::assertTrue( $outbox->add( new NewMessage( 'other', 'a' ) ) );
		$this->run_job();
		self::assertFalse( $outbox->add( self::message( 'a' ) ) );
		self::assertSame( [ 'a' ], $this->sent );
		self::assertSame( [ 'n' => 1 ], $this->message_of( 'a' )->payload );
		self::assertSame( MessageStatus::Pending, $outbox->find_by_key( 'other', 'a' )?->status, 'Nobody sends this kind.' );
	}

	public function test_what_is_undone_is_not_sent(): void {
		$this->handler()->register();
		$context = $this->context();
		try {
			$context->database->transaction(
				static function () use ( $context ): never {
					( new Outbox( $context ) )->add( self::message( 'undone' ) );
					throw new RuntimeException( 'The order was not kept.' );
				}
			);
		} catch ( RuntimeException ) {
			$this->run_job();
		}
		self::assertSame( [], $this->sent );
		self::assertNull( ( new Outbox( $context ) )->find_by_key( 'test', 'undone' ) );
	}

	public function test_a_message_of_later_waits(): void {
		$this->handler()->register();
		( new Outbox( $this->context() ) )->add( new NewMessage( 'test', 'later', due: new DateTimeImmutable( '+2 hours' ) ) );
		$this->run_job();
		self::assertSame( [], $this->sent );
		$this->run_job( '+121 minutes' );
		self::assertSame( [ 'later' ], $this->sent );
	}

	public function test_what_fails_is_tried_again_less_and_less_often_and_then_failed(): void {
		$tries = 0;
		( new ScriptedHandler(
			static function () use ( &$tries ): never {
				++$tries;
				throw new SendFailed( 'The mail server is full.' );
			}
		) )->register();
		$settled = [];
		add_action(
			'storewright_message_settled',
			static function ( Message $message ) use ( &$settled ): void {
				$settled[] = $message->status;
			}
		);
		( new Outbox( $this->at() ) )->add( self::message( 'a' ) );
		$minutes = [];
		for ( $minute = 0; $minute < 530; $minute += $minute < 40 ? 1 : 10 ) {
			$before = $tries;
			$this->run_at( "+$minute minutes" );
			if ( $tries > $before ) {
				$minutes[] = $minute;
			}
		}
		self::assertSame( [ 0, 1, 6, 36, 160, 520 ], $minutes );
		self::assertSame( MessageStatus::Failed, $this->message_of( 'a' )->status );
		self::assertSame( 'The mail server is full.', $this->message_of( 'a' )->note );
		self::assertSame( [ MessageStatus::Failed ], $settled );
	}

	public function test_what_would_fail_again_is_not_tried_again(): void {
		( new ScriptedHandler( static fn() => throw new SendFailed( 'There is no such address.', true ) ) )->register();
		( new Outbox( $this->at() ) )->add( self::message( 'a' ) );
		$this->run_at( '+0 minutes' );
		self::assertSame( MessageStatus::Failed, $this->message_of( 'a' )->status );
		self::assertSame( 1, $this->message_of( 'a' )->attempts );
	}

	public function test_what_has_become_needless_is_dropped(): void {
		( new ScriptedHandler( static fn() => self::fail( 'It is sent.' ), false, static fn() => throw new MessageDropped( 'The order is gone.' ) ) )->register();
		( new Outbox( $this->at() ) )->add( self::message( 'a' ) );
		$this->run_at( '+0 minutes' );
		self::assertSame( MessageStatus::Dropped, $this->message_of( 'a' )->status );
		self::assertSame( 'The order is gone.', $this->message_of( 'a' )->note );
	}

	public function test_a_message_that_nobody_could_send_for_a_week_is_dropped(): void {
		( new Outbox( $this->at() ) )->add( self::message( 'a' ) );
		$this->run_at( '+1 day' );
		self::assertSame( MessageStatus::Pending, $this->message_of( 'a' )->status );
		$this->handler()->register();
		$this->run_at( '+8 days' );
		self::assertSame( [], $this->sent );
		self::assertSame( MessageStatus::Dropped, $this->message_of( 'a' )->status );
	}

	public function test_what_breaks_while_it_is_sent_may_have_gone_out(): void {
		$this->expect_logged( 'A message of the kind test broke: The plugin after it broke.' );
		( new ScriptedHandler(
			function ( Message $message ): never {
				$this->sent[] = $message->key;
				throw new RuntimeException( 'The plugin after it broke.' );
			}
		) )->register();
		( new Outbox( $this->at() ) )->add( self::message( 'a' ) );
		$this->run_at( '+0 minutes' );
		$this->run_at( '+2 days' );
		self::assertSame( [ 'a' ], $this->sent );
		self::assertSame( MessageStatus::Unconfirmed, $this->message_of( 'a' )->status );
	}

	public function test_what_breaks_while_it_is_built_is_tried_again(): void {
		$this->expect_logged( 'A message of the kind test broke: No template.' );
		$tries = 0;
		( new ScriptedHandler(
			$this->note( ... ),
			false,
			static function () use ( &$tries ): void {
				if ( 1 === ++$tries ) {
					throw new RuntimeException( 'No template.' );
				}
			}
		) )->register();
		( new Outbox( $this->at() ) )->add( self::message( 'a' ) );
		$this->run_at( '+0 minutes' );
		$this->run_at( '+1 minute' );
		self::assertSame( [ 'a' ], $this->sent );
	}

	public function test_a_message_whose_worker_died_is_not_sent_again_by_itself(): void {
		$this->handler()->register();
		( new Outbox( $this->at() ) )->add( self::message( 'a' ) );
		$id   = $this->message_of( 'a' )->id;
		$dead = new MessageClaims( $this->at() );
		self::assertNotNull( $dead->take( $id ) );
		self::assertTrue( $dead->begin( $id ) );
		$this->run_at( '+299 seconds' );
		self::assertSame( MessageStatus::Sending, $this->message_of( 'a' )->status );
		$this->run_at( '+300 seconds' );
		$this->run_at( '+1 day' );
		self::assertSame( [], $this->sent );
		self::assertSame( MessageStatus::Unconfirmed, $this->message_of( 'a' )->status );

		( new Outbox( $this->at( '+2 days' ) ) )->resend( $id, MessageStatus::Unconfirmed );
		$this->run_at( '+2 days' );
		self::assertSame( [ 'a' ], $this->sent );
		self::assertSame( MessageStatus::Sent, $this->message_of( 'a' )->status );
		self::assertSame( 1, $this->message_of( 'a' )->resent );
	}

	public function test_a_worker_that_was_only_slow_says_so(): void {
		$this->handler()->register();
		( new Outbox( $this->at() ) )->add( self::message( 'a' ) );
		$id   = $this->message_of( 'a' )->id;
		$slow = new MessageClaims( $this->at() );
		$slow->take( $id );
		$slow->begin( $id );
		$this->run_at( '+10 minutes' );
		self::assertSame( MessageStatus::Unconfirmed, $this->message_of( 'a' )->status );
		self::assertTrue( $slow->finish( $id, MessageStatus::Sent ) );
		self::assertSame( MessageStatus::Sent, $this->message_of( 'a' )->status );

		( new Outbox( $this->at( '+1 hour' ) ) )->resend( $id, MessageStatus::Sent );
		self::assertFalse( $slow->finish( $id, MessageStatus::Failed ), 'It is in other hands by now.' );
		self::assertSame( MessageStatus::Pending, $this->message_of( 'a' )->status );
	}

	public function test_a_message_whose_worker_died_before_sending_is_built_by_another(): void {
		$this->handler()->register();
		( new Outbox( $this->at() ) )->add( self::message( 'a' ) );
		$id   = $this->message_of( 'a' )->id;
		$dead = new MessageClaims( $this->at() );
		$dead->take( $id );
		$this->run_at( '+119 seconds' );
		self::assertSame( [], $this->sent );
		$this->run_at( '+120 seconds' );
		self::assertSame( [ 'a' ], $this->sent );
		self::assertFalse( $dead->begin( $id ) );
	}

	public function test_who_can_tell_that_a_message_came_twice_gets_it_again(): void {
		( new ScriptedHandler( $this->note( ... ), true ) )->register();
		( new Outbox( $this->at() ) )->add( self::message( 'a' ) );
		$id   = $this->message_of( 'a' )->id;
		$dead = new MessageClaims( $this->at() );
		$dead->take( $id );
		$dead->begin( $id );
		$this->run_at( '+301 seconds' );
		self::assertSame( [ 'a' ], $this->sent );
	}

	public function test_of_two_who_resend_a_message_at_once_one_does(): void {
		$outbox = new Outbox( $this->at() );
		$outbox->add( self::message( 'a' ) );
		$id = $this->message_of( 'a' )->id;
		try {
			$outbox->resend( $id, MessageStatus::Pending );
			self::fail( 'It is sent twice.' );
		} catch ( InvalidInput $error ) {
			self::assertSame( 'storewright_message_on_its_way', $error->error_code );
		}
		$this->handler()->register();
		$this->run_at( '+0 minutes' );
		$outbox->resend( $id, MessageStatus::Sent );
		try {
			$outbox->resend( $id, MessageStatus::Sent );
			self::fail( 'It is sent twice.' );
		} catch ( Conflict $error ) {
			self::assertSame( [ 'status_now' => 'pending' ], $error->data );
		}
		$this->expectException( NotFound::class );
		$outbox->resend( $id + 1000, MessageStatus::Sent );
	}

	public function test_messages_are_kept_for_the_days_of_the_setting(): void {
		$this->handler()->register();
		$outbox = new Outbox( $this->at() );
		$outbox->add( self::message( 'sent' ) );
		$outbox->add( new NewMessage( 'other', 'waits' ) );
		$this->run_at( '+0 minutes' );
		$this->run_at( '+30 days' );
		self::assertNotNull( $outbox->find_by_key( 'test', 'sent' ) );
		$this->run_at( '+31 days' );
		self::assertNull( $outbox->find_by_key( 'test', 'sent' ) );
		self::assertNotNull( $outbox->find_by_key( 'other', 'waits' ) );
	}

	public function test_personal_data_is_exported_and_erased(): void {
		$this->handler()->register();
		$outbox = new Outbox( $this->context() );
		$outbox->add( new NewMessage( 'test', 'sent', [ 'name' => 'Ada' ], 'ada@example.com', 'order', 7 ) );
		$this->run_job();
		$outbox->add( new NewMessage( 'test', 'waits', [ 'name' => 'Ada' ], 'ada@example.com', 'order', 8 ) );
		$outbox->add( new NewMessage( 'test', 'of-another', [], 'bob@example.com', 'order', 9 ) );
		$page   = self::ask( 'exporter', 'ada@example.com' );
		$values = static fn( mixed $item ): array => is_array( $item ) ? array_column( (array) $item['data'], 'value' ) : [];
		self::assertTrue( $page['done'] );
		self::assertSame(
			[ [ 'Test message', 'ada@example.com', 'Sent' ], [ 'Test message', 'ada@example.com', 'Pending' ] ],
			array_map( static fn( mixed $item ) => array_slice( $values( $item ), 0, 3 ), (array) $page['data'] )
		);
		self::assertTrue( self::ask( 'eraser', 'ada@example.com' )['items_removed'] );
		$this->run_job();
		self::assertSame( [ 'sent', 'of-another' ], $this->sent );
		self::assertSame( '', $this->message_of( 'sent' )->recipient );
		self::assertSame( [], $this->message_of( 'waits' )->payload );
		self::assertSame( MessageStatus::Dropped, $this->message_of( 'waits' )->status );
		self::assertSame( [ 'of-another' ], array_column( $outbox->of_subject( 'order', 9 ), 'key' ) );
		do_action( 'storewright_order_anonymized', 9 );
		self::assertSame( '', $this->message_of( 'of-another' )->recipient );
	}

	public function test_a_thousand_messages_are_one_row_of_the_queue(): void {
		$this->handler()->register();
		Queue::clear();
		$outbox = new Outbox( $this->at() );
		for ( $number = 0; $number < 50; $number++ ) {
			$outbox->add( self::message( "a-$number" ) );
		}
		$this->run_at( '+0 minutes' );
		self::assertCount( 50, $this->sent );
		$waiting = array_filter( _get_cron_array(), static fn( array $hooks ) => isset( $hooks[ Queue::HOOK ] ) );
		self::assertCount( 1, $waiting );
	}

	public function test_a_key_that_can_not_be_stored_is_refused(): void {
		$this->expectException( InvalidArgumentException::class );
		$this->expectExceptionMessage( '“Ada@example.com” is no key of a message' );
		self::message( 'Ada@example.com' );
	}

	/**
	 * @param string $what `exporter` or `eraser`.
	 * @return array<mixed>
	 */
	private static function ask( string $what, string $email ): array {
		$all = apply_filters( "wp_privacy_personal_data_{$what}s", [] );
		self::assertIsArray( $all );
		self::assertIsArray( $all['storewright-messages'] );
		$ask = $all['storewright-messages']['callback'];
		self::assertIsCallable( $ask );
		$answer = $ask( $email );
		self::assertIsArray( $answer );
		return $answer;
	}

	private function handler(): ScriptedHandler {
		return new ScriptedHandler( $this->note( ... ) );
	}

	private function note( Message $message ): void {
		$this->sent[] = $message->key;
	}

	/**
	 * @param array<string, mixed> $payload
	 */
	private static function message( string $key, array $payload = [] ): NewMessage {
		return new NewMessage( 'test', $key, $payload );
	}

	private function message_of( string $key ): Message {
		$message = ( new Outbox( $this->context() ) )->find_by_key( 'test', $key );
		self::assertNotNull( $message );
		return $message;
	}

	private function at( string $later = '+0 minutes' ): Context {
		return $this->context( new Clock( ( new DateTimeImmutable( self::NOON ) )->modify( $later ) ) );
	}

	private function run_at( string $later ): void {
		( new SendMessages() )->run( $this->at( $later ), null, microtime( true ) + 20 );
	}

	private function run_job( string $later = '+0 minutes' ): void {
		( new SendMessages() )->run(
			$this->context( new Clock( ( new DateTimeImmutable( 'now' ) )->modify( $later ) ) ),
			null,
			microtime( true ) + 20
		);
	}
}
