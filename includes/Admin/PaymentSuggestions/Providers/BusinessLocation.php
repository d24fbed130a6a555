<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions\Providers;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;

/**
 * The country that a user's business is registered in: providers are suggested for it. It is the store's until somebody says another.
 */
final class BusinessLocation {

	/**
	 * WooCommerce's meta of users that holds what they said while they set payments up.
	 */
	public const PROFILE = 'woocommerce_payments_nox_profile';

	private const COUNTRY = 'business_country_code';

	public function __construct( private readonly Context $context ) {}

	/**
	 * The country's code.
	 */
	public function country(): string {
		$profile = get_user_meta( get_current_user_id(), self::PROFILE, true );
		$country = is_array( $profile ) ? $profile[ self::COUNTRY ] ?? '' : '';
		return is_string( $country ) && isset( $this->countries()[ $country ] )
			? $country
			: $this->context->shop()->settings()->address()->country;
	}

	/**
	 * Keeps the country for the current user.
	 *
	 * @param string $country Country code.
	 * @throws InvalidInput If there is no such country.
	 */
	public function choose( string $country ): void {
		$this->check( $country );
		$profile = get_user_meta( get_current_user_id(), self::PROFILE, true );
		update_user_meta(
			get_current_user_id(),
			self::PROFILE,
			// WordPress takes backslashes off what it is given, also off what others keep there.
			wp_slash( [ self::COUNTRY => $country ] + ( is_array( $profile ) ? $profile : [] ) )
		);
	}

	/**
	 * Throws unless there is such a country.
	 *
	 * @param string $country Country code.
	 * @throws InvalidInput That quotes the code.
	 */
	public function check( string $country ): void {
		if ( ! isset( $this->countries()[ $country ] ) ) {
			/* translators: %s: what was sent as the code of a country. */
			$reason = sprintf( __( '“%s” is not the code of a country, such as US.', 'storewright' ), mb_substr( $country, 0, 40 ) );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'location' => $reason ] );
		}
	}

	/**
	 * @return array<string, string> Code => name.
	 */
	private function countries(): array {
		return $this->context->shop()->countries()->names();
	}
}
