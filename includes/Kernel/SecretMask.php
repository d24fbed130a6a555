<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * Placeholder that is returned instead of a secret that is set, such as the key of a payment provider.
 *
 * Sent back as a value, it leaves the secret as it is. Each secret has a mask of its own, which tells nothing of it, so that a client
 * can say which one it saw: a change in between is noticed.
 */
final class SecretMask {

	/**
	 * How each mask begins.
	 */
	public const DOTS = '••••••••';

	/**
	 * The mask of a value, '' where there is none.
	 *
	 * @param string|array<mixed> $value
	 * @param string              $name  What holds it: the same value elsewhere has another mask.
	 */
	public static function of( string|array $value, string $name ): string {
		return in_array( $value, [ '', [] ], true ) ? '' : self::DOTS . substr(
			wp_hash( $name . "\n" . (string) wp_json_encode( $value ) ),
			0,
			8
		);
	}

	/**
	 * Whether a client sends a mask, not a value. Dots alone count as one.
	 */
	public static function is_mask( mixed $value ): bool {
		return is_string( $value ) && 1 === preg_match( '/^' . self::DOTS . '(?:[0-9a-f]{8})?$/Du', $value );
	}
}
