<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\TransientNotices;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Admin\Shell\PageData;
use Storewright\Admin\TransientNotices\NoticeQueue;
use Storewright\Admin\TransientNotices\TransientNotice;
use Storewright\Kernel\Clock;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Short messages that are shown once.
 *
 * @spec B3-016
 */
final class TransientNoticesTest extends IntegrationTestCase {

	private const PATH = '/wc-admin/transient-notices';

	public function test_one_for_all_is_shown_once_to_each(): void {
		$this->as_shop_manager();
		$sent = [
			'id'      => 'acme-synced',
			'status'  => 'success',
			'content' => 'Orders were synced.',
			'options' => [
				'actions'         => [
					[
						'label' => 'Look',
						'url'   => 'https://shop.example/wp-admin/',
					],
				],
				'explicitDismiss' => true,
				'spokenMessage'   => 'Synced.',
			],
		];
		$this->assertRestStatus( $this->rest( 'POST', self::PATH, $sent ), 201 );
		self::assertSame( [ [ 'user_id' => null ] + $sent ], array_map( self::sorted( ... ), $this->waiting() ) );

		$this->assertRestStatus( $this->rest( 'DELETE', self::PATH . '/acme-synced' ), 200 );
		self::assertSame( [], $this->waiting() );
		$this->assertRestError( $this->rest( 'DELETE', self::PATH . '/acme-synced' ), 'storewright_notice_invalid_id', 404 );
		$this->as_administrator();
		self::assertSame( [ 'acme-synced' ], array_column( $this->waiting(), 'id' ) );
	}

	public function test_one_for_a_user_is_kept_as_woocommerce_keeps_it_and_shown_to_nobody_else(): void {
		$this->as_administrator();
		$mine = get_current_user_id();
		$this->rest( 'POST', self::PATH, [ 'id' => 'mine', 'content' => 'For me', 'user_id' => $mine ] ); // phpcs:ignore WordPress.Arrays
		$queue = get_option( 'woocommerce_admin_transient_notices_queue' );
		self::assertIsArray( $queue );
		self::assertIsArray( $queue['mine'] );
		self::assertSame( [ $mine, 'info', 'For me', 'mine' ], [ $queue['mine']['user_id'], $queue['mine']['status'], $queue['mine']['content'], $queue['mine']['id'] ] );

		$this->as_shop_manager();
		self::assertSame( [], $this->waiting() );
		$this->assertRestStatus( $this->rest( 'DELETE', self::PATH . '/mine' ), 404 );
		wp_set_current_user( $mine );
		$this->rest( 'DELETE', self::PATH . '/mine' );
		self::assertSame( [], get_option( 'woocommerce_admin_transient_notices_queue' ) );
	}

	public function test_what_woocommerce_stored_is_shown_without_its_html(): void {
		update_option(
			'woocommerce_admin_transient_notices_queue',
			[
				'theirs' => [
					'user_id' => null,
					'status'  => 'loud',
					'content' => 'Hi <script>alert(1)</script><b>you</b>',
					'options' => [ 'actions' => [ [ 'label' => 'Go', 'url' => 'javascript:alert(1)' ] ] ], // phpcs:ignore WordPress.Arrays
					'id'      => 'theirs',
				],
				'broken' => 'text',
			]
		);
		$this->as_shop_manager();
		$notice = $this->waiting()[0];
		self::assertIsArray( $notice['options'] );
		self::assertSame( [ 'Hi you', 'info', [] ], [ $notice['content'], $notice['status'], $notice['options']['actions'] ] );
		self::assertCount( 1, $this->waiting() );
	}

	public function test_one_that_nobody_saw_in_a_month_goes_when_the_next_one_comes(): void {
		$then = new NoticeQueue( $this->context( new Clock( new DateTimeImmutable( '2026-01-01' ) ) ) );
		$then->add( new TransientNotice( 'old', 'Old' ) );
		$now = new NoticeQueue( $this->context( new Clock( new DateTimeImmutable( '2026-02-01' ) ) ) );
		self::assertSame( [], $now->waiting_for( 1 ) );
		$now->add( new TransientNotice( 'new', 'New' ) );
		self::assertSame( [ 'new' ], array_keys( (array) get_option( $now->option() ) ) );
	}

	/**
	 * @param array<string, mixed> $sent
	 */
	#[DataProvider( 'bad' )]
	public function test_a_bad_one_is_refused_with_its_reason( array $sent, string $reason ): void {
		$this->as_shop_manager();
		$answer = $this->rest( 'POST', self::PATH, $sent + [ 'content' => 'Text' ] );
		$this->assertRestError( $answer, 'rest_invalid_param', 400 );
		self::assertStringContainsString( $reason, (string) wp_json_encode( $answer->get_data(), JSON_UNESCAPED_UNICODE ) );
		self::assertFalse( get_option( 'woocommerce_admin_transient_notices_queue' ) );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function bad(): array {
		$action = static fn( string $url ): array => [ 'actions' => [ [ 'label' => 'Go', 'url' => $url ] ] ]; // phpcs:ignore WordPress.Arrays
		return [
			'id'      => [ [ 'id' => 'A b' ], '“A b” is not an ID' ],
			'content' => [ [ 'content' => ' ' ], 'A notice needs a text' ],
			'status'  => [ [ 'status' => 'loud' ], 'status' ],
			'user'    => [ [ 'user_id' => 999999 ], 'There is no user with the ID 999999.' ],
			'address' => [ [ 'options' => $action( 'javascript:alert(1)' ) ], 'is not an address that a button can lead to' ],
		];
	}

	public function test_a_plugin_adds_one_and_a_bad_one_is_logged(): void {
		$this->as_shop_manager();
		do_action( 'storewright_add_transient_notice', new TransientNotice( 'acme', 'Synced.' ) );
		self::assertSame( [ 'acme' ], array_column( $this->waiting(), 'id' ) );
		$this->expect_logged( 'A notice could not be added: “A” is not an ID' );
		do_action( 'storewright_add_transient_notice', new TransientNotice( 'A', 'Synced.' ) );
	}

	public function test_the_example_plugin_leaves_one(): void {
		$this->as_shop_manager();
		remove_all_actions( 'admin_init' );
		require dirname( STOREWRIGHT_FILE ) . '/docs/examples/hello-transient-notice.php';
		do_action( 'admin_init' );
		self::assertSame( [ 'Hello from the queue.' ], array_column( $this->waiting(), 'content' ) );
	}

	public function test_only_who_manages_the_store_adds_sees_and_dismisses_them(): void {
		do_action( 'storewright_add_transient_notice', new TransientNotice( 'acme', 'Synced.' ) );
		$this->as_subscriber();
		self::assertSame( [], ( new PageData( $this->context() ) )->all()['transientNotices'] );
		$this->assertRestStatus( $this->rest( 'GET', self::PATH ), 403 );
		$this->assertRestStatus( $this->rest( 'POST', self::PATH, [ 'content' => 'Hi' ] ), 403 );
		$this->assertRestStatus( $this->rest( 'DELETE', self::PATH . '/acme' ), 403 );
	}

	/**
	 * What the page is given, which is what the route answers.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function waiting(): array {
		/** @var list<array<string, mixed>> $data */
		$data = ( new PageData( $this->context() ) )->all()['transientNotices'];
		self::assertEquals( $data, $this->items( $this->rest( 'GET', self::PATH ) ) );
		return $data;
	}

	/**
	 * @param array<string, mixed> $notice
	 * @return array<string, mixed>
	 */
	private static function sorted( array $notice ): array {
		return [ 'user_id' => $notice['user_id'], 'id' => $notice['id'], 'status' => $notice['status'], 'content' => $notice['content'], 'options' => $notice['options'] ]; // phpcs:ignore WordPress.Arrays, Generic.Files.LineLength
	}
}
