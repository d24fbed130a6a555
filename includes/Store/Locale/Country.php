<?php
declare(strict_types=1);

namespace Storewright\Store\Locale;

/**
 * A country that a shop can sell to.
 */
final class Country {

	/**
	 * @param string $code ISO 3166-1 alpha-2 code, or XK.
	 * @param string $name Translated name.
	 */
	public function __construct( public readonly string $code, public readonly string $name ) {}
}
