<?php
declare(strict_types=1);

namespace Storewright\Store\Tax;

/**
 * A kind of goods that is taxed alike.
 */
final class TaxClass {

	/**
	 * The standard class as clients name it; stored as ''.
	 */
	public const STANDARD = 'standard';

	/**
	 * @param string $slug Such as `reduced-rate`; `standard` for the one that every shop has.
	 * @param string $name What owners read.
	 */
	public function __construct( public readonly string $slug, public readonly string $name ) {}

	/**
	 * The slug as rates, products and orders store it: '' for standard.
	 *
	 * @param string $slug As clients name it.
	 */
	public static function stored( string $slug ): string {
		return self::STANDARD === $slug ? '' : $slug;
	}

	/**
	 * The slug as clients name it.
	 *
	 * @param string $stored '' for standard.
	 */
	public static function named( string $stored ): string {
		return '' === $stored ? self::STANDARD : $stored;
	}
}
