<?php
declare(strict_types=1);

namespace Storewright\Shop\Rest;

use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use WP_REST_Request;

/**
 * The status that a client saw of an order or a review before it gave another one: `expected` beside `status`. Where somebody else was
 * faster, nothing is written and the answer is 409.
 */
final class ExpectedStatus {

	private const PARAM = 'expected';

	private const FIELD = 'status';

	/**
	 * @param string $expected The status that the client saw.
	 * @param string $wished   The status that it gives.
	 */
	private function __construct( public readonly string $expected, public readonly string $wished ) {}

	/**
	 * The argument of routes that know it.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function argument(): array {
		return [
			self::PARAM => [
				'description' => __(
					'What the status was before. Where it is different by now, nothing is written and the answer is 409.',
					'storewright'
				),
				'type'        => 'object',
			],
		];
	}

	/**
	 * What a request expects.
	 *
	 * @return self|null Null where it expects nothing.
	 * @throws InvalidInput If it expects something of another field, or gives no status.
	 */
	public static function of( WP_REST_Request $request ): ?self {
		$sent = $request->get_param( self::PARAM );
		if ( null === $sent || [] === $sent ) {
			return null;
		}
		$others = array_diff( is_array( $sent ) ? array_map( strval( ... ), array_keys( $sent ) ) : [ self::PARAM ], [ self::FIELD ] );
		if ( [] !== $others ) {
			/* translators: %s: name of a parameter. */
			$reason = sprintf( __( '“expected” knows the status alone, not “%s”, so that nothing was saved.', 'storewright' ), implode( ', ', $others ) );
			throw new InvalidInput( 'storewright_guard_not_supported', $reason, [ self::PARAM => $reason ] );
		}
		$expected = is_array( $sent ) ? $sent[ self::FIELD ] ?? null : null;
		$wished   = $request->get_param( self::FIELD );
		if ( ! is_string( $expected ) || ! is_string( $wished ) || '' === $wished ) {
			$reason = __( 'With “expected”, send “status” in it and beside it.', 'storewright' );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ self::PARAM => $reason ] );
		}
		return new self( $expected, $wished );
	}

	/**
	 * Refuses an order that has neither the expected status nor the wished one.
	 *
	 * @param string $now  Its status, read where nobody else can write it.
	 * @param string $name The name of that status.
	 * @throws Conflict If somebody else was faster.
	 */
	public function check_order( string $now, string $name ): void {
		if ( ! $this->allows( $now ) ) {
			throw self::order_conflict( $now, $name );
		}
	}

	/**
	 * The answer where somebody else has changed an order.
	 *
	 * @param string $now  Its status.
	 * @param string $name The name of that status.
	 */
	public static function order_conflict( string $now, string $name ): Conflict {
		/* translators: %s: name of a status. */
		$message = sprintf( __( 'Someone else changed this order in the meantime: its status is “%s” now.', 'storewright' ), $name );
		return self::conflict( $now, 'storewright_rest_order_conflict', $message );
	}

	/**
	 * The status that the client gives an order, without WooCommerce's prefix.
	 */
	public function wished_order(): string {
		return self::plain( $this->wished );
	}

	/**
	 * Whether an order has the status already that the client gives it.
	 *
	 * @param string $now Its status.
	 */
	public function is_wished_order( string $now ): bool {
		return self::plain( $now ) === $this->wished_order();
	}

	/**
	 * Refuses a review that has neither the expected status nor the wished one.
	 *
	 * @param string $stored Its status as WordPress stores it, read where nobody else can write it.
	 * @throws Conflict If somebody else was faster.
	 */
	public function check_review( string $stored ): void {
		$now = match ( $stored ) {
			'0', 'hold' => 'hold',
			'1', 'approve' => 'approved',
			default => $stored,
		};
		$reason = match ( $now ) {
			'approved' => __( 'Someone else approved this review in the meantime.', 'storewright' ),
			'spam' => __( 'Someone else marked this review as spam in the meantime.', 'storewright' ),
			'trash' => __( 'Someone else moved this review to the trash in the meantime.', 'storewright' ),
			default => __( 'Someone else had this review wait for approval again in the meantime.', 'storewright' ),
		};
		if ( ! $this->allows( $now ) ) {
			throw self::conflict( $now, 'storewright_rest_review_conflict', $reason );
		}
	}

	private function allows( string $now ): bool {
		return in_array( $now, [ self::plain( $this->expected ), self::plain( $this->wished ) ], true );
	}

	private static function conflict( string $now, string $code, string $message ): Conflict {
		return new Conflict( $code, $message, [ 'conflicts' => [ self::FIELD => $now ] ] );
	}

	private static function plain( string $status ): string {
		return str_starts_with( $status, 'wc-' ) ? substr( $status, 3 ) : $status;
	}
}
