<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Keys\Authorize;

use Storewright\Store\Keys\Authorize\AuthorizationEndpoint;
use Storewright\Store\Keys\Authorize\AuthorizationRequest;
use Storewright\Store\Keys\FailedAttempts;
use Storewright\Store\Keys\KeyRepository;
use Storewright\Store\Keys\Tables;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Approvals at the same time, again and again, and with a form that was not shown. The rest is seen in tests/e2e/authorize.spec.ts.
 */
final class AuthorizationEndpointTest extends ParallelTestCase {

	private const QUERY = [
		'app_name'     => 'Till',
		'scope'        => 'read',
		'user_id'      => '7',
		'return_url'   => 'https://93.184.216.34/back',
		'callback_url' => 'https://93.184.216.34/callback',
	];

	public function test_a_form_that_is_sent_several_times_at_once_makes_one_key(): void {
		$this->as_administrator();
		$form    = $this->form( 'first' );
		$answers = $this->at_once( $form, $form, $form );
		self::assertSame( [ 302, 302, 302 ], array_column( $answers, 'status' ), (string) wp_json_encode( $answers ) );
		self::assertSame( 1, array_sum( array_column( $answers, 'calls' ) ) );
		$keys = ( new KeyRepository( $this->context() ) )->all();
		self::assertCount( 1, $keys );
		self::assertSame( [ 'read', get_current_user_id() ], [ $keys[0]->permission->value, $keys[0]->user_id ] );
		self::assertStringStartsWith( 'Till, approved on ', $keys[0]->description );
		$kept_until = (int) $this->context()->database->value(
			"SELECT option_value FROM {$this->context()->database->table( 'options' )} WHERE option_name LIKE %s",
			'\_transient\_timeout\_storewright\_authorize\_%'
		);
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals
		self::assertGreaterThanOrEqual(
			time() + (int) apply_filters( 'nonce_life', DAY_IN_SECONDS ) - 600,
			$kept_until,
			'As long as WordPress takes the form.'
		);
		// phpcs:enable
	}

	public function test_a_key_that_the_app_does_not_take_is_gone_and_is_not_sent_twice(): void {
		$this->as_administrator();
		$form    = $this->form( 'first' );
		$answers = [ ...$this->at_once( [ 'status' => 500 ] + $form ), ...$this->at_once( $form ) ];
		self::assertSame(
			[ [ 502, 1 ], [ 502, 0 ] ],
			array_map( static fn( array $answer ) => [ $answer['status'], $answer['calls'] ], $answers )
		);
		self::assertSame( [], ( new KeyRepository( $this->context() ) )->all() );
	}

	public function test_who_approves_again_and_again_has_to_wait(): void {
		$this->as_administrator();
		for ( $count = 0; $count < FailedAttempts::LIMIT; $count++ ) {
			( new FailedAttempts( $this->context() ) )->add( FailedAttempts::of_approvals( get_current_user_id() ) );
		}
		self::assertSame( [ 429 ], array_column( $this->at_once( $this->form( 'next' ) ), 'status' ) );
		self::assertSame( [], ( new KeyRepository( $this->context() ) )->all() );
	}

	public function test_a_form_that_was_not_shown_to_this_user_decides_nothing(): void {
		$this->as_administrator();
		$foreign = $this->form( 'first' );
		$this->as_shop_manager();
		$other = [ 'query' => [ 'scope' => 'read_write' ] + self::QUERY ] + $this->form( 'first' );
		self::assertSame(
			[ 403, 403 ],
			array_column( $this->at_once( [ 'user' => get_current_user_id() ] + $foreign, $other ), 'status' )
		);
		$this->as_subscriber();
		self::assertSame( [ 403 ], array_column( $this->at_once( $this->form( 'first' ) ), 'status' ) );
		self::assertSame( [], ( new KeyRepository( $this->context() ) )->all() );
	}

	public function test_an_address_that_names_another_host_is_not_answered(): void {
		$before = $_SERVER['REQUEST_URI'] ?? null;
		try {
			$_SERVER['REQUEST_URI'] = '//evil.example/wc-auth/v1/authorize?app_name=Till';
			self::assertSame( '/evil.example/wc-auth/v1/authorize?app_name=Till', AuthorizationEndpoint::current_path() );
		} finally {
			$_SERVER['REQUEST_URI'] = $before;
		}
	}

	protected function close_database(): void {
		foreach ( Tables::all() as $table ) {
			$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( $table->name )}" );
		}
		parent::close_database();
	}

	/**
	 * The approval of the current user.
	 *
	 * @return array{user: int, query: array<string, string>, posted: array<string, string>, status: int}
	 */
	private function form( string $form ): array {
		return [
			'user'   => get_current_user_id(),
			'query'  => self::QUERY,
			'posted' => [
				'decision' => 'approve',
				'form'     => $form,
				'_wpnonce' => wp_create_nonce( "storewright_authorize_$form" . AuthorizationRequest::of( self::QUERY )->fingerprint() ),
			],
			'status' => 200,
		];
	}

	/**
	 * @param array<string, mixed> ...$forms
	 * @return list<array{status: int, page: string, calls: int}>
	 */
	private function at_once( array ...$forms ): array {
		/** @var list<array{status: int, page: string, calls: int}> $answers What requests/authorize.php returns. */
		$answers = OtherRequest::run_together( OtherRequest::prepare( 'authorize', ...array_values( $forms ) ) );
		return $answers;
	}
}
