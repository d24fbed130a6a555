<?php
declare(strict_types=1);

namespace Storewright\Screens\Shipping;

use Storewright\Kernel\Context;
use Storewright\Kernel\Money;
use Storewright\Store\Settings\SettingsSection;
use Storewright\Store\Shipping\Address;
use Storewright\Store\Shipping\Parcel;
use Storewright\Store\Shipping\ParcelItem;
use Storewright\Store\Shipping\ShippingClasses;
use Storewright\Store\Shipping\ZoneQuery;

/**
 * `…&tab=shipping&section=test`: type an address and a cart, see the zone, its methods, what they cost, and why.
 */
final class TesterSection implements SettingsSection {

	public const ID = 'test';

	private const MOST_ITEMS = 1_000_000;

	/**
	 * @var array<string, string>|null What was typed.
	 */
	private ?array $typed = null;

	/**
	 * @var array<string, string> What is wrong, by field.
	 */
	private array $errors = [];

	private ?Parcel $parcel = null;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Its name in the address.
	 */
	public function id(): string {
		return self::ID;
	}

	/**
	 * The tab that shows it.
	 */
	public function tab(): string {
		return ZonesSection::TAB;
	}

	/**
	 * Its translated name.
	 */
	public function label(): string {
		return __( 'Test an address', 'storewright' );
	}

	/**
	 * Takes the address and the cart; nothing is written.
	 *
	 * @param array<mixed> $posted The form's fields.
	 */
	public function handle( array $posted ): bool {
		$typed = [];
		foreach ( array_keys( $this->defaults() ) as $field ) {
			$typed[ $field ] = is_string( $posted[ $field ] ?? null ) ? trim( mb_substr( mb_scrub( $posted[ $field ], 'UTF-8' ), 0, 200 ) ) : '';
		}
		$this->typed  = $typed;
		$this->parcel = $this->parcel( $typed );
		return false;
	}

	/**
	 * Prints the answer, below it the form, and what to look at in any case.
	 */
	public function render(): void {
		printf( '<p>%s</p>', esc_html__( 'See which shipping zone and methods a customer gets, what they cost and why.', 'storewright' ) );
		$typed = $this->typed ?? $this->defaults();
		$rows  = new Rows( $this->errors );
		$rows->render_summary();
		$report = new TestReport( $this->context, new ZoneQuery( $this->context ) );
		if ( null !== $this->parcel ) {
			$report->render( $this->parcel );
		}
		// Nothing of it is saved.
		printf( '<div data-storewright-unsaved="no"><section class="storewright-settings__card"><h3>%s</h3>', esc_html__( 'Address', 'storewright' ) );
		Rows::begin();
		$rows->place( 'test_place', __( 'Country / state', 'storewright' ), new Places(), $typed['test_place'], false );
		$rows->text( 'test_postcode', __( 'Postcode / ZIP', 'storewright' ), $typed['test_postcode'], __( 'Zones look at country, state and postcode.', 'storewright' ) );
		Rows::end();
		printf( '</section><section class="storewright-settings__card"><h3>%s</h3>', esc_html__( 'Cart', 'storewright' ) );
		Rows::begin();
		$rows->text(
			'test_amount',
			/* translators: %s: code of a currency. */
			sprintf( __( 'Amount before tax (%s)', 'storewright' ), $this->context->shop()->settings()->currency_format()->code ),
			$typed['test_amount'],
			'',
			[ 'inputmode' => 'decimal' ]
		);
		$rows->text( 'test_quantity', __( 'Number of items', 'storewright' ), $typed['test_quantity'], '', [ 'inputmode' => 'numeric' ] );
		$classes = ShippingClasses::names();
		if ( [] !== $classes ) {
			$rows->select( 'test_class', __( 'Shipping class', 'storewright' ), [ '' => __( 'No shipping class', 'storewright' ) ] + $classes, $typed['test_class'] );
		}
		$rows->checkbox( 'test_coupon', __( 'Coupon', 'storewright' ), __( 'With a coupon that allows free shipping', 'storewright' ), 'yes' === $typed['test_coupon'] );
		Rows::end();
		printf(
			'</section><p class="submit"><button type="submit" class="button button-primary">%s</button></p></div>',
			esc_html__( 'Test', 'storewright' )
		);
		$report->render_warnings();
	}

	/**
	 * @return array{test_place: string, test_postcode: string, test_amount: string, test_quantity: string, test_class: string,
	 *   test_coupon: string}
	 */
	private function defaults(): array {
		$address = $this->context->shop()->settings()->address();
		$place   = '' === $address->state ? $address->country : "{$address->country}:{$address->state}";
		return [
			'test_place'    => ( new Places() )->exists( $place ) ? $place : $address->country,
			'test_postcode' => $address->postcode,
			'test_amount'   => '50',
			'test_quantity' => '1',
			'test_class'    => '',
			'test_coupon'   => '',
		];
	}

	/**
	 * @param array<string, string> $typed
	 * @return Parcel|null Null where something is wrong.
	 */
	private function parcel( array $typed ): ?Parcel {
		$separator = $this->context->shop()->settings()->currency_format()->decimal_separator;
		$amount    = Money::parse( ',' === $separator ? str_replace( ',', '.', $typed['test_amount'] ) : $typed['test_amount'] );
		$is_whole  = 1 === preg_match( '/^\d{1,7}$/D', $typed['test_quantity'] );
		if ( '' === $typed['test_place'] ) {
			$this->errors['test_place'] = __( 'Choose a country.', 'storewright' );
		} elseif ( ! ( new Places() )->exists( $typed['test_place'] ) ) {
			/* translators: %s: what was sent. */
			$this->errors['test_place'] = sprintf( __( '“%s” is not a country or state.', 'storewright' ), $typed['test_place'] );
		}
		if ( null === $amount || $amount->isNegative() ) {
			/* translators: %s: what was typed. */
			$this->errors['test_amount'] = sprintf( __( '“%s” is not an amount, such as 50.00.', 'storewright' ), $typed['test_amount'] );
		}
		if ( ! $is_whole || (int) $typed['test_quantity'] < 1 || (int) $typed['test_quantity'] > self::MOST_ITEMS ) {
			/* translators: %s: what was typed. */
			$this->errors['test_quantity'] = sprintf( __( '“%s” is not a whole number from 1 on.', 'storewright' ), $typed['test_quantity'] );
		}
		if ( '' !== $typed['test_class'] && ! isset( ShippingClasses::names()[ (int) $typed['test_class'] ] ) ) {
			/* translators: %s: what was sent. */
			$this->errors['test_class'] = sprintf( __( '“%s” is not a shipping class.', 'storewright' ), $typed['test_class'] );
		}
		if ( null === $amount || [] !== $this->errors ) {
			return null;
		}
		[ $country, $state ] = explode( ':', $typed['test_place'], 2 ) + [ 1 => '' ];
		return new Parcel(
			new Address( $country, $state, $typed['test_postcode'] ),
			[ new ParcelItem( 0, (int) $typed['test_quantity'], (string) $amount, (int) $typed['test_class'] ) ],
			has_free_shipping_coupon: 'yes' === $typed['test_coupon']
		);
	}
}
