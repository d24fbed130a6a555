<?php
declare(strict_types=1);

namespace Storewright\Admin\Profiler;

use Storewright\Kernel\Context;

/**
 * What is set of the store already.
 */
final class StoreFacts {

	/**
	 * The country that every store starts with.
	 */
	private const UNSET = 'US:CA';

	public function __construct( private readonly Context $context ) {}

	/**
	 * The store's name, as people write it: WordPress stores it escaped.
	 */
	public static function name(): string {
		$name = get_option( 'blogname' );
		return is_string( $name ) ? wp_specialchars_decode( $name, ENT_QUOTES ) : '';
	}

	/**
	 * Whether the user may change it: it is the site's.
	 */
	public static function may_rename(): bool {
		return current_user_can( 'manage_options' );
	}

	/**
	 * The country, with its state after a colon.
	 */
	public function country(): string {
		$address = $this->context->shop()->settings()->address();
		return '' === $address->state ? $address->country : "{$address->country}:{$address->state}";
	}

	/**
	 * What answers are compared with: the name, and the country where somebody has set one.
	 *
	 * @return array{store_name: string, country: string}
	 */
	public function current(): array {
		return [
			'store_name' => self::name(),
			'country'    => $this->is_country_set() ? $this->country() : '',
		];
	}

	/**
	 * Whether somebody has set the country: a new store has that of every store, and no address.
	 */
	public function is_country_set(): bool {
		$address = $this->context->shop()->settings()->address();
		return true === ( ( new Profile( $this->context ) )->stored()['is_store_country_set'] ?? false )
			|| ! in_array( $this->country(), [ '', self::UNSET ], true )
			|| '' !== $address->address_1 . $address->city . $address->postcode;
	}
}
