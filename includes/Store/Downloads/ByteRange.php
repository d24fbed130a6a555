<?php
declare(strict_types=1);

namespace Storewright\Store\Downloads;

/**
 * The part of a file that a request asks for.
 */
final class ByteRange {

	private function __construct( public readonly int $start, public readonly int $length, public readonly bool $is_partial ) {}

	/**
	 * Reads a `Range` header. Several parts at once, or another unit, get the whole file, as RFC 9110 allows.
	 *
	 * @param string $header '' for none.
	 * @param int    $size   Of the file.
	 * @return self|null Null where the file has no such part.
	 */
	public static function of( string $header, int $size ): ?self {
		if ( 1 !== preg_match( '/^bytes=(\d{0,18})-(\d{0,18})$/D', trim( $header ), $part ) || '' === $part[1] . $part[2] ) {
			return new self( 0, $size, false );
		}
		[ , $first, $last ] = $part;
		if ( '' === $first ) {
			$start = max( 0, $size - (int) $last );
			return 0 === (int) $last || 0 === $size ? null : new self( $start, $size - $start, true );
		}
		if ( '' !== $last && (int) $last < (int) $first ) {
			return new self( 0, $size, false );
		}
		if ( (int) $first >= $size ) {
			return null;
		}
		$end = '' === $last ? $size - 1 : min( (int) $last, $size - 1 );
		return new self( (int) $first, $end - (int) $first + 1, true );
	}
}
