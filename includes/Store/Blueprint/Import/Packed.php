<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint\Import;

/**
 * Long text as it is kept in the database: databases take at most some megabytes at once.
 */
final class Packed {

	/**
	 * Packs a text.
	 */
	public static function of( string $text ): string {
		return base64_encode( (string) gzcompress( $text ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- Columns of text hold no bytes.
	}

	/**
	 * The text again; '' where it is none.
	 */
	public static function text( string $packed ): string {
		$bytes = base64_decode( $packed, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- See of().
		$text  = false === $bytes || '' === $bytes ? false : gzuncompress( $bytes );
		return false === $text ? '' : $text;
	}
}
