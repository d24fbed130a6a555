<?php
declare(strict_types=1);

namespace Storewright\Store\Keys\OAuth;

use Storewright\Kernel\Context;
use Storewright\Store\Keys\Tables;

/**
 * The nonces that signed requests have used. Each is kept until its request would be refused for its age.
 */
final class Nonces {

	/**
	 * How far a request's time may be from the shop's, in seconds.
	 */
	public const WINDOW = 900;

	/**
	 * One use in so many also tidies up.
	 */
	private const TIDY_ONE_IN = 50;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Uses a nonce up. Of several requests with the same one, at whatever moment, one gets true.
	 *
	 * @param int    $key_id    The key that signed.
	 * @param int    $timestamp The request's time, in Unix seconds.
	 * @param string $nonce     Of any length.
	 * @return bool Whether nobody has used it before.
	 */
	public function take( int $key_id, int $timestamp, string $nonce ): bool {
		$table = $this->context->database->table( Tables::NONCES );
		if ( 1 === wp_rand( 1, self::TIDY_ONE_IN ) ) {
			$this->context->database->execute( "DELETE FROM {$table} WHERE expires < %d", $this->context->clock->now()->getTimestamp() );
		}
		return 1 === $this->context->database->execute(
			"INSERT IGNORE INTO {$table} (nonce, expires) VALUES (%s, %d)",
			hash( 'sha256', "{$key_id}\n{$timestamp}\n{$nonce}" ),
			$timestamp + self::WINDOW + 1
		);
	}
}
