<?php
declare(strict_types=1);

namespace Storewright\Admin\Extensions;

/**
 * How sentences name what was asked for, which may be anything.
 */
final class Quote {

	/**
	 * How many characters of it are told.
	 */
	private const LENGTH = 40;

	/**
	 * A value in one line, cut where it is long.
	 *
	 * @param string $value
	 */
	public static function of( string $value ): string {
		$line = trim( (string) preg_replace( '/[\s\p{C}]+/u', ' ', wp_check_invalid_utf8( $value, true ) ) );
		return mb_strlen( $line ) > self::LENGTH ? mb_substr( $line, 0, self::LENGTH ) . '…' : $line;
	}
}
