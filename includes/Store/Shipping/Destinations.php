<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

use Storewright\Kernel\Options;

/**
 * Where the shop sells and ships to, by its settings.
 */
final class Destinations {

	private const SELLS_TO = 'woocommerce_allowed_countries';

	private const SELLS_ONLY_TO = 'woocommerce_specific_allowed_countries';

	private const SELLS_NOT_TO = 'woocommerce_all_except_countries';

	private const SHIPS_TO = 'woocommerce_ship_to_countries';

	private const SHIPS_ONLY_TO = 'woocommerce_specific_ship_to_countries';

	public function __construct( private readonly Options $options ) {}

	/**
	 * Whether the shop sells to a country.
	 *
	 * @param string $country Two letters; '' where it is not known yet, which is taken for any.
	 */
	public function sells_to( string $country ): bool {
		return match ( $this->options->string( self::SELLS_TO, 'all' ) ) {
			'specific'   => '' === $country || in_array( $country, $this->options->array( self::SELLS_ONLY_TO ), true ),
			'all_except' => '' === $country || ! in_array( $country, $this->options->array( self::SELLS_NOT_TO ), true ),
			default      => true,
		};
	}

	/**
	 * Whether the shop ships to a country: by default wherever it sells.
	 *
	 * @param string $country Two letters; '' where it is not known yet, which is taken for any.
	 */
	public function ships_to( string $country ): bool {
		return match ( $this->options->string( self::SHIPS_TO ) ) {
			'disabled' => false,
			'all'      => true,
			'specific' => '' === $country || in_array( $country, $this->options->array( self::SHIPS_ONLY_TO ), true ),
			default    => $this->sells_to( $country ),
		};
	}
}
