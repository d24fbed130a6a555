<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

/**
 * Base of tests in which WooCommerce's own API or pages write while a route of ours checks and writes, each in a process of its own.
 */
abstract class CompanionParallelTestCase extends ParallelTestCase {

	/**
	 * How many statements wait for rows right now.
	 */
	private const WAITS = "SELECT VARIABLE_VALUE FROM information_schema.GLOBAL_STATUS WHERE VARIABLE_NAME = 'Innodb_row_lock_current_waits'";

	/**
	 * Seconds.
	 */
	private const TIMEOUT = 40;

	/**
	 * @var array<int, OtherRequest> Those that have not ended, by object id.
	 */
	private array $open = [];

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
	}

	protected function tearDown(): void {
		// A test that failed leaves them waiting.
		array_map( static fn( OtherRequest $request ) => $request->kill(), $this->open );
		$this->open = [];
		parent::tearDown();
	}

	/**
	 * Sends a request of ours while something that WooCommerce wrote is not committed yet, and has it committed once ours waits for it.
	 *
	 * @param array{0: string, 1: string, 2: array<mixed>}     $ours   Method, path and body.
	 * @param array{0: string, 1: string, 2: mixed}|int|string $theirs The same, a product of which one is sold, the name of a bank
	 *                                                                 account, or gateways in their order, with commas.
	 * @return array{status: int, data: array<mixed>} What ours was answered.
	 */
	protected function while_woocommerce_writes( array $ours, array|int|string $theirs ): array {
		$theirs = $this->prepare( 'woocommerce-writes', self::input( $theirs ) + [ 'holds' => true ] );
		$ours   = $this->prepare( 'rest', self::input( $ours ) );
		$theirs->say( 'go' );
		$theirs->wait_for( 'middle' );
		$ours->say( 'go' );
		$this->await_lock();
		$theirs->say( 'commit' );
		$this->assert_written( $theirs );
		return $this->answer( $ours );
	}

	/**
	 * Has WooCommerce write between the check and the write of a request of ours.
	 *
	 * @param array{0: string, 1: string, 2: array<mixed>} $ours   Method, path and body.
	 * @param array{0: string, 1: string, 2: mixed}|int|string $theirs As above.
	 * @param string                                       $before Regular expression of the statement that writes for ours.
	 * @param bool                                         $waits  Whether WooCommerce has to wait for ours.
	 * @return array{status: int, data: array<mixed>} What ours was answered.
	 */
	protected function between_check_and_write( array $ours, array|int|string $theirs, string $before, bool $waits = true ): array {
		$ours   = $this->prepare( 'rest-paused', self::input( $ours ) + [ 'before' => $before ] );
		$theirs = $this->prepare( 'woocommerce-writes', self::input( $theirs ) );
		$ours->say( 'go' );
		$ours->wait_for( 'middle' );
		$theirs->say( 'go' );
		if ( ! $waits ) {
			$this->assert_written( $theirs );
		} else {
			$this->await_lock();
		}
		$ours->say( 'on' );
		$answer = $this->answer( $ours );
		if ( $waits ) {
			$this->assert_written( $theirs );
		}
		return $answer;
	}

	/**
	 * Checks that a request of ours was refused because somebody else was faster.
	 *
	 * @param string                                 $code   Of the error.
	 * @param array{status: int, data: array<mixed>} $answer
	 */
	protected static function assert_refused( string $code, array $answer ): void {
		self::assertSame( [ 409, $code ], [ $answer['status'], $answer['data']['code'] ?? '' ], (string) wp_json_encode( $answer ) );
	}

	/**
	 * Reads an option as the database holds it.
	 */
	protected function stored( string $option ): mixed {
		return $this->context()->options->fresh( [ $option ] )[ $option ] ?? null;
	}

	/**
	 * Waits until a request waits for a row that another one has locked.
	 */
	protected function await_lock(): void {
		$until = microtime( true ) + self::TIMEOUT;
		while ( '0' === $this->context()->database->value( self::WAITS ) ) {
			self::assertLessThan( $until, microtime( true ), 'No request waits for another one.' );
		}
	}

	/**
	 * @param string               $script
	 * @param array<string, mixed> $input
	 */
	protected function prepare( string $script, array $input ): OtherRequest {
		$request = OtherRequest::prepare( $script, $input )[0];

		$this->open[ spl_object_id( $request ) ] = $request;
		return $request;
	}

	protected function assert_written( OtherRequest $theirs ): void {
		$answer = $this->answer( $theirs );
		self::assertContains( $answer['status'], [ 200, 201 ], (string) wp_json_encode( $answer ) );
	}

	/**
	 * @return array{status: int, data: array<mixed>}
	 */
	protected function answer( OtherRequest $request ): array {
		/** @var array{status: int, data: array<mixed>} $answer What requests/rest.php returns. */
		$answer = $this->returned( $request );
		return $answer;
	}

	/**
	 * @return mixed What its script returns.
	 */
	protected function returned( OtherRequest $request ): mixed {
		unset( $this->open[ spl_object_id( $request ) ] );
		return $request->answer();
	}

	/**
	 * @param array{0: string, 1: string, 2: mixed}|int|string $request
	 * @return array<string, mixed>
	 */
	protected static function input( array|int|string $request ): array {
		if ( is_int( $request ) ) {
			return [ 'sells' => $request ];
		}
		if ( is_string( $request ) ) {
			return str_contains( $request, ',' ) ? [ 'gateways' => explode( ',', $request ) ] : [ 'account' => $request ];
		}
		return [
			'user'   => get_current_user_id(),
			'method' => $request[0],
			'path'   => $request[1],
			'body'   => $request[2],
		];
	}
}
