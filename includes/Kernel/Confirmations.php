<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Storewright\Kernel\Errors\Conflict;
use Throwable;
use WP_Error;

/**
 * Has each confirmation of a preview be good for one change: sent once more, it would make anew what somebody took back meanwhile.
 */
final class Confirmations {

	/**
	 * Those that were used and could still be confirmed: confirmation => until when, in seconds since 1970.
	 */
	public const OPTION = 'storewright_used_confirmations';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Makes a change with a confirmation that was not used before. Where the change fails, the confirmation is as good as before.
	 *
	 * @template T
	 * @param string        $confirmation What the preview answered.
	 * @param int           $expires      Until when it can be confirmed, in seconds since 1970.
	 * @param callable(): T $change       Throws, or returns a WP_Error, where it fails.
	 * @return T
	 * @throws Conflict If the confirmation was used, or is being used right now.
	 */
	public function spend( string $confirmation, int $expires, callable $change ): mixed {
		$this->take( $confirmation, $expires );
		try {
			$result = $change();
		} catch ( Throwable $error ) {
			try {
				$this->give_back( $confirmation );
			} catch ( Throwable $other ) {
				// Whoever confirmed has to know the first one.
				$this->context->log->error( 'A confirmation that changed nothing stays used: ' . $other->getMessage() );
			}
			throw $error;
		}
		if ( $result instanceof WP_Error ) {
			$this->give_back( $confirmation );
		}
		return $result;
	}

	private function take( string $confirmation, int $expires ): void {
		$now     = $this->context->clock->now()->getTimestamp();
		$is_used = false;
		$this->context->options->change(
			self::OPTION,
			static function ( array $used ) use ( $confirmation, $expires, $now, &$is_used ): array {
				$is_used = isset( $used[ $confirmation ] );
				$valid   = array_filter( $used, static fn( mixed $until ): bool => is_int( $until ) && $until >= $now );
				return [ $confirmation => $expires ] + $valid;
			}
		);
		if ( $is_used ) {
			throw new Conflict(
				'storewright_preview_used',
				__( 'This preview was confirmed before. Nothing was changed: ask for a new one.', 'storewright' )
			);
		}
	}

	private function give_back( string $confirmation ): void {
		$this->context->options->change(
			self::OPTION,
			static fn( array $used ): array => array_diff_key( $used, [ $confirmation => true ] )
		);
	}
}
